"""Dealing a hand of Pesten (PE2, PE5-PE7)."""

from sobremesa.engine.cards import pack
from sobremesa.engine.sight import Event
from sobremesa.games.pesten.state import NOBODY, TABLE, PestenState
from sobremesa.games.pesten.tournament import table_notes

MOST_SEATS = 16
HANDS = tuple(f"hand.{seat}" for seat in range(MOST_SEATS))
_TWO_PACKS_FROM = 6


def hand_pack(state: PestenState) -> list[str]:
    """The cards of the running hand: six or more players take two packs (PE2, PE-A30)."""
    packs = 2 if len(state.active) >= _TWO_PACKS_FROM else 1
    return pack(packs, state.rules.jokers * packs)


def deal_hand(state: PestenState) -> list[Event]:
    """Shuffle, deal and turn up the first card, which has no effect (PE6)."""
    rules = state.rules
    seats = range(rules.players)
    state.stock = stock = state.shuffle(hand_pack(state))
    state.hand = [[] for _ in seats]
    state.direction = 1
    state.called = ""
    state.pending = 0
    state.skips = [0 for _ in seats]
    state.extra = False
    state.drawn = None
    state.window = None
    state.turns = 0
    state.stirred = False
    state.idle = NOBODY
    events: list[Event] = [("deal", state.deal, state.dealer)]
    if state.bracket is not None:
        events += table_notes(state.bracket)
    order = _from_the_left(state)
    for _ in range(rules.hand):
        for seat in order:
            card = stock.pop()
            state.hand[seat].append(card)
            events.append(("move", card, "stock", HANDS[seat]))
    state.pile = [stock.pop()]
    state.story = [(TABLE, state.pile[0], 0)]
    events.append(("move", state.pile[0], "stock", "pile"))
    if state.clock is not None:
        state.clock.restart(rules.players)
        state.turn = state.active[0]
        return events
    state.turn = order[0]  # PE7
    events.append(("turn", order[0]))
    return events


def _from_the_left(state: PestenState) -> tuple[int, ...]:
    """The seats dealt in, the dealer's left first and the dealer last."""
    behind = state.active.index(state.dealer) + 1
    return state.active[behind:] + state.active[:behind]
