"""Which imagined deals are likely, seeing how the others have played."""

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random

from sobremesa.games.pese_katesh.chain import Chain
from sobremesa.games.pese_katesh.evidence import gather
from sobremesa.games.pese_katesh.history import Play
from sobremesa.games.pese_katesh.likelihood import Likelihood
from sobremesa.games.pese_katesh.sampling import Sampler
from sobremesa.games.pese_katesh.thumb import Thumb

_DRAWN = 50
_CHAINS = 8
_FIRST_SWAPS = 30
_SWAPS = 8


class Belief:
    """A few chains of imagined deals that take turns, begun from the likelier of many deals."""

    def __init__(self, sampler: Sampler, thumb: Thumb, plays: list[Play], seat: int) -> None:
        self._sampler = sampler
        evidence = gather(thumb, plays, seat)
        self._infers = bool(evidence)
        self._likelihood = Likelihood(evidence)
        self._chains: list[Chain] = []

    def sample(self, rng: Random) -> list[int]:
        """All hands of an imagined deal, which the next call may change."""
        if not self._infers:
            return self._sampler.sample(rng)
        if not self._chains:
            self._begin(rng)
        chain = self._chains.pop()
        self._chains.insert(0, chain)
        chain.walk(_SWAPS, rng)
        return chain.hands

    def _begin(self, rng: Random) -> None:
        """Start the chains in deals that are drawn as often as they are likely."""
        drawn = [self._sampler.sample(rng) for _ in range(_DRAWN)]
        logs = [self._likelihood.of(hands) for hands in drawn]
        most = max(logs)
        sums = list(accumulate([exp(one - most) for one in logs]))
        for number in range(_CHAINS):
            at = bisect(sums, (number + rng.random()) / _CHAINS * sums[-1], hi=_DRAWN - 1)
            chain = Chain(self._sampler, drawn[at].copy(), self._likelihood)
            chain.walk(_FIRST_SWAPS, rng)
            self._chains.append(chain)
