"""Questions to the worker as text: a view travels, never the match that it was taken from."""

import base64
import dataclasses
import io
import json
import pickle
from hashlib import sha256
from random import Random
from typing import Any

from sobremesa.bots.styles import EVEN
from sobremesa.engine.rules import Rules


class _Canonical(pickle.Pickler):
    """Writes equal views alike: no memo of shared objects, rules without what they cache."""

    def __init__(self, stream: io.BytesIO) -> None:
        super().__init__(stream)
        self.fast = True

    def reducer_override(self, held: object) -> Any:
        """Rules are made again from their fields."""
        if not isinstance(held, Rules):
            return NotImplemented
        fields = dataclasses.fields(held)
        return type(held), tuple(getattr(held, field.name) for field in fields)


def encode_view(view: Any) -> str:
    """The view as text; equal views give equal texts, however their cards came about."""
    stream = io.BytesIO()
    _Canonical(stream).dump(view)
    return base64.b64encode(stream.getvalue()).decode()


def decode_view(text: str) -> Any:
    """The view again; only texts of `encode_view` on this device may come here."""
    return pickle.loads(base64.b64decode(text, validate=True))


def request(game: str, view: Any, seat: int, level: str, key: str, style: str = EVEN) -> str:
    """The question what `seat` does.

    `key` fixes the bot's random numbers: the same question with the same key has
    the same answer. It must not be made from the seed of the match.
    """
    asked = {"game": game, "seat": seat, "view": encode_view(view), "level": level, "style": style}
    return json.dumps({**asked, "key": key})


def stream_of(key: str) -> Random:
    """The bot's own random numbers for a key."""
    return Random(int.from_bytes(sha256(key.encode()).digest(), "big"))
