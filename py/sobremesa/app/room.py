"""The flow of a running match: a move, what follows from it, the opponents' moves."""

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from sobremesa.app.drafts import known_level
from sobremesa.app.flights import PACES, Pace, phases
from sobremesa.app.narration import narrate
from sobremesa.app.ports import Page
from sobremesa.app.session import Session
from sobremesa.app.table.look import Look
from sobremesa.bots.wire import request
from sobremesa.engine.sight import Event
from sobremesa.store.preferences import Preferences

GRACE_SECONDS = 2.5


@dataclass
class Room:
    """Carries one session along on a page; `show` draws it, `keep` saves it."""

    session: Session
    page: Page
    look: Callable[[], Look]
    preferences: Callable[[], Preferences]
    show: Callable[[], None]
    keep: Callable[[], None]
    rest: Callable[[], None]
    is_flying: bool = False
    _heard: int = -1
    _whim: str = field(default_factory=lambda: secrets.token_hex(8))
    _rested: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self, token: str) -> None:
        """Play my move, then let the others play until it is my turn again."""
        events = self.session.play(self.session.me, token)
        await self._follow(events)
        await self.let_opponents_play()

    async def let_opponents_play(self) -> None:
        """Ask the opponents for moves as long as one of them may act."""
        while not self.session.match.is_over:
            if self.session.may_call():
                await asyncio.sleep(GRACE_SECONDS)
            if await self._hear_callers():
                continue
            seat = self.session.bot_to_move
            if seat is None:
                return
            move = await self._ask(seat)
            if move is None:
                raise RuntimeError(f"seat {seat} has no move")
            await self._follow(self.session.play(seat, move))

    async def _hear_callers(self) -> bool:
        """Let opponents act out of turn, once a move; whether one did (PE-A22, PE-A23)."""
        heard = len(self.session.match.moves)
        if self._heard == heard:
            return False
        self._heard = heard
        for seat in self.session.callers():
            move = await self._ask(seat)
            if move is not None:
                await self._follow(self.session.play(seat, move))
                return True
        return False

    async def _ask(self, seat: int) -> str | None:
        """The move of an opponent, None where it lets an act out of turn go by."""
        match = self.session.match
        level = known_level(match.record.seats[seat].get("level"))
        key = f"{self._whim}.{len(match.moves)}.{seat}"
        question = request(self.session.game_id, match.view(seat), seat, level, key)
        answer = json.loads(await self.page.ask_bots(question))
        if "error" in answer:
            raise RuntimeError(answer["error"])
        move: str | None = answer["move"]
        return move

    def go_on(self) -> None:
        """The person has read the score sheet."""
        self._rested.set()

    async def _follow(self, events: list[Event]) -> None:
        """Save, say and show what a move led to; a finished deal waits to be read."""
        self.keep()
        self._say(events)
        before, after = _at_deal_end(events)
        await self._fly(before)
        if len(after):
            self._rested.clear()
            self.rest()
            await self._rested.wait()
            self.page.land()
            await self._fly(after)
        self.show()
        self.page.land()

    def _say(self, events: list[Event]) -> None:
        look = self.look()
        turn = self.session.match.turn
        mine = look.text("table.your_turn") if turn == self.session.me else ""
        self.page.announce(f"{narrate(look, events)} {mine}".strip())

    async def _fly(self, events: list[Event]) -> None:
        pace = self._pace()
        plan = phases(self.look(), events, pace) if pace else []
        if not plan:
            return
        self.is_flying = True
        try:
            await self.page.fly(plan)
        finally:
            self.is_flying = False

    def _pace(self) -> Pace | None:
        """The pace of flights; None at instant speed, no travel with reduced motion."""
        wanted = self.preferences()
        if wanted.speed == "instant":
            return None
        pace = PACES[wanted.speed]
        still = wanted.motion == "reduced" or (
            wanted.motion == "auto" and self.page.prefers_less_motion()
        )
        return Pace(0, 0, pace.reading) if still else pace


def record_text(session: Session) -> str:
    """The match as it is saved and copied."""
    return json.dumps(session.match.record.tell(), ensure_ascii=False)


def _at_deal_end(events: list[Event]) -> tuple[list[Event], list[Event]]:
    """The events before a deal was scored, and those from there on."""
    for at, event in enumerate(events):
        if event[0] == "points":
            return events[:at], events[at:]
    return events, []
