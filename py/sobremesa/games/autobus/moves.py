"""Which moves the rules of Autobus allow, and why they refuse the others."""

import re

from sobremesa.engine.cards import JOKER
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import (
    AUX_SOURCES,
    BUS,
    DISCARDS,
    EMPTY,
    END,
    MAIN,
    NEW_LADDER,
    SPACE_OF,
)

_CARD = r"[A2-9TJQK][CDHS]|\*"
_TARGET = r"L[1-9][0-9]*|L\+|a[1-4](?:=[A2-9TJQK])?|bus"
_MOVE = re.compile(rf"(?:{_CARD}|p|a[1-4])>(?:{_TARGET})|end")


def is_move(text: str) -> bool:
    """`SOURCE>TARGET` or `end`."""
    return _MOVE.fullmatch(text) is not None


def legal_moves(state: AutobusState, seat: int) -> list[str]:
    """Ladder plays and discards of each hand card, then the plays of the piles."""
    if seat != state.turn:
        return []
    wanted = state.wanted
    moves: list[str] = []
    hand = state.hand[seat]
    if hand:
        masks = state.fitting[seat]
        empty = masks[EMPTY]
        for card in hand if len({*hand}) == len(hand) else dict.fromkeys(hand):
            rank, discards = DISCARDS[card]
            if rank in wanted:
                for target in wanted[rank]:
                    moves.append(card + target)
            moves += discards[masks[rank] | empty if rank in masks else empty]
    else:
        moves.append(END)  # AB-A19
    top = state.main[seat][-1][0]
    if top in wanted:
        for target in wanted[top]:
            moves.append(MAIN + target)
    offers = state.offers[seat]
    if state.rules.aux_joker == "wild":
        offers = _with_free_jokers(state, seat)
    for rank, source in offers:
        if rank in wanted:
            for target in wanted[rank]:
                moves.append(source + target)
    return moves


def _with_free_jokers(state: AutobusState, seat: int) -> list[tuple[str, str]]:
    """What the auxiliary piles offer if a joker on top is free (AB-A4)."""
    piles = zip(state.offers[seat], state.aux[seat].values(), strict=True)
    return [(JOKER if pile[-1:] == [JOKER] else rank, source) for (rank, source), pile in piles]


def has_ladder_play(state: AutobusState, seat: int) -> bool:
    """Whether the seat could put a card on a ladder if it were its turn (AB-A17)."""
    is_wild = state.rules.aux_joker == "wild"
    offers = _with_free_jokers(state, seat) if is_wild else state.offers[seat]
    ranks = {rank for rank, _ in offers}
    ranks.update(card[0] for card in (*state.hand[seat], state.main[seat][-1]))
    return not ranks.isdisjoint(state.wanted)


def refusal(state: AutobusState, seat: int, move: str) -> str:
    """Why a move of the seat on turn is refused."""
    if move == END:
        return "hand_not_empty"
    source, _, target = move.partition(">")
    if source == MAIN:
        return _refuse_ladder(state, target) or "main_only_to_ladders"
    if source in AUX_SOURCES:
        return _refuse_auxiliary(state, seat, source, target)
    if source not in state.hand[seat]:
        return "not_in_hand"
    if target == BUS:
        return "fits_an_auxiliary_pile"
    return _refuse_ladder(state, target) or _refuse_discard(state, seat, source, target)


def _refuse_ladder(state: AutobusState, target: str) -> str:
    """Why a card does not go to the ladder; nothing if the target is none."""
    if not target.startswith("L"):
        return ""
    if target == NEW_LADDER[1:]:
        return "only_aces_start_ladders"
    exists = any(target == f"L{number}" for number in state.ladder)
    return "ladder_needs_other_rank" if exists else "no_such_ladder"


def _refuse_auxiliary(state: AutobusState, seat: int, source: str, target: str) -> str:
    pile = state.aux[seat][SPACE_OF[source]]
    if not pile:
        return "auxiliary_empty"
    refused = _refuse_ladder(state, target)
    if not refused:
        return "auxiliary_only_to_ladders"
    keeps = refused != "no_such_ladder" and pile[-1] == JOKER
    return "joker_keeps_its_rank" if keeps else refused  # AB-A4


def _refuse_discard(state: AutobusState, seat: int, card: str, target: str) -> str:
    space, _, rank = target.partition("=")
    is_empty = not state.aux[seat][int(space[1])]
    if card != JOKER:
        return "only_jokers_choose_a_rank" if rank else "auxiliary_other_rank"
    return "joker_needs_a_rank" if is_empty else "pile_has_its_rank"
