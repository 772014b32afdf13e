"""One running match at the table: what my hands hold, what was said, what was taken back."""

from dataclasses import dataclass, field
from typing import Any

from sobremesa.app.narration import narrate
from sobremesa.app.status import prompt, whose
from sobremesa.app.table.look import Hands, Look
from sobremesa.app.table.marks import Marks, drawn, marks
from sobremesa.app.table.screen import Scene
from sobremesa.engine.match import Match
from sobremesa.engine.sight import Event
from sobremesa.engine.state import State
from sobremesa.engine.table import Play, Table
from sobremesa.games import has_part, part
from sobremesa.i18n import Catalogue


@dataclass
class Session:
    """A match as one human player sits at it.

    `selected` is the source picked up, the one after `copy` equal cards, `pending` the
    plays that wait for a yes, `undone` the moves taken back, the latest last, `automatic`
    the places of forced moves that were made for me. `now` is the time where there are no
    turns, in ms.
    """

    match: Match
    me: int
    selected: str = ""
    copy: int = 0
    flag: str = ""
    pending: tuple[Play, ...] = ()
    undone: list[tuple[str, ...]] = field(default_factory=list)
    automatic: set[int] = field(default_factory=set)
    now: int = 0
    hinted: Play | None = None
    _picture: tuple[State, Table] | None = None
    _lines: dict[int, tuple[list[Event], Look, str]] = field(default_factory=dict)

    @classmethod
    def at(cls, match: Match) -> "Session":
        """The session of the first human seat."""
        kinds = [seat["kind"] for seat in match.record.seats]
        return cls(match, kinds.index("human") if "human" in kinds else 0)

    @property
    def game_id(self) -> str:
        """The id of the game played."""
        return self.match.game.id

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the opponent on turn, if it is one's."""
        turn = self.match.turn
        return turn if turn is not None and self._is_bot(turn) else None

    def look(self, catalogue: Catalogue, faces: str) -> Look:
        """How I see the table."""
        told = [seat.get("name", "") for seat in self.match.record.seats]
        names = tuple(
            name or catalogue.text("table.seat", number=number)
            for number, name in enumerate(told, 1)
        )
        sides = self.match.record.rules.sides_of(names)
        return Look(catalogue, self.game_id, faces, names, sides, self.me)

    def plays(self) -> tuple[Play, ...]:
        """My legal moves, split into what they touch."""
        seen = self.match.view(self.me)
        split = part(self.game_id, "table").split
        return tuple(split(seen, self.me, move) for move in self.acts())

    @property
    def is_live(self) -> bool:
        """Whether all may act at any time, instead of in turns."""
        rules = self.match.record.rules
        return has_part(self.game_id, "live") and bool(part(self.game_id, "live").is_live(rules))

    @property
    def is_my_turn(self) -> bool:
        """Whether it is for me to act."""
        match = self.match
        return not match.is_over and match.game.may_act(match.view(self.me), self.me)

    def acts(self) -> list[str]:
        """My legal moves; in a match without turns without their times, if not too late."""
        moves = self.match.legal_moves(self.me)
        if not self.is_live:
            return moves
        told = [part(self.game_id, "live").split(move) for move in moves]
        return [act for act, at in told if self.why_not(act, at) is None]

    def why_not(self, act: str, earliest: int = 0) -> str | None:
        """The reason key why I may not do this now, or None where I may."""
        if not self.is_live:
            return self.match.why_not(self.me, act)
        live = part(self.game_id, "live")
        now = max(self.now, earliest, live.now(self.match.view(self.me)))
        return self.match.why_not(self.me, live.at_time(act, now))

    def view_of(self, seat: int) -> Any:
        """What a seat sees at this moment."""
        view = self.match.view(seat)
        return part(self.game_id, "live").at_present(view, self.now) if self.is_live else view

    def hands(self) -> Hands:
        """What my hands can do now."""
        return Hands(
            self.plays(),
            self.selected,
            self.flag,
            self.is_my_turn,
            copy=self.copy,
            pending=self.pending,
            hinted=self.hinted,
        )

    def table(self) -> Table:
        """My picture of the table."""
        seen = self.match.view(self.me)
        if self._picture is None or self._picture[0] is not seen:
            self._picture = seen, part(self.game_id, "table").table(seen, self.me)
        return self._picture[1]

    def scene(self, look: Look, choosing: tuple[Play, ...] = ()) -> Scene:
        """The table screen as it is now."""
        table, turn = self.table(), self.match.turn
        asks_me = turn == self.me and not self.pending
        prompted = prompt(look, table, self.selected) if asks_me else ""
        return Scene(
            look=look,
            table=table,
            hands=self.hands(),
            scores=self.match.totals,
            turn=turn,
            deal=self.match.deal,
            status="" if prompted and self._is_amid_turn() else self.status(look),
            whose="" if turn is None else whose(look, table, turn, is_live=self.is_live),
            prompt=prompted,
            has_turns=not self.is_live,
            moves=len(self.match.moves),
            marks=self.marks(),
            drawn=self._drawn(table),
            log=self.log(look),
            can_undo=self.last_decision() is not None,
            can_redo=bool(self.undone),
            choosing=choosing,
        )

    def marks(self) -> Marks:
        """What the others did since my move, or my move while nobody has answered."""
        mine = self.last_decision()
        last = len(self.match.moves) - 1
        since = 0 if mine is None else min(mine + 1, last)
        return marks(self.events(at + 1) for at in range(since, last + 1))

    def _drawn(self, table: Table) -> tuple[str, ...]:
        """The cards that have come into my hand since my move; none where all are new."""
        since = self.last_decision() or 0
        moves = (self.events(at + 1) for at in range(since, len(self.match.moves)))
        cards = drawn(moves, f"hand.{self.me}")
        return cards if len(cards) < len(table.hand) else ()

    def callers(self) -> list[int]:
        """The opponents that may act out of turn now, in seat order."""
        seats = range(self.match.seats)
        return [
            seat
            for seat in seats
            if seat != self.match.turn and self._is_bot(seat) and self.match.legal_moves(seat)
        ]

    @property
    def is_seated(self) -> bool:
        """Whether I am dealt in now."""
        return not self.table().places[self.me].absence

    def forced_move(self) -> str | None:
        """My only move, if I have no choice; calls are never forced."""
        if self.match.turn != self.me:
            return None
        plays = self.plays()
        is_forced = len(plays) == 1 and plays[0].act not in ("announce", "claim")
        return plays[0].token if is_forced else None

    def may_call(self) -> bool:
        """Whether I may act now although it is not my turn."""
        return any(play.act in ("announce", "claim") for play in self.plays())

    def status(self, look: Look) -> str:
        """The last thing that happened."""
        moves = len(self.match.moves)
        return self._line(look, moves) if moves else ""

    def _is_amid_turn(self) -> bool:
        """Whether I have begun to act on my turn, and need not be told of what is past."""
        moves = self.match.moves
        return bool(self.selected or (moves and int(moves[-1].partition(" ")[0]) == self.me))

    def log(self, look: Look) -> tuple[str, ...]:
        """The latest moves in words, oldest first."""
        end = len(self.match.history)
        told = [self._line(look, at) for at in range(max(0, end - 30), end)]
        return tuple(line for line in told if line)

    def _line(self, look: Look, at: int) -> str:
        """One move in words; what has been told before is only looked up."""
        events = self.match.history[at]
        known = self._lines.get(at)
        if known is None or known[0] is not events or known[1] != look:
            known = self._lines[at] = events, look, narrate(look, self.events(at))
        return known[2]

    def events(self, at: int) -> list[Event]:
        """What I may know of the events of one move, by its place in the history."""
        return self.match.redacted(self.match.history[at], self.me)

    def play(self, seat: int, token: str) -> list[Event]:
        """Play a move; my hands are empty then, and nothing can be redone. My view of it."""
        self.match.play(seat, token)
        if self.undone:
            self.automatic = {at for at in self.automatic if at < len(self.match.moves)}
        self.undone.clear()
        self.hinted = None
        if seat == self.me or not self.is_live:
            self._empty_hands()
        return self.events(-1)

    def hint(self, move: str) -> Play:
        """Mark a move in my picture of the table as a good one."""
        act = part(self.game_id, "live").split(move)[0] if self.is_live else move
        hinted: Play = part(self.game_id, "table").split(self.match.view(self.me), self.me, act)
        self.hinted = hinted
        return hinted

    def put_back(self) -> None:
        """Put back what was picked up."""
        self.pick_up("")

    def pick_up(self, source: str, copy: int = 0) -> None:
        """Hold this, and nothing else."""
        self.selected, self.copy = source, copy
        self.pending = ()

    def last_decision(self) -> int | None:
        """The place of my latest move, to which undo goes back."""
        mine = f"{self.me} "
        moves = self.match.moves
        mine_are = (at for at in range(len(moves) - 1, -1, -1) if moves[at].startswith(mine))
        return next((at for at in mine_are if at not in self.automatic), None)

    def take_back(self) -> bool:
        """Undo to my own last decision; False where there is none."""
        at = self.last_decision()
        if at is None:
            return False
        self.undone.append(self.match.moves[at:])
        self.match = self.match.take_back(at)
        self._empty_hands()
        return True

    def redo(self) -> bool:
        """Play again what was taken back last; False where there is nothing."""
        if not self.undone:
            return False
        for move in self.undone.pop():
            self.match.play_text(move)
        self._empty_hands()
        return True

    def _empty_hands(self) -> None:
        self.put_back()
        self.flag = ""
        self.hinted = None

    def _is_bot(self, seat: int) -> bool:
        kind: Any = self.match.record.seats[seat]["kind"]
        return bool(kind == "bot")
