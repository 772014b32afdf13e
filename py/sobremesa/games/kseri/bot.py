"""A sensible one-step player of Kseri that uses nothing but its view.

A move is worth what it wins at once, less what the next player may be expected to
win from the table that it leaves, less the future of a jack that it spends:

* captured cards count as at the end of the deal (KS19), each with a share of the
  majority as long as nobody has it for sure; a kseri counts 10, a steal 20 and the 10
  that it cancels (KS13, KS14), house bonuses what they are worth;
* a kseri is worth less where the next player may hold the marker's rank (KS14);
* a pile that stays is lost to the next player with the chance that he holds the top
  card's rank, as a kseri if it is one card, or a jack; ranks already seen are counted;
* whoever leaves the table empty makes the next player leave a lone card, on which
  this seat or its partner may score a kseri.

Partners count as one side, and so do all opponents, of whom only the next can act.
"""

from collections.abc import Sequence
from random import Random

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.kseri.candidates import candidates, without_lone_jacks
from sobremesa.games.kseri.counting import Count
from sobremesa.games.kseri.imagining import Foresight, Imagination
from sobremesa.games.kseri.rules import captures
from sobremesa.games.kseri.scoring import DOUBLE_KSERI, KSERI
from sobremesa.games.kseri.state import KseriState
from sobremesa.games.kseri.worlds import Worlds

DEALS = 1
_MAJORITY_SHARE = 0.12
_JACK_FUTURE = 3.0
_EMPTY_TABLE = 1.0
_EQUAL = 1e-9


def score(points: list[list[int]]) -> list[float]:
    """What each seat has scored in the deals that the arena counts."""
    return [float(own) for own in points[0]]


def greedy(view: KseriState, seat: int, legal: Sequence[str], rng: Random) -> str:
    """The best move for now; equal ones by chance."""
    moves = without_lone_jacks(view, legal)
    appraisal = Appraisal(view, seat)
    worth = {move: appraisal.worth(move) for move in moves}
    best = max(worth.values())
    return rng.choice([move for move in moves if worth[move] >= best - _EQUAL])


def imagine(
    view: KseriState,
    seat: int,
    legal: Sequence[str],
    *,
    doubt: float = 0.3,
    trust: float = 1.0,
    exact: bool = True,
) -> Imagination | Foresight | None:
    """What the moves may lead to; nobody acts out of turn.

    `doubt` and `trust` say how much the plays of others count as evidence of their
    hands; with `exact` the last hand of two players is calculated.
    """
    if view.turn != seat:
        return None
    moves = candidates(view, seat, legal)
    worlds = Worlds(view, doubt, trust)
    if exact and view.rules.players == 2 and not view.stock:
        return Foresight(view, moves, worlds)
    return Imagination(view, moves, worlds)


def forget(view: KseriState, seat: int, rng: Random) -> KseriState:
    """The view without the captured cards, which nobody may look through (KS-A31)."""
    forgotten = view.clone()
    forgotten.won = [[HIDDEN] * len(won) for won in view.won]
    return forgotten


class Appraisal:
    """What the moves of one seat are worth in one position, in points."""

    def __init__(self, view: KseriState, seat: int) -> None:
        self._view = view
        self._rules = view.rules
        self._count = Count(view, seat)
        self._hand = view.hand[seat]
        self._share = self._majority_share()

    def worth(self, move: str) -> float:
        """Points gained, less what the move lets the next player hope for."""
        card, kind = move[:2], move[3:]
        if kind == "steal":
            return self._steal(card) + self._future(card)
        if kind != "leave" and captures(self._view, card):
            return self._capture(card) + self._future(card)
        return self._future(card) - self._danger([*self._view.pile, card])

    def _steal(self, card: str) -> float:
        victims = self._view.kseris[self._view.stealable or 0]
        cancelled = KSERI if self._rules.double_cancels_first else 0
        return DOUBLE_KSERI + cancelled + self._cards([card, victims[-1].marker]) + _EMPTY_TABLE

    def _capture(self, card: str) -> float:
        pile = self._view.pile
        gain = self._cards([*pile, card]) + _EMPTY_TABLE + self._jacks_only(card, pile)
        if self._is_wild(card):
            return gain
        exact = (card, pile[-1]).count("2C") * self._rules.exact_two_of_clubs
        kseri = self._kseri(card) if len(pile) == 1 else 0.0
        return gain + exact + kseri

    def _kseri(self, card: str) -> float:
        """A kseri with the risk that its marker is stolen (KS14)."""
        if self._rules.final_kseri == "never" and self._is_last_card():  # KS-A9
            return 0.0
        if self._rules.double_kseri == "off":
            return KSERI
        cancelled = KSERI if self._rules.double_cancels_first else 0
        return KSERI - (DOUBLE_KSERI + cancelled) * self._count.chance(card[0])

    def _danger(self, pile: list[str]) -> float:
        """What the next player may be expected to win from the pile."""
        top = pile[-1][0]
        value = self._cards(pile)
        lone = KSERI if len(pile) == 1 and not (self._rules.jack_wild and top == "J") else 0
        exact = self._rules.exact_two_of_clubs if pile[-1] == "2C" else 0
        by_rank = self._count.chance(top)
        if not self._rules.jack_wild or top == "J":
            return by_rank * (value + lone + exact + self._jacks_only(top, pile))
        by_jack = self._count.chance(top, "J") - by_rank
        return by_rank * (value + lone + exact) + by_jack * value

    def _future(self, card: str) -> float:
        """What spending the card costs later: only a wild jack is worth keeping."""
        keeps_choice = len(self._hand) > 1
        return -_JACK_FUTURE if self._is_wild(card) and keeps_choice else 0.0

    def _jacks_only(self, card: str, pile: list[str]) -> int:
        """The house bonus of a jack that captures jacks only (KS-A11)."""
        all_jacks = card[0] == "J" and all(one[0] == "J" for one in pile)
        return self._rules.jacks_only_bonus if all_jacks else 0

    def _cards(self, cards: list[str]) -> float:
        return sum(self._points(card) for card in cards) + self._share * len(cards)

    def _points(self, card: str) -> int:
        if card == "TD":
            return self._rules.ten_of_diamonds
        return 2 if card == "2C" else int(card[0] in "AJ")

    def _is_wild(self, card: str) -> bool:
        return card[0] == "J" and self._rules.jack_wild

    def _is_last_card(self) -> bool:
        return not self._view.stock and sum(map(len, self._view.hand)) == 1

    def _majority_share(self) -> float:
        """Nothing once a side has more than half of the cards."""
        most = max(map(len, self._view.won))
        return 0.0 if 2 * most > 52 * self._rules.packs else _MAJORITY_SHARE
