"""What lies on a Pesë Katësh table."""

from typing import ClassVar, Self

from sobremesa.engine.state import Family, Sight, State
from sobremesa.games.pese_katesh.options import PeseKateshRules
from sobremesa.games.pese_katesh.tasks import TASKS, Task


class PeseKateshState(State):
    """Zones and public values; won tricks are known to all who watched (PK17).

    `leader` leads or has led the trick on the table; `penalties_left` counts the
    penalty cards that are in no won trick yet; `voids` are, per seat, the suits that
    it has shown not to hold. The last trick is on top of the leader's won cards.
    """

    __slots__ = ("hand", "leader", "penalties_left", "stock", "trick", "voids", "won")

    FAMILIES: ClassVar[tuple[Family, ...]] = (
        Family("stock", Sight.NONE),
        Family("hand", Sight.OWNER, 1),
        Family("trick", Sight.ALL),
        Family("won", Sight.ALL, 1),
    )

    rules: PeseKateshRules
    stock: list[str]
    hand: list[list[str]]
    trick: list[str]
    won: list[list[str]]
    leader: int
    penalties_left: int
    voids: list[str]

    def clone(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy._copy_base(self)
        copy.stock = self.stock.copy()
        copy.hand = [hand.copy() for hand in self.hand]
        copy.trick = self.trick.copy()
        copy.won = [won.copy() for won in self.won]
        copy.leader = self.leader
        copy.penalties_left = self.penalties_left
        copy.voids = self.voids.copy()
        return copy

    @property
    def task(self) -> Task:
        """What the running deal is about (PK4)."""
        return TASKS[self.deal % len(TASKS)]

    @property
    def floor(self) -> int:
        """The number of the running floor, from 0."""
        return self.deal // len(TASKS)
