"""What cards do in a quick game: locks and debts instead of turns (Q4-Q9 of `quick`)."""

from collections.abc import Callable, Mapping

from sobremesa.engine.cards import JOKER
from sobremesa.engine.sight import Event
from sobremesa.games.pesten.drawing import draw_cards, drawing_note
from sobremesa.games.pesten.effects import (
    PER_TWO,
    all_others_draw,
    joker_total,
    neighbour,
    reverse,
)
from sobremesa.games.pesten.matching import Cards
from sobremesa.games.pesten.state import Clock, Due, PestenState

PLAY_MS = 600
DRAW_MS = 2_000
PAY_MS = 2_000
SKIP_MS = 3_000
CALL_MS = 3_000

Effect = Callable[[PestenState, Clock, int, Due | None, list[Event]], None]


def own_dues(clock: Clock, seat: int) -> list[Due]:
    """What the seat owes, in the order of payment."""
    return [due for due in clock.dues if due.seat == seat]


def counters(state: PestenState, due: Due) -> Cards:
    """The cards that pass the debt on, by the stacking rule."""
    return state.rules.counters[JOKER if due.of_joker else "2"]


def answered(state: PestenState, clock: Clock, seat: int, card: str) -> Due | None:
    """The seat's first debt that the card passes on, if it owes at all."""
    dues = own_dues(clock, seat)
    return next((due for due in dues if card in counters(state, due)), None)


def lock_after_play(clock: Clock, seat: int, card: str) -> None:
    """A play locks its seat for a moment, a seven does not (Q4)."""
    if card[0] != "7":
        _lock(clock, seat, PLAY_MS)


def pay_overdue(state: PestenState, clock: Clock, before: int) -> list[Event]:
    """Let every debt be paid whose time is earlier than `before` (Q6, Q7)."""
    events: list[Event] = []
    while clock.dues and clock.dues[0].at < before:
        due = clock.dues[0]
        if due.at > clock.now:
            clock.now = due.at
            clock.last = 0
        pay(state, clock, due, events)
    return events


def pay(state: PestenState, clock: Clock, due: Due, events: list[Event]) -> None:
    """Draw the cards that are owed (Q8)."""
    clock.dues.remove(due)
    cards = draw_cards(state, due.seat, due.cards, events)
    events.append(drawing_note("penalty", due.seat, cards))
    if not state.rules.penalty_keeps_turn:
        _lock(clock, due.seat, PLAY_MS)


def _lock(clock: Clock, seat: int, milliseconds: int) -> None:
    clock.free_at[seat] = max(clock.free_at[seat], clock.now) + milliseconds


def _owe(state: PestenState, clock: Clock, seat: int, total: int, events: list[Event]) -> None:
    """The neighbour owes `total` for the card now on top."""
    victim = neighbour(state, seat)
    of_joker = state.pile[-1] == JOKER
    clock.dues.append(Due(clock.now + PAY_MS, victim, total, of_joker))
    clock.dues.sort()
    events.append(("note", "threat", {"seat": seat, "victim": victim, "cards": total}))


def _two(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    carried = answer.cards if answer else 0
    _owe(state, clock, seat, carried + PER_TWO, events)


def _joker(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    carried = answer.cards if answer else 0
    on_joker = answer is not None and answer.of_joker
    _owe(state, clock, seat, joker_total(state, carried, on_joker=on_joker), events)


def _seven(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    events.append(("note", "extra_turn", {"seat": seat}))


def _jack(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    """The suit is named with the play."""


def _ace(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    reverse(state, seat, events)


def _eight(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    _skip(state, clock, seat, SKIP_MS, events)


def _four(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    _skip(state, clock, seat, 2 * SKIP_MS, events)


def _five(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    all_others_draw(state, seat, events)


def _king(
    state: PestenState, clock: Clock, seat: int, answer: Due | None, events: list[Event]
) -> None:
    if state.rules.king == "reverse_skip":
        reverse(state, seat, events)
        _skip(state, clock, seat, SKIP_MS, events)
        return
    victim = neighbour(state, seat)
    cards = draw_cards(state, victim, 1, events)
    events.append(drawing_note("king", victim, cards))


def _skip(
    state: PestenState, clock: Clock, seat: int, milliseconds: int, events: list[Event]
) -> None:
    victim = neighbour(state, seat)
    _lock(clock, victim, milliseconds)
    events.append(("note", "skip", {"seat": victim}))


QUICK_EFFECTS: Mapping[str, Effect] = {
    "2": _two,
    JOKER: _joker,
    "7": _seven,
    "J": _jack,
    "A": _ace,
    "8": _eight,
    "4": _four,
    "5": _five,
    "K": _king,
}
"""By rank; asked only for the action ranks of the rules in force."""
