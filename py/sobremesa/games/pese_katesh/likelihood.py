"""How likely the plays of the others are from imagined hands.

Nobody knows how the others play. Perhaps they keep to the rules of thumb and hardly ever
stray, or else a card that it would have been wise not to play says little about the hand
that it was played from. Both are thought possible: hands that explain nearly every play
are believed, and where there are none the plays count for much less.
"""

from collections.abc import Sequence
from math import exp, log, log1p

from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.games.pese_katesh.evidence import Evidence
from sobremesa.games.pese_katesh.options import SEATS

_STRICT_STRAYS = 0.05
_LOOSE_STRAYS = 0.3
_LOOSE_TEMPER = 0.4
_LOOSE_PLAY = 0.6

Logs = tuple[float, float]
"""The logarithms of a likelihood if the others play by the rules of thumb, and if loosely."""


def _odds(strays: float) -> list[float]:
    """The logarithm of how much less likely an unwise play is, by the number of legal cards."""
    odds = log(strays / (1 - strays))
    return [odds - log(max(1, legal)) for legal in range(len(NATURAL_CARDS))]


_STRICT = _odds(_STRICT_STRAYS)
_LOOSE = [_LOOSE_TEMPER * odds for odds in _odds(_LOOSE_STRAYS)]


class Likelihood:
    """The likelihood of hands, from what the plays tell."""

    def __init__(self, evidence: Sequence[Evidence]) -> None:
        self._told = [[one for one in evidence if one.seat == seat] for seat in range(SEATS)]
        self._loose = -len(evidence) * (_LOOSE_PLAY + log(1 - _STRICT_STRAYS))
        self._known: dict[tuple[int, ...], Logs] = {}

    def of_seat(self, seat: int, hands: list[int]) -> Logs:
        """What the plays of one seat contribute."""
        key = (seat, *hands[seat << 2 : (seat << 2) + 4])
        logs = self._known.get(key)
        if logs is None:
            unwise = [one.speaks_against(hands) for one in self._told[seat]]
            strict = sum([_STRICT[legal] for legal in unwise if legal])
            logs = self._known[key] = strict, sum([_LOOSE[legal] for legal in unwise if legal])
        return logs

    def log_of(self, seats: Sequence[Logs]) -> float:
        """The logarithm of the likelihood, up to a constant, from what the seats contribute."""
        strict, loose = 0.0, self._loose
        for one, other in seats:
            strict += one
            loose += other
        return max(strict, loose) + log1p(exp(-abs(strict - loose)))

    def of(self, hands: list[int]) -> float:
        """The logarithm of the likelihood of hands, up to a constant."""
        return self.log_of([self.of_seat(seat, hands) for seat in range(SEATS)])
