"""A sensible one-step player of Pesë Katësh that uses nothing but its view.

A card is worth what the trick is expected to pay its side, less what the card would
still have been worth in hand:

* whether it wins is counted from the unseen cards and the voids shown; who plays later
  beats it whenever possible where tricks pay (PK5), else only if forced (PK6-PK8);
* what later players add to a trick with penalties: they follow with penalty cards that
  the winning card catches, and the void ones throw some from elsewhere (PK14);
* in hand, a card that will win is an asset where tricks pay and a risk otherwise: the
  more unseen penalties it may catch, and the fewer low cards guard it, the greater.

So it wins as cheaply as possible, ducks as high as possible, throws its most dangerous
card when void, and leads low in suits with penalties. Partners of a team count as one.
"""

from collections.abc import Sequence
from random import Random

from sobremesa.games.pese_katesh.counting import STRENGTH, Count
from sobremesa.games.pese_katesh.imagining import Playouts
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState

DEALS = 4
_RIVAL_SHARE = 1 / 3
_CAUGHT = 0.6
_MOST_CAUGHT = 2.0
_THROWN = 0.05
_GUARD = 0.2
_MASTER = 0.8
_EQUAL = 1e-9


def score(points: list[list[int]]) -> list[float]:
    """What each seat has scored in the floor that the arena counts."""
    return [float(sum(own)) for own in zip(*points, strict=True)]


def greedy(view: PeseKateshState, seat: int, legal: Sequence[str], rng: Random) -> str:
    """The best card for now; equal ones by chance."""
    appraisal = Appraisal(view, seat)
    worth = {card: appraisal.worth(card) for card in appraisal.candidates(legal)}
    best = max(worth.values())
    return rng.choice([card for card in worth if worth[card] >= best - _EQUAL])


def imagine(view: PeseKateshState, seat: int, legal: Sequence[str]) -> Playouts:
    """Imagined deals in which the cards are tried."""
    return Playouts(view, seat, legal)


class Appraisal:
    """What the cards of one seat are worth in one position, in points."""

    def __init__(self, view: PeseKateshState, seat: int) -> None:
        self._trick = view.trick
        self._leader = view.leader
        self._hand = view.hand[seat]
        self._task = view.task
        self._teams = view.rules.teams
        self._seat = seat
        self._count = Count(view, seat)
        self._unseen_penalties = [
            card for card in self._count.unseen if card in self._task.penalties
        ]

    def candidates(self, legal: Sequence[str]) -> Sequence[str]:
        """Who plays last takes no penalties that can be left to a rival."""
        if self._count.later or self._task.worth(self._trick) >= 0:
            return legal
        _, winner = self._best(self._trick)
        if self._weight(winner) > 0:
            return legal
        return [card for card in legal if self._best([*self._trick, card])[1] == winner] or legal

    def worth(self, card: str) -> float:
        """The share in the trick, less the future of the card."""
        return self._share(card) - self._future(card)

    def _share(self, card: str) -> float:
        """The trick's expected points for this side, less the rivals' part of them."""
        trick = [*self._trick, card]
        best, winner = self._best(trick)
        stays = 1.0
        for seat in self._count.later:
            stays *= 1 - self._count.chance_to_beat(seat, best, willing=not self._task.penalties)
        points = self._points(trick, best)
        lost = points * (1 - stays) * -_RIVAL_SHARE
        return points * stays * self._weight(winner) + lost

    def _best(self, trick: list[str]) -> tuple[str, int]:
        """The card that wins so far (PK15), and whose it is."""
        led = trick[0][1]
        index = max(range(len(trick)), key=lambda at: (trick[at][1] == led, STRENGTH[trick[at]]))
        return trick[index], (self._leader + index) % SEATS

    def _weight(self, winner: int) -> float:
        if winner == self._seat or (self._teams and winner % 2 == self._seat % 2):
            return 1.0
        return -1.0 if self._teams else -_RIVAL_SHARE

    def _points(self, trick: list[str], best: str) -> float:
        """What the trick pays once it is complete."""
        if not self._task.penalties:
            return self._task.value
        added = sum(self._added(seat, best) for seat in self._count.later)
        return self._task.worth(trick) + self._task.value * added

    def _added(self, seat: int, best: str) -> float:
        """How many penalty cards a later player is expected to add."""
        count = self._count
        caught = [card for card in count.lower(best) if card in self._task.penalties]
        others = [card for card in self._unseen_penalties if card[1] != best[1]]
        follows = 1 - count.chance_of_none(seat, caught)
        is_void = count.chance_of_none(seat, count.of_suit(best[1]))
        return follows + is_void * (1 - count.chance_of_none(seat, others))

    def _future(self, card: str) -> float:
        """What holding the card on would be worth."""
        if not self._task.penalties:
            return self._task.value * _MASTER * self._chance_to_win_later(card)
        return self._task.value * self._stake(card) * self._chance_to_win_later(card)

    def _stake(self, card: str) -> float:
        """How many penalty cards a trick won with the card is expected to hold."""
        caught = sum(one in self._task.penalties for one in self._count.lower(card))
        elsewhere = len(self._unseen_penalties) - caught
        own = card in self._task.penalties
        return own + min(_MOST_CAUGHT, _CAUGHT * caught) + _THROWN * elsewhere

    def _chance_to_win_later(self, card: str) -> float:
        """Grows with the unseen cards below it, falls with the own cards that guard it."""
        unseen = len(self._count.of_suit(card[1]))
        beaten = len(self._count.lower(card)) / unseen if unseen else 1.0
        if not self._task.penalties:
            return beaten * beaten
        guards = sum(one[1] == card[1] and STRENGTH[one] < STRENGTH[card] for one in self._hand)
        return beaten / (1 + _GUARD * guards)
