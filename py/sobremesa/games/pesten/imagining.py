"""Worlds that a seat can imagine from its view, and what its moves lead to in them."""

from collections.abc import Sequence
from random import Random

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.pesten.dealing import hand_pack
from sobremesa.games.pesten.deduction import Deduction
from sobremesa.games.pesten.kernel import DRAW, NOBODY, PASS, World, play_out
from sobremesa.games.pesten.moves import DRAW as DRAWING
from sobremesa.games.pesten.moves import PASS as PASSING
from sobremesa.games.pesten.moves import PLAYS
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.tables import CALLS, CARDS, CODES, tables_of

_WHIMS = 0.1
_MOST_ACTS = 400
_TRIES = 20
_ANY = (True,) * len(CARDS)
_OTHER_ACTS = {DRAWING: DRAW, PASSING: PASS}

Slot = tuple[int, tuple[bool, ...]]
"""A hand with an unseen card, and by code whether it may be that card."""


class Imagination:
    """Trials of the moves of the seat on turn."""

    def __init__(
        self, view: PestenState, seat: int, moves: Sequence[str], *, inference: bool = True
    ) -> None:
        self.moves = moves
        self._tables = tables_of(view.rules, len(view.active))
        self._seat = view.active.index(seat)
        self._base = _base(view)
        self._acts = {move: _act(move) for move in moves}
        self._guess = Guess(view, self._base, inference=inference)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The chance to win, as far as one playout tells."""
        world = self._guess.world(rng)
        return [self._try(world, *self._acts[move], rng) for move in moves]

    def _try(self, world: World, act: int, suit: int, rng: Random) -> float:
        winner, hands = play_out(self._tables, world, act, suit, rng.random, _WHIMS, _MOST_ACTS)
        if winner != NOBODY:
            return float(winner == self._seat)
        points = self._tables.points
        sums = [sum(points[card] for card in hand) for hand in hands]
        return float(sums[self._seat] == min(sums))


def _act(move: str) -> tuple[int, int]:
    if move in _OTHER_ACTS:
        return _OTHER_ACTS[move], 0
    play = PLAYS[move]
    return CODES[play.card], CALLS.index(play.suit)


def _codes(cards: Sequence[str]) -> list[int]:
    return [CODES[card] for card in cards if card != HIDDEN]


def _base(view: PestenState) -> World:
    """The position as far as it is known."""
    seats = view.active
    assert view.turn is not None
    drawn = NOBODY if view.drawn is None else CODES[view.hand[view.turn][view.drawn]]
    return World(
        [_codes(view.hand[seat]) for seat in seats],
        _codes(view.stock),
        _codes(view.pile),
        seats.index(view.turn),
        view.direction,
        CALLS.index(view.called),
        view.pending,
        tuple(view.skips[seat] for seat in seats),
        view.extra,
        drawn,
        view.turns,
        view.stirred,
        sum(1 << seats.index(seat) for seat in view.idle),
    )


class Guess:
    """Deals the unseen cards, as the facts allow."""

    def __init__(self, view: PestenState, base: World, *, inference: bool) -> None:
        self._base = base
        self._unseen = _unseen(view, base)
        if not self._unseen:
            return
        told = Deduction(view) if inference else None
        slots: list[Slot] = []
        for number, seat in enumerate(view.active):
            for place, card in enumerate(view.hand[seat]):
                if card != HIDDEN:
                    continue
                excluded = (
                    told.hands[seat].excluded(place, told.shuffle, surely=False)
                    if told
                    else frozenset()
                )
                row = tuple(card not in excluded for card in CARDS) if excluded else _ANY
                slots.append((number, row))
        self._slots = sorted(slots, key=lambda slot: sum(map(slot[1].__getitem__, self._unseen)))

    def world(self, rng: Random) -> World:
        """A world that agrees with the view; the known one if there is nothing to guess."""
        if not self._unseen:
            return self._base
        for _ in range(_TRIES):
            world = self._deal(self._slots, rng)
            if world:
                return world
        return self._deal([(number, _ANY) for number, _ in self._slots], rng) or self._base

    def _deal(self, slots: list[Slot], rng: Random) -> World | None:
        """A world, or None where the cards at hand do not suit a slot."""
        random = rng.random
        cards = sorted(self._unseen, key=lambda _: random())
        hands = [hand.copy() for hand in self._base.hands]
        for number, row in slots:
            for place in range(len(cards) - 1, -1, -1):
                if row[cards[place]]:
                    hands[number].append(cards.pop(place))
                    break
            else:
                return None
        return self._base._replace(hands=hands, stock=cards)


def _unseen(view: PestenState, base: World) -> list[int]:
    """The codes of the cards that are not shown."""
    unseen = _codes(hand_pack(view))
    for zone in (*base.hands, base.stock, base.pile):
        for card in zone:
            unseen.remove(card)
    return unseen
