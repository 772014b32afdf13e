"""Sentences for the notes among the events."""

from collections.abc import Callable
from typing import Any

from sobremesa.engine.sight import Event
from sobremesa.i18n.catalogue import Catalogue

Namer = Callable[[int], str]


def note_text(
    catalogue: Catalogue, game: str, note: Event, player: Namer, side: Namer | None = None
) -> str:
    """The sentence of a note event.

    Its `seat` or `side` becomes `{player}`, another seat in `victim` is named too,
    a `card` or `suit` gets its name, and a number of `cards` is the count `n`.
    """
    _, key, told = note
    values: dict[str, Any] = dict(told)
    if "cards" in values:
        values["n"] = values["cards"]
    if "card" in values:
        values["card"] = catalogue.card(values["card"])
    if "suit" in values:
        values["suit"] = catalogue.text(f"suit.{values['suit']}")
    if "victim" in values:
        values["victim"] = player(values["victim"])
    if "side" in values:
        values["player"] = (side or player)(values["side"])
    if "seat" in values:
        values["player"] = player(values["seat"])
    return catalogue.text(f"note.{key}", game=game, **values)
