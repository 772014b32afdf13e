"""What a seat can count: the cards that it has not seen."""

from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState

_ORDER = "23456789TJQKA"
STRENGTH = {card: _ORDER.index(card[0]) for card in NATURAL_CARDS}  # PK2


class Count:
    """The unseen cards of a view and the players that follow in the running trick."""

    def __init__(self, view: PeseKateshState, seat: int) -> None:
        shown = {card for zone in view.zones() for card in zone.cards}
        self.unseen = [card for card in NATURAL_CARDS if card not in shown]
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
