"""Who stands how well: each seat's strength by what lies there, and its chance to win."""

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

from sobremesa.games.autobus.kernel import HOLE, World

_MISSES = 5
_USUAL_MISSES = 2
_USUAL_GAP = 3


class Weights(NamedTuple):
    """What counts how much, see `values.toml`; pairs are for the seat on turn and for others.

    length, near: a card in the main pile, and what one, two or three of them are worth more
    miss, gap: by the cards that are missing until its top follows, and by all in between
    rooms, laid: by the free spaces, and a card in the others
    jokers, held: a joker in the hand, and any card there
    soon, hand_soon: cards in spaces and in the hand, the more the nearer their places are
    same: own cards of the rank of the main pile's top
    """

    length: float
    near: tuple[float, ...]
    miss: tuple[tuple[float, ...], ...]
    gap: tuple[float, ...]
    rooms: tuple[float, ...]
    jokers: tuple[float, ...]
    held: float
    soon: tuple[float, ...]
    laid: float
    hand_soon: tuple[float, ...]
    same: float


@cache
def weights() -> Weights:
    """The weights of this game."""
    told = tomllib.loads((files(__package__) / "values.toml").read_text(encoding="utf-8"))
    return Weights(**told["weights"])


def chance(world: World, seat: int) -> float:
    """The seat's chance to win as the seat on turn begins its turn, hands known."""
    own = weights()
    strengths = [strength(world, other, own) for other in range(len(world.main))]
    highest = max(strengths)
    shares = [exp(one - highest) for one in strengths]
    return shares[seat] / sum(shares)


def strength(world: World, seat: int, own: Weights) -> float:
    """How well a seat stands."""
    rest = int(world.turn != seat)
    main, hand, ranks, wants = world.main[seat], world.hand[seat], world.rank[seat], world.wants
    length = len(main)
    worth = own.length * length + own.rooms[ranks.count(0)] + own.laid * sum(world.size[seat])
    if length <= len(own.near):
        worth += own.near[length - 1]
    worth += own.jokers[rest] * hand.count(0) + own.held * rest * len(hand)
    top = main[-1]
    gap = misses = 0
    if top > 0:
        rank = top
        while not wants[rank]:
            rank -= 1
            gap += 1
            if rank not in hand and rank not in ranks:
                misses += 1
        misses -= hand.count(0)
        if misses < 0:
            misses = 0
        worth += own.same * ((top in hand) + (top in ranks))
    elif top == HOLE:
        misses, gap = _USUAL_MISSES, _USUAL_GAP
    worth += own.miss[rest][misses if misses < _MISSES else _MISSES] + own.gap[rest] * gap
    worth += own.soon[rest] * _soon(ranks, wants)
    return worth + own.hand_soon[rest] * _soon(hand, wants)


def _soon(cards: list[int], wants: list[int]) -> float:
    """How near the cards are to a place on a ladder, summed up."""
    near = 0.0
    for rank in cards:
        if rank:
            wait = 1
            while not wants[rank]:
                rank -= 1
                wait += 1
            near += 1 / wait
    return near
