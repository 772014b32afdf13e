"""What the others did since my own move: the cards and heaps that stay marked until then."""

from collections.abc import Iterable

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import Event

Marks = frozenset[tuple[str, str]]

_OWN = ("hand", "main", "aux")


def marks(moves: Iterable[list[Event]]) -> Marks:
    """Zones with the card that came there from a player; a heap that was taken, without one."""
    marked: dict[tuple[str, str], None] = {}
    for events in moves:
        for event in events:
            if event[0] == "points":
                marked.clear()
            elif event[0] == "move":
                _follow(marked, *event[1:])
    return frozenset(marked)


def drawn(moves: Iterable[list[Event]], hand: str) -> tuple[str, ...]:
    """The cards that have come into a hand from the stock in this deal."""
    cards: list[str] = []
    for events in moves:
        for event in events:
            if event[0] == "points":
                cards.clear()
            elif event[0] == "move" and event[2:4] == ("stock", hand):
                cards.append(event[1])
    return tuple(cards)


def _follow(marked: dict[tuple[str, str], None], card: str, source: str, target: str) -> None:
    """A played card is marked where it lies now; what is taken marks the heap."""
    was_marked = marked.pop((source, card), False) is None
    if target.startswith("won."):
        marked[target, ""] = None
    elif card != HIDDEN and (was_marked or source.partition(".")[0] in _OWN):
        marked[target, card] = None
