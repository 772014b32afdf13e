"""Where a person can be on the page, each place reached from the lobby, by name."""

from collections.abc import Iterator

from at_table import CHOICES, TAKEN_UP, click, insist, moves, set_up, wait_for_me
from playwright.sync_api import Page

GAMES = ("kseri", "pese_katesh", "autobus", "pesten")
OPEN = "dialog[open]"
CLOSED = "() => !document.querySelector('dialog[open]')"


def close(page: Page) -> None:
    """Close the panel that is open."""
    page.keyboard.press("Escape")
    page.wait_for_function(CLOSED)


def open_panel(page: Page, do: str, within: str = "") -> None:
    """Press the button of a panel and wait for it."""
    page.locator(f"{within} [data-do={do}]:visible").first.click()
    page.wait_for_selector(f"#dialog-{do}[open]")


def to_lobby(page: Page) -> None:
    """Leave the table."""
    open_panel(page, "menu")
    page.locator(f"{OPEN} [data-do=lobby]").click()
    page.wait_for_selector(".screen.lobby")


def pick_up(page: Page) -> None:
    """Touch the first card: it is played, or picked up and its targets show."""
    seen = moves(page)
    insist(page.locator(CHOICES).first, click, TAKEN_UP, seen)
    if moves(page) != seen:
        wait_for_me(page, seen)


def around_the_lobby(page: Page) -> Iterator[str]:
    """The lobby and what opens over it."""
    page.wait_for_selector(".screen.lobby")
    yield "lobby"
    for do in ("settings", "import"):
        open_panel(page, do)
        yield do
        close(page)
    page.locator("[data-do=rules][data-with=pesten]:visible").click()
    page.wait_for_selector("#rules-glossary")
    yield "rules"
    close(page)


def around_a_table(page: Page, game: str) -> Iterator[str]:
    """A game's set-up, its table and what opens over it; ends in the lobby."""
    page.locator(f"[data-do=setup][data-with={game}]:visible").press("Enter")
    page.wait_for_selector(".screen.setup")
    yield f"set-up of {game}"
    page.go_back()
    page.wait_for_selector(".screen.lobby")
    set_up(page, game, speed="instant")
    yield f"table of {game}"
    pick_up(page)
    yield f"table of {game} with a card picked up or played"
    for do in ("sheet", "menu"):
        if page.locator(OPEN).count():
            close(page)
        open_panel(page, do)
        yield f"{do} of {game}"
    for do in ("export", "wrong"):
        open_panel(page, do, OPEN)
        yield f"{do} of {game}"
        close(page)
        open_panel(page, "menu")
    close(page)
    for key, panel in (("l", "last"), ("?", "keys"), ("r", "rules")):
        page.keyboard.press(key)
        page.wait_for_selector(f"#dialog-{panel}[open]")
        yield f"{panel} of {game}"
        close(page)
    to_lobby(page)


def everywhere(page: Page) -> Iterator[str]:
    """Every screen and panel."""
    yield from around_the_lobby(page)
    for game in GAMES:
        yield from around_a_table(page, game)


def heard(page: Page) -> list[str]:
    """What has been said lately, wherever it is heard."""
    return page.locator("#live p, [data-live] p").all_inner_texts()
