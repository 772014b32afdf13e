"""What the person at this device has chosen, kept field by field."""

import dataclasses
import json
import re
from typing import Any, Self

from sobremesa.store.storage import PREFIX, Outcome, Storage, try_get, try_set

_KEY = f"{PREFIX}preferences"
LONGEST_NAME = 24
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def _choice(*values: str) -> Any:
    """A field with the values that it may take, the default first."""
    return dataclasses.field(default=values[0], metadata={"values": values})


@dataclasses.dataclass(frozen=True)
class Preferences:
    """How the page looks, sounds and asks.

    `language` None follows the browser; `name` "" is the guest of the catalogue.
    """

    language: str | None = None
    name: str = ""
    theme: str = _choice("auto", "light", "dark")
    contrast: str = _choice("auto", "normal", "more")
    colours: str = _choice("two", "four")
    print: str = _choice("normal", "large")
    motion: str = _choice("auto", "reduced", "full")
    speed: str = _choice("normal", "slow", "fast", "instant")
    sound: str = _choice("off", "on")
    verbosity: str = _choice("normal", "short", "full")
    confirm: str = _choice("off", "confirm", "two_taps")
    keys: str = _choice("on", "off")
    auto_play: str = _choice("off", "on")

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """The values of each field that has a list of them, the default first."""
        return {
            field.name: field.metadata["values"]
            for field in dataclasses.fields(cls)
            if "values" in field.metadata
        }

    @classmethod
    def load(cls, storage: Storage) -> Self:
        """The stored preferences; whatever is missing or bad has its default."""
        told = load_object(storage, _KEY)
        return cls(**{key: value for key, value in told.items() if cls._takes(key, value)})

    def store(self, storage: Storage) -> Outcome:
        """Keep these preferences."""
        return try_set(storage, _KEY, json.dumps(dataclasses.asdict(self)))

    def having(self, key: str, value: str | None) -> Self:
        """These preferences with one of them changed; ValueError for a bad value."""
        if not self._takes(key, value):
            raise ValueError(f"{key}={value!r}")
        return dataclasses.replace(self, **{key: value})  # type: ignore[arg-type]

    @classmethod
    def _takes(cls, key: str, value: object) -> bool:
        if key == "language":
            return value is None or (isinstance(value, str) and bool(_LANGUAGE.fullmatch(value)))
        if key == "name":
            return isinstance(value, str) and len(value) <= LONGEST_NAME
        return value in cls.choices().get(key, ())


def load_object(storage: Storage, key: str) -> dict[str, Any]:
    """The JSON object under the key, empty where there is none that can be read."""
    try:
        told = json.loads(try_get(storage, key) or "{}")
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}
