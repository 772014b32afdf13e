"""A state: named zones of cards, each with a sight, and a few public values."""

import enum
from collections.abc import Collection, Iterator
from typing import Any, ClassVar, NamedTuple, Self

from sobremesa.engine.chance import Chance


class Sight(enum.Enum):
    """Who knows the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"
    TOP = "top"


class Family(NamedTuple):
    """Zones of one kind, stored in the state's attribute `name`.

    `levels` is 0 for one zone, 1 for a zone per seat or number, 2 for several per seat.
    """

    name: str
    sight: Sight
    levels: int = 0


class Zone(NamedTuple):
    """One zone with its full name (`hand.0`, `aux.1.2`); the last card is the top."""

    name: str
    family: Family
    owner: int | None
    cards: list[str]


class State:
    """The whole match as it lies on the table; only `Match` owns the live one.

    `points` holds the points of each finished deal, one number per seat.
    """

    __slots__ = ("chance", "deal", "dealer", "points", "rules", "shuffles", "turn")

    FAMILIES: ClassVar[tuple[Family, ...]]

    rules: Any
    chance: Chance
    shuffles: int
    dealer: int
    turn: int | None
    deal: int
    points: list[list[int]]

    @classmethod
    def fresh(cls, rules: Any, dealer: int, chance: Chance) -> Self:
        """The state before the first deal; whoever deals lays the zones."""
        state = cls()
        state.rules = rules
        state.chance = chance
        state.shuffles = 0
        state.dealer = dealer
        state.turn = None
        state.deal = 0
        state.points = []
        return state

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def also_known(self, seat: int, zone: Zone) -> Collection[int]:
        """Indexes of `zone` that `seat` knows beyond what its sight shows."""
        return ()

    def zones(self) -> Iterator[Zone]:
        """Every zone, in a fixed order."""
        for family in self.FAMILIES:
            yield from _zones(family, family.name, getattr(self, family.name), family.levels, None)

    def shuffle(self, cards: list[str]) -> list[str]:
        """The next shuffle of `cards`, top of the pack **last**, ready for `pop`.

        A shuffle of no cards does not happen: it uses no list and no number.
        """
        if not cards:
            return []
        ordered = self.chance.order(self.shuffles, cards)
        self.shuffles += 1
        ordered.reverse()
        return ordered

    def _copy_base(self, other: "State") -> None:
        self.rules = other.rules
        self.chance = other.chance
        self.shuffles = other.shuffles
        self.dealer = other.dealer
        self.turn = other.turn
        self.deal = other.deal
        self.points = other.points.copy()


def _zones(family: Family, name: str, held: Any, levels: int, owner: int | None) -> Iterator[Zone]:
    if not levels:
        yield Zone(name, family, owner, held)
        return
    numbered = held.items() if isinstance(held, dict) else enumerate(held)
    for number, inner in numbered:
        yield from _zones(
            family, f"{name}.{number}", inner, levels - 1, number if owner is None else owner
        )


def totals(points: list[list[int]], seats: int) -> list[int]:
    """Running totals per seat: the column sums of the finished deals."""
    return [sum(column) for column in zip(*points, strict=True)] if points else [0] * seats
