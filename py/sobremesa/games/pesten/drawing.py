"""Drawing from the stock, and making a new stock of the discards (PE10)."""

from sobremesa.engine.sight import Event
from sobremesa.games.pesten.dealing import HANDS
from sobremesa.games.pesten.state import NOBODY, SHUFFLE, TABLE, PestenState


def can_draw(state: PestenState) -> bool:
    """Whether there is anything to draw: a stock, or discards under the top card."""
    return bool(state.stock) or len(state.pile) > 1


def draw_cards(state: PestenState, seat: int, count: int, events: list[Event]) -> int:
    """Draw up to `count` cards, as many as there are (PE-A27); tells how many."""
    hand = state.hand[seat]
    name = HANDS[seat]
    told = 0
    for drawn in range(count):
        if not state.stock:
            state.story.append((seat, "", drawn - told))
            told = drawn
            if not _reshuffle(state, events):
                count = drawn
                break
        card = state.stock.pop()
        hand.append(card)
        events.append(("move", card, "stock", name))
    if count:
        state.stirred = True
        state.idle = NOBODY
        state.story.append((seat, "", count - told))
    return count


def drawing_note(key: str, seat: int, cards: int) -> Event:
    """The note that tells a drawing, or that nothing was left to draw."""
    if not cards:
        return ("note", "nothing_to_draw", {"seat": seat})
    return ("note", key, {"seat": seat, "cards": cards})


def _reshuffle(state: PestenState, events: list[Event]) -> bool:
    """Shuffle all discards but the top into a new stock, if there are any (PE10)."""
    discards = state.pile[:-1]
    if not discards:
        return False
    del state.pile[:-1]
    events += [("move", card, "pile", "stock") for card in discards]
    events.append(("note", "reshuffle", {"cards": len(discards)}))
    state.stock = state.shuffle(discards)
    state.story.append((TABLE, SHUFFLE, 0))
    return True
