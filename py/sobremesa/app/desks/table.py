"""At the table: sitting down, playing, taking back, leaving."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from sobremesa.app import matches
from sobremesa.app.panels import choose_panel, sheet_panel
from sobremesa.app.room import Room, record_text
from sobremesa.app.session import Answer, Session
from sobremesa.app.stage import Screen, Stage
from sobremesa.app.table.look import Look
from sobremesa.app.table.screen import bar, screen


class TableDesk:
    """The match at the table, if there is one, and what my hands do there."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._replaced: str | None = None
        self.room: Room | None = None
        self.task: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "card": self._card,
            "target": self._target,
            "play": self._play_token,
            "flag": self._flag,
            "elsewhere": self._elsewhere,
            "undo": self._undo,
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

    def sit_down_anew(self, session: Session) -> None:
        """Begin a match; an unfinished one of the same game can be brought back."""
        kept = matches.resume(self._stage.saves, session.game_id).session
        unfinished = kept is not None and not kept.match.is_over and kept.match.moves
        self._replaced = record_text(kept) if kept and unfinished else None
        self.sit_down(session)
        if self._replaced:
            self._stage.say("toast.new_match", undo="restore")

    def sit_down(self, session: Session) -> None:
        """Take a seat and let the match go on."""
        self.stop()
        stage = self._stage
        self.room = Room(
            session,
            stage.page,
            look=self.look,
            preferences=lambda: stage.preferences,
            show=self._show,
            keep=self._keep,
            rest=self.show_sheet,
        )
        stage.has_table = True
        stage.page.push_history()
        self._keep()
        stage.enter(self._draw)
        self._show()
        if session.match.is_over:
            self.show_sheet()
        self._flow(self.room.let_opponents_play())

    def leave(self) -> None:
        """Get up; the match stays saved."""
        self.stop()
        self.room = None
        self._stage.has_table = False

    def stop(self) -> None:
        """End whatever flows at the table."""
        if self.task and not self.task.done():
            self.task.cancel()
        self._stage.page.land()

    def show_sheet(self) -> None:
        """The score sheet."""
        self._stage.open(lambda: sheet_panel(self.look(), self.session))

    async def guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry out work whose faults become a calm panel."""
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            self._stage.trouble()

    def _draw(self) -> Screen:
        scene = self.session.scene(self.look())
        return Screen(bar(scene), screen(scene))

    def _show(self) -> None:
        self._stage.show()
        if self.session.match.turn == self.session.me:
            self._stage.page.mark("playable")

    def _keep(self) -> None:
        self._stage.saving = self._stage.saves.save(self.session.game_id, record_text(self.session))

    def _card(self, card: str) -> None:
        if self._is_free():
            self._answer(self.session.tap(card))

    def _target(self, zone: str) -> None:
        if self._is_free():
            self._answer(self.session.aim(zone))

    def _play_token(self, token: str) -> None:
        if self._is_free() and token in self.session.match.legal_moves(self.session.me):
            self._play(token)

    def _flag(self, flag: str) -> None:
        self.session.flag = "" if self.session.flag == flag else flag
        self._stage.show()

    def _elsewhere(self, _: str) -> None:
        if self.room and self.room.is_flying:
            self._stage.page.hurry()

    def _undo(self, _: str) -> None:
        if not self.room or self.session.last_decision() is None:
            return
        self.stop()
        self._stage.panel = None
        self.session.take_back()
        self._keep()
        self._stage.toasts.say("toast.undone")
        self._show()
        self._flow(self.room.let_opponents_play())

    def _new_match(self, _: str) -> None:
        if self.room:
            self.sit_down_anew(matches.again(self.session))

    def _restore(self, _: str) -> None:
        if self._replaced:
            self.sit_down(matches.read(self._replaced))
            self._replaced = None
            self._stage.say("toast.restored")

    def _is_free(self) -> bool:
        """Whether my hands are free; a tap while cards fly brings them home at once."""
        if not self.room:
            return False
        if self.room.is_flying:
            self._stage.page.hurry()
            return False
        return True

    def _answer(self, answer: Answer) -> None:
        if answer.token:
            self._play(answer.token)
        elif answer.refusal:
            self._refuse(answer.refusal)
        elif answer.choices:
            plays = answer.choices
            self._stage.open(lambda: choose_panel(self.look(), plays))
        else:
            self._stage.show()

    def _play(self, token: str) -> None:
        assert self.room
        self._stage.panel = None
        self._stage.toasts.clear()
        self._flow(self.room.play(token))

    def _refuse(self, reason: str) -> None:
        words = self.look().text(f"reason.{reason}")
        self._stage.toasts.say_words(words)
        self._stage.page.announce(words)
        self._stage.show()

    def _flow(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the match flow on; whatever flowed before is ended."""
        self.stop()
        self.task = asyncio.ensure_future(self.guard(work))
