"""Dealing, refilling a hand, and shuffling completed ladders back (AB2, AB6-AB8, AB25)."""

from sobremesa.engine.cards import JOKER, pack
from sobremesa.engine.sight import Event
from sobremesa.games.autobus.events import DRAWN
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import HAND, LOWEST, MAIN_PILE, NEW_LADDER

PACK = tuple(pack(2, 4))  # AB1
MAIN_CARDS = 10
HAND_CARDS = 4


def deal(state: AutobusState) -> list[Event]:
    """Main piles of ten, then hands of four, from the seat that begins (AB2)."""
    players = state.rules.players
    state.stock = state.shuffle(list(PACK))
    state.main = [[] for _ in range(players)]
    state.hand = [[] for _ in range(players)]
    state.lay_spaces(players)
    state.ladder = {}
    state.completed = []
    state.wanted = {LOWEST: (NEW_LADDER,), JOKER: (NEW_LADDER,)}
    state.next_ladder = 1
    state.bused = [0] * players
    state.turns = 0
    state.last_moved = -1
    state.turn = state.dealer  # AB5
    seats = [(state.dealer + step) % players for step in range(players)]
    events: list[Event] = [("deal", state.deal, state.dealer)]
    for seat in seats:
        events += _give(state, state.main[seat], MAIN_PILE[seat], MAIN_CARDS)
    for seat in seats:
        events += _give(state, state.hand[seat], HAND[seat], HAND_CARDS)
    events.append(("turn", state.turn))
    return events


def _give(state: AutobusState, target: list[str], name: str, count: int) -> list[Event]:
    cards = state.stock[: -count - 1 : -1]
    del state.stock[-count:]
    target += cards
    return [("move", card, "stock", name) for card in cards]


def refill(state: AutobusState, seat: int, events: list[Event]) -> None:
    """Fill the hand to four, card by card, as far as there are cards (AB6, AB-A13)."""
    hand = state.hand[seat]
    stock = state.stock
    drawn = DRAWN[seat]
    for _ in range(HAND_CARDS - len(hand)):
        if not stock:
            if not state.completed:
                break
            stock = _reshuffle(state, events)
        card = stock.pop()
        hand.append(card)
        events.append(drawn[card])


def _reshuffle(state: AutobusState, events: list[Event]) -> list[str]:
    """The completed ladders become the new stock, at the next need (AB25, AB-A14)."""
    state.stock = state.shuffle(state.completed)
    state.completed = []
    events.append(("note", "reshuffle", {"cards": len(state.stock)}))
    return state.stock
