"""What happened, in words: events become sentences of the catalogue."""

from collections.abc import Iterable

from sobremesa.app.table.look import Look
from sobremesa.engine.sight import Event
from sobremesa.i18n import note_text


def narrate(look: Look, events: Iterable[Event]) -> str:
    """One line about a move and all that followed from it."""
    return " ".join(line for event in events if (line := _sentence(look, event)))


def _sentence(look: Look, event: Event) -> str:
    if event[0] == "move":
        return _played(look, event)
    if event[0] == "note":
        return note_text(
            look.catalogue, look.game, event, look.names.__getitem__, look.sides.__getitem__
        )
    if event[0] == "over":
        return _over(look, event[1])
    return ""


def _played(look: Look, event: Event) -> str:
    """Cards that leave a hand; what is dealt and gathered is seen, not said."""
    _, card, source, target = event
    family, _, seat = source.partition(".")
    if family != "hand" or target.startswith("hand"):
        return ""
    return look.text("said.plays", player=look.names[int(seat)], card=look.card_name(card))


def _over(look: Look, winners: list[int]) -> str:
    if not winners:
        return look.text("said.draw")
    names = ", ".join(look.names[seat] for seat in winners)
    return look.text("said.winners", n=len(winners), players=names)
