"""Which cards fly where: events become phases that the page carries out."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from sobremesa.app.table.look import Look
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import Event


@dataclass(frozen=True)
class Pace:
    """Milliseconds: a card's flight, between dealt cards, and to read what was taken."""

    flight: int
    stagger: int
    reading: int


PACES = {
    "slow": Pace(320, 70, 2000),
    "normal": Pace(240, 45, 1200),
    "fast": Pace(180, 25, 600),
    "instant": Pace(0, 0, 0),
}
Phase = dict[str, Any]


def phases(look: Look, events: Iterable[Event], pace: Pace) -> list[Phase]:
    """Moves from one kind of place to another, a phase each; a capture waits to be read."""
    moves = [event for event in events if event[0] == "move"]
    told = [_phase(look, list(group), pace) for _, group in groupby(moves, key=_kind)]
    for phase, following in pairwise(told):
        if _is_played(phase) and not _is_dealt(following):
            phase["hold"] = pace.reading
            phase["winner"] = _side(look, following["moves"][0]["to"]["zone"])
    return told


def _kind(event: Event) -> tuple[str, str]:
    _, _, source, target = event
    family = source.partition(".")[0]
    return (source if family == "hand" else family, target.partition(".")[0])


def _is_played(phase: Phase) -> bool:
    return bool(phase["moves"][0]["from"]["zone"].startswith("hand."))


def _is_dealt(phase: Phase) -> bool:
    return bool(phase["moves"][0]["from"]["zone"] == "stock")


def _phase(look: Look, moves: list[Event], pace: Pace) -> Phase:
    dealt = moves[0][2] == "stock"
    return {
        "moves": [_flight(look, *move[1:]) for move in moves],
        "duration": pace.flight,
        "stagger": pace.stagger if dealt else 0,
        "hold": 0,
    }


def _flight(look: Look, card: str, source: str, target: str) -> dict[str, Any]:
    """A card dealt to a hand travels face down, whoever may know it."""
    down = card == HIDDEN or (source == "stock" and target.startswith("hand."))
    return {
        "card": card,
        "face": "" if down else look.face(card),
        "from": _end(source, "" if card == HIDDEN else card),
        "to": {**_end(target, ""), "side": _side(look, source)},
    }


def _side(look: Look, zone: str) -> str:
    """The side of the table to which a seat's zone belongs, as in a trick."""
    seat = zone.partition(".")[2]
    return f"at-{(int(seat) - look.me) % len(look.names)}" if seat.isdigit() else ""


def _end(zone: str, card: str) -> dict[str, Any]:
    seat = zone.split(".")[1] if "." in zone else ""
    return {"zone": zone, "card": card, "seat": seat}
