"""Rules of thumb as a memory: what was worked out about a suit once is not worked out again.

Playouts ask for the best card of a suit over and over, so a question is made of two small
numbers: the kind of trick (see `Trick`) and the own and the unseen cards of the suit.
"""

from functools import cache

from sobremesa.games.pese_katesh.appraisal import Appraisal, Plays, Throws, Trick, Weights
from sobremesa.games.pese_katesh.masks import WIDTH, penalties_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.tasks import TASKS

_MOST = 60_000

# The parts of a trick's number; few penalty cards are told apart from many, no more.
LAID = tuple(min(laid, 2) << 4 for laid in range(SEATS + 1))
ELSEWHERE = tuple(min(cards, 4) << 6 for cards in range(WIDTH + 1))
AFTER = tuple(
    tuple((SEATS - 1 - played) << 9 | voids << 11 for voids in range(SEATS - played))
    for played in range(SEATS)
)
MATE = (0, 1 << 13)


def _unpack(code: int) -> Trick:
    later, voids = code >> 9 & 3, code >> 11 & 3
    best = code & 15 if later < SEATS - 1 else -1
    return Trick(best, code >> 4 & 3, later - voids, voids, code >> 6 & 7, bool(code >> 13))


Memory = Plays | Throws


class Memories(dict[int, Memory]):
    """The answers about a suit by the number of the trick."""

    def __init__(self, kind: type[Memory], appraisal: Appraisal) -> None:
        self._kind = kind
        self._appraisal = appraisal

    def __missing__(self, code: int) -> Memory:
        memory = self[code] = self._kind(self._appraisal, _unpack(code))
        return memory


class Thumb:
    """The rules of thumb for one task: for each suit what to play and what to throw."""

    def __init__(self, task: int, teams: bool, weights: Weights) -> None:
        pays = not TASKS[task].penalties
        self.penalties = penalties_of(TASKS[task])
        self.teams = int(teams)
        self.each = int(pays)
        kinds = {mask: Appraisal(weights, mask, pays=pays, teams=teams) for mask in self.penalties}
        plays = {mask: Memories(Plays, kind) for mask, kind in kinds.items()}
        throws = {mask: Memories(Throws, kind) for mask, kind in kinds.items()}
        self.plays = tuple(plays[mask] for mask in self.penalties)
        self.throws = tuple(throws[mask] for mask in self.penalties)

    def trim(self) -> None:
        """Forget everything once it is much."""
        known = [*self.plays, *self.throws]
        if sum(len(memory) for memories in known for memory in memories.values()) > _MOST:
            for memories in known:
                memories.clear()


@cache
def thumb_of(task: int, teams: bool) -> Thumb:
    """The common rules of thumb for a task."""
    return Thumb(task, teams, WEIGHTS[task])


WEIGHTS = (
    Weights(0.565, 0.526, 2.010, 0.107, 0.153, 0.577, 2.158, 0.005, 0.027, -0.059, 0.646, 0.0180),
    Weights(0.607, 0.231, 1.998, 0.084, 0.227, 0.795, 1.394, 0.001, 0.002, -0.123, 0.504, -0.0253),
    Weights(0.657, 0.601, 2.838, 0.081, 0.388, 0.648, 1.534, 0.014, 0.049, 0.072, 0.673, -0.0212),
    Weights(0.624, 0.686, 1.714, 0.068, 0.299, 0.901, 1.545, 0.005, 0.028, 0.131, 0.570, -0.0181),
)
