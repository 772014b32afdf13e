"""In the lobby and at the set-up: choosing a game and its rules, going on with a match."""

import json
from collections.abc import Callable

from sobremesa.app import matches
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.drafts import Change, SetupDraft
from sobremesa.app.html import tag
from sobremesa.app.lobby import LobbyEntry, Running, lobby
from sobremesa.app.people import tidy_name
from sobremesa.app.setup import setup
from sobremesa.app.stage import Screen, Stage
from sobremesa.games import all_games
from sobremesa.store.setup import SetupChoice

_PUT_ASIDE = ("damaged", "other_game", "rejected")


class LobbyDesk:
    """The way to a table."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self._draft: SetupDraft | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "lobby": lambda _: self.enter(),
            "setup": self._setup,
            "change:setup": self._change,
            "start": self._start,
            "quick-start": self._quick_start,
            "resume": self.resume,
        }

    def enter(self) -> None:
        """Go to the lobby."""
        self._table.leave()
        self._stage.go("")
        self._stage.enter(self._draw_lobby)

    def return_to(self, place: str) -> None:
        """Go where the history of the browser leads."""
        kind, _, game_id = place.partition(":")
        ways = {"setup": self._setup, "table": self.resume}
        is_known = kind in ways and game_id in all_games()
        self._stage.place = place if is_known else ""
        if is_known:
            ways[kind](game_id)
        else:
            self.enter()

    def _draw_lobby(self) -> Screen:
        entries = [self._entry(game_id) for game_id in all_games()]
        title = tag("p", tag("a", "Sobremesa", href="./"), class_="bar-title")
        return Screen(title, lobby(self._stage.catalogue, entries))

    def _draw_setup(self) -> Screen:
        assert self._draft
        title = tag("p", tag("a", "Sobremesa", href="./"), class_="bar-title")
        game = all_games()[self._draft.game]
        catalogue = self._stage.catalogue
        page = setup(catalogue, game, self._draft, self._stage.my_name)
        name = catalogue.text("game.name", game=game.id)
        return Screen(title, page, catalogue.text("setup.title", name=name))

    def _entry(self, game_id: str) -> LobbyEntry:
        chosen = self._remembered(game_id).told
        opened = matches.resume(self._stage.saves, game_id)
        session = opened.session
        if opened.problem in _PUT_ASIDE:
            self._stage.toasts.say(f"loading.{opened.problem if session else 'lost'}")
        if session is None or session.match.is_over:
            return LobbyEntry(game_id, chosen=chosen)
        names = session.look(self._stage.catalogue, self._stage.faces).names
        running = Running(session.match.deal, names, tuple(session.match.totals))
        return LobbyEntry(game_id, running, chosen)

    def _remembered(self, game_id: str) -> SetupDraft:
        speed = self._stage.preferences.speed
        return matches.draft_for(self._stage.storage, game_id, speed)

    def _setup(self, game_id: str) -> None:
        self._table.leave()
        self._draft = self._remembered(game_id)
        self._stage.go(f"setup:{game_id}")
        self._stage.enter(self._draw_setup)

    def _change(self, told: str) -> None:
        if not self._draft:
            return
        change = Change(*json.loads(told))
        if change.name == "me":
            self._stage.prefer("name", tidy_name(change.value))
            return
        self._draft = self._draft.apply(change)
        if self._draft.speed != self._stage.preferences.speed:
            self._stage.prefer("speed", self._draft.speed)
        self._stage.show()

    def _start(self, _: str) -> None:
        if not self._draft:
            return
        draft = self._draft
        choice = SetupChoice(dict(draft.told), draft.names, draft.level)
        choice.store(self._stage.storage, draft.game)
        self._begin(draft)

    def _quick_start(self, game_id: str) -> None:
        self._begin(self._remembered(game_id))

    def _begin(self, draft: SetupDraft) -> None:
        self._table.sit_down_anew(matches.begin(draft, self._stage.my_name))

    def resume(self, game_id: str) -> None:
        """Go on with the kept match of a game."""
        opened = matches.resume(self._stage.saves, game_id)
        if opened.problem:
            self._stage.toasts.say(f"loading.{opened.problem}")
        if opened.session:
            self._table.sit_down(opened.session)
        else:
            self._stage.show()
