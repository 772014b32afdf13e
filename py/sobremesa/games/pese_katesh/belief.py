"""Which imagined deals are likely, seeing how the others have played.

An opponent is taken to play by rule of thumb, but not always: every card that it would
have been wise not to play makes the hand that it was played from less likely, within
limits. People are not programs, so the evidence is tempered.
"""

from bisect import bisect
from math import exp, log
from random import Random

from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.games.pese_katesh.evidence import Evidence, gather
from sobremesa.games.pese_katesh.history import Play
from sobremesa.games.pese_katesh.sampling import Sampler
from sobremesa.games.pese_katesh.thumb import Thumb

_STRAYS = 0.3
_TEMPER = 0.6
_FIRST = 100
_FRESH = 4
_MOST = 1500
_MATCH = _TEMPER * log(1 - _STRAYS)
_STRAY = [_TEMPER * log(_STRAYS / max(1, legal)) for legal in range(len(NATURAL_CARDS))]


class Belief:
    """A growing pool of imagined deals, each drawn as often as it is likely."""

    def __init__(self, sampler: Sampler, thumb: Thumb, plays: list[Play], seat: int) -> None:
        self._sampler = sampler
        evidence = gather(thumb, plays, seat)
        self._told: dict[int, list[Evidence]] = {}
        for one in evidence:
            self._told.setdefault(one.seat, []).append(one)
        self._known: dict[tuple[int, ...], float] = {}
        self._pool: list[list[int]] = []
        self._sums: list[float] = []

    def sample(self, rng: Random) -> list[int]:
        """All hands of an imagined deal."""
        if not self._told:
            return self._sampler.sample(rng)
        self._grow(_FRESH if self._pool else _FIRST, rng)
        return self._pool[bisect(self._sums, rng.random() * self._sums[-1])]

    def _grow(self, count: int, rng: Random) -> None:
        total = self._sums[-1] if self._sums else 0.0
        for _ in range(min(count, _MOST - len(self._pool))):
            hands = self._sampler.sample(rng)
            total += self._likelihood(hands)
            self._pool.append(hands)
            self._sums.append(total)

    def _likelihood(self, hands: list[int]) -> float:
        """How likely the plays are from these hands."""
        likely = 1.0
        for seat, told in self._told.items():
            key = (seat, *hands[seat << 2 : (seat << 2) + 4])
            factor = self._known.get(key)
            if factor is None:
                factor = self._known[key] = _weigh(told, hands)
            likely *= factor
        return likely


def _weigh(told: list[Evidence], hands: list[int]) -> float:
    """How likely the plays of one seat are."""
    total = 0.0
    for evidence in told:
        legal = evidence.speaks_against(hands)
        total += _STRAY[legal] if legal else _MATCH
    return exp(total)
