"""Penalty points of the cards left in hand (PE20)."""

from sobremesa.games.pesten.state import PestenState

_ACE = 15
_JOKER = 20
_FIGURE = 10
_KINDS = {"A": "aces", "*": "jokers", **dict.fromkeys("JQK", "figures")}
_VALUES = {"A": _ACE, "*": _JOKER, "T": 10, **dict.fromkeys("JQK", _FIGURE)}


def breakdown(state: PestenState) -> list[dict[str, int]]:
    """Per seat the points of each kind; every kind is there, zeros too."""
    return [_count(hand) for hand in state.hand]


def _count(hand: list[str]) -> dict[str, int]:
    points = {"aces": 0, "jokers": 0, "figures": 0, "numbers": 0}
    for card in hand:
        points[_KINDS.get(card[0], "numbers")] += card_points(card)
    return points


def card_points(card: str) -> int:
    """What a card left in hand costs."""
    value = _VALUES.get(card[0])
    return int(card[0]) if value is None else value
