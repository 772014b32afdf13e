"""Penalty points of the cards left in hand (PE20)."""

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.games.pesten.state import PestenState

_SPECIAL = {
    "A": ("aces", 15),
    JOKER: ("jokers", 20),
    **dict.fromkeys("JQK", ("figures", 10)),
}
_POINTS = _SPECIAL | {
    rank: ("numbers", number) for number, rank in enumerate(RANKS, 1) if rank not in _SPECIAL
}


def card_points(card: str) -> int:
    """What the card costs whoever still holds it (PE-A46)."""
    return _POINTS[card[0]][1]


def breakdown(state: PestenState) -> list[dict[str, int]]:
    """Per seat the points of each kind; every kind is there, zeros too."""
    return [_count(hand) for hand in state.hand]


def _count(hand: list[str]) -> dict[str, int]:
    points = {"aces": 0, "jokers": 0, "figures": 0, "numbers": 0}
    for card in hand:
        kind, value = _POINTS[card[0]]
        points[kind] += value
    return points
