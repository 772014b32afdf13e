"""Putting a card on a common ladder, and what follows from it (AB7, AB11-AB16)."""

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.engine.sight import Event
from sobremesa.games.autobus.dealing import refill
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import (
    AUX,
    EMPTY,
    HAND,
    MAIN,
    MAIN_PILE,
    SPACE_OF,
    read_play,
)


def play_on_ladder(state: AutobusState, seat: int, move: str) -> list[Event]:
    """Put the card down; take a full ladder away; refill an emptied hand.

    The win is for the caller to tell: an empty main pile stops all that follows.
    """
    state.last_moved = state.turns
    source, target, number, zone = read_play(move)
    events: list[Event] = []
    if number:
        cards = _reach(state, number, target)
    else:
        number = state.next_ladder
        target, zone = f">L{number}", f"ladder.{number}"
        cards = _start(state, number, target)
        events.append(("note", "ladder_started", {"seat": seat, "ladder": number}))
    card, left = _take(state, seat, source)
    cards.append(card)
    events.append(("move", card, left, zone))
    if source == MAIN:
        if not state.main[seat]:
            return events
        events.append(_reveal(state, seat))
    wanted = state.wanted
    if len(cards) == len(RANKS):
        wanted[JOKER] = _without(wanted[JOKER], target)
        events += _complete(state, seat, number)
    else:
        rank = RANKS[len(cards)]
        wanted[rank] = (*wanted[rank], target) if rank in wanted else (target,)
    if source == card and not state.hand[seat]:  # AB7
        refill(state, seat, events)
        events.append(("note", "refill", {"seat": seat, "cards": len(state.hand[seat])}))
    return events


def _take(state: AutobusState, seat: int, source: str) -> tuple[str, str]:
    """Remove the card from its place; tell it and the place."""
    if source in SPACE_OF:
        space = SPACE_OF[source]
        pile = state.aux[seat][space]
        card = pile.pop()
        if not pile:
            state.set_rank(seat, space, EMPTY)
        return card, AUX[seat][space]
    if source == MAIN:
        pile = state.main[seat]
        card = pile.pop()
        state.bused[seat] = min(state.bused[seat], len(pile))
        return card, MAIN_PILE[seat]
    state.hand[seat].remove(source)
    return source, HAND[seat]


def _start(state: AutobusState, number: int, target: str) -> list[str]:
    """Make room for a new ladder, which a joker can go to as well (AB11, AB22)."""
    cards: list[str] = []
    state.wanted[JOKER] += (target,)
    state.ladder[number] = cards
    state.next_ladder = number + 1
    return cards


def _reach(state: AutobusState, number: int, target: str) -> list[str]:
    """The ladder's cards; the rank that it wanted is about to come."""
    cards = state.ladder[number]
    rank = RANKS[len(cards)]
    targets = state.wanted.pop(rank)
    if len(targets) > 1:
        state.wanted[rank] = _without(targets, target)
    return cards


def _without(targets: tuple[str, ...], target: str) -> tuple[str, ...]:
    return tuple([other for other in targets if other != target])


def _reveal(state: AutobusState, seat: int) -> Event:
    """The next card of the main pile is turned up (AB16)."""
    pile = state.main[seat]
    return ("note", "reveal", {"seat": seat, "card": pile[-1], "left": len(pile)})


def _complete(state: AutobusState, seat: int, number: int) -> list[Event]:
    """After the king the ladder is taken away (AB13, AB-A15)."""
    cards = state.ladder.pop(number)
    state.completed += cards
    return [
        ("note", "ladder_completed", {"seat": seat, "ladder": number}),
        *(("move", card, f"ladder.{number}", "completed") for card in cards),
    ]
