"""A Markov chain of imagined deals, by the algorithm of Metropolis and Hastings.

Two cards of different hands are swapped; a deal that explains the plays better is always
kept, a worse one as often as the ratio of the likelihoods says. In the long run every deal
comes up as often as it is likely, which a draw of independent deals achieves only with
very many of them.
"""

from math import exp
from random import Random

from sobremesa.games.pese_katesh.likelihood import Likelihood
from sobremesa.games.pese_katesh.masks import BITS
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.sampling import Sampler


class Chain:
    """A deal that changes card by card."""

    def __init__(self, sampler: Sampler, hands: list[int], likelihood: Likelihood) -> None:
        self.hands = hands
        self._likelihood = likelihood
        self._seats = [likelihood.of_seat(seat, hands) for seat in range(SEATS)]
        self._cards: list[tuple[int, int, int]] = []
        self._owners: list[int] = []
        for place, known in enumerate(sampler.known):
            suit = place & 3
            for rank in BITS[hands[place] ^ known]:
                self._cards.append((suit, 1 << rank, sampler.shown[suit]))
                self._owners.append(place >> 2)

    def walk(self, swaps: int, rng: Random) -> None:
        """Try to swap two cards a number of times."""
        random = rng.random
        hands, owners, seats = self.hands, self._owners, self._seats
        of_seat, log_of = self._likelihood.of_seat, self._likelihood.log_of
        log = log_of(seats)
        size = len(owners)
        for _ in range(swaps if size else 0):
            first, second = int(random() * size), int(random() * size)
            one, other = owners[first], owners[second]
            suit, bit, shown = self._cards[first]
            suit_back, bit_back, shown_back = self._cards[second]
            if one == other or shown >> other & 1 or shown_back >> one & 1:
                continue
            hands[one << 2 | suit] ^= bit
            hands[other << 2 | suit] ^= bit
            hands[one << 2 | suit_back] ^= bit_back
            hands[other << 2 | suit_back] ^= bit_back
            before = seats[one], seats[other]
            seats[one], seats[other] = of_seat(one, hands), of_seat(other, hands)
            changed = log_of(seats)
            if changed >= log or random() < exp(changed - log):
                log = changed
                owners[first], owners[second] = other, one
            else:
                seats[one], seats[other] = before
                hands[one << 2 | suit] ^= bit
                hands[other << 2 | suit] ^= bit
                hands[one << 2 | suit_back] ^= bit_back
                hands[other << 2 | suit_back] ^= bit_back
