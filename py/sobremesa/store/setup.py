"""What was last chosen at the set-up of each game."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sobremesa.store.preferences import load_object
from sobremesa.store.storage import PREFIX, Outcome, Storage, try_set

_LONGEST_NAME = 40
_MOST_NAMES = 16


@dataclass(frozen=True)
class SetupChoice:
    """Told rules (unchecked: `rules_type.read` has the say), seat names and the bots' level."""

    rules: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    level: str | None = None

    @classmethod
    def load(cls, storage: Storage, game_id: str) -> "SetupChoice":
        """The game's last choice; whatever is missing or bad has its default."""
        told = load_object(storage, _key(game_id))
        rules, names, level = (told.get(key) for key in ("rules", "names", "level"))
        return cls(
            rules=rules if isinstance(rules, dict) else {},
            names=_read_names(names),
            level=level if isinstance(level, str) else None,
        )

    def store(self, storage: Storage, game_id: str) -> Outcome:
        """Remember this choice for the game."""
        told = {"rules": dict(self.rules), "names": list(self.names), "level": self.level}
        return try_set(storage, _key(game_id), json.dumps(told))


def _key(game_id: str) -> str:
    return f"{PREFIX}setup:{game_id}"


def _read_names(names: object) -> tuple[str, ...]:
    if not isinstance(names, list) or len(names) > _MOST_NAMES:
        return ()
    good = [name for name in names if isinstance(name, str) and len(name) <= _LONGEST_NAME]
    return tuple(good) if len(good) == len(names) else ()
