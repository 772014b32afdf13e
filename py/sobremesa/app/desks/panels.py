"""What can be looked up over any screen: scores, rules, menu, settings, what happened."""

import asyncio
import json
from collections.abc import Callable

from sobremesa.app.desks.lobby import LobbyDesk
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.html import Markup
from sobremesa.app.menu import menu
from sobremesa.app.panels import last_panel
from sobremesa.app.people import tidy_name
from sobremesa.app.rules_page import fragment_path, rules_page
from sobremesa.app.settings import settings
from sobremesa.app.stage import Stage

KEYS = {"s": "sheet", "l": "last", "r": "rules", "m": "menu", "u": "undo"}


class PanelDesk:
    """Opens and closes panels, and keeps the preferences."""

    def __init__(self, stage: Stage, table: TableDesk, lobby: LobbyDesk) -> None:
        self._stage = stage
        self._table = table
        self._lobby = lobby
        self._reading: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "back": self._back,
            "close": self._close,
            "sheet": lambda _: self._table.show_sheet(),
            "last": self._last,
            "menu": self._menu,
            "settings": self._settings,
            "rules": self._rules,
            "language": lambda lang: self._stage.prefer("language", lang),
            "change:preference": self._prefer,
            "reload": lambda _: self._stage.page.reload(),
        }

    def key(self, key: str) -> str:
        """The act of a single key at the table, empty where it has none (AT-A5)."""
        return KEYS.get(key.lower(), "") if self._table.room else ""

    def _back(self, _: str) -> None:
        if self._stage.panel:
            self._close("")
        else:
            self._lobby.enter()

    def _close(self, _: str) -> None:
        self._stage.panel = None
        if self._table.room:
            self._table.room.go_on()
        self._stage.show()

    def _last(self, _: str) -> None:
        session, look = self._table.session, self._table.look()
        self._stage.open(lambda: last_panel(look, session.table().last, session.log(look)))

    def _menu(self, _: str) -> None:
        session = self._table.session
        rules = session.match.record.rules
        self._stage.open(lambda: menu(self._stage.catalogue, session.game_id, rules))

    def _settings(self, _: str) -> None:
        self._stage.open(lambda: settings(self._stage.catalogue, self._stage.preferences))

    def _rules(self, game_id: str) -> None:
        wanted = game_id or self._table.session.game_id
        self._reading = asyncio.ensure_future(self._table.guard(self._read_rules(wanted)))

    async def _read_rules(self, game_id: str) -> None:
        catalogue = self._stage.catalogue
        self._stage.open(lambda: rules_page(catalogue, game_id, None))
        path = fragment_path(game_id, catalogue.lang)
        text = Markup(await self._stage.page.fetch_text(path))
        self._stage.open(lambda: rules_page(catalogue, game_id, text))

    def _prefer(self, told: str) -> None:
        name, value = json.loads(told)
        if isinstance(value, bool):
            value = "on" if value else "off"
        if name == "name":
            self._stage.prefer(name, tidy_name(value))
        else:
            self._stage.prefer(name, value or None)
