"""What my hands do at the table: picking up, aiming, playing, and what the rules refuse."""

from collections.abc import Callable

from sobremesa.app import taps
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.panels import choose_panel
from sobremesa.app.rules_page import rule_behind
from sobremesa.app.session import Session
from sobremesa.app.sounds import make_sounds
from sobremesa.app.stage import Stage
from sobremesa.app.table.hand import told_apart
from sobremesa.app.taps import Answer


class HandDesk:
    """Turns taps, drags and keys into moves of the session at the table."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self.acts: dict[str, Callable[[str], None]] = {
            "card": self._when_free(self._touch),
            "target": self._when_free(self._aim),
            "pick": self._when_free(self._pick),
            "drop": self._when_free(self._drop),
            "put-back": self._put_back,
            "play": self._when_free(self._press),
            "confirm": self._when_free(lambda _: self._answer(taps.confirm(self._session))),
            "why": self._when_free(lambda act: self._answer(taps.why(self._session, act))),
            "flag": self._flag,
            "elsewhere": self._when_free(self._elsewhere),
        }

    @property
    def _session(self) -> Session:
        return self._table.session

    @property
    def _asking(self) -> str:
        return self._stage.preferences.confirm

    def _when_free(self, act: Callable[[str], None]) -> Callable[[str], None]:
        """The act with free hands; while cards fly it brings them home and does nothing else."""

        def act_or_hurry(argument: str) -> None:
            room = self._table.room
            if room and room.is_busy:
                self._stage.page.hurry()
            elif room:
                act(argument)

        return act_or_hurry

    def _touch(self, held: str) -> None:
        source, copy = told_apart(held)
        self._answer(taps.tap(self._session, source, self._asking, copy), held)

    def _aim(self, zone: str) -> None:
        self._answer(taps.aim(self._session, zone, self._asking), self._session.selected)

    def _pick(self, held: str) -> None:
        self._answer(taps.pick(self._session, *told_apart(held)), held)

    def _drop(self, zone: str) -> None:
        source = self._session.selected
        answer = taps.aim(self._session, zone, self._asking)
        if answer.refusal:
            self._session.put_back()
        self._answer(answer, source)

    def _put_back(self, _: str) -> None:
        if self._table.room and self._session.selected:
            self._session.put_back()
            self._stage.show()

    def _press(self, token: str) -> None:
        is_chosen = self._stage.panel is not None
        self._answer(taps.press(self._session, token, "off" if is_chosen else self._asking))

    def _flag(self, flag: str) -> None:
        if self._table.room:
            self._session.flag = "" if self._session.flag == flag else flag
            self._stage.show()

    def _elsewhere(self, zone: str) -> None:
        """A tap on a zone that takes nothing now, or on the bare table."""
        if zone.startswith("hand.") or not (zone or self._session.selected):
            return
        if zone:
            self._aim(zone)
        else:
            self._put_back("")

    def _answer(self, answer: Answer, source: str = "") -> None:
        if answer.token:
            self._table.play(answer.token)
        elif answer.refusal:
            self._refuse(answer, source)
        elif answer.choices:
            plays = answer.choices
            self._stage.open(lambda: choose_panel(self._table.look(), plays))
            self._table.offer(plays)
        else:
            self._stage.show()

    def _refuse(self, answer: Answer, source: str) -> None:
        look = self._table.look()
        named = f"refused.{answer.refusal}"
        if answer.suit and look.catalogue.has(named, game=look.game):
            words = look.text(named, suit=look.text(f"suit.{answer.suit}"))
        else:
            words = look.text(f"reason.{answer.refusal}")
        rule = rule_behind(look.game, answer.refusal, self._session.table().section)
        self._stage.toasts.say_words(words, rule)
        self._stage.show()
        self._stage.page.shake(source)
        make_sounds(self._stage.page, self._stage.preferences, ["refuse"])
