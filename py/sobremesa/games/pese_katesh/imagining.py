"""What the cards of a seat lead to, in imagined deals that agree with all it knows."""

from collections.abc import Sequence
from math import log
from random import Random

from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.games.pese_katesh.belief import Belief
from sobremesa.games.pese_katesh.candidates import candidates
from sobremesa.games.pese_katesh.history import plays
from sobremesa.games.pese_katesh.kernel import play_out
from sobremesa.games.pese_katesh.masks import card_of, text_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.reading import table_of
from sobremesa.games.pese_katesh.sampling import Sampler
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TASKS
from sobremesa.games.pese_katesh.thumb import thumb_of

_STRAY = 0.03
_SCALE = 1 / log(1 - _STRAY)
_PLIES = len(NATURAL_CARDS) + 1


class Playouts:
    """Deals played on by rule of thumb, from which each player strays now and then."""

    def __init__(
        self, view: PeseKateshState, seat: int, legal: Sequence[str], *, infers: bool
    ) -> None:
        self._thumb = thumb_of(TASKS.index(view.task), view.rules.teams)
        self._thumb.trim()
        self._value = view.task.value
        self._seat = seat
        self._table = table_of(view)
        past = plays(view, self._table) if infers else []
        self._belief = Belief(Sampler(view, self._table), self._thumb, past, seat)
        cards = candidates(
            self._table,
            self._thumb.penalties,
            [card_of(text) for text in legal],
            teams=view.rules.teams,
        )
        self._cards = {text_of(*card): card for card in cards}
        self.moves = list(self._cards)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The points of the own side above the mean of the others, for each move."""
        hands = self._belief.sample(rng)
        strays = _strays(rng)
        return [
            self._lead(play_out(self._thumb, self._table, hands.copy(), self._cards[move], strays))
            for move in moves
        ]

    def _lead(self, won: list[int]) -> float:
        own = won[self._seat]
        if self._thumb.teams:
            own += won[self._seat ^ 2]
            return self._value * (own - sum(won) / 2)
        return self._value * (own - (sum(won) - own) / (SEATS - 1))


def _strays(rng: Random) -> list[float]:
    """For each card to come 0, or now and then the number by which another one is picked."""
    strays = [0.0] * _PLIES
    ply = int(log(1 - rng.random()) * _SCALE)
    while ply < _PLIES:
        strays[ply] = rng.random()
        ply += 1 + int(log(1 - rng.random()) * _SCALE)
    return strays
