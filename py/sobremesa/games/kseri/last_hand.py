"""The last hand of two players, in which each can tell what the other holds.

Every line of play is looked at as far as it can matter.
"""

from math import inf

from sobremesa.games.kseri.house import LEAVE, STEAL
from sobremesa.games.kseri.position import Position


def outcome(position: Position, play: int, side: int) -> float:
    """The side's lead at the end of the deal after the play, if both go on without a fault."""
    return _outcome(_after(position, play), side, -inf, inf)


def _outcome(position: Position, side: int, low: float, high: float) -> float:
    """The lead if it is between the bounds; otherwise a bound for it beyond these."""
    if not position.rest:
        points = position.result()
        return points[side] - points[1 - side]
    is_own = position.house.sides[position.turn] == side
    best = -inf if is_own else inf
    for play in _promising_first(position):
        value = _outcome(_after(position, play), side, low, high)
        if is_own:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best


def _after(position: Position, play: int) -> Position:
    after = position.copy()
    after.play(play)
    return after


def _promising_first(position: Position) -> list[int]:
    """Steals, captures, then the rest; what is left on the pile last."""
    top = position.top >> 2
    wild = position.house.wild

    def rank(play: int) -> int:
        if play & 3 == STEAL:
            return 0
        if play & 3 == LEAVE:
            return 3
        return 1 if position.size and play >> 4 in (top, wild) else 2

    return sorted(position.plays(), key=rank)
