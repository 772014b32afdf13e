"""One running match at the table: my hands, what was said, and what a tap means."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sobremesa.app.narration import narrate
from sobremesa.app.table.look import Hands, Look
from sobremesa.app.table.screen import Scene
from sobremesa.engine.match import Match
from sobremesa.engine.sight import Event
from sobremesa.engine.table import Play, Table
from sobremesa.games import part
from sobremesa.i18n import Catalogue


class Answer(NamedTuple):
    """What a tap comes to: a move to play, a choice to make, a refusal, or a card picked up."""

    token: str = ""
    choices: tuple[Play, ...] = ()
    refusal: str = ""


@dataclass
class Session:
    """A match as one human player sits at it."""

    match: Match
    me: int
    selected: str = ""
    flag: str = ""
    last: str = ""

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
        return tuple(split(seen, self.me, move) for move in self.match.legal_moves(self.me))

    def hands(self) -> Hands:
        """What my hands can do now."""
        return Hands(self.plays(), self.selected, self.flag, self.match.turn == self.me)

    def table(self) -> Table:
        """My picture of the table."""
        picture: Table = part(self.game_id, "table").table(self.match.view(self.me), self.me)
        return picture

    def scene(self, look: Look, choosing: tuple[Play, ...] = ()) -> Scene:
        """The table screen as it is now."""
        return Scene(
            look=look,
            table=self.table(),
            hands=self.hands(),
            scores=self.match.totals,
            turn=self.match.turn,
            deal=self.match.deal,
            status=self.status(look),
            moves=len(self.match.moves),
            last=self.last,
            log=self.log(look),
            can_undo=self.last_decision() is not None,
            choosing=choosing,
        )

    def callers(self) -> list[int]:
        """The opponents that may act out of turn now, in seat order."""
        seats = range(self.match.seats)
        return [
            seat
            for seat in seats
            if seat != self.match.turn and self._is_bot(seat) and self.match.legal_moves(seat)
        ]

    def may_call(self) -> bool:
        """Whether I may act now although it is not my turn."""
        return any(play.act in ("announce", "claim") for play in self.plays())

    def status(self, look: Look) -> str:
        """The last thing that happened and whose turn it is."""
        turn = self.match.turn
        if turn is None:
            return narrate(look, self.events(-1))
        said = narrate(look, self.events(-1)) if self.match.moves else ""
        whose = (
            look.text("table.your_turn")
            if turn == self.me
            else look.text("table.turn_of", player=look.names[turn])
        )
        return f"{said} {whose}".strip()

    def log(self, look: Look) -> tuple[str, ...]:
        """The latest moves in words, oldest first."""
        told = [
            narrate(look, self.match.redacted(events, self.me))
            for events in self.match.history[-30:]
        ]
        return tuple(line for line in told if line)

    def events(self, at: int) -> list[Event]:
        """What I may know of the events of one move, by its place in the history."""
        return self.match.redacted(self.match.history[at], self.me)

    def tap(self, card: str) -> Answer:
        """What tapping a hand card means: its plain play, a choice, or picking it up."""
        plays = self.hands().of(card)
        if not plays:
            mine = self.match.turn == self.me
            refusal = self.match.why_not(self.me, card) if mine else "not_your_turn"
            return Answer(refusal=refusal or "")
        if not self.table().is_direct:
            self.selected = "" if self.selected == card else card
            return Answer()
        plain = [play for play in plays if not play.choice]
        return self._settle(tuple(plain or plays))

    def aim(self, zone: str) -> Answer:
        """What tapping a zone means: the picked-up card goes there, or a play of its own."""
        hands = self.hands()
        sources = hands.of(self.selected) if self.selected else hands.plays
        wanted = tuple(play for play in sources if play.target == zone)
        if not self.selected:
            wanted = tuple(play for play in wanted if play.choice == "steal")
        return self._settle(wanted)

    def play(self, seat: int, token: str) -> list[Event]:
        """Play a move and forget what was picked up; my picture of the events."""
        self.match.play(seat, token)
        self.selected = self.flag = ""
        self.last = _played_card(self.events(-1))
        return self.events(-1)

    def last_decision(self) -> int | None:
        """The place of my latest move, to which undo goes back."""
        mine = f"{self.me} "
        moves = self.match.moves
        return next(
            (at for at in range(len(moves) - 1, -1, -1) if moves[at].startswith(mine)), None
        )

    def take_back(self) -> bool:
        """Undo to my own last decision; False where there is none."""
        at = self.last_decision()
        if at is None:
            return False
        self.match = self.match.take_back(at)
        self.selected = self.flag = self.last = ""
        return True

    def _settle(self, plays: tuple[Play, ...]) -> Answer:
        return Answer(token=plays[0].token) if len(plays) == 1 else Answer(choices=plays)

    def _is_bot(self, seat: int) -> bool:
        kind: Any = self.match.record.seats[seat]["kind"]
        return bool(kind == "bot")


def _played_card(events: list[Event]) -> str:
    """The card that the move took from a hand, to be marked where it lies."""
    for event in events:
        if event[0] == "move" and event[2].startswith("hand."):
            return str(event[1])
    return ""
