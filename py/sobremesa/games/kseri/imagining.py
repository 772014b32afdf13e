"""Trials of moves in imagined deals; the last hand of two players is known and exact."""

from collections.abc import Sequence
from random import Random

from sobremesa.games.kseri import last_hand
from sobremesa.games.kseri.house import code_of
from sobremesa.games.kseri.playout import play_out
from sobremesa.games.kseri.state import KseriState
from sobremesa.games.kseri.worlds import Worlds

NOISE = 0.1
REFILLS = 1


class Imagination:
    """What each move leads to in a world, when it is played on by rule of thumb."""

    def __init__(
        self, view: KseriState, moves: Sequence[str], worlds: Worlds, refills: int = REFILLS
    ) -> None:
        self.moves = moves
        self._codes = {move: code_of(move) for move in moves}
        self._worlds = worlds
        self._side = view.rules.side(view.turn or 0)
        self._refills = refills

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The side's lead over the mean of the others."""
        world = self._worlds.sample(rng)
        dice = [rng.random() for _ in range(world.rest)]
        return [
            lead(play_out(world, self._codes[move], dice, NOISE, self._refills), self._side)
            for move in moves
        ]


class Foresight:
    """What each move leads to where nothing is hidden any more."""

    def __init__(self, view: KseriState, moves: Sequence[str], worlds: Worlds) -> None:
        self.moves = moves
        self._worlds = worlds
        self._side = view.rules.side(view.turn or 0)
        self._outcomes: dict[str, float] = {}

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The side's lead at the end of the deal."""
        if not self._outcomes:
            world = self._worlds.sample(rng)
            self._outcomes = {
                move: last_hand.outcome(world, code_of(move), self._side) for move in self.moves
            }
        return [self._outcomes[move] for move in moves]


def lead(points: Sequence[float], side: int) -> float:
    """How far a side is ahead of the mean of the others."""
    own = points[side]
    return own - (sum(points) - own) / (len(points) - 1)
