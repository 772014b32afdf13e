"""A view as somebody has it who does not count cards."""

from random import Random

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState

_STRIKING = "AKQ"
_REMEMBERED = 0.3


def forget(view: PeseKateshState, seat: int, rng: Random) -> PeseKateshState:
    """The view without the voids and without most of the plain cards in won tricks."""
    vague = view.clone()
    vague.voids = [""] * SEATS
    for heap in vague.won:
        heap[:] = [_recall(card, view, rng) for card in heap]
    return vague


def _recall(card: str, view: PeseKateshState, rng: Random) -> str:
    is_striking = card[0] in _STRIKING or card in view.task.penalties
    return card if is_striking or rng.random() < _REMEMBERED else HIDDEN
