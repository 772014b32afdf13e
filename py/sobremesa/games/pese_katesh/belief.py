"""Which imagined deals are likely, seeing how the others have played.

An opponent is taken to play by rule of thumb, but not always: every card that it would
have been wise not to play makes the hand that it was played from less likely, within
limits. People are not programs, so the evidence is tempered.
"""

from bisect import bisect
from itertools import accumulate
from math import exp, log
from random import Random
from typing import NamedTuple

from sobremesa.games.pese_katesh.history import Play
from sobremesa.games.pese_katesh.kernel import Table, choose
from sobremesa.games.pese_katesh.masks import COUNT, LOWER, Card
from sobremesa.games.pese_katesh.sampling import Sampler
from sobremesa.games.pese_katesh.thumb import Thumb

_STRAYS = 0.3
_TEMPER = 0.5
_POOL = 300
_SURE = _TEMPER * log(1 - _STRAYS)


class Evidence(NamedTuple):
    """A play of somebody else; `since` are the cards that it has played from then on."""

    table: Table
    card: Card
    since: list[int]


class Belief:
    """A pool of imagined deals, each drawn as often as it is likely."""

    def __init__(self, sampler: Sampler, thumb: Thumb, plays: list[Play], seat: int) -> None:
        self._sampler = sampler
        self._thumb = thumb
        self._evidence = _evidence(plays, seat)
        self._pool: list[list[int]] = []
        self._sums: list[float] = []

    def sample(self, rng: Random) -> list[int]:
        """All hands of an imagined deal."""
        if not self._evidence:
            return self._sampler.sample(rng)
        if not self._pool:
            self._pool = [self._sampler.sample(rng) for _ in range(_POOL)]
            likely = [self._likelihood(hands) for hands in self._pool]
            highest = max(likely)
            self._sums = list(accumulate(exp(one - highest) for one in likely))
        return self._pool[bisect(self._sums, rng.random() * self._sums[-1])].copy()

    def _likelihood(self, hands: list[int]) -> float:
        """The tempered logarithm of how likely the plays are from these hands."""
        return sum(self._weigh(evidence, hands) for evidence in self._evidence)

    def _weigh(self, evidence: Evidence, hands: list[int]) -> float:
        table, since = evidence.table, evidence.since
        place = table.seat << 2
        hand = [hands[place | suit] | since[suit] for suit in (0, 1, 2, 3)]
        own = hand[table.led] if table.played else 0
        size = COUNT[own] if own else sum([COUNT[mask] for mask in hand])
        if size < 2:
            return 0.0
        expected = choose(self._thumb, table, hand)
        if expected == evidence.card or self._is_equal(evidence, expected, hand):
            return _SURE
        return _TEMPER * log(_STRAYS / size)

    def _is_equal(self, evidence: Evidence, expected: Card, hand: list[int]) -> bool:
        """Whether no card of others lies between the two cards, and both pay the same."""
        table, (suit, rank) = evidence.table, evidence.card
        if suit != expected[0]:
            return False
        others = table.live[suit] & ~hand[suit]
        if table.played and suit == table.led:
            others |= 1 << table.best
        low, high = sorted((rank, expected[1]))
        pays = self._thumb.penalties[suit]
        return not others & LOWER[high] & ~LOWER[low] and pays >> low & 1 == pays >> high & 1


def _evidence(plays: list[Play], seat: int) -> list[Evidence]:
    """The plays of others, the last first."""
    played: dict[int, list[int]] = {}
    told = []
    for table, (suit, rank) in reversed(plays):
        since = played.setdefault(table.seat, [0, 0, 0, 0])
        since[suit] |= 1 << rank
        if table.seat != seat:
            told.append(Evidence(table, (suit, rank), since.copy()))
    return told
