"""Why a move is refused: one reason key per rule."""

from sobremesa.games.pesten.drawing import can_draw
from sobremesa.games.pesten.moves import ANNOUNCE, DRAW, PASS, PLAYS, Play
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.turns import fitting, is_barred_finish


def turn_refusal(state: PestenState, seat: int, act: str) -> str:
    """Why an act of the seat on turn is not legal in a game in turns."""
    chosen = PLAYS.get(act)
    if chosen is not None:
        return _play_refusal(state, seat, chosen)
    if act == PASS:
        return "nothing_to_pass"
    if act == DRAW:
        return _draw_refusal(state)
    return "no_last_card_due" if act == ANNOUNCE else "nothing_to_claim"


def _draw_refusal(state: PestenState) -> str:
    if state.drawn is not None:
        return "must_decide_on_drawn_card"
    if state.rules.voluntary_draw and not can_draw(state):
        return "nothing_to_draw"
    return "must_play_if_able"


def _play_refusal(state: PestenState, seat: int, chosen: Play) -> str:
    hand = state.hand[seat]
    if chosen.card not in hand:
        return "not_in_hand"
    if state.drawn is not None and chosen.card != hand[state.drawn]:
        return "must_decide_on_drawn_card"
    if chosen.card not in fitting(state):
        return mismatch(state)
    return form_refusal(state, hand, chosen)


def mismatch(state: PestenState) -> str:
    """Why a card does not fit on the pile."""
    if state.pending:
        return "penalty_pending"
    return "must_follow_named_suit" if state.called else "does_not_match"


def form_refusal(state: PestenState, hand: list[str], chosen: Play) -> str:
    """Why a card that fits may not be played, or not with this suit or call."""
    if is_barred_finish(state, hand):
        return "cannot_end_on_action_card"
    if chosen.announced and (len(hand) != 2 or state.rules.last_card != "on"):
        return "no_last_card_due"
    if chosen.suit:
        return "joker_names_no_suit"
    return "name_a_suit"
