"""How imagined seats play: rules of thumb over plain ints, with weights tuned by the arena.

A seat uses its own hand and what lies on the table, nothing else.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from sobremesa.games.autobus.kernel import ACE, JOKER, KING, SPACES, Random01, World

ERRS = 0.1
"""How often an imagined seat discards any card."""

_FAR = 4
_NOWHERE = -99.0


class Habits(NamedTuple):
    """The weights of the rules of thumb, see `habits.toml`.

    frees, uncovers, plays, empties: a play that ends a pile or not, from the hand, its last
    gives, nears: by the distance that is left, a play that lets a rival or oneself come near
    takes, completes: a play that takes a rival's place, or that ends a ladder
    joins, opens, waits, twin: a discard on a pile, by free spaces, by distance, of two alike
    fills, same: a discard of a rank that the own main pile waits for, or of its own
    joker, bus: a discard of a joker, or under the bus
    stuck: how bad a play may be when only the bus is left
    """

    frees: float
    uncovers: float
    plays: float
    empties: float
    gives: tuple[float, ...]
    nears: tuple[float, ...]
    takes: float
    completes: float
    joins: float
    joins_fills: float
    opens: tuple[float, ...]
    waits: tuple[float, ...]
    twin: float
    fills: float
    same: float
    joker: float
    bus: float
    stuck: float


@cache
def habits() -> Habits:
    """The habits of this game."""
    told = tomllib.loads((files(__package__) / "habits.toml").read_text(encoding="utf-8"))
    return Habits(**told["habits"])


def play_on(world: World, turns: int, random: Random01) -> int:
    """Play the running turn and those after it up to `turns`; who won, or -1."""
    end = world.turns + turns
    own = habits()
    while world.turns < end:
        seat = world.turn
        if climb(world, seat, own):
            return seat
        if not finish(world, seat, own, random):
            return -1
    return -1


def climb(world: World, seat: int, own: Habits) -> bool:
    """All ladder plays of a turn; whether the main pile is empty then."""
    main, wants = world.main[seat], world.wants
    rival = world.main[(seat + 1) % len(world.main)][-1]
    while True:
        top = main[-1]
        if wants[top] or not top:
            if world.play_main(seat, top or _for_joker(world, seat, rival) or ACE):
                return True
            continue
        rank = _chain(world, seat, top)
        if rank:
            while rank < top and _put(world, seat, rank):
                rank += 1
        elif not _one_more(world, seat, rival, own):
            return False


def _chain(world: World, seat: int, top: int) -> int:
    """Where a chain of own cards begins that lets the main pile follow, 0 if nowhere."""
    hand, ranks, wants = world.hand[seat], world.rank[seat], world.wants
    spare = hand.count(JOKER)
    if world.wild:
        spare += len(_free_jokers(world, seat))
    rank = top - 1
    while rank:
        if rank not in hand and rank not in ranks:
            spare -= 1
            if spare < 0:
                return 0
        if wants[rank]:
            break
        rank -= 1
    return rank


def _put(world: World, seat: int, rank: int) -> bool:
    """Put a card that serves for the rank, if there is one, a joker last."""
    hand, ranks = world.hand[seat], world.rank[seat]
    if rank in ranks:
        world.play_space(seat, ranks.index(rank), rank)
        return True
    if rank in hand or JOKER in hand:
        world.play_hand(seat, rank if rank in hand else JOKER, rank)
        return True
    free = _free_jokers(world, seat) if world.wild else []
    if free:
        world.play_space(seat, free[0], rank)
    return bool(free)


def _free_jokers(world: World, seat: int) -> list[int]:
    """The spaces with a joker on top, which is free to leave (AB-A4)."""
    return [space for space in SPACES if world.has_joker(seat, space)]


def _for_joker(world: World, seat: int, rival: int) -> int:
    """A rank for a joker that gives the rival nothing, own cards to follow if there are."""
    wants, hand, ranks = world.wants, world.hand[seat], world.rank[seat]
    best = 0
    for rank in range(KING, 0, -1):
        if wants[rank] and rank + 1 != rival:
            best = rank
            if rank < KING and (rank + 1 in hand or rank + 1 in ranks):
                break
    return best


def _one_more(world: World, seat: int, rival: int, own: Habits) -> bool:
    """One more play that does not reach the main pile; False where none is worth while."""
    hand, ranks, wants = world.hand[seat], world.rank[seat], world.wants
    best, source, chosen = 0.0, -1, 0
    is_stuck = _is_stuck(hand, ranks)
    if is_stuck:
        best = -own.stuck if hand else _NOWHERE
    top = world.main[seat][-1]
    for space in SPACES:
        rank = ranks[space]
        if rank and wants[rank]:
            worth = own.frees if world.size[seat][space] == 1 else own.uncovers
            worth += _steer(wants, rank, top, rival, own)
            if worth > best:
                best, source, chosen = worth, space, rank
    for rank in hand:
        if rank and wants[rank]:
            worth = own.empties if len(hand) == 1 else own.plays
            worth += _steer(wants, rank, top, rival, own)
            if worth > best:
                best, source, chosen = worth, len(SPACES), rank
    if source < 0:
        if not is_stuck or JOKER not in hand:
            return False
        rank = _for_joker(world, seat, rival)
        if rank:
            world.play_hand(seat, JOKER, rank)
        return rank > 0
    if source < len(SPACES):
        world.play_space(seat, source, chosen)
    else:
        world.play_hand(seat, chosen, chosen)
    return True


def _is_stuck(hand: list[int], ranks: list[int]) -> bool:
    """Whether the turn can only end by a joker on a pile, or under the bus, or by `end`."""
    if 0 in ranks:
        return not hand
    return not any(card and card in ranks for card in hand)


def _steer(wants: list[int], rank: int, top: int, rival: int, own: Habits) -> float:
    """What a play on a ladder does to the next rival's main pile and to the own one."""
    worth = 0.0
    if rank == KING:
        worth = own.completes
    elif not wants[rank + 1]:
        after = rival - rank - 1
        if 0 <= after < _FAR and not any(wants[rank + 2 : rival + 1]):
            worth -= own.gives[after]
        after = top - rank - 1
        if 0 <= after < _FAR and not any(wants[rank + 2 : top + 1]):
            worth += own.nears[after]
    if rank == rival and wants[rank] == 1 and rank > ACE:
        worth += own.takes
    return worth


def finish(world: World, seat: int, own: Habits, random: Random01) -> bool:
    """End the turn; False where the game is drawn."""
    hand = world.hand[seat]
    if not hand:
        if world.is_dead():
            return False
        world.pass_on(seat)
        return True
    card = hand[int(random() * len(hand))] if random() < ERRS else _least(world, seat, own)
    _discard(world, seat, card)
    return True


def _least(world: World, seat: int, own: Habits) -> int:
    """The hand card that is missed least."""
    hand, ranks, wants = world.hand[seat], world.rank[seat], world.wants
    rooms = ranks.count(0)
    top = world.main[seat][-1]
    low = top
    while low and not wants[low]:
        low -= 1
    best, chosen = -1e9, hand[0]
    for card in hand:
        fills = low <= card < top
        if not card:
            worth = own.joker
        elif card in ranks:
            worth = own.joins + own.joins_fills * fills
        elif not rooms:
            worth = own.bus
        else:
            wait, rank = 0, card
            while not wants[rank]:
                rank -= 1
                wait += 1
            worth = own.waits[wait] + own.opens[rooms - 1] + own.twin * (hand.count(card) - 1)
            worth += own.fills * fills + own.same * (card == top)
        if worth > best:
            best, chosen = worth, card
    return chosen


def _discard(world: World, seat: int, card: int) -> None:
    ranks = world.rank[seat]
    if card and card in ranks:
        world.lay(seat, card, ranks.index(card), card)
    elif 0 in ranks:
        top = world.main[seat][-1]
        world.lay(seat, card, ranks.index(0), card or (top - 1 if top > ACE else KING))
    elif card:
        world.bus(seat, card)
    else:
        world.lay(seat, card, 0, ranks[0])
