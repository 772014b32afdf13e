"""A match: the rules, the seats, the chance and the moves, and the state they lead to."""

import re
from collections.abc import Iterable
from typing import Any

from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import MoveError
from sobremesa.engine.game import Game
from sobremesa.engine.record import Record, anonymous_seats
from sobremesa.engine.rules import Rules
from sobremesa.engine.sight import Event, redact, view
from sobremesa.engine.state import State, totals

_SEAT = re.compile("0|[1-9][0-9]?")


class Match:
    """The one owner of a live state; everybody else gets views, clones or events.

    `history` holds the events of the first deal, then those of each move; they
    must pass through `redacted` before a player sees them.
    """

    def __init__(self, record: Record) -> None:
        """Start the match that the record begins; its moves are not played yet."""
        self.record = Record(**{**vars(record), "moves": []})
        self.game: Game[Any] = record.game
        state, dealing = self.game.start(record.rules, record.dealer, record.chance)
        self._state: State = state
        self._views: dict[int, tuple[State, State]] = {}
        self.history: list[list[Event]] = [dealing]

    @classmethod
    def new(
        cls,
        game: Game[Any],
        rules: Rules,
        seed: str,
        *,
        dealer: int = 0,
        seats: list[dict[str, Any]] | None = None,
    ) -> "Match":
        """A fresh match whose shuffles come from the seed."""
        seated = anonymous_seats(rules.seats) if seats is None else seats
        return cls(Record(game, rules, seated, dealer, RecordedChance(seed)))

    @classmethod
    def replay(cls, record: Record) -> "Match":
        """The match after all moves of the record; a bad one raises MoveError with `at`."""
        match = cls(record)
        for at, text in enumerate(record.moves):
            try:
                match.play_text(text)
            except MoveError as error:
                raise MoveError(error.reason, at=at, move=text, **error.details) from error
        return match

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played so far, as `SEAT MOVE`."""
        return tuple(self.record.moves)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.record.rules.seats

    @property
    def turn(self) -> int | None:
        """The seat to move, or None when the match is over."""
        return self._state.turn

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._state.turn is None

    @property
    def deal(self) -> int:
        """The number of the deal on the table, from 0."""
        return self._state.deal

    @property
    def points(self) -> list[list[int]]:
        """Points of each finished deal, per seat."""
        return [list(deal) for deal in self._state.points]

    @property
    def totals(self) -> list[int]:
        """Running totals per seat."""
        return totals(self._state.points, self.seats)

    @property
    def winners(self) -> list[int]:
        """The seats that share first place; empty while the match runs and after a draw."""
        return self.game.winners(self._state) if self.is_over else []

    def state(self) -> State:
        """A copy of everything on the table; for checks and tests, never for a player."""
        return self._state.clone()

    def view(self, seat: int) -> Any:
        """What `seat` may know of the table: the same object until something happens."""
        known = self._views.get(seat)
        if known is None or known[0] is not self._state:
            known = self._views[seat] = self._state, view(self._state, seat)
        return known[1]

    def legal_moves(self, seat: int) -> list[str]:
        """What `seat` may do now."""
        return [] if self.is_over else self.game.legal_moves(self._state, seat)

    def why_not(self, seat: int, move: str) -> str | None:
        """The reason key why the move is refused, or None where it is legal."""
        if not 0 <= seat < self.seats or not self.game.is_move(move):
            return "bad_move"
        if self.is_over:
            return "game_over"
        if self.game.is_legal(self._state, seat, move):
            return None
        if not self.game.may_act(self._state, seat):
            return "not_your_turn"
        return self.game.refusal(self._state, seat, move)

    def play(self, seat: int, move: str) -> list[Event]:
        """Play a move and tell all that happened; MoveError where the rules refuse it."""
        reason = self.why_not(seat, move)
        if reason:
            raise MoveError(reason)
        state = self._state.clone()
        events = self.game.apply(state, seat, move)
        self._state = state
        self.history.append(events)
        self.record.moves.append(f"{seat} {move}")
        return events

    def play_text(self, text: str) -> list[Event]:
        """Play a move written as `SEAT MOVE`."""
        seat, _, move = text.partition(" ")
        if not _SEAT.fullmatch(seat):
            raise MoveError("bad_move")
        return self.play(int(seat), move)

    def redacted(self, events: Iterable[Event], seat: int) -> list[Event]:
        """The events as `seat` may know them."""
        return [redact(event, self._state, seat) for event in events]

    def assist(self) -> None:
        """Mark the match as one in which help was asked for."""
        self.record.extra = {**self.record.extra, "assisted": True}

    def take_back(self, length: int) -> "Match":
        """The match after its first `length` moves, marked as assisted."""
        extra = {**self.record.extra, "assisted": True}
        shortened = {"moves": self.record.moves[:length], "extra": extra}
        return Match.replay(Record(**{**vars(self.record), **shortened}))
