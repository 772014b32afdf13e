"""Replaying a record step by step, told as plain objects (records, sections 5 and 7)."""

from collections.abc import Iterator
from typing import Any

from sobremesa.engine.errors import MoveError, SobremesaError
from sobremesa.engine.match import Match
from sobremesa.engine.record import Record
from sobremesa.engine.sight import Event

BROKEN_RULE = 1
NO_RECORD = 2
_SILENT = ("move", "turn")
_NAMES = {"points": "deal_over", "over": "match_over"}


def report(match: Match) -> dict[str, Any]:
    """Where the match stands: totals, turn and the legal moves of every seat."""
    return {
        "ok": True,
        "over": match.is_over,
        "deal": match.deal,
        "totals": match.totals,
        "deals": match.points,
        "winners": match.winners,
        "turn": match.turn,
        "legal": {str(seat): sorted(match.legal_moves(seat)) for seat in range(match.seats)},
    }


def names(events: list[Event]) -> list[str]:
    """What happened, in words of the record format: notes by their keys."""
    return [
        str(event[1] if event[0] == "note" else _NAMES.get(event[0], event[0]))
        for event in events
        if event[0] not in _SILENT
    ]


def steps(record: Record) -> Iterator[dict[str, Any]]:
    """A report for the start and after each move, with the `events` of each.

    Raises MoveError with `at` and `move`, or RecordError where a shuffle fails.
    """
    match = Match(record)
    yield {**report(match), "events": names(match.history[0])}
    for at, text in enumerate(record.moves):
        try:
            events = match.play_text(text)
        except MoveError as error:
            raise MoveError(error.reason, at=at, move=text) from error
        yield {**report(match), "events": names(events)}


def fault(error: SobremesaError, message: str) -> dict[str, Any]:
    """The object that tells why a record was refused."""
    told = error.details
    place: dict[str, Any] = {key: told[key] for key in ("at", "move") if key in told}
    return {"ok": False, **place, "reason": error.reason, "message": message}
