"""The flow of a running match: a move, what follows from it, the opponents' moves."""

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sobremesa.app.drafts import known_level
from sobremesa.app.flights import PACES, Pace, phases
from sobremesa.app.opponents import ask
from sobremesa.app.ports import Page
from sobremesa.app.session import Session
from sobremesa.app.sounds import make_sounds, sounds_of
from sobremesa.app.speech import Speech
from sobremesa.app.table.look import Look
from sobremesa.bots.levels import by_thumb
from sobremesa.engine.sight import Event
from sobremesa.store.preferences import Preferences

GRACE_SECONDS = 2.5
FORCED_SECONDS = 0.6
LOOK_SECONDS = 0.1
Following = Callable[[], Coroutine[Any, Any, None]]


@dataclass
class Room:
    """Carries one session along on a page; `show` draws it, `keep` saves it.

    Nobody moves while the person `is_away`, reading something else. What happens
    without me, or after I have claimed the rest of a deal, is passed over quickly.
    `close` takes a question back, `refuse` says why a move that waited is not made.
    """

    session: Session
    page: Page
    look: Callable[[], Look]
    preferences: Callable[[], Preferences]
    show: Callable[[], None]
    keep: Callable[[], None]
    rest: Callable[[], None]
    is_away: Callable[[], bool] = lambda: False
    close: Callable[[], None] = lambda: None
    refuse: Callable[[str], None] = lambda reason: None
    is_flying: bool = False
    _has_claimed: bool = False
    _heard: int = -1
    _speech: Speech = field(default_factory=Speech)
    _whim: str = field(default_factory=lambda: secrets.token_hex(8))
    _rested: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_busy(self) -> bool:
        """Whether a tap would only bring flying cards home."""
        return self.is_flying

    def play(self, token: str) -> Following:
        """Play my move at once; what is returned lets the others play until it is my turn."""
        self._speech.forget()
        return partial(self._go_on_after, self._played(self.session.me, token))

    async def _go_on_after(self, follow: Following) -> None:
        await follow()
        await self.let_opponents_play()

    async def claim_rest(self) -> None:
        """Play the deal out quickly, for what is left of it is mine (PK-A17)."""
        self._has_claimed = self.session.table().is_decided
        await self.let_opponents_play()

    async def let_opponents_play(self) -> None:
        """Ask the opponents for moves as long as one of them may act."""
        while not self.session.match.is_over:
            await self._wait_for_me()
            if self.session.may_call():
                await asyncio.sleep(GRACE_SECONDS)
            if await self._hear_callers():
                continue
            seat = self.session.bot_to_move
            if seat is not None:
                move = await self._ask(seat)
                if move is None:
                    raise RuntimeError(f"seat {seat} has no move")
                await self._wait_for_me()
                await self._make(seat, move)
            elif not await self._play_for_me():
                return

    async def _wait_for_me(self) -> None:
        while self.is_away():
            await asyncio.sleep(LOOK_SECONDS)

    async def _play_for_me(self) -> bool:
        """Play the rest that I have claimed, or a forced move if I like that; whether it did."""
        me = self.session.me
        if self._has_claimed:
            await self._make(me, self.session.match.legal_moves(me)[0])
            return True
        forced = self.session.forced_move() if self.preferences().auto_play == "on" else None
        if forced is None:
            return False
        await asyncio.sleep(FORCED_SECONDS)
        await self._wait_for_me()
        self.session.automatic.add(len(self.session.match.moves))
        await self._make(me, forced)
        return True

    async def _make(self, seat: int, move: str) -> None:
        await self._played(seat, move)()

    def _played(self, seat: int, move: str) -> Following:
        """Play and save a move at once; what is returned follows it, in full or quickly."""
        is_watched = self._is_watched
        events = self.session.play(seat, move)
        ends_deal = bool(_at_deal_end(events)[1])
        self._has_claimed &= not ends_deal
        is_seen = self.session.is_seated or self.session.match.is_over
        if is_watched or ends_deal or seat == self.session.me:
            self.keep()
        if is_watched or (ends_deal and is_seen):
            return partial(self._follow, events)
        return partial(self._pass_over, events)

    @property
    def _is_watched(self) -> bool:
        return self.session.is_seated and not self._has_claimed

    async def _pass_over(self, events: list[Event]) -> None:
        """Follow a move without a picture of it; each deal's end is said and shown."""
        if _at_deal_end(events)[1]:
            self._say(events)
            self.show()
        await asyncio.sleep(0)

    async def _hear_callers(self) -> bool:
        """Let opponents act out of turn, once a move; whether one did (PE-A22, PE-A23)."""
        heard = len(self.session.match.moves)
        if self._heard == heard:
            return False
        self._heard = heard
        for seat in self.session.callers():
            move = await self._ask(seat)
            if move is not None:
                await self._wait_for_me()
                await self._make(seat, move)
                return True
        return False

    async def _ask(self, seat: int) -> str | None:
        """The move of an opponent, None where it lets an act out of turn go by.

        Where nobody watches, nobody is kept waiting by long thought.
        """
        match = self.session.match
        level = self._level(seat) if self._is_watched else by_thumb(match.game.id)
        key = f"{self._whim}.{len(match.moves)}.{seat}"
        return (await ask(self.page, self.session, seat, level, key)).move

    def _level(self, seat: int) -> str:
        return known_level(self.session.match.record.seats[seat].get("level"))

    def go_on(self) -> None:
        """The person has read the score sheet."""
        self._rested.set()

    async def _follow(self, events: list[Event]) -> None:
        """Say and show what a move led to; a finished deal waits to be read.

        Playing, showing and going on are tasks of their own: the page is never busy for long.
        The end of a deal is shown at once, before anybody could play on.
        """
        self._say(events)
        self._sound(events)
        before, after = _at_deal_end(events)
        if not after:
            await asyncio.sleep(0)
        await self._fly(before)
        if len(after):
            self._rested.clear()
            self.rest()
            await self._rested.wait()
            self.page.land()
            await self._fly(after)
        self.show()
        self.page.land()
        await asyncio.sleep(0)

    def _say(self, events: list[Event]) -> None:
        """Tell a turn when it is over; turns that follow at once are told together."""
        match, me, look = self.session.match, self.session.me, self.look()
        turn, actor = match.turn, int(match.moves[-1].partition(" ")[0])
        self._speech.hear(events)
        if turn == actor != me and not _at_deal_end(events)[1]:
            return
        is_mine = turn == me != actor
        self._speech.end_turn(look, self.preferences().verbosity, is_mine_next=is_mine)
        if not self._goes_on(events):
            self.page.announce(self._speech.say(look.text("table.your_turn") if is_mine else ""))

    def _goes_on(self, events: list[Event]) -> bool:
        """Whether the next turn follows at once, with nothing in between to be seen."""
        pace = self._pace()
        is_quick = pace is None or not pace.flight
        waits = self.session.match.turn in (None, self.session.me) or self.session.may_call()
        return is_quick and not waits and not _at_deal_end(events)[1]

    def _sound(self, events: list[Event]) -> None:
        heard = sounds_of(self.session.game_id, events, self.session.me)
        make_sounds(self.page, self.preferences(), heard)

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
