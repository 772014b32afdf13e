"""Imagined deals that respect the voids shown, each as likely as any other.

A suit that some hand cannot hold is split first: every split is weighed by the number
of deals that it leaves possible, so no imagined deal ever runs into a dead end. The
cards of suits that fit everywhere take the room that is left.
"""

import random
from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from sobremesa.engine.cards import HIDDEN, SUITS
from sobremesa.engine.sight import imagine
from sobremesa.games.pese_katesh.state import PeseKateshState

Room = tuple[int, ...]
"""How many cards each hand can still take, or takes of one suit."""


class Suit(NamedTuple):
    """A number of unseen cards of one suit, and which hands can hold them."""

    size: int
    fits: tuple[bool, ...]


class Splits(NamedTuple):
    """Ways to split a suit, with the running sums of the deals that each leaves."""

    shares: tuple[Room, ...]
    sums: tuple[int, ...]

    def choose(self, rng: random.Random) -> Room:
        """A split, as likely as its share of all deals."""
        return self.shares[bisect(self.sums, rng.randrange(self.sums[-1]))]


def deal_unseen(seen: PeseKateshState, unseen: list[str], rng: random.Random) -> PeseKateshState:
    """A world that looks like `seen`, drawn uniformly from those without a shown void."""
    world = imagine(seen, rng)
    seats = [seat for seat, hand in enumerate(world.hand) if HIDDEN in hand]
    room = tuple(len(world.hand[seat]) for seat in seats)
    held: list[list[str]] = [[] for _ in seats]
    free: list[str] = []
    bound: list[tuple[Suit, list[str]]] = []
    for letter in SUITS:
        cards = [card for card in unseen if card[1] == letter]
        fits = tuple(letter not in world.voids[seat] for seat in seats)
        if all(fits):
            free += cards
        else:
            bound.append((Suit(len(cards), fits), cards))
    suits = tuple(suit for suit, _ in bound)
    for number, (_, cards) in enumerate(bound):
        share = splits(suits[number:], room).choose(rng)
        room = _less(room, share)
        _hand_out(cards, share, held, rng)
    _hand_out(free, room, held, rng)
    for seat, cards in zip(seats, held, strict=True):
        world.hand[seat] = cards
    return world


def _hand_out(cards: list[str], share: Room, held: list[list[str]], rng: random.Random) -> None:
    rng.shuffle(cards)
    start = 0
    for hand, count in zip(held, share, strict=True):
        hand += cards[start : start + count]
        start += count


@lru_cache(maxsize=4096)
def splits(suits: tuple[Suit, ...], room: Room) -> Splits:
    """All ways to split the first suit that leave room for the others."""
    first, *others = suits
    later = tuple(others)
    weights: list[int] = []
    shares: list[Room] = []
    for share in _shares(first.size, first.fits, room):
        weight = ways(share) * _deals(later, _less(room, share))
        if weight:
            shares.append(share)
            weights.append(weight)
    return Splits(tuple(shares), tuple(accumulate(weights)))


def _deals(suits: tuple[Suit, ...], room: Room) -> int:
    """How many deals there are of the suits and of the free cards, which fill the rest."""
    if not suits:
        return ways(room)
    sums = splits(suits, room).sums
    return sums[-1] if sums else 0


def ways(share: Room) -> int:
    """In how many ways as many different cards fall into hands of these sizes."""
    product = 1
    total = 0
    for count in share:
        total += count
        product *= comb(total, count)
    return product


def _shares(count: int, fits: tuple[bool, ...], room: Room) -> list[Room]:
    """Every way to share out a number of equal cards."""
    if not room:
        return [()] if not count else []
    most = min(count, room[0]) if fits[0] else 0
    return [
        (own, *rest) for own in range(most + 1) for rest in _shares(count - own, fits[1:], room[1:])
    ]


def _less(room: Room, share: Room) -> Room:
    return tuple(left - taken for left, taken in zip(room, share, strict=True))
