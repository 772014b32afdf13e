"""What happened, in words: events become sentences of the catalogue."""

from collections.abc import Iterable
from typing import NamedTuple

from sobremesa.app.table.look import Look
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import Event
from sobremesa.i18n import note_text

_OWN = ("hand", "main", "aux")


class Played(NamedTuple):
    """A card that a player put on the table, and the zone where it lies now."""

    player: str
    card: str
    zone: str


def narrate(look: Look, events: Iterable[Event]) -> str:
    """One line about a move and all that followed from it."""
    return " ".join(line for event in events if (line := _sentence(look, event)))


def played(look: Look, event: Event) -> Played | None:
    """The card that the event puts on the table; what is dealt and gathered is seen, not said."""
    if event[0] != "move":
        return None
    _, card, source, target = event
    family, _, rest = source.partition(".")
    if family not in _OWN or target.partition(".")[0] in ("hand", family) or card == HIDDEN:
        return None
    return Played(look.names[int(rest.partition(".")[0])], card, target)


def play_words(look: Look, shown: Played) -> str:
    """Who plays what, and where to in a game that has words for it."""
    family, _, number = shown.zone.partition(".")
    key = f"said.plays_{family}"
    if not look.catalogue.has(key, game=look.game):
        key = "said.plays"
    card = look.card_name(shown.card)
    return look.text(key, player=shown.player, card=card, number=number.rpartition(".")[2])


def winners(look: Look, event: Event) -> str:
    """Who has won, where the event ends the match."""
    if event[0] != "over":
        return ""
    if not event[1]:
        return look.text("said.draw")
    names = ", ".join(look.names[seat] for seat in event[1])
    return look.text("said.winners", n=len(event[1]), players=names)


def _sentence(look: Look, event: Event) -> str:
    if event[0] == "note":
        return note_text(
            look.catalogue, look.game, event, look.names.__getitem__, look.sides.__getitem__
        )
    shown = played(look, event)
    return play_words(look, shown) if shown else winners(look, event)
