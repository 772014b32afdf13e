"""Rule options as data: a frozen dataclass per game whose fields list their values."""

import dataclasses
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, Self

from sobremesa.engine.errors import RecordError

STANDARD = "standard"


def option(*values: object, advanced: bool = False) -> Any:
    """A field with the values that it may take, the default first."""
    return dataclasses.field(default=values[0], metadata={"values": values, "advanced": advanced})


class Option(NamedTuple):
    """One option of a game as the set-up panel and the rules pages show it."""

    key: str
    values: tuple[Any, ...]
    advanced: bool


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


@dataclasses.dataclass(frozen=True)
class Rules:
    """The rules in force at one table."""

    preset: str = STANDARD

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, object]]:
        """What each named preset changes."""
        return {STANDARD: {}}

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Every option in the order of its declaration."""
        return tuple(
            Option(field.name, field.metadata["values"], field.metadata["advanced"])
            for field in dataclasses.fields(cls)
            if "values" in field.metadata
        )

    def offered(self, key: str) -> tuple[Any, ...]:
        """The values of an option that a set-up offers here; the others come with a preset."""
        return next(known.values for known in self.options() if known.key == key)

    @classmethod
    def settle(cls, chosen: dict[str, Any]) -> dict[str, Any]:
        """Fill in the defaults that depend on other choices."""
        return chosen

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def side(self, seat: int) -> int:
        """The side that the seat plays for; every seat its own unless there are partners."""
        return seat

    def team(self, seat: int) -> int:
        """The seats with the same number win together, even if they score apart."""
        return self.side(seat)

    def sides_of(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the sides: those of the partners joined."""
        sides: dict[int, list[str]] = {}
        for seat, name in enumerate(names):
            sides.setdefault(self.side(seat), []).append(name)
        return tuple(" & ".join(sides[side]) for side in sorted(sides))

    def clash(self) -> str | None:
        """The option that an impossible combination is to be blamed on, if any."""
        return None

    @classmethod
    def read(cls, told: Mapping[str, object]) -> Self:
        """The rules that a record tells; RecordError `bad_rules` names a faulty key."""
        preset = told.get("preset", STANDARD)
        presets = cls.presets()
        if not isinstance(preset, str) or preset not in presets:
            raise RecordError("bad_rules", key="preset", problem="value")
        own = {key: value for key, value in told.items() if key != "preset"}
        values = {known.key: known.values for known in cls.options()}
        for key, value in own.items():
            if key not in values:
                raise RecordError("bad_rules", key=key, problem="unknown")
            if not any(_same(value, allowed) for allowed in values[key]):
                raise RecordError("bad_rules", key=key, problem="value")
        rules = cls(preset=preset, **cls.settle({**presets[preset], **own}))
        blamed = rules.clash()
        if blamed:
            raise RecordError("bad_rules", key=blamed, problem="combination")
        return rules

    @classmethod
    def possible(cls, told: Mapping[str, object], key: str) -> list[Any]:
        """The values of one option that go together with the other choices."""
        values = next(known.values for known in cls.options() if known.key == key)
        return [value for value in values if cls._is_possible({**told, key: value})]

    @classmethod
    def _is_possible(cls, told: Mapping[str, object]) -> bool:
        try:
            cls.read(told)
        except RecordError:
            return False
        return True

    def tell(self) -> dict[str, Any]:
        """The preset and whatever differs from it, as a record holds it."""
        return dict(self._told)

    @cached_property
    def _told(self) -> dict[str, Any]:
        changed: dict[str, Any] = {}
        for known in self.options():
            implied = self.settle({**self.presets()[self.preset], **changed})
            value = getattr(self, known.key)
            if implied.get(known.key, known.values[0]) != value:
                changed[known.key] = value
        return {"preset": self.preset, **changed}
