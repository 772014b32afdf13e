"""What a card is worth by a rule of thumb, from a look at its suit alone.

A card is worth what the trick is expected to pay, less what the card would still have been
worth in hand; the unit is a trick or a penalty card.

* Whether a card wins is guessed from the unseen cards that beat it: who plays later beats
  it whenever possible where tricks pay (PK5), else only if forced (PK6-PK8).
* Later players follow with penalty cards that the winner catches; void ones throw some
  (PK14).
* In hand, a card that will win is an asset where tricks pay and a risk otherwise: the more
  penalties it may catch and the fewer low cards guard it, the greater.

So one wins as cheaply as possible, ducks as high as possible, throws the most dangerous
card when void, and leads low in suits with penalties. Partners count as one.
"""

from typing import NamedTuple

from sobremesa.games.pese_katesh.masks import BITS, COUNT, FULL, LOWER, WIDTH
from sobremesa.games.pese_katesh.options import SEATS

Guess = tuple[float, int]
"""What the best card of a suit is worth, and its rank."""


class Weights(NamedTuple):
    """The constants of the rules of thumb for a task.

    lacks: the chance that a hand does not hold a certain unseen card
    caught, most_caught: how many unseen penalties of its suit a winning card catches
    thrown: how many of those elsewhere
    guard: how much a lower own card lessens the chance to win with a card later
    master: what a card that beats all unseen ones is worth in hand where tricks pay
    power: how fast the chance to win later falls with the unseen cards that beat a card
    alone: the chance to win later with a card whose suit nobody else holds
    height: what each rank adds to the worth of a high card, in hand or out of it
    lead: what it costs to win the trick, and with it the next lead
    flush: what it is worth that a higher penalty card may have to be played
    length: what each own card of a suit adds to the worth of leading it
    """

    lacks: float
    guard: float
    power: float
    height: float
    lead: float
    alone: float
    length: float
    master: float = 0.0
    caught: float = 0.0
    most_caught: float = 0.0
    thrown: float = 0.0
    flush: float = 0.0


class Trick(NamedTuple):
    """What the running trick is to the seat on turn.

    best: the rank that wins so far, -1 if the seat leads
    laid: the penalty cards in it
    holders, voids: how many play later, and how many of these have shown a void
    elsewhere: unseen penalty cards of other suits
    mate: whether the partner wins so far
    """

    best: int
    laid: int
    holders: int
    voids: int
    elsewhere: int
    mate: bool


# What the worth of a card depends on, as one small number.
_UNSEEN, _GUARDS, _CAUGHT, _PENALTY = 4, 8, 12, 16
_PART = 15


class Appraisal:
    """The worth of the cards of one suit; `penalties` is the mask of its penalty cards."""

    def __init__(self, weights: Weights, penalties: int, *, pays: bool, teams: bool) -> None:
        self.weights = weights
        self.penalties = penalties
        self.pays = pays
        self.height = weights.height if pays else -weights.height
        self.rival = -1.0 if teams else -1 / (SEATS - 1)
        self.later = (0.0, -1.0, 0.0, -1 / 3) if teams else (self.rival,) * SEATS
        self._holds: dict[int, Holds] = {}

    def holds(self, elsewhere: int) -> "Holds":
        """What cards are worth in hand, with so many penalty cards elsewhere."""
        return self._holds.setdefault(elsewhere, Holds(self, elsewhere))


class Holds(dict[int, float]):
    """What holding a card on is worth, but for its height."""

    def __init__(self, appraisal: Appraisal, elsewhere: int) -> None:
        self._appraisal = appraisal
        self._elsewhere = elsewhere

    def __missing__(self, card: int) -> float:
        weights = self._appraisal.weights
        unseen = card >> _UNSEEN & _PART
        beaten = (card & _PART) / unseen if unseen else weights.alone
        chance: float = beaten**weights.power / (1 + weights.guard * (card >> _GUARDS & _PART))
        if self._appraisal.pays:
            worth = weights.master * chance
        else:
            stake = min(weights.most_caught, weights.caught * (card >> _CAUGHT & _PART))
            stake += (card >> _PENALTY) + weights.thrown * self._elsewhere
            worth = -stake * chance
        self[card] = worth
        return worth


class Shares(dict[int, float]):
    """The trick's expected points for this side, less the rivals' part of them.

    It depends on the card that wins so far, which is the own one or not.
    """

    def __init__(self, appraisal: Appraisal, trick: Trick, *, wins: bool) -> None:
        self._appraisal = appraisal
        self._trick = trick
        self._wins = wins

    def __missing__(self, card: int) -> float:
        appraisal, trick = self._appraisal, self._trick
        weights = appraisal.weights
        below, unseen = card & _PART, card >> _UNSEEN & _PART
        forced = self._beats(below, unseen)
        stays = (1 - forced) ** trick.holders
        winner = 1.0 if self._wins or trick.mate else appraisal.rival
        share = stays * winner
        share += (1 - stays) * appraisal.later[trick.holders + trick.voids]
        if not appraisal.pays:
            caught = card >> _CAUGHT & _PART
            laid = trick.laid + (card >> _PENALTY & 1)
            share *= -(laid + self._added(caught, unseen))
            if card >> _PENALTY & 2:
                share += weights.flush * trick.holders * forced
        if self._wins:
            share -= weights.lead * stays
        self[card] = share
        return share

    def _beats(self, below: int, unseen: int) -> float:
        """The chance that a hand beats the card, if it wants to or is forced."""
        lacks = self._appraisal.weights.lacks
        if self._appraisal.pays:
            return 1 - lacks ** (unseen - below)
        return lacks**below - lacks**unseen

    def _added(self, caught: int, unseen: int) -> float:
        """How many penalty cards the later players are expected to add."""
        lacks = self._appraisal.weights.lacks
        trick = self._trick
        throw = 1 - lacks**trick.elsewhere
        follow = 1 - lacks**caught + lacks**unseen * throw
        return trick.holders * follow + trick.voids * throw


class Plays(dict[int, Guess]):
    """The best card of the suit led, or to lead the suit with, by own and unseen cards."""

    def __init__(self, appraisal: Appraisal, trick: Trick) -> None:
        self._penalties = appraisal.penalties
        self._height = appraisal.height
        self._length = appraisal.weights.length if trick.best < 0 else 0.0
        self._best = trick.best
        self._holds = appraisal.holds(trick.elsewhere)
        self._wins = Shares(appraisal, trick, wins=True)
        self._loses = Shares(appraisal, trick, wins=False)
        is_last = not trick.holders + trick.voids
        self._ducks = is_last and trick.laid > 0 and not trick.mate

    def __missing__(self, cards: int) -> Guess:
        own, unseen = cards >> WIDTH, cards & FULL
        penalties, holds, height, best = self._penalties, self._holds, self._height, self._best
        pays = unseen & penalties
        size = COUNT[unseen] << _UNSEEN
        under = 0
        if best >= 0:
            under = size | self._seen_by(best, unseen)
        must_duck = self._ducks and own & LOWER[best]
        guess = (-99.0, 0)
        for guards, rank in enumerate(BITS[own]):
            lower = LOWER[rank]
            below = COUNT[unseen & lower] | COUNT[pays & lower] << _CAUGHT
            own_penalty = (penalties >> rank & 1) << _PENALTY
            card = below | size | own_penalty
            if rank < best:
                share = self._loses[under | own_penalty]
            elif must_duck:
                break
            else:
                share = self._wins[card | bool(pays & ~lower) << _PENALTY + 1]
            worth = share - holds[card | guards << _GUARDS] - height * rank
            if worth >= guess[0]:
                guess = worth, rank
        guess = self[cards] = (guess[0] + self._length * COUNT[own], guess[1])
        return guess

    def _seen_by(self, best: int, unseen: int) -> int:
        lower = LOWER[best]
        pays = unseen & self._penalties
        higher = bool(pays & ~lower) << _PENALTY + 1
        return COUNT[unseen & lower] | COUNT[pays & lower] << _CAUGHT | higher


class Throws(dict[int, Guess]):
    """The best card of a suit to throw on another, by own and unseen cards."""

    def __init__(self, appraisal: Appraisal, trick: Trick) -> None:
        self._penalties = appraisal.penalties
        self._height = appraisal.height
        self._given = -1.0 if trick.mate else -appraisal.rival
        self._holds = appraisal.holds(trick.elsewhere)

    def __missing__(self, cards: int) -> Guess:
        own, unseen = cards >> WIDTH, cards & FULL
        penalties = self._penalties
        pays = unseen & penalties
        size = COUNT[unseen] << _UNSEEN
        guess = (-99.0, 0)
        for guards, rank in enumerate(BITS[own]):
            lower = LOWER[rank]
            is_penalty = penalties >> rank & 1
            card = COUNT[unseen & lower] | COUNT[pays & lower] << _CAUGHT | size
            held = self._holds[card | guards << _GUARDS | is_penalty << _PENALTY]
            worth = self._given * is_penalty - held - self._height * rank
            if worth >= guess[0]:
                guess = worth, rank
        self[cards] = guess
        return guess
