"""A person at the table: sets up a match and plays it, by pointer or by keyboard."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from places import PY
from playwright.sync_api import Locator, Page, TimeoutError

TURN_TIMEOUT_MS = 30_000
PATIENCE_MS = 1_000
MOST_ACTS = 2_000
MOST_PRESSES = 5
SETTING_UP = "() => document.querySelector('.screen.setup')"
SEATED = "() => document.querySelector('.screen.table')"
SETTLED = """(moves) => {
    const table = document.querySelector(".screen.table");
    return document.querySelector("dialog[open]") || (table
        && Number(table.dataset.moves) > moves && table.dataset.waiting !== "others");
}"""
TAKEN_UP = """(seen) => document.querySelector("dialog[open], .felt .is-selected")
    || Number(document.querySelector(".screen.table").dataset.moves) !== seen"""
POINT = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.15, 0.85].map((part) => [left + width * part, top + height / 2]);
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}"""
CLOSED = "() => !document.querySelector('dialog[open]')"
MOVED_ON = """(seen) => document.querySelector("dialog[open]")
    || Number(document.querySelector(".screen.table").dataset.moves) !== seen"""
SAVE = "sobremesa:save:"
CHOICES = ".board .is-playable, .hand .card.is-playable, .actions [data-do=play]"
Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    """Act as a person with a mouse: press where the thing can be hit."""
    point = place.evaluate(POINT)
    if point:
        place.page.mouse.click(*point)
    else:
        place.click()


def press_enter(place: Locator) -> None:
    """Act as a person without a pointer: focus, then Enter."""
    place.focus()
    place.press("Enter")


def set_up(page: Page, game: str, press: Press = click, **choices: str) -> None:
    """Start a match from the lobby with choices by name, such as `preset`, `option__players`."""
    insist(page.locator(f'[data-do="setup"][data-with="{game}"]'), press, SETTING_UP)
    for name, value in choices.items():
        fill_in(page, name.replace("__", "."), value)
    insist(page.locator('[data-do="start"]'), press, SEATED)
    wait_for_me(page, -1)


def insist(place: Locator, press: Press, how: str, seen: int = -1) -> None:
    """Press until it is answered: what is pressed too soon after something else is not taken."""
    for _ in range(MOST_PRESSES):
        press(place)
        if is_answered(place.page, seen, how):
            return
    raise AssertionError(f"no answer from {place}")


def fill_in(page: Page, name: str, value: str) -> None:
    """Choose a value in the set-up, among radio buttons or in a list."""
    field = page.locator(f'[name="{name}"]').first
    if not field.is_visible():
        page.locator("details", has=field).locator("summary").press("Enter")
    if field.evaluate("(field) => field.tagName") == "SELECT":
        field.select_option(value)
    else:
        page.locator(f'[name="{name}"][value="{value}"]').press("Space")


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
    """One act: answer what is asked, read the score sheet on, or play what comes first."""
    dialog = page.locator("dialog[open]")
    seen = moves(page)
    if dialog.count():
        assert "dialog-trouble" not in (dialog.get_attribute("id") or ""), dialog.inner_text()
        asked = dialog.locator("[data-do=play]")
        press((asked if asked.count() else dialog.locator("[data-focus]")).first)
        if is_answered(page, seen, CLOSED):
            wait_for_me(page, -1)
        return
    if not page.locator(".felt .is-selected").count():
        press(page.locator(CHOICES).first)
        if not is_answered(page, seen, TAKEN_UP):
            return
    if moves(page) == seen and not dialog.count():
        press(page.locator(".felt .is-target").first)
        if not is_answered(page, seen, MOVED_ON):
            return
    if not dialog.count():
        wait_for_me(page, seen)


def is_answered(page: Page, seen: int, how: str) -> bool:
    """Wait for an answer to a press; False where it was hasty or missed, so not taken."""
    try:
        page.wait_for_function(how, arg=seen, timeout=PATIENCE_MS)
    except TimeoutError:
        return False
    return True


def play(page: Page, press: Press = click, *, until: Callable[[], bool]) -> None:
    """Act until something holds."""
    for _ in range(MOST_ACTS):
        if until():
            return
        act(page, press)
    raise AssertionError("it does not come to an end")


def play_out(page: Page, press: Press = click) -> None:
    """Act until the match is over."""
    play(page, press, until=lambda: is_over(page))


def record_of(page: Page, game: str) -> str:
    """The record that the browser keeps of the running match."""
    kept = page.evaluate("(key) => localStorage.getItem(key)", SAVE + game)
    record: str = kept.partition("\n")[2]
    assert json.loads(record)["game"] == game
    return record


def replay(record: str, folder: Path) -> dict[str, Any]:
    """What `replay` says of a record."""
    file = folder / "record.json"
    file.write_text(record)
    command = [sys.executable, "-m", "sobremesa", "replay", str(file)]
    done = subprocess.run(command, cwd=PY, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def sit_down(page: Page, game: str = "kseri", **choices: str) -> None:
    """Start a match at instant speed."""
    set_up(page, game, **{"speed": "instant", **choices})


def mine(page: Page, game: str = "kseri") -> list[str]:
    """My own moves so far, from the record."""
    return [move[2:] for move in json.loads(record_of(page, game))["moves"] if move[0] == "0"]


def turns_of(page: Page, game: str = "kseri") -> list[str]:
    """The seats that moved, in order."""
    return [move[0] for move in json.loads(record_of(page, game))["moves"]]


def prefer(page: Page, name: str, value: str) -> None:
    """Choose a value in the settings at the table."""
    page.locator('.bar [data-do="menu"]').click()
    page.locator('[data-do="settings"]').click()
    page.locator(f'[name="{name}"][value="{value}"]').press("Space")
    page.locator('dialog [data-do="close"].primary').click()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
