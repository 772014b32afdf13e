"""The moves that deserve a thought, without those that a sensible player never makes."""

from collections.abc import Callable, Sequence

from sobremesa.games.kseri.counting import Count
from sobremesa.games.kseri.house import code_of, house_of
from sobremesa.games.kseri.rules import captures
from sobremesa.games.kseri.state import KseriState

RISK = 0.3
"""The chance of a steal from which a kseri need not be taken (KS14)."""
_WITH_POINTS = "AJ2T"


def candidates(view: KseriState, seat: int, legal: Sequence[str]) -> Sequence[str]:
    """The legal moves, once for those that come to the same, that are worth a trial."""
    count = Count(view, seat)
    moves = without_lone_jacks(view, legal)
    bonuses = [move for move in moves if _is_bonus(view, count, move)]
    return _different(view, bonuses or _without_gifts(view, count, moves))


def without_lone_jacks(view: KseriState, legal: Sequence[str]) -> Sequence[str]:
    """A jack is never thrown on an empty table with another choice."""
    if view.pile or not view.rules.jack_wild:
        return legal
    return _if_any(legal, lambda move: move[0] != "J" or move.endswith("steal"))


def is_kseri(view: KseriState, move: str) -> bool:
    """Whether the move takes a single card by its rank (KS13)."""
    is_wild = move[0] == "J" and view.rules.jack_wild
    return len(view.pile) == 1 and len(move) == 2 and captures(view, move) and not is_wild


def _is_bonus(view: KseriState, count: Count, move: str) -> bool:
    """Whether the move is a steal, or a kseri that is not likely to be stolen."""
    if move.endswith("steal"):
        return True
    is_safe = view.rules.double_kseri == "off" or count.chance(move[0]) < RISK
    return is_safe and is_kseri(view, move)


def _without_gifts(view: KseriState, count: Count, moves: Sequence[str]) -> Sequence[str]:
    """A plain card that the next player can surely match never lies alone for nothing."""
    if view.pile:
        return moves
    plain = [move for move in moves if move[0] not in _WITH_POINTS]
    gifts = [move for move in plain if count.chance(move[0]) == 1]
    return [move for move in moves if move not in gifts] if len(gifts) < len(plain) else moves


def _different(view: KseriState, moves: Sequence[str]) -> Sequence[str]:
    """One of several cards of a rank that count the same."""
    house = house_of(view.rules)
    found: dict[tuple[int, ...], str] = {}
    for move in moves:
        play = code_of(move)
        card = play >> 2
        found.setdefault((card >> 2, play & 3, house.points[card], house.exact[card]), move)
    return list(found.values())


def _if_any(moves: Sequence[str], wanted: Callable[[str], bool]) -> Sequence[str]:
    """The moves that are wanted, or all if none is."""
    return [move for move in moves if wanted(move)] or moves
