"""Which sounds go with what happened; they only ever accompany what is seen and said."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from sobremesa.app.ports import Page
from sobremesa.engine.sight import Event
from sobremesa.games import part
from sobremesa.store.preferences import Preferences

SOUNDS = (
    "deal",
    "place",
    "capture",
    "kseri",
    "draw",
    "penalty",
    "skip",
    "bell",
    "turn",
    "refuse",
    "win",
    "lose",
)
_MOST_AT_ONCE = 4
_OWN = ("hand", "main", "aux")
_SHARED = ("pile", "trick")


def make_sounds(page: Page, preferences: Preferences, names: Collection[str]) -> None:
    """Let the page sound, where the person has asked for it."""
    if names and preferences.sound == "on":
        page.sound(list(names))


def sounds_of(game_id: str, events: Iterable[Event], me: int) -> tuple[str, ...]:
    """The sounds of a move and all that followed, each once, in their order.

    A game may name sounds for its notes in the `SOUNDS` of its `table` module.
    """
    of_notes: Mapping[str, str] = getattr(part(game_id, "table"), "SOUNDS", {})
    found: list[str] = []
    for event in events:
        found += _sounds(event, of_notes, me, dealing="deal" in found)
    return tuple(dict.fromkeys(found))[:_MOST_AT_ONCE]


def _sounds(event: Event, of_notes: Mapping[str, str], me: int, *, dealing: bool) -> Iterator[str]:
    kind = event[0]
    if kind == "deal":
        yield "deal"
    elif kind == "move" and not dealing:
        yield from _of_move(event[2].partition(".")[0], event[3].partition(".")[0])
    elif kind == "note" and event[1] in of_notes:
        yield of_notes[event[1]]
    elif kind == "turn" and event[1] == me:
        yield "turn"
    elif kind == "over":
        yield "win" if me in event[1] else "lose"


def _of_move(source: str, target: str) -> Iterator[str]:
    if source == "stock":
        yield "draw"
    elif source in _OWN and target not in ("hand", source):
        yield "place"
    elif source in _SHARED and target == "won":
        yield "capture"
