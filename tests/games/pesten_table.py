"""Pesten positions laid out by hand, and moves played on them."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.match import Match
from sobremesa.engine.sight import Event
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.state import NOBODY, TABLE, Clock, PestenState


def table(
    *hands: str,
    pile: str = "9H",
    stock: str = "3C 3D 3S 4C 4D 4S 5C 5D 5S 6C 6D 6S",
    turn: int = 0,
    dealer: int | None = None,
    called: str = "",
    pending: int = 0,
    active: Sequence[int] | None = None,
    points: Sequence[Sequence[int]] = (),
    **rules: Any,
) -> PestenState:
    """A position: hands by seat, the pile from its bottom, the stock from its top."""
    state = PestenState()
    state.rules = PestenRules.read({"players": len(hands), **rules})
    state.chance = RecordedChance("table")
    state.shuffles = 0
    state.dealer = len(hands) - 1 if dealer is None else dealer
    state.turn = turn
    state.deal = len(points)
    state.points = [list(deal) for deal in points]
    state.active = tuple(range(len(hands)) if active is None else active)
    state.champions = ()
    state.bracket = None
    state.clock = None
    state.hand = [hand.split() for hand in hands]
    state.stock = stock.split()[::-1]
    state.pile = pile.split()
    state.direction = 1
    state.called = called
    state.pending = pending
    state.skips = [0 for _ in hands]
    state.extra = False
    state.drawn = None
    state.window = None
    state.turns = 0
    state.stirred = False
    state.idle = NOBODY
    state.story = [(TABLE, state.pile[0], 0)]
    if state.rules.mode == "quick":
        state.clock = Clock()
        state.clock.restart(len(hands))
    return state


def legal(state: PestenState, seat: int) -> list[str]:
    """What the seat may do, sorted."""
    return sorted(GAME.legal_moves(state, seat))


def play(state: PestenState, *moves: str) -> list[Event]:
    """Play legal moves; the events of the last."""
    events: list[Event] = []
    for text in moves:
        seat, _, move = text.partition(" ")
        assert GAME.is_move(move)
        assert GAME.is_legal(state, int(seat), move), f"{text} is not legal"
        events = GAME.apply(state, int(seat), move)
    return events


def refusal(state: PestenState, move: str, seat: int | None = None) -> str:
    """The reason why the seat, by default the one on turn, may not make the move."""
    acting = state.turn if seat is None else seat
    assert acting is not None
    assert GAME.is_move(move)
    assert not GAME.is_legal(state, acting, move)
    return GAME.refusal(state, acting, move)


def sizes(state: PestenState) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand) for hand in state.hand]


def notes(events: list[Event]) -> list[str]:
    """The keys of the notes."""
    return [event[1] for event in events if event[0] == "note"]


def told(events: list[Event], key: str) -> dict[str, Any]:
    """The values of the first note with the key."""
    return next(event[2] for event in events if event[:2] == ("note", key))


def points_of(events: list[Event]) -> list[int]:
    """The points of the hand that the events end."""
    return next(event[2] for event in events if event[0] == "points")


def fresh(seed: str = "pesten", dealer: int = 0, **rules: Any) -> Match:
    """A match from a seed."""
    return Match.new(GAME, PestenRules.read(rules), seed, dealer=dealer)


def quick(*hands, now=0, **rules):
    """A quick table whose clock shows `now`."""
    state = table(*hands, mode="quick", **rules)
    state.clock.now = now
    return state
