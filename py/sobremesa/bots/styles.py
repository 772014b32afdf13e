"""Characters: what a player likes, where it costs next to nothing.

bold: goes for the chance of more, and spends good cards soon
careful: prefers what is sure
hoarder: keeps good cards for later
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

from sobremesa.bots.search import Estimate

EVEN = "even"
STYLES = (EVEN, "bold", "careful", "hoarder")
_NEAR = 0.05
_PUT_OFF = 0.4
_HURRIES = 0.25

Spends = Callable[[str], bool]


def considered(style: str, moves: Sequence[str], spends: Spends, rng: Random) -> Sequence[str]:
    """The moves that come to the mind of a character who does not search."""
    if style == "hoarder" and rng.random() < _PUT_OFF:
        return [move for move in moves if not spends(move)] or moves
    if style == "bold" and rng.random() < _HURRIES:
        return [move for move in moves if spends(move)] or moves
    return moves


def favourite(style: str, estimates: Sequence[Estimate], spends: Spends) -> Estimate:
    """The move that suits the character best among those about as good as the best."""
    best = estimates[0]
    if style == EVEN or best.playouts < 2:
        return best
    near = [one for one in estimates if one.behind <= _NEAR * _spread(best)]
    if style == "hoarder":
        return next((one for one in near if not spends(one.move)), best)
    return max(near, key=_spread) if style == "bold" else min(near, key=_spread)


def _spread(one: Estimate) -> float:
    """The standard deviation of what a single playout brings."""
    return one.error * sqrt(one.playouts) if one.playouts > 1 else 0.0
