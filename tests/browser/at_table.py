"""A person at the table: sets up a match and plays it, by pointer or by keyboard."""

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page

TURN_TIMEOUT_MS = 30_000
SETTLED = """(moves) => {
    const table = document.querySelector(".screen.table");
    return document.querySelector("dialog[open]") || (table
        && Number(table.dataset.moves) > moves && table.dataset.waiting !== "others");
}"""
SAVE = "sobremesa:save:"
Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    """Act as a person with a mouse or a finger."""
    place.click()


def press_enter(place: Locator) -> None:
    """Act as a person without a pointer: focus, then Enter."""
    place.focus()
    place.press("Enter")


def set_up(page: Page, game: str, press: Press = click, **choices: str) -> None:
    """Start a match from the lobby with radio choices by name, such as `preset`."""
    press(page.locator(f'[data-do="setup"][data-with="{game}"]'))
    for name, value in choices.items():
        radio = page.locator(f'input[name="{name.replace("__", ".")}"][value="{value}"]')
        radio.focus()
        radio.press("Space")
    press(page.locator('[data-do="start"]'))
    wait_for_me(page, -1)


def moves(page: Page) -> int:
    """How many moves have been played."""
    return int(page.locator(".screen.table").get_attribute("data-moves") or 0)


def is_over(page: Page) -> bool:
    """Whether the match has ended."""
    return page.locator('.screen.table[data-waiting="nobody"]').count() > 0


def wait_for_me(page: Page, seen: int) -> None:
    """Wait until the table has gone past `seen` moves and waits for me, or asks something."""
    page.wait_for_function(SETTLED, arg=seen, timeout=TURN_TIMEOUT_MS)


def act(page: Page, press: Press) -> None:
    """One act: read the score sheet on, or play the first card or act that is legal."""
    dialog = page.locator("dialog[open]")
    seen = moves(page)
    if dialog.count():
        assert "dialog-trouble" not in (dialog.get_attribute("id") or ""), dialog.inner_text()
        press(dialog.locator("[data-focus], .panel-body button").first)
        wait_for_me(page, -1)
        return
    press(page.locator(".hand .card.is-playable, .actions [data-do=play]").first)
    wait_for_me(page, seen)


def play(page: Page, press: Press = click, *, until: Callable[[], bool]) -> None:
    """Act until something holds."""
    while not until():
        act(page, press)


def record_of(page: Page, game: str) -> str:
    """The record that the browser keeps of the running match."""
    kept = page.evaluate("(key) => localStorage.getItem(key)", SAVE + game)
    record = kept.partition("\n")[2]
    assert json.loads(record)["game"] == game
    return record
