"""Why a card of Pesë Katësh is a good idea, from facts that its seat can see."""

from typing import Any

from sobremesa.games.pese_katesh.counting import STRENGTH, Count
from sobremesa.games.pese_katesh.state import PeseKateshState

Reason = tuple[str, dict[str, Any]]

COUNTS_CHANCES = False
_KING = "KS"


def explain(view: PeseKateshState, seat: int, move: str) -> Reason:
    """The reason's key among the texts of hints, and its values."""
    count = Count(view, seat)
    if not view.trick:
        return _lead(view, count, move)
    best = max(
        (card for card in view.trick if card[1] == view.trick[0][1]), key=STRENGTH.__getitem__
    )
    if move[1] != best[1]:
        return _throw(view, move)
    if STRENGTH[move] < STRENGTH[best]:
        return _duck(view, count, best)
    return _beat(view, count, move)


def _lead(view: PeseKateshState, count: Count, card: str) -> Reason:
    higher = len(count.higher(card))
    if not view.task.penalties:
        return ("master", {}) if not higher else ("saves_high", {})
    if higher:
        return "leads_under", {"n": higher}
    return "leads_over", {"n": view.penalties_left}


def _throw(view: PeseKateshState, card: str) -> Reason:
    """A card of another suit cannot win (PK14)."""
    if card in view.task.penalties:
        return "gives_penalty", {"card": card}
    return ("sheds_high", {}) if view.task.penalties else ("worthless", {})


def _duck(view: PeseKateshState, count: Count, best: str) -> Reason:
    if not view.task.penalties:
        return "worthless", {}
    if _KING in view.task.penalties and _KING in count.unseen:
        return "ducks_king", {"card": best}
    return "ducks", {"card": best}


def _beat(view: PeseKateshState, count: Count, card: str) -> Reason:
    higher = len(count.higher(card)) if count.later else 0
    if not view.task.penalties:
        return ("wins", {"points": view.task.value}) if not higher else ("may_win", {"n": higher})
    if higher:
        return "may_lose", {"n": higher}
    paid = view.task.worth([*view.trick, card])
    if paid:
        return "must_win", {"points": -paid}
    return ("so_far_free" if count.later else "clean"), {}
