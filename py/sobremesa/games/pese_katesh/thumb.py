"""Rules of thumb as a memory: what was worked out about a suit once is not worked out again.

Playouts ask for the best card of a suit over and over, so a question is made of two small
numbers: the kind of trick (see `Trick`) and the own and the unseen cards of the suit.
"""

import tomllib
from functools import cache
from importlib.resources import files

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
    """The common rules of thumb for a task, with the constants of `thumb.toml`."""
    source = files("sobremesa.games.pese_katesh") / "thumb.toml"
    told = tomllib.loads(source.read_text(encoding="utf-8"))
    return Thumb(task, teams, Weights(**told[TASKS[task].key]))
