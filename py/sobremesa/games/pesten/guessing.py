"""Worlds that agree with all that a seat knows (see `deduction`)."""

from collections.abc import Sequence
from random import Random

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.pesten.dealing import hand_pack
from sobremesa.games.pesten.deduction import Deduction
from sobremesa.games.pesten.kernel import NOBODY, World
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.tables import CALLS, CARDS, CODES

_LIKELY = 0.8
_TRIES = 20
_ANY = (True,) * len(CARDS)

Slot = tuple[int, tuple[bool, ...]]
"""The hand of an unseen card, and by code whether it may be that card."""


def codes_of(cards: Sequence[str]) -> list[int]:
    """The codes of the cards that are not hidden."""
    return [CODES[card] for card in cards if card != HIDDEN]


def known_world(view: PestenState) -> World:
    """The position as far as the view shows it."""
    seats = view.active
    assert view.turn is not None
    drawn = NOBODY if view.drawn is None else CODES[view.hand[view.turn][view.drawn]]
    return World(
        [codes_of(view.hand[seat]) for seat in seats],
        codes_of(view.stock),
        codes_of(view.pile),
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
    """Deals the unseen cards into the hands of others, as the facts allow.

    The slots that few cards suit come first, and each gets any of those with the same
    chance: between two players that makes every possible world equally likely. What is only
    likely is believed most of the time.
    """

    def __init__(self, view: PestenState, *, inference: bool) -> None:
        self._known = known_world(view)
        self._unseen = _unseen(view, self._known)
        if not self._unseen:
            return
        self._free = [
            (number, _ANY)
            for number, seat in enumerate(view.active)
            for card in view.hand[seat]
            if card == HIDDEN
        ]
        self._likely = self._sure = self._free
        if inference:
            told = Deduction(view)
            self._likely = self._slots(view, told, surely=False)
            self._sure = self._slots(view, told, surely=True)

    def _slots(self, view: PestenState, told: Deduction, *, surely: bool) -> list[Slot]:
        slots = []
        for number, seat in enumerate(view.active):
            for place, card in enumerate(view.hand[seat]):
                if card == HIDDEN:
                    excluded = told.hands[seat].excluded(place, told.shuffle, surely=surely)
                    slots.append((number, tuple(card not in excluded for card in CARDS)))
        return sorted(slots, key=lambda slot: sum(slot[1][card] for card in self._unseen))

    def world(self, rng: Random) -> World:
        """A world that agrees with the view; the known one if there is nothing to guess."""
        if not self._unseen:
            return self._known
        slots = self._likely if rng.random() < _LIKELY else self._sure
        for _ in range(_TRIES):
            world = self._deal(slots, rng)
            if world:
                return world
        return self._deal(self._free, rng) or self._known

    def _deal(self, slots: list[Slot], rng: Random) -> World | None:
        """A world, or None where the cards that are left do not suit a slot."""
        random = rng.random
        cards = sorted(self._unseen, key=lambda _: random())
        hands = [hand.copy() for hand in self._known.hands]
        for number, row in slots:
            for place in range(len(cards) - 1, -1, -1):
                if row[cards[place]]:
                    hands[number].append(cards.pop(place))
                    break
            else:
                return None
        return self._known._replace(hands=hands, stock=cards)


def _unseen(view: PestenState, known: World) -> list[int]:
    """The codes of the cards that are not shown."""
    unseen = codes_of(hand_pack(view))
    for cards in (*known.hands, known.stock, known.pile):
        for card in cards:
            unseen.remove(card)
    return unseen
