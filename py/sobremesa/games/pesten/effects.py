"""What action cards do in a game in turns (PE13-PE19, PE-A37 to PE-A40)."""

from collections.abc import Callable, Mapping
from typing import Literal

from sobremesa.engine.cards import JOKER
from sobremesa.engine.sight import Event
from sobremesa.games.pesten.drawing import draw_cards
from sobremesa.games.pesten.state import PestenState

PER_TWO = 2


After = Literal["move_on", "again", "extra_turn", "next_draws"]
"""How the turn moves once a card has been played."""

Effect = Callable[[PestenState, int, list[Event]], After]


def neighbour(state: PestenState, seat: int) -> int:
    """The seat dealt in that follows in the current direction."""
    active = state.active
    return active[(active.index(seat) + state.direction) % len(active)]


def reverse(state: PestenState, seat: int, events: list[Event]) -> None:
    """Turn the direction of play round."""
    state.direction = -state.direction
    events.append(("note", "reverse", {"seat": seat}))


def joker_total(state: PestenState, carried: int, *, on_joker: bool) -> int:
    """The penalty after a joker on `carried` pending cards: doubled or added to (PE-A7)."""
    if carried and on_joker and state.rules.joker_stack == "double":
        return 2 * carried
    return carried + state.rules.joker_draw


def all_others_draw(state: PestenState, seat: int, events: list[Event]) -> None:
    """Each opponent draws one, clockwise from the left whatever the direction (PE-A39)."""
    events.append(("note", "five", {"seat": seat}))
    here = state.active.index(seat)
    for other in state.active[here + 1 :] + state.active[:here]:
        draw_cards(state, other, 1, events)


def _two(state: PestenState, seat: int, events: list[Event]) -> After:
    state.pending += PER_TWO  # PE13
    events.append(("note", "threat", {"seat": seat, "cards": state.pending}))
    return "move_on"


def _joker(state: PestenState, seat: int, events: list[Event]) -> After:
    on_joker = state.pile[-2] == JOKER
    state.pending = joker_total(state, state.pending, on_joker=on_joker)  # PE18
    events.append(("note", "threat", {"seat": seat, "cards": state.pending}))
    return "move_on"


def _seven(state: PestenState, seat: int, events: list[Event]) -> After:
    events.append(("note", "extra_turn", {"seat": seat}))
    return "extra_turn"  # PE14


def _jack(state: PestenState, seat: int, events: list[Event]) -> After:
    return "move_on"


def _ace(state: PestenState, seat: int, events: list[Event]) -> After:
    reverse(state, seat, events)  # PE17
    return "again" if len(state.active) == 2 else "move_on"


def _eight(state: PestenState, seat: int, events: list[Event]) -> After:
    state.skips[neighbour(state, seat)] += 1  # PE15
    return "move_on"


def _four(state: PestenState, seat: int, events: list[Event]) -> After:
    state.skips[neighbour(state, seat)] += 2  # PE-A38
    return "move_on"


def _five(state: PestenState, seat: int, events: list[Event]) -> After:
    all_others_draw(state, seat, events)
    return "move_on"


def _king(state: PestenState, seat: int, events: list[Event]) -> After:
    if state.rules.king == "draw1":
        return "next_draws"  # PE19
    reverse(state, seat, events)  # PE-A40
    return _eight(state, seat, events)


EFFECTS: Mapping[str, Effect] = {
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
