"""Tables laid out as still pictures on the page's own styles, any position, without waiting."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route
from sobremesa.app.html import Markup
from sobremesa.app.session import Session
from sobremesa.app.table.look import Look
from sobremesa.app.table.screen import bar, screen
from sobremesa.engine.match import Match
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue

NAMES = ("Ana", "Giorgos", "Eleni", "Mehmet", "Bartholomeus", "Drita", "Honza", "Katerina")
INDEX = Path(__file__).parents[2] / "index.html"
SHELL = re.sub(r"<script.*?</script>", "", INDEX.read_text("utf-8"))
LAY = """([bar, app, panel]) => {
    document.querySelector("#bar").innerHTML = bar;
    document.querySelector("#app").innerHTML = app;
    document.querySelector("#panel").innerHTML = panel;
    document.querySelector("#panel dialog")?.showModal();
    return Promise.all([...document.images].map((image) => image.decode().catch(() => 0)));
}"""


@dataclass
class Laid:
    """One position of a game as its first seat sees it."""

    match: Match
    lang: str = "en"
    faces: str = "two"
    hands: dict[str, Any] = field(default_factory=dict)

    @property
    def session(self) -> Session:
        """A session at the table."""
        return Session(self.match, 0, **self.hands)

    @property
    def look(self) -> Look:
        """How the first seat sees it."""
        return self.session.look(Catalogue.load(self.lang), self.faces)


def start(game_id: str, rules: dict[str, object], seed: str = "laid") -> Match:
    """A fresh match whose first seat is a person."""
    game = all_games()[game_id]
    read = game.rules_type.read(rules)
    seats = [{"name": name, "kind": "bot", "level": "club"} for name in NAMES[: read.seats]]
    seats[0]["kind"] = "human"
    return Match.new(game, read, seed, dealer=read.seats - 1, seats=seats)


def at(game_id: str, state: Any) -> Match:
    """A match at a position laid out by hand."""
    match = start(game_id, state.rules.tell())
    match._state = state
    return match


def open_shell(context: BrowserContext, address: str) -> Page:
    """A page with nothing but the styles, on which tables can be laid."""

    def answer(route: Route) -> None:
        route.fulfill(body=SHELL, content_type="text/html")

    page = context.new_page()
    page.route(f"{address}laid", answer)
    page.goto(f"{address}laid")
    return page


def lay(page: Page, laid: Laid, panel: Markup | None = None) -> None:
    """Show the table, and a panel over it."""
    scene = laid.session.scene(laid.look)
    page.evaluate(LAY, [bar(scene), screen(scene), panel or ""])
