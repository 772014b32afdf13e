"""A person at the stand-in page: reads its HTML and does the first thing that it offers."""

import asyncio
import re

from app.fake_page import FakePage
from sobremesa.app.app import App

BUTTON = re.compile(r"<button[^>]*>")
MOST_ACTS = 4000


def buttons(html: str, *wanted: str) -> list[str]:
    """The opening tags of the buttons that hold all the wanted texts."""
    found = BUTTON.findall(html)
    return [tag for tag in found if all(text in tag for text in wanted)]


def attribute(tag: str, name: str) -> str:
    """The value of an attribute in an opening tag, empty where it has none."""
    found = re.search(rf'{name}="([^"]*)"', tag)
    return found.group(1) if found else ""


class Person:
    """Plays by what the page shows, never by what the app knows."""

    def __init__(self, app: App, page: FakePage) -> None:
        self.app = app
        self.page = page

    @property
    def table(self) -> str:
        return self.page.regions["app"]

    @property
    def panel(self) -> str:
        return self.page.regions["panel"]

    @property
    def is_over(self) -> bool:
        return 'data-waiting="nobody"' in self.table

    def press(self, tag: str) -> None:
        self.app.act(attribute(tag, "data-do"), attribute(tag, "data-with"))

    async def settle(self) -> None:
        """Let the others play until the page waits for me, reading every score sheet on."""
        for _ in range(3):
            await asyncio.sleep(0)
        while (task := self.app.table.task) and not task.done():
            if "dialog-sheet" in self.panel:
                self.app.act("close", "")
            await asyncio.sleep(0)
        if "dialog-sheet" in self.panel:
            self.app.act("close", "")
        assert "dialog-trouble" not in self.panel, re.sub("<[^>]+>", " ", self.panel)

    async def act(self) -> None:
        """Do one thing: choose, play a card, aim a picked-up card, or press an act."""
        chosen = (
            buttons(self.panel, 'data-do="play"')
            or buttons(self.table, "is-target")
            or buttons(self.table, 'data-do="card"', "is-playable")
            or buttons(self.table, 'data-do="play"')
        )
        assert chosen, self.table
        self.press(chosen[0])
        await self.settle()

    async def play_out(self) -> None:
        """Act until the match is over."""
        for _ in range(MOST_ACTS):
            if self.is_over:
                return
            await self.act()
        raise AssertionError("the match does not end")
