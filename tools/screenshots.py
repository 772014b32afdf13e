"""Makes the pictures of the README from the built site: docs/table.jpg, docs/phone.jpg."""

import json
import random
import sys
import threading
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import chromium
from build import build
from places import PY, ROOT
from serve import make_server

sys.path.insert(0, str(PY))

from sobremesa.bots.policies import greedy_policy
from sobremesa.engine.match import Match
from sobremesa.games import all_games

DOCS = ROOT / "docs"
QUALITY = 82
NAMES = ("Ana", "Giorgos", "Eleni", "Mehmet")


class Picture(NamedTuple):
    """A table and the moment at which it is taken: the person's first turn after `moves`."""

    game: str
    options: dict
    seed: str
    moves: int
    size: tuple[int, int]


PICTURES = {
    "table.jpg": Picture("kseri", {"players": 4}, "table 7", moves=181, size=(1280, 800)),
    "phone.jpg": Picture("kseri", {"players": 2}, "table 35", moves=224, size=(360, 640)),
}
READY = "() => performance.getEntriesByName('ready').length > 0"


def record(picture: Picture) -> str:
    """The match of the picture, played by sensible opponents from every seat."""
    game = all_games()[picture.game]
    rules = game.rules_type.read(picture.options)
    seats = [{"name": name, "kind": "bot", "level": "greedy"} for name in NAMES[: rules.seats]]
    seats[0] = {"name": NAMES[0], "kind": "human"}
    match = Match.new(game, rules, picture.seed, dealer=rules.seats - 1, seats=seats)
    decide = greedy_policy(game.id)
    rng = random.Random(picture.seed)
    while match.turn != 0 or len(match.moves) < picture.moves:
        seat = match.turn
        match.play(seat, decide(match.view(seat), seat, match.legal_moves(seat), rng))
    return json.dumps(match.record.tell())


def sit_down(page: Page, text: str) -> None:
    """Open a record as a person would, and come back to it: then no message lies above."""
    page.wait_for_function(READY)
    page.locator('[data-do="import"]:visible').first.click()
    page.locator("#import-text").fill(text)
    page.locator('[data-do="open-record"]').click()
    page.locator(".screen.table").wait_for()
    page.reload()
    page.wait_for_function(READY)
    page.locator('[data-do="resume"]:visible').click()
    page.locator(".screen.table").wait_for()
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_load_state("networkidle")


def take(browser: Browser, address: str, name: str) -> None:
    """Take one picture."""
    picture = PICTURES[name]
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    sit_down(page, record(picture))
    page.screenshot(path=DOCS / name, type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    server = make_server(build(), 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=chromium.flags()
        )
        for name in PICTURES:
            take(browser, f"http://localhost:{server.server_port}/", name)
            print(f"docs/{name}: {(DOCS / name).stat().st_size / 1000:.0f} kB")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
