"""Help at the table: a hint, and claiming the rest of a deal that is proven to be mine."""

import asyncio
from collections.abc import Callable

from sobremesa.app.desks.table import TableDesk
from sobremesa.app.hints import hint_words
from sobremesa.app.opponents import ask
from sobremesa.app.session import Session
from sobremesa.app.stage import Stage
from sobremesa.bots.levels import LEVELS
from sobremesa.engine.match import Match


class HintDesk:
    """Shows what an opponent would do in my place."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self._thinking: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "claim-rest": self._claim_rest,
        }

    def _hint(self, _: str) -> None:
        if not self._table.room:
            return
        session = self._table.session
        if not session.plays():
            self._say(self._table.look().text("hint.not_now"))
        elif not (self._thinking and not self._thinking.done()):
            match, asked = session.match, len(session.match.moves)
            thinking = self._table.guard(lambda: self._show(session, match, asked))
            self._thinking = asyncio.ensure_future(thinking)

    async def _show(self, session: Session, match: Match, asked: int) -> None:
        """Ask at the place in the match that is meant, and answer only there."""
        if len(match.moves) != asked:
            return
        me = session.me
        decision = await ask(self._stage.page, session, me, LEVELS[-1], f"hint.{asked}")
        is_late = not self._table.room or self._table.session is not session
        if is_late or session.match is not match or len(match.moves) != asked:
            return
        look = self._table.look()
        play = session.hint(decision.move) if decision.move else None
        match.assist()
        self._table.keep()
        if play is None:
            self._say(look.text("hint.wait"))
            return
        plays = sorted(session.plays(), key=lambda one: one.token != play.token)
        view = match.view(me)
        self._say(hint_words(look, session.table(), view, plays, decision.estimates))

    def _say(self, words: str) -> None:
        self._stage.toasts.say_words(words)
        self._stage.show()

    def _claim_rest(self, _: str) -> None:
        self._table.claim_rest()
