"""Players of Hospodský autobus that use nothing but their view.

`imagine` tries whole turns (`thinking.py`). `greedy` looks one step ahead, in this order:
the main pile's top is played whenever it can be (AB3); a chain of own cards is started that
lets it follow; other cards are put on ladders as long as that helps; then a card is
discarded, which ends the turn (AB19), `end` comes last (AB20).

* A play is the better the more it frees: auxiliary spaces (AB17), or a last hand card
  for which four new ones come (AB7). It is worse if the next rank is the top of a
  rival's main pile, above all of the next one, and better if it takes such a rank away.
* Jokers are kept for chains.
* A discard goes to a pile of its rank rather than to an empty space, the last of which
  is spared, and never under the bus with another way out (AB21).
"""

from collections.abc import Sequence
from random import Random

from sobremesa.engine.cards import HIDDEN, JOKER, RANKS
from sobremesa.games.autobus.planning import heights, step_to_main, supply
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.thinking import Turns
from sobremesa.games.autobus.tokens import AUX_SOURCES, DISCARD, EMPTY, END, MAIN

DEALS = 1
_MAIN_PLAY = 100.0
_CHAIN = 50.0
_AUX_PLAY = 2.0
_HAND_PLAY = 1.0
_FREES = 1.0
_JOKER = -4.0
_LAST_WAY_OUT = -100.0
_BUS = -9.0
_EMPTY_SPACE = -0.6
_LAST_SPACE = -1.6
_TWIN = 0.3
_SOON = 0.5
_GIVES_NEXT = -5.0
_GIVES_OTHER = -1.0
_TAKES = 1.0
_EQUAL = 1e-9


def score(points: list[list[int]]) -> list[float]:
    """Minus the cards left in each main pile, in the game that the arena counts."""
    return [float(own) for own in points[0]]


def greedy(view: AutobusState, seat: int, legal: Sequence[str], rng: Random) -> str:
    """The best move for now; equal ones by chance."""
    appraisal = Appraisal(view, seat)
    worth = {move: appraisal.worth(move) for move in legal}
    best = max(worth.values())
    return rng.choice([move for move in legal if worth[move] >= best - _EQUAL])


def imagine(
    view: AutobusState, seat: int, legal: Sequence[str], *, breadth: int = 12, horizon: int = 4
) -> Turns | None:
    """Plans of whole turns, tried in imagined worlds; None where none is found."""
    turns = Turns(view, seat, legal, breadth, horizon)
    return turns if turns.moves else None


def forget(view: AutobusState, seat: int, rng: Random) -> AutobusState:
    """The view of somebody who looks at the own cards only: no rival's main pile is seen."""
    blind = view.clone()
    for other, pile in enumerate(blind.main):
        if other != seat:
            pile[-1] = HIDDEN
    return blind


class Appraisal:
    """How useful the moves of one seat are in one position; only the order matters."""

    def __init__(self, view: AutobusState, seat: int) -> None:
        self._view = view
        self._seat = seat
        self._hand = view.hand[seat]
        self._heights = dict(heights(view))
        self._chain = step_to_main(view, seat)
        self._natural = supply(view, seat).natural
        players = view.rules.players
        rivals = [(seat + step) % players for step in range(1, players)]
        self._rival_tops = [view.main[rival][-1][0] for rival in rivals]

    def worth(self, move: str) -> float:
        """How much the move helps."""
        if move == END:
            return _LAST_WAY_OUT
        if move in DISCARD:
            return self._discard(move)
        source, _, target = move.partition(">")
        steer = self._steer(f">{target}")
        if source == MAIN:
            return _MAIN_PLAY + steer
        if move == self._chain:
            return _CHAIN
        return steer + self._play(source)

    def _play(self, source: str) -> float:
        """Putting another card than the main pile's on a ladder."""
        if source in AUX_SOURCES:
            pile = self._view.aux[self._seat][AUX_SOURCES.index(source) + 1]
            joker = _JOKER if pile[-1] == JOKER and self._view.rules.aux_joker == "wild" else 0
            return _AUX_PLAY + _FREES * (len(pile) == 1) + joker
        return _HAND_PLAY + _FREES * (len(self._hand) == 1) + _JOKER * (source == JOKER)

    def _steer(self, target: str) -> float:
        """What a play on the ladder gives to rivals, and what it takes from them."""
        height = self._heights[target]
        taken, given = RANKS[height], RANKS[height + 1 : height + 2]
        worth = 0.0
        for distance, top in enumerate(self._rival_tops):
            if top == taken and len(self._view.wanted[taken]) == 1 and taken != RANKS[0]:
                worth += _TAKES
            if top == given and given not in self._view.wanted and given not in self._natural:
                worth += _GIVES_OTHER if distance else _GIVES_NEXT
        return worth

    def _discard(self, move: str) -> float:
        card, space, _ = DISCARD[move]
        if space is None:
            return _BUS
        worth = _JOKER * (card == JOKER)
        if self._view.aux[self._seat][space]:
            return worth
        is_last = self._view.ranks[self._seat].count(EMPTY) == 1
        worth += _LAST_SPACE if is_last else _EMPTY_SPACE
        return worth + self._fitness(card)

    def _fitness(self, card: str) -> float:
        """How well a card opens a space: twins will join it, or it will leave soon."""
        if card == JOKER:
            return 0.0
        place = RANKS.index(card[0])
        waits = [place - height for height in self._heights.values() if height <= place]
        twins = sum(other[0] == card[0] for other in self._hand) - 1
        return _TWIN * twins + _SOON / (1 + min(waits))
