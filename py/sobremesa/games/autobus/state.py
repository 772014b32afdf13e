"""What lies on an Autobus table."""

from collections.abc import Collection
from typing import ClassVar, Self

from sobremesa.engine.state import Family, Sight, State, Zone
from sobremesa.games.autobus.options import AutobusRules
from sobremesa.games.autobus.spaces import Spaces


class AutobusState(State):
    """Zones and public values.

    `main` holds a pile per seat, `aux` four spaces per seat by their numbers 1-4, and
    `ladder` the ladders by their numbers, of which `next_ladder` is the first unused.
    `spaces` tells per seat the rank of each space and what follows from it.
    `wanted` maps a rank, or the free joker, to the targets (`>L3`, `>L+`) open to it.
    `bused` counts per seat the cards that went under the main pile and are still there.
    `turns` counts finished turns; `last_moved` is the turn, counted from 0, in which a
    card was moved last.
    """

    __slots__ = (
        "aux",
        "bused",
        "completed",
        "hand",
        "ladder",
        "last_moved",
        "main",
        "next_ladder",
        "spaces",
        "stock",
        "turns",
        "wanted",
    )

    FAMILIES: ClassVar[tuple[Family, ...]] = (
        Family("stock", Sight.NONE),
        Family("main", Sight.TOP, 1),
        Family("hand", Sight.OWNER, 1),
        Family("aux", Sight.ALL, 2),
        Family("ladder", Sight.ALL, 1),
        Family("completed", Sight.ALL),
    )

    rules: AutobusRules
    stock: list[str]
    main: list[list[str]]
    hand: list[list[str]]
    aux: list[dict[int, list[str]]]
    ladder: dict[int, list[str]]
    completed: list[str]
    spaces: list[Spaces]
    wanted: dict[str, tuple[str, ...]]
    next_ladder: int
    bused: list[int]
    turns: int
    last_moved: int

    def clone(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy._copy_base(self)
        copy.stock = self.stock.copy()
        copy.main = [pile.copy() for pile in self.main]
        copy.hand = [hand.copy() for hand in self.hand]
        copy.aux = [{space: pile.copy() for space, pile in own.items()} for own in self.aux]
        copy.ladder = {number: cards.copy() for number, cards in self.ladder.items()}
        copy.completed = self.completed.copy()
        copy.spaces = self.spaces.copy()
        copy.wanted = self.wanted.copy()
        copy.next_ladder = self.next_ladder
        copy.bused = self.bused.copy()
        copy.turns = self.turns
        copy.last_moved = self.last_moved
        return copy

    @property
    def ranks(self) -> list[str]:
        """Per seat the ranks of the four spaces, `-` where one is empty."""
        return [spaces.ranks for spaces in self.spaces]

    def also_known(self, seat: int, zone: Zone) -> Collection[int]:
        """Who put cards under the bus knows them, and nobody else does (AB-A22)."""
        if zone.family.name != "main" or zone.owner != seat:
            return ()
        return range(min(self.bused[seat], len(zone.cards)))
