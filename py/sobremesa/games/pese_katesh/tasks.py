"""The four tasks of a floor and what they pay (PK4-PK8)."""

from collections.abc import Collection
from typing import NamedTuple

from sobremesa.engine.cards import NATURAL_CARDS

TRICK_CARDS = 4


class Task(NamedTuple):
    """One task: `value` points for each of its `penalties`, or else for each trick."""

    key: str
    value: int
    penalties: frozenset[str]

    def worth(self, cards: Collection[str]) -> int:
        """The points of won cards; only this task counts (PK-A11)."""
        if not self.penalties:
            return self.value * (len(cards) // TRICK_CARDS)
        return self.value * len(self.penalties.intersection(cards))


TASKS = (
    Task("tricks", 2, frozenset()),  # PK5
    Task("hearts", -2, frozenset(card for card in NATURAL_CARDS if card[1] == "H")),  # PK6
    Task("queens", -4, frozenset(card for card in NATURAL_CARDS if card[0] == "Q")),  # PK7
    Task("king_spades", -16, frozenset(("KS",))),  # PK8
)
