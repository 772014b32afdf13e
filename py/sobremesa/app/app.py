"""The app: which screen and panel are shown, and what each act of the person does."""

import asyncio
import json
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

from sobremesa.app import matches
from sobremesa.app.drafts import Change, SetupDraft
from sobremesa.app.html import Markup, join, tag
from sobremesa.app.lobby import LobbyEntry, Running, lobby
from sobremesa.app.menu import menu
from sobremesa.app.panels import (
    choose_panel,
    import_panel,
    last_panel,
    record_panel,
    sheet_panel,
    trouble_panel,
)
from sobremesa.app.ports import Page
from sobremesa.app.room import Room, record_text
from sobremesa.app.rules_page import fragment_path, rules_page
from sobremesa.app.session import Answer, Session
from sobremesa.app.settings import settings
from sobremesa.app.setup import setup
from sobremesa.app.table.look import Look
from sobremesa.app.table.screen import bar, screen
from sobremesa.app.toasts import Toasts
from sobremesa.engine.errors import SobremesaError
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, fault_text, negotiate
from sobremesa.store.preferences import Preferences
from sobremesa.store.saves import Saves
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import Outcome, Storage

Panel = Callable[[], Markup]
KEYS = {"s": "sheet", "l": "last", "r": "rules", "m": "menu", "u": "undo"}


class App:
    """One page of Sobremesa."""

    def __init__(self, page: Page, storage: Storage) -> None:
        self._page = page
        self._storage = storage
        self._saves = Saves(storage)
        self._preferences = Preferences.load(storage)
        self._catalogue = self._choose_catalogue()
        self._toasts = Toasts()
        self._draft: SetupDraft | None = None
        self._room: Room | None = None
        self._panel: Panel | None = None
        self._task: asyncio.Task[None] | None = None
        self._import_text = ""
        self._replaced: str | None = None
        self._saving = Outcome.SAVED

    def start(self) -> None:
        """Show the lobby, or what the person tapped before Python was there."""
        self._dress()
        self._show()
        self._page.mark("ready")
        early = self._page.early()
        if early:
            self.act(*early)

    def act(self, what: str, argument: str) -> None:
        """Do what an element of the page asks for; unknown acts do nothing."""
        handler = getattr(self, f"_do_{what.replace('-', '_').replace(':', '_')}", None)
        if handler is None:
            return
        try:
            handler(argument)
        except Exception:
            self._trouble()

    # Screens

    def _show(self) -> None:
        regions = {
            "bar": self._bar(),
            "app": self._screen(),
            "panel": self._panel() if self._panel else Markup(),
            "toasts": self._toasts.html(self._catalogue, self._warning()),
        }
        self._page.show(regions)

    def _screen(self) -> Markup:
        if self._room:
            return screen(self._room.session.scene(self._look()))
        if self._draft:
            return setup(self._catalogue, all_games()[self._draft.game], self._draft)
        return lobby(self._catalogue, [self._entry(game_id) for game_id in all_games()])

    def _bar(self) -> Markup:
        if self._room:
            return bar(self._room.session.scene(self._look()))
        return join([tag("p", tag("a", "Sobremesa", href="./"), class_="bar-title")])

    def _entry(self, game_id: str) -> LobbyEntry:
        chosen = matches.draft_for(self._storage, self._catalogue, game_id, self._speed).told
        if game_id not in self._saves.running():
            return LobbyEntry(game_id, chosen=chosen)
        session = matches.resume(self._saves, game_id).session
        if session is None or session.match.is_over:
            return LobbyEntry(game_id, chosen=chosen)
        match = session.match
        names = session.look(self._catalogue, self._faces).names
        return LobbyEntry(game_id, Running(match.deal, names, tuple(match.totals)), chosen)

    def _enter(self) -> None:
        self._show()
        self._page.enter()

    def _open(self, panel: Panel) -> None:
        self._panel = panel
        self._show()

    # Going about

    def _do_lobby(self, _: str) -> None:
        self._stop()
        self._room = self._draft = self._panel = None
        self._enter()

    def _do_back(self, _: str) -> None:
        if self._panel:
            self._do_close("")
        else:
            self._do_lobby("")

    def _do_close(self, _: str) -> None:
        self._panel = None
        if self._room:
            self._room.go_on()
        self._show()

    def _do_setup(self, game_id: str) -> None:
        self._draft = matches.draft_for(self._storage, self._catalogue, game_id, self._speed)
        self._room = self._panel = None
        self._page.push_history()
        self._enter()

    def _do_change_setup(self, told: str) -> None:
        if not self._draft:
            return
        self._draft = self._draft.apply(Change(*json.loads(told)))
        if self._draft.speed != self._speed:
            self._prefer("speed", self._draft.speed)
        self._show()

    def _do_start(self, _: str) -> None:
        if not self._draft:
            return
        draft = self._draft
        SetupChoice(dict(draft.told), draft.names, draft.level).store(self._storage, draft.game)
        self._begin(draft)

    def _do_quick_start(self, game_id: str) -> None:
        self._begin(matches.draft_for(self._storage, self._catalogue, game_id, self._speed))

    def _begin(self, draft: SetupDraft) -> None:
        self._sit_down_anew(matches.begin(draft, self._catalogue.text("table.you")))

    def _do_new_match(self, _: str) -> None:
        if self._room:
            self._sit_down_anew(matches.again(self._room.session))

    def _do_resume(self, game_id: str) -> None:
        opened = matches.resume(self._saves, game_id)
        if opened.problem:
            self._toasts.say(f"loading.{opened.problem}")
        if opened.session:
            self._sit_down(opened.session)
        else:
            self._show()

    def _sit_down_anew(self, session: Session) -> None:
        """Begin a match; an unfinished one of the same game can be brought back."""
        kept = matches.resume(self._saves, session.game_id).session
        unfinished = kept is not None and not kept.match.is_over and kept.match.moves
        self._replaced = record_text(kept) if kept and unfinished else None
        self._sit_down(session)
        if self._replaced:
            self._toasts.say("toast.new_match", undo="restore")
            self._show()

    def _do_restore(self, _: str) -> None:
        if self._replaced:
            self._sit_down(matches.read(self._replaced))
            self._replaced = None
            self._toasts.say("toast.restored")
            self._show()

    def _sit_down(self, session: Session) -> None:
        self._stop()
        self._draft = self._panel = None
        self._room = Room(
            session,
            self._page,
            look=self._look,
            preferences=lambda: self._preferences,
            show=self._show_table,
            keep=self._keep,
            rest=self._do_sheet_now,
        )
        self._page.push_history()
        self._keep()
        self._enter()
        self._show_table()
        if session.match.is_over:
            self._do_sheet_now()
        self._spawn(self._room.let_opponents_play())

    def _show_table(self) -> None:
        self._show()
        if self._room and self._room.session.match.turn == self._room.session.me:
            self._page.mark("playable")

    # At the table

    def _do_card(self, card: str) -> None:
        if self._is_free():
            self._answer(self._session.tap(card))

    def _do_target(self, zone: str) -> None:
        if self._is_free():
            self._answer(self._session.aim(zone))

    def _do_play(self, token: str) -> None:
        if self._is_free() and token in self._session.match.legal_moves(self._session.me):
            self._play(token)

    def _do_flag(self, flag: str) -> None:
        self._session.flag = "" if self._session.flag == flag else flag
        self._show()

    def _do_elsewhere(self, _: str) -> None:
        if self._room and self._room.is_flying:
            self._page.hurry()

    def _do_undo(self, _: str) -> None:
        if not self._room or self._session.last_decision() is None:
            return
        self._stop()
        self._panel = None
        self._session.take_back()
        self._keep()
        self._toasts.say("toast.undone")
        self._show_table()
        self._spawn(self._room.let_opponents_play())

    def _is_free(self) -> bool:
        """Whether my hands are free; a tap while cards fly brings them home at once."""
        if not self._room:
            return False
        if self._room.is_flying:
            self._page.hurry()
            return False
        return True

    def _answer(self, answer: Answer) -> None:
        if answer.token:
            self._play(answer.token)
        elif answer.refusal:
            self._refuse(answer.refusal)
        elif answer.choices:
            plays = answer.choices
            self._open(lambda: choose_panel(self._look(), plays))
        else:
            self._show()

    def _play(self, token: str) -> None:
        if self._room:
            self._panel = None
            self._toasts.clear()
            self._spawn(self._room.play(token))

    def _refuse(self, reason: str) -> None:
        words = self._look().text(f"reason.{reason}")
        self._toasts.say_words(words)
        self._page.announce(words)
        self._show()

    # Panels

    def _do_sheet(self, _: str) -> None:
        self._open(lambda: sheet_panel(self._look(), self._session))

    def _do_last(self, _: str) -> None:
        session = self._session
        look = self._look()
        self._open(lambda: last_panel(look, session.table().last, session.log(look)))

    def _do_key(self, key: str) -> None:
        """Single keys ask for what the table shows (AT-A5)."""
        if self._room and key.lower() in KEYS:
            self.act(KEYS[key.lower()], "")

    def _do_sheet_now(self) -> None:
        self._do_sheet("")

    def _do_menu(self, _: str) -> None:
        rules = self._session.match.record.rules
        self._open(lambda: menu(self._catalogue, self._session.game_id, rules))

    def _do_settings(self, _: str) -> None:
        self._open(lambda: settings(self._catalogue, self._preferences))

    def _do_rules(self, game_id: str) -> None:
        self._spawn_aside(self._read_rules(game_id or self._session.game_id))

    async def _read_rules(self, game_id: str) -> None:
        self._open(lambda: rules_page(self._catalogue, game_id, None))
        text = Markup(await self._page.fetch_text(fragment_path(game_id, self._catalogue.lang)))
        self._open(lambda: rules_page(self._catalogue, game_id, text))

    def _do_export(self, _: str) -> None:
        record = record_text(self._session)
        self._open(lambda: record_panel(self._catalogue, record))

    def _do_copy_record(self, _: str) -> None:
        self._spawn_aside(self._copy())

    async def _copy(self) -> None:
        if await self._page.copy(record_text(self._session)):
            self._toasts.say("toast.copied")
            self._show()
        else:
            self._toasts.say("toast.not_copied")
            self._do_export("")

    def _do_import(self, _: str) -> None:
        self._import_text = ""
        self._open(lambda: import_panel(self._catalogue))

    def _do_change_record(self, told: str) -> None:
        self._import_text = json.loads(told)[1]

    def _do_open_record(self, _: str) -> None:
        text = self._import_text
        try:
            session = self._read_import(text)
        except SobremesaError as error:
            fault = fault_text(self._catalogue, error)
            self._open(lambda: import_panel(self._catalogue, text, fault))
            return
        self._sit_down_anew(session)
        self._toasts.say("toast.imported", moves=len(session.match.moves))
        self._show()

    def _read_import(self, text: str) -> Session:
        return matches.read(text)

    def _do_reload(self, _: str) -> None:
        self._page.reload()

    # Preferences

    def _do_language(self, lang: str) -> None:
        self._prefer("language", lang)

    def _do_change_preference(self, told: str) -> None:
        name, value = json.loads(told)
        if isinstance(value, bool):
            value = "on" if value else "off"
        self._prefer(name, value or None)

    def _prefer(self, name: str, value: str | None) -> None:
        self._preferences = self._preferences.having(name, value)
        self._preferences.store(self._storage)
        self._catalogue = self._choose_catalogue()
        self._dress()
        self._show()

    def _choose_catalogue(self) -> Catalogue:
        own = self._preferences.language
        return Catalogue.load(own or negotiate(self._page.languages()))

    def _dress(self) -> None:
        chosen = self._preferences
        self._page.dress(
            lang=self._catalogue.lang,
            theme=chosen.theme,
            contrast=chosen.contrast,
            colours=chosen.colours,
            print=chosen.print,
            motion=chosen.motion,
        )

    @property
    def _speed(self) -> str:
        return self._preferences.speed

    @property
    def _faces(self) -> str:
        chosen = self._preferences
        return chosen.colours + ("-large" if chosen.print == "large" else "")

    # Inner workings

    @property
    def _session(self) -> Session:
        assert self._room, "no match at the table"
        return self._room.session

    def _look(self) -> Look:
        return self._session.look(self._catalogue, self._faces)

    def _keep(self) -> None:
        self._saving = self._saves.save(self._session.game_id, record_text(self._session))

    def _warning(self) -> str:
        return "" if self._saving is Outcome.SAVED else f"saving.{self._saving}"

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the match flow on; whatever flowed before has ended or is ended."""
        self._stop()
        self._task = asyncio.ensure_future(self._guard(work))

    def _spawn_aside(self, work: Coroutine[Any, Any, None]) -> None:
        self._aside = asyncio.ensure_future(self._guard(work))

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            self._trouble()

    def _stop(self) -> None:
        if self._task and not self._task.done():
            self._task.cancel()
        self._page.land()

    def _trouble(self) -> None:
        detail = traceback.format_exc()
        at_table = self._room is not None
        self._panel = lambda: trouble_panel(self._catalogue, detail, at_table=at_table)
        self._page.show({"panel": self._panel()})
