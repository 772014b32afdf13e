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
    """Steps of a turn, the position after them, and whether a hidden card then comes up."""

    steps: tuple[Step, ...]
    world: World
    goes_on: bool


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
    found: list[Plan] = []
    seen = {_position(world, seat)}
    waiting: list[tuple[tuple[Step, ...], World]] = [((), world)]
    while waiting:
        steps, here = waiting.pop(0)
        for step in options(here, seat) if steps else first:
            after = here.clone()
            carry_out(after, seat, step)
            plan = Plan((*steps, step), after, _goes_on(here, seat, step))
            if plan.goes_on or step[0] >= LAY:
                found.append(plan)
                continue
            position = _position(after, seat)
            if position not in seen and len(seen) < _MOST_POSITIONS:
                seen.add(position)
                waiting.append((plan.steps, after))
    return found


def _goes_on(world: World, seat: int, step: Step) -> bool:
    return step[0] == MAIN or (step[0] == HAND and len(world.hand[seat]) == 1)


def _position(world: World, seat: int) -> tuple[object, ...]:
    return (
        tuple(world.wants),
        tuple(sorted(world.hand[seat])),
        tuple(world.size[seat]),
        tuple(world.rank[seat]),
    )


def options(world: World, seat: int) -> Iterator[Step]:
    """The steps that a seat may take, equal ones once; the main pile comes before all else."""
    top = world.main[seat][-1]
    if not top or world.wants[top]:
        for rank in [top] if top else _wanted(world):
            yield MAIN, top, 0, rank
        return
    yield from _climbs(world, seat)
    yield from _ends(world, seat)


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
    if not world.hand[seat]:
        yield PASS, 0, 0, 0
    for card in sorted({*world.hand[seat]}, reverse=True):
        fits = False
        if 0 in ranks:
            yield LAY, card, ranks.index(0), card or useful_rank(world, seat)
            fits = True
        for space in SPACES:
            if ranks[space] and card in (ranks[space], JOKER):
                yield LAY, card, space, ranks[space]
                fits = True
        if not fits:
            yield BUS, card, 0, 0


def useful_rank(world: World, seat: int) -> int:
    """The rank to give to a joker: the last one that the own main pile waits for."""
    top = world.main[seat][-1]
    return top - 1 if top > 1 else KING
