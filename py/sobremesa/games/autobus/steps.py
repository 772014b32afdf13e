"""Legal moves as steps over plain ints, one move for all that come to the same."""

from collections.abc import Sequence

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.games.autobus.kernel import World
from sobremesa.games.autobus.plans import BUS, HAND, LAY, MAIN, PASS, SPACE, Step, useful_rank
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import AUX_SOURCES, DISCARD, END, NEW_LADDER
from sobremesa.games.autobus.tokens import MAIN as MAIN_SOURCE


def first_steps(
    view: AutobusState, world: World, seat: int, legal: Sequence[str]
) -> dict[Step, str]:
    """The steps that deserve a thought, each with a move that makes it.

    The main pile's top comes before all else (AT-B1), `end` after all else (AB-A18), and
    a joker gets the one useful rank unless there is no other way to end the turn.
    """
    found: dict[Step, str] = {}
    spaces: set[tuple[int, int, int]] = set()
    for move in legal:
        step = step_of(view, seat, move)
        kind, card, space, rank = step
        if kind == LAY:
            alike = card, world.rank[seat][space], rank
            if alike in spaces:
                continue
            spaces.add(alike)
        found.setdefault(step, move)
    return _never(found, world, seat)


def _never(found: dict[Step, str], world: World, seat: int) -> dict[Step, str]:
    kinds = {step[0] for step in found}
    if MAIN in kinds:
        return {step: move for step, move in found.items() if step[0] == MAIN}
    if kinds & {HAND, SPACE}:
        found = {step: move for step, move in found.items() if step[0] != PASS}
    rank = useful_rank(world, seat)
    useful = {
        step: move
        for step, move in found.items()
        if step[0] != LAY or step[1] or world.rank[seat][step[2]] or step[3] == rank
    }
    return useful or found


def step_of(view: AutobusState, seat: int, move: str) -> Step:
    """What a move does."""
    if move == END:
        return PASS, 0, 0, 0
    if move in DISCARD:
        return _discard(view, seat, move)
    source, _, target = move.partition(">")
    height = 0 if f">{target}" == NEW_LADDER else len(view.ladder[int(target[1:])])
    if source == MAIN_SOURCE:
        return MAIN, _rank(view.main[seat][-1]), 0, height + 1
    if source in AUX_SOURCES:
        space = AUX_SOURCES.index(source)
        is_free = view.rules.aux_joker == "wild" and view.aux[seat][space + 1][-1] == JOKER
        return SPACE, 0 if is_free else _rank(view.ranks[seat][space]), space, height + 1
    return HAND, _rank(source), 0, height + 1


def _discard(view: AutobusState, seat: int, move: str) -> Step:
    card, space, rank = DISCARD[move]
    if space is None:
        return BUS, _rank(card), 0, 0
    held = view.aux[seat][space]
    named = view.ranks[seat][space - 1] if held else rank
    return LAY, _rank(card), space - 1, _rank(named)


def _rank(card: str) -> int:
    return RANKS.find(card[0]) + 1
