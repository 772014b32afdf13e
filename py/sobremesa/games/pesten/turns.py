"""Turns: what a seat may do, playing, drawing, passing, and who acts next."""

from collections.abc import Collection

from sobremesa.engine.sight import Event
from sobremesa.games.pesten.dealing import HANDS
from sobremesa.games.pesten.drawing import can_draw, draw_cards, drawing_note
from sobremesa.games.pesten.effects import EFFECTS, After, neighbour
from sobremesa.games.pesten.last_card import watch_last_card
from sobremesa.games.pesten.matching import FITS
from sobremesa.games.pesten.moves import DRAW, PASS, Play
from sobremesa.games.pesten.series import end_hand
from sobremesa.games.pesten.state import NOBODY, PAY, PestenState

MOST_TURNS = 2000


def fitting(state: PestenState) -> Collection[str]:
    """The cards that may be put on the pile now (PE8), pending penalties considered."""
    top = state.pile[-1]
    if state.pending:
        return state.rules.counters[top[0]]
    return FITS[state.called][top]


def is_barred_finish(state: PestenState, hand: list[str]) -> bool:
    """Whether the hand is a single action card that the rules forbid to finish on (PE-A19)."""
    rules = state.rules
    return (
        len(hand) == 1 and rules.finish_action == "forbidden" and hand[0][0] in rules.action_ranks
    )


def turn_moves(state: PestenState, seat: int) -> list[str]:
    """What the seat on turn may do: plays in the order of the hand, then `draw` or `pass`."""
    hand = state.hand[seat]
    rules = state.rules
    texts = rules.plays[len(hand) == 2]
    if state.drawn is not None:
        return [*texts[hand[state.drawn]], PASS]  # PE-A2
    fits = fitting(state)
    cards = [card for card in hand if card in fits]
    if not cards or (len(hand) == 1 and is_barred_finish(state, hand)):
        return [DRAW, PASS] if state.extra and rules.seven == "optional" else [DRAW]
    moves: list[str] = []
    for card in dict.fromkeys(cards):
        moves += texts[card]
    if state.extra and rules.seven == "optional":
        moves.append(PASS)  # PE-A11
    elif state.pending or (rules.voluntary_draw and can_draw(state)):
        moves.append(DRAW)  # PE-A1, PE-A5
    return moves


def play(state: PestenState, seat: int, chosen: Play) -> list[Event]:
    """Put a card on the pile, with its effect and whatever follows from it."""
    card, suit, announced = chosen
    hand = state.hand[seat]
    hand.remove(card)
    state.pile.append(card)
    state.called = suit  # PE-A17
    state.stirred = True
    state.story.append((seat, f"{card}={suit}" if suit else card, 0))
    events: list[Event] = [("move", card, HANDS[seat], "pile")]
    if suit:
        events.append(("note", "suit_named", {"seat": seat, "suit": suit}))
    if len(hand) < 2:
        _reopen_window(state, seat, hand, announced=announced, events=events)
    elif state.window != seat:
        state.window = None
    is_action = card[0] in state.rules.action_ranks
    if not hand:
        return _finish(state, seat, card, events, is_action=is_action)
    after = EFFECTS[card[0]](state, seat, events) if is_action else "move_on"
    return _go_on(state, seat, after, events)


def _reopen_window(
    state: PestenState, seat: int, hand: list[str], *, announced: bool, events: list[Event]
) -> None:
    """A play that leaves one card opens a new window, one that leaves none closes it."""
    is_due = bool(hand) and watch_last_card(state, seat, announced=announced, events=events)
    state.window = seat if is_due else None


def _finish(
    state: PestenState, seat: int, card: str, events: list[Event], *, is_action: bool
) -> list[Event]:
    """The hand is empty: won, unless an action card makes its player draw (PE12, PE-A19)."""
    if not is_action or state.rules.finish_action == "allowed":
        return end_hand(state, seat, events)
    after = EFFECTS[card[0]](state, seat, events)
    if not draw_cards(state, seat, 1, events):
        return end_hand(state, seat, events)
    events.append(("note", "action_finish", {"seat": seat}))
    return _go_on(state, seat, after, events)


def draw(state: PestenState, seat: int) -> list[Event]:
    """Take the pending penalty, or draw one card and see whether it fits (PE9)."""
    if state.window != seat:
        state.window = None
    events: list[Event] = []
    if state.pending:
        return _pay_penalty(state, seat, events)
    state.story.append((seat, DRAW, 0))
    cards = draw_cards(state, seat, 1, events)
    events.append(drawing_note("draw", seat, cards))
    hand = state.hand[seat]
    if cards and hand[-1] in fitting(state):
        state.drawn = len(hand) - 1
        return events
    return _go_on(state, seat, "move_on", events)


def pass_turn(state: PestenState, seat: int) -> list[Event]:
    """Keep the drawn card, or decline the extra turn of a seven."""
    if state.window != seat:
        state.window = None
    state.story.append((seat, PASS, 0))
    return _go_on(state, seat, "move_on", [("note", "pass", {"seat": seat})])


def _pay_penalty(state: PestenState, seat: int, events: list[Event]) -> list[Event]:
    state.story.append((seat, PAY, 0))
    cards = draw_cards(state, seat, state.pending, events)
    state.pending = 0
    events.append(drawing_note("penalty", seat, cards))
    if state.rules.penalty_keeps_turn:
        return events
    return _go_on(state, seat, "move_on", events)  # PE-A6


def _go_on(state: PestenState, seat: int, after: After, events: list[Event]) -> list[Event]:
    """End the turn of `seat` and begin the next one."""
    state.turns += 1
    if state.stirred:
        state.stirred = False
        state.idle = NOBODY
    else:
        state.idle |= {seat}
    if state.turns == MOST_TURNS or len(state.idle) == len(state.active):
        return end_hand(state, None, events)  # PE-A27
    state.drawn = None
    state.extra = after == "extra_turn"
    if after == "move_on" or after == "next_draws":
        seat = neighbour(state, seat)
        if state.skips[seat]:
            seat = _serve_skips(state, seat, events)
    state.turn = seat
    events.append(("turn", seat))
    if after == "next_draws":
        cards = draw_cards(state, seat, 1, events)  # PE-A35
        events.append(drawing_note("king", seat, cards))
    return events


def _serve_skips(state: PestenState, seat: int, events: list[Event]) -> int:
    """The first seat from this one on that has no turn to lose; the others lose one."""
    skips = state.skips
    while skips[seat]:
        skips[seat] -= 1
        events.append(("note", "skip", {"seat": seat}))
        seat = neighbour(state, seat)
    return seat
