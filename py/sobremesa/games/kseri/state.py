"""What lies on a Kseri table."""

from collections.abc import Collection
from typing import ClassVar, NamedTuple, Self

from sobremesa.engine.state import Family, Sight, State, Zone
from sobremesa.games.kseri.options import KseriRules


class Bonus(NamedTuple):
    """A kseri with its face-up marker in the captured heap; a stolen one has none."""

    marker: str
    points: int


class KseriState(State):
    """Zones and public values; captured cards are known to all who watched (KS-A31).

    Per side: `won` cards, `kseris`, and the points of `jacks_only` and `exact_twos`.
    `last_capture` is the side of the last capture and whether a wild jack made it;
    `stealable` is the side whose newest kseri marker may be taken by the next play.
    `buried` are the indexes of opening jacks in the stock, which all saw go in (KS9).
    `opening` is the pile that the deal began with, `plays` all moves since, in turn order.
    """

    __slots__ = (
        "buried",
        "exact_twos",
        "hand",
        "jacks_only",
        "kseris",
        "last_capture",
        "opening",
        "pile",
        "plays",
        "stealable",
        "stock",
        "won",
    )

    FAMILIES: ClassVar[tuple[Family, ...]] = (
        Family("hand", Sight.OWNER, 1),
        Family("stock", Sight.NONE),
        Family("pile", Sight.ALL),
        Family("won", Sight.ALL, 1),
    )

    rules: KseriRules
    hand: list[list[str]]
    stock: list[str]
    pile: list[str]
    won: list[list[str]]
    kseris: list[list[Bonus]]
    jacks_only: list[int]
    exact_twos: list[int]
    last_capture: tuple[int, bool] | None
    stealable: int | None
    buried: tuple[int, ...]
    opening: tuple[str, ...]
    plays: list[str]

    def clone(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy._copy_base(self)
        copy.hand = [hand.copy() for hand in self.hand]
        copy.stock = self.stock.copy()
        copy.pile = self.pile.copy()
        copy.won = [won.copy() for won in self.won]
        copy.kseris = [kseris.copy() for kseris in self.kseris]
        copy.jacks_only = self.jacks_only.copy()
        copy.exact_twos = self.exact_twos.copy()
        copy.last_capture = self.last_capture
        copy.stealable = self.stealable
        copy.buried = self.buried
        copy.opening = self.opening
        copy.plays = self.plays.copy()
        return copy

    def also_known(self, seat: int, zone: Zone) -> Collection[int]:
        """Everybody knows where an opening jack was buried (KS9)."""
        if zone.name != "stock":
            return ()
        return [index for index in self.buried if index < len(zone.cards)]
