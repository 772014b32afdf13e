"""The last-card window of a game in turns (PE11, PE-A22 to PE-A26)."""

from sobremesa.engine.sight import Event
from sobremesa.games.pesten.drawing import draw_cards, drawing_note
from sobremesa.games.pesten.moves import ANNOUNCE, claim
from sobremesa.games.pesten.state import PestenState


def watch_last_card(state: PestenState, seat: int, *, announced: bool, events: list[Event]) -> bool:
    """Tell an announcement that a play makes; whether the play leaves one unannounced."""
    rule = state.rules.last_card
    if announced or rule == "auto":
        events.append(("note", "last_card", {"seat": seat}))
        return False
    return rule == "on"


def window_moves(state: PestenState, seat: int) -> list[str]:
    """What the open window allows the seat: to announce, or to claim."""
    owner = state.window
    if owner is None or seat not in state.active:
        return []
    return [ANNOUNCE] if seat == owner else [claim(owner)]


def announce(state: PestenState, seat: int) -> list[Event]:
    """Announce the last card after the play."""
    state.window = None
    return [("note", "last_card", {"seat": seat})]


def claim_penalty(state: PestenState, seat: int, owner: int) -> list[Event]:
    """`seat` has caught `owner`, who draws the penalty; turn and drawn card stay."""
    state.window = None
    events: list[Event] = [("note", "claim", {"seat": seat, "victim": owner})]
    stirred = state.stirred
    cards = draw_cards(state, owner, state.rules.last_card_penalty, events)
    state.stirred = stirred
    events.append(drawing_note("penalty", owner, cards))
    return events
