"""What the moves of a seat lead to in worlds that it can imagine from its view."""

from collections.abc import Sequence
from random import Random

from sobremesa.games.pesten.guessing import Guess
from sobremesa.games.pesten.kernel import DRAW, NOBODY, PASS, World, play_out
from sobremesa.games.pesten.moves import DRAW as DRAWING
from sobremesa.games.pesten.moves import PASS as PASSING
from sobremesa.games.pesten.moves import PLAYS
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.tables import CALLS, CODES, tables_of
from sobremesa.games.pesten.tournament import is_final

_WHIMS = 0.1
_MOST_ACTS = 400
_POINTS_OF_A_HAND = 40
_OTHER_ACTS = {DRAWING: DRAW, PASSING: PASS}


class Imagination:
    """Trials of the moves of the seat on turn."""

    def __init__(
        self, view: PestenState, seat: int, moves: Sequence[str], *, inference: bool = True
    ) -> None:
        self.moves = moves
        self._seat = view.active.index(seat)
        self._tables = tables_of(view.rules, len(view.active))
        self._guess = Guess(view, inference=inference)
        self._counts_points = _counts_points(view)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """Whether each move wins the hand, or how far it leads where points count."""
        world = self._guess.world(rng)
        return [self._try(world, *_act(move), rng) for move in moves]

    def _try(self, world: World, act: int, suit: int, rng: Random) -> float:
        winner, hands = play_out(self._tables, world, act, suit, rng.random, _WHIMS, _MOST_ACTS)
        if winner != NOBODY and not self._counts_points:
            return float(winner == self._seat)
        points = self._tables.points
        sums = [sum(points[card] for card in hand) for hand in hands]
        own = sums[self._seat]
        if not self._counts_points:
            return float(own == min(sums))
        others = (sum(sums) - own) / (len(sums) - 1)
        return (others - own) / _POINTS_OF_A_HAND


def _counts_points(view: PestenState) -> bool:
    """Whether the points of a hand outlast it: in a series and in a final (PE21, PE-A42)."""
    if view.bracket is not None:
        return is_final(view.bracket)
    return view.rules.series != "single"


def _act(move: str) -> tuple[int, int]:
    if move in _OTHER_ACTS:
        return _OTHER_ACTS[move], 0
    play = PLAYS[move]
    return CODES[play.card], CALLS.index(play.suit)
