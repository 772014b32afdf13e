"""Dealing a Kseri hand: batches in twos, the pile, buried jacks (KS6-KS9, KS16)."""

from sobremesa.engine.cards import pack
from sobremesa.engine.sight import Event
from sobremesa.games.kseri.state import KseriState

_PACKET = 2
_PACKETS = 2


def deal(state: KseriState) -> list[Event]:
    """Shuffle and deal; the dealer's left is to play."""
    rules = state.rules
    state.stock = state.shuffle(pack(rules.packs))
    state.pile = []
    state.hand = [[] for _ in range(rules.players)]
    state.won = [[] for _ in range(rules.side_count)]
    state.kseris = [[] for _ in range(rules.side_count)]
    state.jacks_only = [0] * rules.side_count
    state.exact_twos = [0] * rules.side_count
    state.last_capture = None
    state.stealable = None
    state.buried = ()
    events: list[Event] = [("deal", state.deal, state.dealer)]
    events += deal_batch(state)
    for _ in range(rules.table_cards):
        events.append(_draw(state, state.pile, "pile"))
    if rules.jack_wild:
        for slot in range(rules.table_cards):
            events += _bury_jacks(state, slot)
    state.opening = tuple(state.pile)
    state.plays = []
    state.turn = (state.dealer + 1) % rules.players  # KS10
    return [*events, ("turn", state.turn)]


def deal_batch(state: KseriState) -> list[Event]:
    """Four cards each from the stock, two and two in turn order (KS7, KS-A34)."""
    players = state.rules.players
    seats = [(state.dealer + 1 + step) % players for step in range(players)]
    events: list[Event] = []
    for seat in seats * _PACKETS:
        hand, name = state.hand[seat], f"hand.{seat}"
        for _ in range(_PACKET):
            card = state.stock.pop()
            hand.append(card)
            events.append(("move", card, "stock", name))
    return events


def _draw(state: KseriState, target: list[str], name: str) -> Event:
    card = state.stock.pop()
    target.append(card)
    return ("move", card, "stock", name)


def _bury_jacks(state: KseriState, slot: int) -> list[Event]:
    """Replace the jacks of a table slot until it holds none (KS9, KS-A14)."""
    events: list[Event] = []
    while state.pile[slot][0] == "J":
        jack = state.pile[slot]
        depth = len(state.stock) - len(state.stock) // 2
        state.stock.insert(depth, jack)
        state.buried = (*(index + (index >= depth) for index in state.buried), depth)
        state.pile[slot] = state.stock.pop()
        events += [
            ("note", "bury", {"card": jack}),
            ("move", jack, "pile", "stock"),
            ("move", state.pile[slot], "stock", "pile"),
        ]
    return events
