"""The hands of others dealt at random, each deal that respects the voids shown as likely."""

from random import Random

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.pese_katesh.kernel import Table
from sobremesa.games.pese_katesh.masks import BITS, suits_of
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.worlds import Room, Suit, splits


class Sampler:
    """Prepared once for a decision; see `worlds` for why every deal is equally likely.

    known: the masks of the hands as far as they are seen
    shown: who has shown a void, a mask of seats for each suit
    """

    def __init__(self, view: PeseKateshState, table: Table) -> None:
        self.shown = table.shown
        self.known = [mask for hand in view.hand for mask in suits_of(hand)]
        self._seats = [seat for seat, hand in enumerate(view.hand) if HIDDEN in hand]
        self._room: Room = tuple(view.hand[seat].count(HIDDEN) for seat in self._seats)
        self._free: list[tuple[int, int]] = []
        self._bound: list[tuple[tuple[Suit, ...], list[tuple[int, int]]]] = []
        suits: list[Suit] = []
        cards: list[list[tuple[int, int]]] = []
        for suit, live in enumerate(table.live):
            for known in self.known[suit::4]:
                live &= ~known
            unseen = [(suit, 1 << rank) for rank in BITS[live]]
            fits = tuple(not table.shown[suit] >> seat & 1 for seat in self._seats)
            if all(fits):
                self._free += unseen
            else:
                suits.append(Suit(len(unseen), fits))
                cards.append(unseen)
        for number, unseen in enumerate(cards):
            self._bound.append((tuple(suits[number:]), unseen))

    def sample(self, rng: Random) -> list[int]:
        """All hands of an imagined deal."""
        hands = self.known.copy()
        room = self._room
        for suits, cards in self._bound:
            share = splits(suits, room).choose(rng)
            room = tuple([left - taken for left, taken in zip(room, share, strict=True)])
            self._hand_out(hands, cards, share, rng)
        self._hand_out(hands, self._free, room, rng)
        return hands

    def _hand_out(
        self, hands: list[int], cards: list[tuple[int, int]], share: Room, rng: Random
    ) -> None:
        random = rng.random
        cards = cards.copy()
        size = len(cards)
        for seat, count in zip(self._seats, share, strict=True):
            for _ in range(count):
                at = int(random() * size)
                size -= 1
                suit, bit = cards[at]
                cards[at] = cards[size]
                hands[seat << 2 | suit] |= bit
