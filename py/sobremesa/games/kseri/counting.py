"""What a seat can count: the cards it has not seen, and who may hold them."""

from collections import Counter
from functools import cached_property
from math import comb

from sobremesa.engine.cards import HIDDEN, pack
from sobremesa.games.kseri.state import KseriState

_BATCH = 4


class Count:
    """The unseen cards of a view, and what they say about the hand of the next player."""

    def __init__(self, view: KseriState, seat: int) -> None:
        self._view = view
        self._next = (seat + 1) % view.rules.players

    @cached_property
    def unseen(self) -> Counter[str]:
        """How many cards of each rank are still hidden from the seat."""
        hidden = Counter(card[0] for card in pack(self._view.rules.packs))
        for zone in self._view.zones():
            hidden.subtract(card[0] for card in zone.cards if card != HIDDEN)
        return +hidden

    @cached_property
    def hidden(self) -> int:
        """How many cards are hidden from the seat."""
        return self.unseen.total()

    @cached_property
    def next_hand(self) -> int:
        """How many cards the next player chooses from, after a refill if one comes."""
        held = len(self._view.hand[self._next])
        return held or min(_BATCH, len(self._view.stock))

    def chance(self, *ranks: str) -> float:
        """The chance that the next player holds at least one card of these ranks."""
        wanted = sum(self.unseen[rank] for rank in ranks)
        if not wanted or not self.next_hand:
            return 0.0
        return 1 - comb(self.hidden - wanted, self.next_hand) / comb(self.hidden, self.next_hand)
