"""What is being chosen for a new match, kept playable through every change."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from sobremesa.app.people import complete
from sobremesa.bots.levels import LEVELS
from sobremesa.engine.errors import RecordError
from sobremesa.engine.game import Game
from sobremesa.engine.rules import STANDARD, Rules
from sobremesa.games import all_games

PLAYERS = "players"
DEFAULT_LEVEL = "casual"
SPEEDS = ("slow", "normal", "fast", "instant")
_NAME_LENGTH = 24

Told = Mapping[str, Any]


def known_level(level: str | None) -> str:
    """The level, or the usual one where a record tells one that we do not know."""
    return level if level in LEVELS else DEFAULT_LEVEL


class Change(NamedTuple):
    """What a form control says: its name, and its value or whether it is on.

    Names are `preset`, `option.KEY`, `level`, `speed` and `name.N` for opponent N.
    """

    name: str
    value: str | bool


@dataclass(frozen=True)
class SetupDraft:
    """Choices for one game; `told` always reads as rules.

    `adjusted` names the options that gave way to the last change, `refused` the
    option that made it impossible.
    """

    game: str
    told: Told = dataclasses.field(default_factory=lambda: {"preset": STANDARD})
    names: tuple[str, ...] = ()
    level: str = DEFAULT_LEVEL
    speed: str = SPEEDS[1]
    adjusted: tuple[str, ...] = ()
    refused: str | None = None

    @classmethod
    def fresh(cls, game: Game[Any]) -> Self:
        """The standard table of a game, with named opponents."""
        return cls(game.id)._seated()

    @classmethod
    def remembered(
        cls, game: Game[Any], told: Told, names: tuple[str, ...], level: str | None, speed: str
    ) -> Self:
        """The table as it was last set up."""
        return cls(game.id, told, names, known_level(level), speed)._seated()

    @property
    def rules_type(self) -> type[Rules]:
        """The class that knows the game's options."""
        return all_games()[self.game].rules_type

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self.rules_type.read(self.told)

    def apply(self, change: Change) -> Self:
        """The draft after one change, with as little else changed as possible."""
        calm = dataclasses.replace(self, adjusted=(), refused=None)
        group, _, key = change.name.partition(".")
        if group == "preset":
            return calm._choose_preset(str(change.value))
        if group == "option":
            return calm._choose_option(key, change.value)
        if group == "name":
            return calm._rename(int(key), str(change.value))
        if group == "level":
            return dataclasses.replace(calm, level=str(change.value))
        return dataclasses.replace(calm, speed=str(change.value))

    def _choose_preset(self, preset: str) -> Self:
        players = {PLAYERS: self.told[PLAYERS]} if PLAYERS in self.told else {}
        sets_players = PLAYERS in self.rules_type.presets()[preset]
        told = {"preset": preset, **({} if sets_players else players)}
        return self._with(told if can_read(self.rules_type, told) else {"preset": preset})

    def _choose_option(self, key: str, given: str | bool) -> Self:
        value = value_of(self.rules_type, key, given)
        for told, adjusted in _ways(self.rules_type, self.told, key, value):
            if can_read(self.rules_type, told):
                return dataclasses.replace(self._with(told), adjusted=adjusted)
        return dataclasses.replace(self, refused=key)

    def _rename(self, opponent: int, name: str) -> Self:
        names = list(self.names)
        names[opponent] = name.strip()[:_NAME_LENGTH]
        kept = [name for name in names if name]
        missing = complete(kept, len(names), self.game)[len(kept) :]
        filled = iter(missing)
        return dataclasses.replace(self, names=tuple(name or next(filled) for name in names))

    def _with(self, told: Told) -> Self:
        settled = self.rules_type.read(told).tell()
        return dataclasses.replace(self, told=settled)._seated()

    def _seated(self) -> Self:
        names = complete(self.names, self.rules.seats - 1, self.game)
        return dataclasses.replace(self, names=names)


def value_of(rules_type: type[Rules], key: str, given: str | bool) -> Any:
    """The value of an option that a control's text or state stands for."""
    values = next(known.values for known in rules_type.options() if known.key == key)
    return next(value for value in values if str(value) == str(given))


def can_read(rules_type: type[Rules], told: Told) -> bool:
    """Whether the choices go together."""
    try:
        rules_type.read(told)
    except RecordError:
        return False
    return True


def blocker(rules_type: type[Rules], told: Told, key: str, value: object) -> str | None:
    """Another option that, chosen otherwise, would allow this value."""
    wanted = {**told, key: value}
    return next((other for _, other in _one_other(rules_type, wanted, key)), None)


def _ways(
    rules_type: type[Rules], told: Told, key: str, value: object
) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
    """Choices with `key` at `value`, those nearest to the present ones first."""
    wanted = {**told, key: value}
    own = rules_type.presets()[told["preset"]]
    if key == PLAYERS and own.get(PLAYERS, value) != value:
        yield {**wanted, "preset": STANDARD}, ("preset",)
        yield {"preset": STANDARD, PLAYERS: value}, ("preset",)
    yield wanted, ()
    others = [other for other in told if other not in ("preset", key)]
    for other in others:
        yield {one: wanted[one] for one in wanted if one != other}, (other,)
    for changed, other in _one_other(rules_type, wanted, key):
        yield changed, (other,)
    yield {"preset": told["preset"], key: value}, tuple(others)
    yield {"preset": STANDARD, key: value}, ("preset", *others)


def _one_other(
    rules_type: type[Rules], wanted: Told, key: str
) -> Iterator[tuple[dict[str, Any], str]]:
    for other in rules_type.options():
        for value in other.values:
            changed = {**wanted, other.key: value}
            if other.key != key and can_read(rules_type, changed):
                yield changed, other.key
