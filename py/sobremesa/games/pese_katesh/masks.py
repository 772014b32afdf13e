"""Cards as small numbers: a suit is a mask of 13 bits, the deuce first, the ace last (PK2)."""

from collections.abc import Iterable

from sobremesa.engine.cards import HIDDEN, SUITS
from sobremesa.games.pese_katesh.tasks import Task

RANKS = "23456789TJQKA"
WIDTH = len(RANKS)
FULL = (1 << WIDTH) - 1
LOWER = tuple((1 << rank) - 1 for rank in range(len(RANKS)))
COUNT = tuple(mask.bit_count() for mask in range(FULL + 1))
BITS = tuple(
    tuple(rank for rank in range(len(RANKS)) if mask >> rank & 1) for mask in range(FULL + 1)
)
HIGH = tuple(mask.bit_length() - 1 for mask in range(FULL + 1))
LOW = tuple((mask & -mask).bit_length() - 1 for mask in range(FULL + 1))

Card = tuple[int, int]
"""A suit and a rank."""


def card_of(text: str) -> Card:
    """The numbers of a card."""
    return SUITS.index(text[1]), RANKS.index(text[0])


def text_of(suit: int, rank: int) -> str:
    """The card of the numbers."""
    return RANKS[rank] + SUITS[suit]


def suits_of(cards: Iterable[str]) -> list[int]:
    """The masks of the known ones among some cards, a suit each."""
    masks = [0] * len(SUITS)
    for text in cards:
        if text != HIDDEN:
            suit, rank = card_of(text)
            masks[suit] |= 1 << rank
    return masks


def penalties_of(task: Task) -> tuple[int, ...]:
    """The masks of the penalty cards (PK6-PK8)."""
    return tuple(suits_of(task.penalties))
