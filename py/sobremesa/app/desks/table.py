"""At the table: sitting down, the flow of the match, taking back, leaving."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from sobremesa.app import matches
from sobremesa.app.html import Markup
from sobremesa.app.live_room import LiveRoom
from sobremesa.app.panels import sheet_panel
from sobremesa.app.room import Following, Room, record_text
from sobremesa.app.rules_page import rule_behind
from sobremesa.app.session import Session
from sobremesa.app.stage import Screen, Stage
from sobremesa.app.table.look import Look
from sobremesa.app.table.screen import bar, screen, title_of
from sobremesa.engine.table import Play
from sobremesa.store.storage import Outcome


class TableDesk:
    """The match at the table, if there is one, and those that could be brought back."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._replaced: dict[str, str] = {}
        self._sheet: Callable[[], Markup] | None = None
        self.room: Room | None = None
        self.task: asyncio.Task[None] | None = None
        self.give_way: Callable[[str], None] = lambda game_id: None
        self._settling: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "redo": self._redo,
            "new-match": self._new_match,
            "restore": self._restore,
        }

    @property
    def session(self) -> Session:
        """The session at the table."""
        assert self.room, "no match at the table"
        return self.room.session

    def look(self) -> Look:
        """How I see the table."""
        return self.session.look(self._stage.catalogue, self._stage.faces)

    def sit_down_anew(self, session: Session, said: str = "new_match", **values: Any) -> None:
        """Sit down at another match; an unfinished one of the same game can be brought back."""
        kept = matches.resume(self._stage.saves, session.game_id).session
        is_unfinished = kept is not None and not kept.match.is_over and kept.match.moves
        self.sit_down(session)
        if kept and is_unfinished:
            self._replaced[session.game_id] = record_text(kept)
            self._stage.say(f"toast.{said}", undo="restore", **values)
        elif said != "new_match":
            self._stage.say(f"toast.{said}", **values)

    def sit_down(self, session: Session) -> None:
        """Take a seat and let the match go on."""
        self.stop()
        stage = self._stage
        kind = LiveRoom if session.is_live else Room
        self.room = kind(
            session,
            stage.page,
            look=self.look,
            preferences=lambda: stage.preferences,
            show=self._show,
            keep=self._keep,
            rest=self.show_sheet,
            is_away=self._is_away,
            close=self._close,
            refuse=self._refuse,
        )
        stage.has_table = True
        stage.go(f"table:{session.game_id}")
        stage.enter(self._draw)
        self._show()
        if session.match.is_over:
            self.show_sheet()
        self._settling = asyncio.ensure_future(self.guard(partial(self._settle, self.room)))

    async def _settle(self, room: Room) -> None:
        """Keep the match and let it go on, unless another tab has the game open."""
        is_free = await self.take_seat(room.session.game_id)
        if self.room is not room:
            return
        if not is_free:
            self.give_way(room.session.game_id)
            return
        self._keep()
        if not self._is_flowing:
            self._flow(room.let_opponents_play)

    async def take_seat(self, game_id: str, *, takes_over: bool = False) -> bool:
        """Whether this tab may play the game; when another takes its place, it gives way."""
        lost = partial(self.give_way, game_id)
        return await self._stage.page.sit(game_id, lost, takes_over=takes_over)

    def leave(self) -> None:
        """Get up; the match stays saved."""
        self.stop()
        self.room = None
        self._stage.has_table = False
        self._stage.page.rise()

    def stop(self) -> None:
        """End whatever flows at the table, and what is in the air."""
        if self.task and self._is_flowing:
            self.task.cancel()
        self._stage.page.hurry()
        self._stage.page.land()

    def play(self, token: str) -> None:
        """Play my move and let the match go on."""
        assert self.room, "no match at the table"
        self._stage.panel = None
        self._stage.toasts.clear()
        self._flow(self.room.play(token))

    def claim_rest(self) -> None:
        """Play a deal that is decided out at once."""
        if self.room:
            self._flow(self.room.claim_rest)

    def keep(self) -> None:
        """Save the match as it is."""
        self._keep()

    def show_sheet(self) -> None:
        """The score sheet."""
        self._sheet = lambda: sheet_panel(self.look(), self.session)
        self._stage.open(self._sheet)

    def _is_away(self) -> bool:
        """Whether something else than the score sheet lies over the table (AB27)."""
        panel = self._stage.panel
        if isinstance(self.room, LiveRoom):
            is_read = panel is not None and not self.room.is_choosing
            return is_read or self._stage.page.is_hidden()
        return panel is not None and panel is not self._sheet

    def offer(self, plays: tuple[Play, ...]) -> None:
        """I am being asked which of these plays I want."""
        if isinstance(self.room, LiveRoom):
            self.room.offer(plays)

    def _close(self) -> None:
        self._stage.panel = None

    def _refuse(self, reason: str) -> None:
        """What I wanted to do has become impossible while I waited."""
        look = self.look()
        rule = rule_behind(look.game, reason, self.session.table().section)
        self._stage.toasts.say_words(look.text(f"reason.{reason}"), rule)
        self._stage.show()

    async def guard(self, work: Following) -> None:
        """Carry out work whose faults become a calm panel."""
        try:
            await work()
        except asyncio.CancelledError:
            raise
        except Exception:
            self._stage.trouble()

    def _draw(self) -> Screen:
        scene = self.session.scene(self.look())
        return Screen(bar(scene), screen(scene), title_of(scene))

    def _show(self) -> None:
        self._stage.show()
        if self.session.is_my_turn:
            self._stage.page.mark("playable")

    @property
    def _is_flowing(self) -> bool:
        return self.task is not None and not self.task.done()

    def _keep(self) -> None:
        """Save the match; whoever has saved it meanwhile elsewhere is given way to."""
        game_id = self.session.game_id
        saving = self._stage.saves.save(game_id, record_text(self.session))
        if saving is Outcome.ELSEWHERE:
            asyncio.get_running_loop().call_soon(self.give_way, game_id)
        else:
            self._stage.saving = saving

    def _undo(self, _: str) -> None:
        if self.room and self.session.take_back():
            self._go_on_from("toast.undone")

    def _redo(self, _: str) -> None:
        if self.room and self.session.redo():
            self._go_on_from("toast.redone")

    def _go_on_from(self, said: str) -> None:
        """The match is at another place now: show that, and let it go on from there."""
        assert self.room
        self.stop()
        self._stage.panel = None
        self._keep()
        self._stage.toasts.say(said)
        self._show()
        self._flow(self.room.let_opponents_play)

    def _new_match(self, _: str) -> None:
        if self.room:
            self.sit_down_anew(matches.again(self.session))

    def _restore(self, _: str) -> None:
        if not self.room:
            return
        replaced = self._replaced.pop(self.session.game_id, None)
        if replaced:
            self.sit_down_anew(matches.read(replaced), "restored")

    def _flow(self, work: Following) -> None:
        """Let the match flow on; whatever flowed before is ended."""
        self.stop()
        self.task = asyncio.ensure_future(self.guard(work))
