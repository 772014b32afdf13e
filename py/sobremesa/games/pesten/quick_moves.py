"""What a seat may do in a quick game, and when (Q1-Q7, Q10 of `quick`)."""

from sobremesa.games.pesten.drawing import can_draw
from sobremesa.games.pesten.matching import FITS, Cards
from sobremesa.games.pesten.moves import (
    ANNOUNCE,
    DRAW,
    PASS,
    PLAYS,
    Play,
    claim,
    claimed_seat,
    split_time,
    timed,
)
from sobremesa.games.pesten.quick_effects import counters, own_dues, pay_overdue
from sobremesa.games.pesten.refusals import form_refusal
from sobremesa.games.pesten.state import Clock, Due, PestenState
from sobremesa.games.pesten.turns import is_barred_finish

NEVER = 10**12
"""A time that no move can have."""


def legal_moves(state: PestenState, clock: Clock, seat: int) -> list[str]:
    """The seat's acts at their earliest times, as far as no payment comes before them."""
    if seat not in state.active:
        return []
    horizon = clock.dues[0].at if clock.dues else NEVER
    soon = _earliest(clock, seat)
    ready = max(soon, clock.free_at[seat])
    dues = own_dues(clock, seat)
    plays = _plays(state, seat, dues) if ready <= horizon else []
    at = timed("", ready)
    moves = [act + at for act in plays]
    draws = max(ready, clock.draw_at[seat])
    if dues:
        moves.append(timed(DRAW, clock.now))
    elif draws <= horizon and _may_draw(state, able=bool(plays)):
        moves.append(timed(DRAW, draws))
    if soon <= horizon and soon <= max(clock.call_until):
        moves += _calls(state, clock, seat, soon)
    return moves


def _calls(state: PestenState, clock: Clock, seat: int, at: int) -> list[str]:
    """The announcement, and the claims against others, that are open at the time (Q10)."""
    return [
        timed(ANNOUNCE if other == seat else claim(other), at)
        for other in state.active
        if at <= clock.call_until[other]
    ]


def _earliest(clock: Clock, seat: int) -> int:
    """The first millisecond in which the seat may still act (Q2)."""
    return clock.now + (seat < clock.last)


def _fitting(state: PestenState, dues: list[Due]) -> Cards:
    """The cards that the seat may lay: counters while it owes, else what fits (Q3, Q6)."""
    if not dues:
        return FITS[state.called][state.pile[-1]]
    return frozenset[str]().union(*(counters(state, due) for due in dues))


def _plays(state: PestenState, seat: int, dues: list[Due]) -> list[str]:
    hand = state.hand[seat]
    if is_barred_finish(state, hand):
        return []
    fits = _fitting(state, dues)
    texts = state.rules.plays[len(hand) == 2]
    return [act for card in dict.fromkeys(hand) if card in fits for act in texts[card]]


def _may_draw(state: PestenState, *, able: bool) -> bool:
    return can_draw(state) and (state.rules.voluntary_draw or not able)


def refusal(state: PestenState, clock: Clock, seat: int, move: str) -> str | None:
    """Why the seat may not make the move at its time, or None where it may."""
    act, at = split_time(move)
    if at is None:
        return "needs_a_time"
    if seat not in state.active:
        return "not_your_turn"
    if at < clock.now:
        return "clock_runs_on"
    if clock.dues and clock.dues[0].at < at:
        state, clock = _later(state, clock, at)
    return _refusal_at(state, clock, seat, act, at)


def _later(state: PestenState, clock: Clock, at: int) -> tuple[PestenState, Clock]:
    """The table as it will be once everything due before `at` is paid."""
    world = state.clone()
    world.clock = later = clock.clone()
    pay_overdue(world, later, at)
    return world, later


def _refusal_at(state: PestenState, clock: Clock, seat: int, act: str, at: int) -> str | None:
    dues = own_dues(clock, seat)
    if dues and act == DRAW:
        return None
    if at < _earliest(clock, seat):
        return "lower_seat_was_first"
    chosen = PLAYS.get(act)
    if chosen is not None:
        return _play_refusal(state, clock, seat, chosen, at)
    if act == PASS:
        return "no_passing"
    if act == DRAW:
        return _draw_refusal(state, clock, seat, at)
    return _call_refusal(state, clock, seat, act, at)


def _play_refusal(state: PestenState, clock: Clock, seat: int, chosen: Play, at: int) -> str | None:
    hand = state.hand[seat]
    if chosen.card not in hand:
        return "not_in_hand"
    if at < clock.free_at[seat]:
        return "locked"
    dues = own_dues(clock, seat)
    if chosen.card not in _fitting(state, dues):
        if dues:
            return "penalty_pending"
        return "must_follow_named_suit" if state.called else "does_not_match"
    if _text(chosen) in _plays(state, seat, dues):
        return None
    return form_refusal(state, hand, chosen)


def _text(chosen: Play) -> str:
    suit = f"={chosen.suit}" if chosen.suit else ""
    return chosen.card + suit + "!" * chosen.announced


def _draw_refusal(state: PestenState, clock: Clock, seat: int, at: int) -> str | None:
    if at < clock.free_at[seat]:
        return "locked"
    if not can_draw(state):
        return "nothing_to_draw"
    if not _may_draw(state, able=bool(_plays(state, seat, []))):
        return "must_play_if_able"
    return "draw_too_soon" if at < clock.draw_at[seat] else None


def _call_refusal(state: PestenState, clock: Clock, seat: int, act: str, at: int) -> str | None:
    owner = seat if act == ANNOUNCE else claimed_seat(act)
    is_open = owner in state.active and at <= clock.call_until[owner]
    if act == ANNOUNCE:
        return None if is_open else "no_last_card_due"
    return None if is_open and owner != seat else "nothing_to_claim"


def first_to_act(state: PestenState, clock: Clock) -> int | None:
    """A seat that surely can act: the next to pay, else the first free; None when blocked.

    It follows from what all see, unless nothing is left to draw (Q11).
    """
    if clock.dues:
        return clock.dues[0].seat
    seats = state.active
    if not can_draw(state):
        seats = tuple(seat for seat in seats if _plays(state, seat, []))
    return min(seats, key=clock.free_at.__getitem__, default=None)
