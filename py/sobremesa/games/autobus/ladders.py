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
    NEW_LADDER,
    SPACE_OF,
)


def play_on_ladder(state: AutobusState, seat: int, source: str, target: str) -> list[Event]:
    """Put the card down; take a full ladder away; refill an emptied hand.

    The win is for the caller to tell: an empty main pile stops all that follows.
    """
    state.last_moved = state.turns
    card, zone = _take(state, seat, source)
    if target == NEW_LADDER:
        number = state.next_ladder
        target = f">L{number}"
        cards = _start(state, target)
        events: list[Event] = [("note", "ladder_started", {"seat": seat, "ladder": number})]
    else:
        number = int(target[2:])
        cards = state.ladder[number]
        _drop_target(state.wanted, RANKS[len(cards)], target)
        events = []
    cards.append(card)
    events.append(("move", card, zone, f"ladder.{number}"))
    if source == MAIN:
        if not state.main[seat]:
            return events
        events.append(_reveal(state, seat))
    if len(cards) == len(RANKS):
        _drop_target(state.wanted, JOKER, target)
        events += _complete(state, seat, number)
    else:
        wanted = RANKS[len(cards)]
        state.wanted[wanted] = (*state.wanted.get(wanted, ()), target)
    if source == card and not state.hand[seat]:  # AB7
        refill(state, seat, events)
        events.append(("note", "refill", {"seat": seat, "cards": len(state.hand[seat])}))
    return events


def _take(state: AutobusState, seat: int, source: str) -> tuple[str, str]:
    """Remove the card from its place; tell it and the place."""
    if source == MAIN:
        pile = state.main[seat]
        card = pile.pop()
        state.bused[seat] = min(state.bused[seat], len(pile))
        return card, MAIN_PILE[seat]
    space = SPACE_OF.get(source)
    if space is None:
        state.hand[seat].remove(source)
        return source, HAND[seat]
    pile = state.aux[seat][space]
    card = pile.pop()
    if not pile:
        state.spaces[seat] = state.spaces[seat].with_rank(space, EMPTY)
    return card, AUX[seat][space]


def _start(state: AutobusState, target: str) -> list[str]:
    """Make room for a new ladder, which a joker can go to as well (AB11, AB22)."""
    cards: list[str] = []
    state.wanted[JOKER] += (target,)
    state.ladder[state.next_ladder] = cards
    state.next_ladder += 1
    return cards


def _drop_target(wanted: dict[str, tuple[str, ...]], rank: str, target: str) -> None:
    targets = wanted[rank]
    if len(targets) == 1:
        del wanted[rank]
    else:
        wanted[rank] = tuple([other for other in targets if other != target])


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
