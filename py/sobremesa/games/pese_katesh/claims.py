"""When the rest of a deal is proven, however the hidden cards lie (PK-A17)."""

from sobremesa.games.pese_katesh.counting import Count
from sobremesa.games.pese_katesh.state import PeseKateshState

_FEWEST_CARDS = 2


def is_decided(view: PeseKateshState, seat: int) -> bool:
    """Whether the seat leads and holds only cards that no unseen card of their suit beats.

    Then it takes every trick that is left, in any order: no card of another suit wins,
    and it goes on leading.
    """
    hand = view.hand[seat]
    if view.turn != seat or view.trick or len(hand) < _FEWEST_CARDS:
        return False
    count = Count(view, seat)
    return not any(count.higher(card) for card in hand)
