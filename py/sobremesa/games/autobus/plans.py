"""Whole turns: which ends of the own turn can be reached, and by which moves.

A turn is planned up to its end, or up to where a hidden card comes up: the next card of
the main pile (AB16), or four new hand cards (AB7).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sobremesa.games.autobus.kernel import JOKER, KING, SPACES, World

MAIN, HAND, SPACE, LAY, BUS, PASS = range(6)
Step = tuple[int, int, int, int]
"""What is done, the card, the space, the rank that it serves for; 0 where there is none."""

_MOST_POSITIONS = 150


class Plan(NamedTuple):
    """Steps of a turn and the position after them.

    goes_on: whether a hidden card then comes up
    gives: whether it lets the next rival's main pile follow on the way
    """

    steps: tuple[Step, ...]
    world: World
    goes_on: bool
    gives: bool


def carry_out(world: World, seat: int, step: Step) -> bool:
    """Make the step; whether that wins."""
    kind, card, space, rank = step
    if kind == HAND:
        world.play_hand(seat, card, rank)
    elif kind == SPACE:
        world.play_space(seat, space, rank)
    elif kind == LAY:
        world.lay(seat, card, space, rank)
    elif kind == BUS:
        world.bus(seat, card)
    elif kind == PASS:
        world.pass_on(seat)
    else:
        return world.play_main(seat, rank)
    return False


def plans(world: World, seat: int, first: Mapping[Step, str]) -> list[Plan]:
    """A plan for each end of the turn that one of the first steps can lead to."""
    rival = world.main[(seat + 1) % len(world.main)][-1]
    is_open = not rival or world.wants[rival] > 0
    found: list[Plan] = []
    seen = {_position(world, seat)}
    waiting = [Plan((), world, False, False)]
    for before in waiting:
        here = before.world
        for step in options(here, seat) if before.steps else first:
            after = here.clone()
            carry_out(after, seat, step)
            gives = before.gives or (not is_open and after.wants[rival] > 0)
            plan = Plan((*before.steps, step), after, _goes_on(here, seat, step), gives)
            if plan.goes_on or step[0] >= LAY:
                found.append(plan)
                continue
            position = _position(after, seat)
            if position not in seen and len(seen) < _MOST_POSITIONS:
                seen.add(position)
                waiting.append(plan)
    return found


def _goes_on(world: World, seat: int, step: Step) -> bool:
    return step[0] == MAIN or (step[0] == HAND and len(world.hand[seat]) == 1)


def _position(world: World, seat: int) -> tuple[object, ...]:
    return (
        tuple(world.wants),
        tuple(sorted(world.hand[seat])),
        tuple(world.size[seat]),
        tuple(world.rank[seat]),
        tuple(world.jokers[seat]),
    )


def options(world: World, seat: int) -> Iterator[Step]:
    """The steps that a seat may take, equal ones once; the main pile comes before all else."""
    top = world.main[seat][-1]
    if not top or world.wants[top]:
        for rank in [top] if top else _wanted(world):
            yield MAIN, top, 0, rank
        return
    climbs = list(_climbs(world, seat))
    yield from climbs
    if world.hand[seat]:
        yield from _ends(world, seat)
    elif not climbs:
        yield PASS, 0, 0, 0


def _wanted(world: World) -> list[int]:
    return [rank for rank in range(1, KING + 1) if world.wants[rank]]


def _climbs(world: World, seat: int) -> Iterator[Step]:
    wanted = _wanted(world)
    for space in SPACES:
        rank = world.rank[seat][space]
        if world.wild and rank and world.has_joker(seat, space):
            for other in wanted:
                yield SPACE, JOKER, space, other
        elif rank and world.wants[rank]:
            yield SPACE, rank, space, rank
    for card in sorted({*world.hand[seat]}, reverse=True):
        for rank in wanted:
            if card in (rank, JOKER):
                yield HAND, card, 0, rank


def _ends(world: World, seat: int) -> Iterator[Step]:
    ranks = world.rank[seat]
    for card in sorted({*world.hand[seat]}, reverse=True):
        fits = False
        if 0 in ranks:
            yield LAY, card, ranks.index(0), card or useful_rank(world, seat)
            fits = True
        for space in SPACES:
            rank = ranks[space]
            if rank and card in (rank, JOKER) and ranks.index(rank) == space:
                yield LAY, card, space, rank
                fits = True
        if not fits:
            yield BUS, card, 0, 0


def useful_rank(world: World, seat: int) -> int:
    """The rank to give to a joker: the last one that the own main pile waits for."""
    top = world.main[seat][-1]
    return top - 1 if top > 1 else KING
