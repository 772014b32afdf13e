"""What a seat can count: the cards it has not seen, and what the later players may do."""

from math import comb

from sobremesa.engine.cards import HIDDEN, NATURAL_CARDS
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState

_ORDER = "23456789TJQKA"
STRENGTH = {card: _ORDER.index(card[0]) for card in NATURAL_CARDS}  # PK2


class Count:
    """The unseen cards of a view and the players that follow in the running trick."""

    def __init__(self, view: PeseKateshState, seat: int) -> None:
        shown = {card for zone in view.zones() for card in zone.cards}
        self.unseen = [card for card in NATURAL_CARDS if card not in shown]
        self._hidden = sum(zone.cards.count(HIDDEN) for zone in view.zones())
        self._sizes = [len(hand) for hand in view.hand]
        self._voids = view.voids
        self.later = [(seat + step) % SEATS for step in range(1, SEATS - len(view.trick))]

    def of_suit(self, suit: str) -> list[str]:
        """The unseen cards of a suit."""
        return [card for card in self.unseen if card[1] == suit]

    def lower(self, card: str) -> list[str]:
        """The unseen cards of its suit that the card beats."""
        return [one for one in self.of_suit(card[1]) if STRENGTH[one] < STRENGTH[card]]

    def higher(self, card: str) -> list[str]:
        """The unseen cards of its suit that beat the card."""
        return [one for one in self.of_suit(card[1]) if STRENGTH[one] > STRENGTH[card]]

    def chance_of_none(self, seat: int, cards: list[str]) -> float:
        """The chance that a seat holds none of these unseen cards."""
        wanted = sum(card[1] not in self._voids[seat] for card in cards)
        size = self._sizes[seat]
        if not wanted or not size:
            return 1.0
        return comb(max(0, self._hidden - wanted), size) / comb(self._hidden, size)

    def chance_to_beat(self, seat: int, card: str, *, willing: bool) -> float:
        """The chance that a seat beats the card; who is not willing does it only if forced."""
        higher = self.higher(card)
        if willing:
            return 1 - self.chance_of_none(seat, higher)
        lower = self.lower(card)
        return self.chance_of_none(seat, lower) - self.chance_of_none(seat, lower + higher)
