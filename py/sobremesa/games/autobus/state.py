"""What lies on an Autobus table."""

from collections.abc import Collection
from typing import ClassVar, Self

from sobremesa.engine.state import Family, Sight, State, Zone
from sobremesa.games.autobus.options import AutobusRules
from sobremesa.games.autobus.tokens import ALL_SPACES, EMPTY, MASK, OFFERS, SPACES


class AutobusState(State):
    """Zones and public values.

    `main` holds a pile per seat, `aux` four spaces per seat by their numbers 1-4, and
    `ladder` the ladders by their numbers, of which `next_ladder` is the first unused.
    `offers` tells per seat the rank of each space, `-` where one is empty, with the source
    to play from it; `fitting` the masks of the spaces by their ranks.
    `wanted` maps a rank, or the free joker, to the targets (`>L3`, `>L+`) open to it.
    `bused` counts per seat the cards that went under the main pile and are still there.
    `turns` counts finished turns; `last_moved` is the turn, counted from 0, in which a
    card was moved last.
    """

    __slots__ = (
        "aux",
        "bused",
        "completed",
        "fitting",
        "hand",
        "ladder",
        "last_moved",
        "main",
        "next_ladder",
        "offers",
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
    offers: list[list[tuple[str, str]]]
    fitting: list[dict[str, int]]
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
        copy.offers = [offers.copy() for offers in self.offers]
        copy.fitting = [masks.copy() for masks in self.fitting]
        copy.wanted = self.wanted.copy()
        copy.next_ladder = self.next_ladder
        copy.bused = self.bused.copy()
        copy.turns = self.turns
        copy.last_moved = self.last_moved
        return copy

    def lay_spaces(self, players: int) -> None:
        """Four empty spaces for each seat."""
        self.aux = [{space: [] for space in SPACES} for _ in range(players)]
        self.offers = [[OFFERS[space][EMPTY] for space in SPACES] for _ in range(players)]
        self.fitting = [{EMPTY: ALL_SPACES} for _ in range(players)]

    @property
    def ranks(self) -> list[str]:
        """Per seat the ranks of the four spaces, `-` where one is empty."""
        return ["".join(rank for rank, _ in offers) for offers in self.offers]

    def set_rank(self, seat: int, space: int, rank: str) -> None:
        """The rank of a space as its pile begins, `-` as it ends."""
        offers = self.offers[seat]
        masks = self.fitting[seat]
        mask = MASK[space]
        masks[offers[space - 1][0]] ^= mask
        masks[rank] = masks.get(rank, 0) | mask
        offers[space - 1] = OFFERS[space][rank]

    def also_known(self, seat: int, zone: Zone) -> Collection[int]:
        """Who put cards under the bus knows them, and nobody else does (AB-A22)."""
        if zone.family.name != "main" or zone.owner != seat:
            return ()
        return range(min(self.bused[seat], len(zone.cards)))
