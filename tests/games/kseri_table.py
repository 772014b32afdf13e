"""Kseri positions laid out by hand, and moves played on them."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.sight import Event
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules
from sobremesa.games.kseri.scoring import breakdown
from sobremesa.games.kseri.state import KseriState


def table(
    *hands: str,
    pile: str = "",
    stock: str = "",
    won: Sequence[str] = (),
    turn: int = 0,
    dealer: int | None = None,
    last_capture: int | None = None,
    points: Sequence[Sequence[int]] = (),
    **rules: Any,
) -> KseriState:
    """A position: hands by seat, the pile from its bottom, the stock from its top."""
    state = KseriState()
    state.rules = KseriRules.read({"players": len(hands), **rules})
    sides = range(state.rules.side_count)
    state.chance = RecordedChance("table")
    state.shuffles = 0
    state.dealer = len(hands) - 1 if dealer is None else dealer
    state.turn = turn
    state.deal = len(points)
    state.points = [list(deal) for deal in points]
    state.hand = [hand.split() for hand in hands]
    state.stock = stock.split()[::-1]
    state.pile = pile.split()
    state.won = [won[side].split() if won else [] for side in sides]
    state.kseris = [[] for _ in sides]
    state.jacks_only = [0 for _ in sides]
    state.exact_twos = [0 for _ in sides]
    state.last_capture = None if last_capture is None else (last_capture, False)
    state.stealable = None
    state.buried = ()
    state.opening = tuple(state.pile)
    state.plays = []
    return state


def play(state: KseriState, *moves: str) -> list[Event]:
    """Play legal moves; the events of the last."""
    events: list[Event] = []
    for text in moves:
        seat, _, move = text.partition(" ")
        assert move in GAME.legal_moves(state, int(seat)), f"{text} is not legal"
        events = GAME.apply(state, int(seat), move)
    return events


def refusal(state: KseriState, move: str) -> str:
    """The reason why the seat on turn may not play the move."""
    seat = state.turn
    assert seat is not None
    assert move not in GAME.legal_moves(state, seat)
    return GAME.refusal(state, seat, move)


def kseri_points(state: KseriState) -> list[int]:
    """What each side's kseris are worth so far."""
    return [reasons["kseri"] for reasons in breakdown(state)]


def sums(state: KseriState) -> list[int]:
    """What each side's captures are worth so far."""
    return [sum(reasons.values()) for reasons in breakdown(state)]


def reasons_of(events: list[Event]) -> list[dict[str, int]]:
    """The breakdown of the deal that the events end."""
    return next(event[3] for event in events if event[0] == "points")


def notes(events: list[Event]) -> list[str]:
    """The keys of the notes."""
    return [event[1] for event in events if event[0] == "note"]
