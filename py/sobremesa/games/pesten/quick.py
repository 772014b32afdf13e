"""Quick Pesten: no turns, a virtual clock in milliseconds (PE-A41).

Q1   Every seat of the hand may act at any time; a move is written `SEAT MOVE @MS`. The
     clock never runs backwards. What is listed carries its earliest time; every later
     time is as good while the move remains possible.
Q2   Within one millisecond the lower seat comes first: a seat whose place has passed
     acts in the next millisecond.
Q3   Cards fit as ever. A refused move costs nothing.
Q4   A play locks its seat for 600 ms, a seven does not. A locked seat neither plays nor
     draws; it may call, claim and pay.
Q5   A seat without a card that fits may draw one, and again after 2,000 ms; it may play
     any card that fits, drawn or not. Nobody passes.
Q6   2 and joker: the neighbour in the current direction owes the cards and pays by
     itself after 2,000 ms, or earlier with `draw`. Until then it may only counter, by
     the stacking rule, and its counter fits on whatever lies on top: the answer is to
     the card that hit it. The total passes on with 2,000 new ms. Several debts are kept
     apart and paid in order. The others play on meanwhile.
Q7   A counter in the very millisecond of payment still counts; a later one is too late.
Q8   After paying, the seat is locked for 600 ms (not with `penalty_keeps_turn`).
Q9   8: the neighbour is locked for 3,000 ms, on top of any lock; 4: for twice as long;
     king, if so agreed: direction and lock, or the neighbour draws one at once.
     An ace turns the direction, also between two. A jack names its suit as it is played
     (a table gives 3,000 ms to choose, then takes the longest suit).
Q10  A play that leaves one card may be announced, or claimed by any other seat, for
     3,000 ms; the first to speak wins. Emptying the hand ends it.
Q11  The hand is blocked when nobody owes, nothing can be drawn and no card fits, or at
     its 2,000th play or draw. The clock runs on from hand to hand.
"""

from sobremesa.engine.sight import Event
from sobremesa.games.pesten.dealing import HANDS
from sobremesa.games.pesten.drawing import draw_cards, drawing_note
from sobremesa.games.pesten.last_card import watch_last_card
from sobremesa.games.pesten.moves import DRAW, PLAYS, Play, claimed_seat, split_time
from sobremesa.games.pesten.quick_effects import (
    CALL_MS,
    DRAW_MS,
    QUICK_EFFECTS,
    answered,
    lock_after_play,
    own_dues,
    pay,
    pay_overdue,
)
from sobremesa.games.pesten.quick_moves import first_to_act
from sobremesa.games.pesten.series import end_hand
from sobremesa.games.pesten.state import Clock, PestenState
from sobremesa.games.pesten.turns import MOST_TURNS


def apply(state: PestenState, clock: Clock, seat: int, move: str) -> list[Event]:
    """Let the payments before the move fall due, carry it out, and see who can go on."""
    act, time = split_time(move)
    at = clock.now if time is None else time
    events = pay_overdue(state, clock, at)
    clock.last = seat if at > clock.now else max(clock.last, seat)
    clock.now = at
    chosen = PLAYS.get(act)
    if chosen is not None:
        events += _play(state, clock, seat, chosen)
    elif act == DRAW:
        events += _draw(state, clock, seat)
    else:
        events += _call(state, clock, seat, act)
    return _go_on(state, clock, events)


def _play(state: PestenState, clock: Clock, seat: int, chosen: Play) -> list[Event]:
    card, suit, announced = chosen
    due = answered(state, clock, seat, card)
    if due is not None:
        clock.dues.remove(due)
    hand = state.hand[seat]
    hand.remove(card)
    state.pile.append(card)
    state.called = suit
    state.turns += 1
    events: list[Event] = [("move", card, HANDS[seat], "pile")]
    if suit:
        events.append(("note", "suit_named", {"seat": seat, "suit": suit}))
    lock_after_play(clock, seat, card)
    clock.call_until[seat] = -1
    if len(hand) == 1 and watch_last_card(state, seat, announced=announced, events=events):
        clock.call_until[seat] = clock.now + CALL_MS
    is_action = card[0] in state.rules.action_ranks
    if not hand and (not is_action or state.rules.finish_action == "allowed"):
        return end_hand(state, seat, events)
    if is_action:
        QUICK_EFFECTS[card[0]](state, clock, seat, due, events)
    if hand:
        return events
    if not draw_cards(state, seat, 1, events):
        return end_hand(state, seat, events)
    events.append(("note", "action_finish", {"seat": seat}))
    return events


def _draw(state: PestenState, clock: Clock, seat: int) -> list[Event]:
    state.turns += 1
    events: list[Event] = []
    dues = own_dues(clock, seat)
    if dues:
        pay(state, clock, dues[0], events)
        return events
    cards = draw_cards(state, seat, 1, events)
    clock.draw_at[seat] = clock.now + DRAW_MS
    events.append(drawing_note("draw", seat, cards))
    return events


def _call(state: PestenState, clock: Clock, seat: int, act: str) -> list[Event]:
    owner = claimed_seat(act)
    if owner is None:
        clock.call_until[seat] = -1
        return [("note", "last_card", {"seat": seat})]
    clock.call_until[owner] = -1
    events: list[Event] = [("note", "claim", {"seat": seat, "victim": owner})]
    cards = draw_cards(state, owner, state.rules.last_card_penalty, events)
    events.append(drawing_note("penalty", owner, cards))
    return events


def _go_on(state: PestenState, clock: Clock, events: list[Event]) -> list[Event]:
    """Block a dead hand; `turn` becomes the seat that can act first."""
    if state.turn is None:
        return events
    first = first_to_act(state, clock)
    if first is None or state.turns >= MOST_TURNS:
        return end_hand(state, None, events)
    state.turn = first
    return events
