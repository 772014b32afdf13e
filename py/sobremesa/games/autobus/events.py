"""The events that happen over and over, made once and never changed."""

from sobremesa.engine.cards import JOKER, NATURAL_CARDS
from sobremesa.engine.sight import Event
from sobremesa.games.autobus.tokens import AUX, DISCARD, HAND, MAIN_PILE, SEATS

TURN: tuple[Event, ...] = tuple(("turn", seat) for seat in SEATS)
PASSED: tuple[Event, ...] = tuple(("note", "end_turn", {"seat": seat}) for seat in SEATS)
BUSED: tuple[Event, ...] = tuple(("note", "bus", {"seat": seat}) for seat in SEATS)


def _draws(seat: int) -> dict[str, Event]:
    return {card: ("move", card, "stock", HAND[seat]) for card in (*NATURAL_CARDS, JOKER)}


def _discards(seat: int) -> dict[str, Event]:
    return {
        move: ("move", card, HAND[seat], AUX[seat][space] if space else MAIN_PILE[seat])
        for move, (card, space, _) in DISCARD.items()
    }


DRAWN = tuple(_draws(seat) for seat in SEATS)
"""Per seat and card."""

DISCARDED = tuple(_discards(seat) for seat in SEATS)
"""Per seat and move."""
