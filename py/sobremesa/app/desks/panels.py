"""What can be looked up over any screen: scores, rules, menu, settings, what happened."""

import asyncio
import json
from collections.abc import Callable
from functools import partial

from sobremesa.app.desks.lobby import LobbyDesk
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.html import Markup
from sobremesa.app.menu import menu
from sobremesa.app.panels import last_panel, plate_panel
from sobremesa.app.people import tidy_name
from sobremesa.app.rules_page import fragment_path, missing_rules, rules_page
from sobremesa.app.settings import settings
from sobremesa.app.stage import Stage


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
            "plate": self._plate,
            "menu": self._menu,
            "settings": self._settings,
            "rules": self._rules,
            "rule": self._rule,
            "language": lambda lang: self._stage.prefer("language", lang),
            "change:preference": self._prefer,
            "reload": lambda _: self._stage.page.reload(),
        }

    def _back(self, place: str) -> None:
        """Back closes what lies on top, and the place stays; else it leads to another place."""
        if not self._stage.panel:
            self._lobby.return_to(place)
            return
        self._close("")
        stayed, self._stage.place = self._stage.place, place
        self._stage.go(stayed)

    def _close(self, _: str) -> None:
        self._stage.panel = None
        if self._table.room:
            self._table.room.go_on()
        self._stage.show()

    def _last(self, _: str) -> None:
        session, look = self._table.session, self._table.look()
        offer = self._stage.toasts.offer
        told = offer.html(self._stage.catalogue) if offer else None
        self._stage.open(lambda: last_panel(look, session.table().last, session.log(look), told))

    def _plate(self, seat: str) -> None:
        session, look = self._table.session, self._table.look()
        self._stage.open(lambda: plate_panel(look, session, int(seat)))

    def _menu(self, _: str) -> None:
        session = self._table.session
        rules = session.match.record.rules
        self._stage.open(lambda: menu(self._stage.catalogue, session.game_id, rules))

    def _settings(self, _: str) -> None:
        self._stage.open(lambda: settings(self._stage.catalogue, self._stage.preferences))

    def _rules(self, game_id: str) -> None:
        wanted = game_id or self._table.session.game_id
        self._read(wanted, self._section())

    def _rule(self, section: str) -> None:
        self._read(self._table.session.game_id, section)

    def _read(self, game_id: str, section: str | None) -> None:
        reading = partial(self._read_rules, game_id, section)
        self._reading = asyncio.ensure_future(self._table.guard(reading))

    async def _read_rules(self, game_id: str, section: str | None) -> None:
        """Show the rules, from a section on."""
        catalogue = self._stage.catalogue
        waiting = partial(rules_page, catalogue, game_id, None, section)
        self._stage.open(waiting)
        found = await self._stage.page.fetch_text(fragment_path(game_id, catalogue.lang))
        text = missing_rules(catalogue) if found is None else Markup(found)
        if self._stage.panel is waiting:
            self._stage.open(partial(rules_page, catalogue, game_id, text, section))

    def _section(self) -> str | None:
        """The part that matters now at a table (AT-R1)."""
        if not self._table.room:
            return None
        session = self._table.session
        return "scoring" if session.match.is_over else session.table().section

    def _prefer(self, told: str) -> None:
        name, value = json.loads(told)
        if isinstance(value, bool):
            value = "on" if value else "off"
        if name == "name":
            self._stage.prefer(name, tidy_name(value))
        else:
            self._stage.prefer(name, value or None)
