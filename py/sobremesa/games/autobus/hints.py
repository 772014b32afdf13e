"""Why a move of Autobus is a good idea, from facts that its seat can see."""

from typing import Any

from sobremesa.games.autobus.planning import step_to_main
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import AUX_SOURCES, DISCARD, END, MAIN

Reason = tuple[str, dict[str, Any]]

COUNTS_CHANCES = True


def explain(view: AutobusState, seat: int, move: str) -> Reason:
    """The reason's key among the texts of hints, and its values."""
    if move == END:
        return "end", {}
    if move in DISCARD:
        return _discard(view, seat, move)
    source = move.partition(">")[0]
    if source == MAIN:
        return "main", {"n": len(view.main[seat]) - 1}
    if move == step_to_main(view, seat):
        return "chain", {"card": view.main[seat][-1]}
    if source in AUX_SOURCES:
        space = AUX_SOURCES.index(source) + 1
        frees = len(view.aux[seat][space]) == 1
        return ("frees_space" if frees else "uncovers"), {"space": space}
    return ("empties_hand" if len(view.hand[seat]) == 1 else "hand_card"), {}


def _discard(view: AutobusState, seat: int, move: str) -> Reason:
    _, space, rank = DISCARD[move]
    if space is None:
        return "bus", {}
    joins = bool(view.aux[seat][space])
    return ("joins" if joins else "opens_space"), {"rank": rank, "space": space}
