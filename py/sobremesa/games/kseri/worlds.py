"""Imagined positions of Kseri: hands that fit to what was played, the stock in any order."""

from bisect import bisect
from itertools import accumulate
from random import Random

from sobremesa.games.kseri.evidence import Evidence
from sobremesa.games.kseri.position import Position
from sobremesa.games.kseri.reading import position_of, unseen_of
from sobremesa.games.kseri.state import KseriState

_GUESSES = 300


class Worlds:
    """Positions that agree with a view; `doubt` and `trust` are those of `Evidence`."""

    def __init__(self, view: KseriState, doubt: float, trust: float) -> None:
        self.known = position_of(view)
        self._unseen = unseen_of(view)
        self._in_hands = [
            (seat, place)
            for seat, hand in enumerate(self.known.hands)
            for place, card in enumerate(hand)
            if card < 0
        ]
        self._in_stock = [place for place, card in enumerate(self.known.stock) if card < 0]
        self._evidence = Evidence(view, self.known, doubt, trust)
        self._guesses: list[list[int]] = []
        self._sums: list[float] = []

    def sample(self, rng: Random) -> Position:
        """A world; guesses at the hands come up as often as the evidence deserves."""
        cards = self._guess(rng)
        size = len(self._in_hands)
        _shuffle(cards, size, len(cards), rng)
        world = self.known.copy()
        self._deal_hands(world.hands, cards)
        world.stock = world.stock.copy()
        for place, card in zip(self._in_stock, cards[size:], strict=True):
            world.stock[place] = card
        return world

    def _guess(self, rng: Random) -> list[int]:
        """The unseen cards, those in the hands first."""
        if not self._evidence.clues:
            return self._any(rng)
        if not self._guesses:
            self._gather(rng)
        return self._guesses[bisect(self._sums, rng.random() * self._sums[-1])].copy()

    def _gather(self, rng: Random) -> None:
        """Weigh some guesses at the hands."""
        hands = [hand.copy() for hand in self.known.hands]
        weights = []
        for _ in range(_GUESSES):
            cards = self._any(rng)
            self._deal_hands(hands, cards)
            self._guesses.append(cards)
            weights.append(self._evidence.weight(hands))
        self._sums = list(accumulate(weights))

    def _any(self, rng: Random) -> list[int]:
        cards = self._unseen.copy()
        _shuffle(cards, 0, len(self._in_hands), rng)
        return cards

    def _deal_hands(self, hands: list[list[int]], cards: list[int]) -> None:
        for (seat, place), card in zip(self._in_hands, cards, strict=False):
            hands[seat][place] = card


def _shuffle(cards: list[int], start: int, end: int, rng: Random) -> None:
    """Fill the places from `start` to `end` with cards drawn from these and all later places."""
    random, size = rng.random, len(cards)
    for place in range(start, min(end, size - 1)):
        other = place + int(random() * (size - place))
        cards[place], cards[other] = cards[other], cards[place]
