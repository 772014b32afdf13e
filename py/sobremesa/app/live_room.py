"""The flow of a match without turns: whoever is ready acts, against a running clock.

The game's `live` module knows the times. The clock stands while a card flies, while an
opponent thinks, while something is read over the table and while the page is hidden.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import NamedTuple

from sobremesa.app import clock
from sobremesa.app.narration import narrate
from sobremesa.app.room import Following, Room
from sobremesa.bots.levels import levels_of
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.engine.sight import Event
from sobremesa.engine.table import Play
from sobremesa.games import part


class Intent(NamedTuple):
    """What an opponent has seen that it may do, and when it will do something."""

    acts: frozenset[str]
    at: float


@dataclass
class LiveRoom(Room):
    """Carries a session along in which all may act at any time."""

    now: float = 0.0
    _match: Match | None = None
    _noticed: int = -1
    _wanted: str = ""
    _choice: tuple[tuple[Play, ...], float] | None = None
    _intents: dict[int, Intent] = field(default_factory=dict)

    @property
    def is_busy(self) -> bool:
        """My hands are never bound: who is quick may be quicker than a flight."""
        return False

    @property
    def is_choosing(self) -> bool:
        """Whether I am being asked for a choice, while the clock runs."""
        return self._choice is not None

    def play(self, token: str) -> Following:
        """Want a move; what is returned plays it as soon as its time has come, and goes on."""
        self._choice = None
        self._wanted = self._live.split(token)[0]
        self.show()
        return self.let_opponents_play

    def offer(self, plays: tuple[Play, ...]) -> None:
        """Begin to wait for my choice between the plays of one card."""
        self._choice = plays, self.now + self._live.CHOICE_MS

    def go_on(self) -> None:
        """Whatever lay over the table is closed; a choice left open is none."""
        self._choice = None
        super().go_on()

    async def let_opponents_play(self) -> None:
        """Let time pass and whoever is due act, until the match is over."""
        self._set_clock()
        while not self.session.match.is_over:
            self.session.now = int(self.now)
            self._notice()
            if self.is_away():
                await clock.tick()
            elif not await self._act():
                self.now += await clock.tick() * clock.RATES[self.preferences().speed]

    @property
    def _live(self) -> ModuleType:
        return part(self.session.game_id, "live")

    def _set_clock(self) -> None:
        """Go on from the last move; at another match, or after undo, forget all intents."""
        match = self.session.match
        told = self._live.now(match.view(self.session.me))
        if self._match is match:
            self.now = max(self.now, told)
            return
        if self._match is not None:
            self._choice = None
        self._match, self._noticed, self.now = match, -1, told
        self._intents.clear()

    def _notice(self) -> None:
        """See what each opponent may do since the last move."""
        match = self.session.match
        if self._noticed == len(match.moves):
            return
        self._noticed = len(match.moves)
        for seat in range(match.seats):
            if seat != self.session.me:
                self._look_again(seat, self._intents.pop(seat, None))

    def _look_again(self, seat: int, known: Intent | None) -> None:
        """An opponent goes on with what it was about to do, or needs time to see anew."""
        match, live = self.session.match, self._live
        moves = match.legal_moves(seat)
        if not moves:
            return
        acts = live.acts(moves)
        if known and known.acts & acts:
            self._intents[seat] = Intent(acts, known.at)
            return
        ready = min(live.split(move)[1] for move in moves)
        rng = stream_of(f"{self._whim}.{len(match.moves)}.{seat}.{self.now:.0f}")
        slowness = levels_of(self.session.game_id)[self._level(seat)].slowness
        self._intents[seat] = Intent(acts, max(self.now, ready) + live.reaction(rng) * slowness)

    async def _act(self) -> bool:
        """Let the first that is due act; False where nobody is."""
        for seat, act, at in self._due_by_itself():
            await self._make(seat, self._live.at_time(act, at))
            return True
        if await self._act_for_me():
            return True
        for seat, intent in sorted(self._intents.items(), key=lambda one: one[1].at):
            if intent.at <= self.now and await self._let_act(seat):
                return True
        return False

    def _due_by_itself(self) -> Iterator[tuple[int, str, int]]:
        for at, seat, act in self._live.payments(self.session.match.view(self.session.me)):
            if at < self.now:
                yield seat, act, at

    async def _act_for_me(self) -> bool:
        """Do what I want, or what stands for a choice that I have let go by."""
        if self._choice and self._choice[1] <= self.now:
            plays, self._choice = self._choice[0], None
            view = self.session.match.view(self.session.me)
            wanted = self._live.by_default(view, self.session.me, [one.token for one in plays])
            self._wanted = self._live.split(wanted)[0]
            self.close()
        if not self._wanted:
            return False
        token = self._token(self.session.me, self._wanted)
        if token is None:
            reason, self._wanted = self.session.why_not(self._wanted), ""
            self.refuse(reason or "illegal_move")
            return False
        if self._live.split(token)[1] > self.now:
            return False
        self._wanted = ""
        await self._make(self.session.me, token)
        return True

    async def _let_act(self, seat: int) -> bool:
        """Ask an opponent whose moment has come; whether it did anything."""
        live, match = self._live, self.session.match
        answer = await self._ask(seat)
        act = live.split(answer)[0] if answer else ""
        token = self._token(seat, act) if act else None
        if token is None or live.is_hasty(match.view(seat), act, self.session.me, int(self.now)):
            self._look_again(seat, None)
            return False
        del self._intents[seat]
        at = live.split(token)[1]
        if at > self.now:
            self._intents[seat] = Intent(frozenset({act}), at)
            return False
        await self._make(seat, token)
        return True

    def _token(self, seat: int, act: str) -> str | None:
        """The act at the present, or at the earliest time when it will be possible."""
        match, live = self.session.match, self._live
        for known, earliest in map(live.split, match.legal_moves(seat)):
            token: str = live.at_time(act, max(earliest, int(self.now)))
            if known == act and match.why_not(seat, token) is None:
                return token
        return None

    def _say(self, events: list[Event]) -> None:
        """Nobody has a turn, so every move is told at once."""
        self.page.announce(narrate(self.look(), events))
