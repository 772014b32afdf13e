"""A sensible one-step player of Pesten that uses nothing but its view.

It announces its last card with the play or at once (PE11), claims what others forget
more often than not (PE-A23), and otherwise plays the card that helps most:

* a penalty is passed on where that is possible (PE13, PE18);
* cards that hit the next player are worth the more, the fewer cards he holds; if it is
  one, nothing else is played (2, 8, joker);
* otherwise action cards are saved, jokers and jacks most of all, as long as there are
  many others in hand; the last card is to be one that may end the hand (PE12);
* extra turns are for those who can go on (PE14; PE15 and PE17 between two);
* a suit of which many cards remain is kept or named (PE16); high points leave first.
"""

from collections.abc import Collection, Sequence
from random import Random

from sobremesa.engine.cards import HIDDEN, JOKER
from sobremesa.games.pesten.effects import neighbour
from sobremesa.games.pesten.imagining import Imagination
from sobremesa.games.pesten.matching import FITS
from sobremesa.games.pesten.moves import ANNOUNCE, DRAW, PASS, PLAYS, Play, split_time
from sobremesa.games.pesten.scoring import card_points
from sobremesa.games.pesten.state import PestenState

DEALS = 1
_CLAIMS = 0.7
_HITS = ("2", "8", JOKER)
_SAVED = {JOKER: 4.0, "J": 3.0, "2": 1.5, "8": 1.0, "A": 0.5, "7": 0.5}
_MANY = 4
_WORTH_OF_ENDS = {DRAW: -30.0, PASS: -20.0}
_BAD_LAST = -5.0
_GOES_ON = 2.0
_STUCK = -1.5
_FOLLOWS = 0.4
_PER_POINT = 0.05
_TURNED = 0.2
_EQUAL = 1e-9


def score(points: list[list[int]]) -> list[float]:
    """Who has got rid of all cards, in the hand that the arena counts."""
    fewest = min(points[0])
    return [float(own == fewest) for own in points[0]]


def greedy(view: PestenState, seat: int, legal: Sequence[str], rng: Random) -> str | None:
    """The best act for now, equal ones by chance; None lets a claim go by."""
    acts = {split_time(move)[0]: move for move in legal}
    for act, move in acts.items():
        if act == ANNOUNCE or (act.startswith("claim") and rng.random() < _CLAIMS):
            return move
    appraisal = Appraisal(view, seat)
    worth = {act: appraisal.worth(act) for act in appraisal.candidates(acts)}
    if not worth:
        return None
    best = max(worth.values())
    return acts[rng.choice([act for act in worth if worth[act] >= best - _EQUAL])]


def imagine(
    view: PestenState, seat: int, legal: Sequence[str], *, inference: bool = True
) -> Imagination | None:
    """Trials of what a sensible player would think about; None out of turn and without turns."""
    if view.clock is not None or view.turn != seat:
        return None
    calls = [move for move in legal if move == ANNOUNCE or move.startswith("claim")]
    moves = calls or _without_strange_suits(view, seat, Appraisal(view, seat).candidates(legal))
    return Imagination(view, seat, moves, inference=inference)


def _without_strange_suits(view: PestenState, seat: int, moves: list[str]) -> list[str]:
    """Who names a suit names one of those left in the own hand, if any."""
    strange = []
    for move in moves:
        play = PLAYS.get(move)
        if play and play.suit:
            rest = view.hand[seat].copy()
            rest.remove(play.card)
            suits = {card[1:] for card in rest} - {""}
            if suits and play.suit not in suits:
                strange.append(move)
    return [move for move in moves if move not in strange]


def forget(view: PestenState, seat: int, rng: Random) -> PestenState:
    """The view of who does not notice that others have few cards left."""
    blurred = view.clone()
    for other in blurred.active:
        if other != seat:
            blurred.hand[other] = [HIDDEN] * _MANY
    return blurred


class Appraisal:
    """How useful the acts of one seat are in one position; only the order matters."""

    def __init__(self, view: PestenState, seat: int) -> None:
        self._view = view
        self._rules = view.rules
        self._hand = view.hand[seat]
        self._next_holds = len(view.hand[_next_to_act(view, seat)])
        self._is_duel = len(view.active) == 2
        place = view.active.index(seat) - view.direction
        self._before_holds = len(view.hand[view.active[place % len(view.active)]])

    def candidates(self, acts: Collection[str]) -> list[str]:
        """No claims, no silent last cards, and only hits against a last card."""
        told = [act for act in acts if not act.startswith("claim") and f"{act}!" not in acts]
        hits = [act for act in told if act[0] in _HITS]
        return hits if hits and self._next_holds == 1 and len(self._hand) > 1 else told

    def worth(self, act: str) -> float:
        """How much the act helps."""
        if act not in PLAYS:
            return _WORTH_OF_ENDS[act]
        play = PLAYS[act]
        rest = self._hand.copy()
        rest.remove(play.card)
        worth = self._hit(play.card) - self._saved(play.card, rest)
        return worth + self._going_on(play, rest) + self._ending(rest)

    def _saved(self, card: str, rest: list[str]) -> float:
        """What the card would be worth later, less the points that it costs until then."""
        share = min(1.0, max(0, len(rest) - 1) / _MANY)
        return _SAVED.get(card[0], 0.0) * share - _PER_POINT * card_points(card)

    def _hit(self, card: str) -> float:
        """What the card does to the next player, who fears it the more the fewer he holds."""
        if card[0] not in self._rules.action_ranks:
            return 0.0
        if card[0] == "A":
            return _TURNED * (self._before_holds - self._next_holds)
        costs = {"2": 2, JOKER: self._rules.joker_draw, "8": 1, "4": 2, "5": 1, "K": 1}
        return costs.get(card[0], 0) * (0.5 + 2 / max(1, self._next_holds))

    def _going_on(self, play: Play, rest: list[str]) -> float:
        """Whether this seat has something to put on the card, above all in an extra turn."""
        followers = sum(card in FITS[play.suit][play.card] for card in rest)
        worth = _FOLLOWS * min(_MANY, followers)
        if not self._is_extra_turn(play.card):
            return worth
        return worth + (_GOES_ON if followers else _STUCK)

    def _is_extra_turn(self, card: str) -> bool:
        if card[0] == "7":
            return True
        return self._is_duel and card[0] in "8A4K" and card[0] in self._rules.action_ranks

    def _ending(self, rest: list[str]) -> float:
        """The fewer cards are left, the worse if none of them may end the hand."""
        if not rest or self._rules.finish_action == "allowed":
            return 0.0
        stuck = all(card[0] in self._rules.action_ranks for card in rest)
        return _BAD_LAST / len(rest) if stuck else 0.0


def _next_to_act(view: PestenState, seat: int) -> int:
    """The seat that acts next if nothing special is played; skips are served first."""
    skips = view.skips.copy()
    other = neighbour(view, seat)
    while skips[other]:
        skips[other] -= 1
        other = neighbour(view, other)
    return other
