"""Quick Pesten in a browser, and the silence of a page that nobody has asked to sound."""

import json

import pytest
from at_table import moves, record_of, set_up
from playwright.sync_api import Page
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import find_game

pytestmark = pytest.mark.browser

ENOUGH = 12
COUNT_CONTEXTS = """() => {
    const Real = window.AudioContext;
    window.heard = 0;
    window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };
}"""
GOES_ON = "(seen) => Number(document.querySelector('.screen.table').dataset.moves) > seen"


def tap_a_card(page: Page) -> None:
    """Tap the first card or act that can be played, and the first suit if one is asked for."""
    page.evaluate(
        """() => {
            const places = ["dialog[open] [data-do=play]", ".hand .card.is-playable",
                ".actions [data-do=play]"];
            places.map((one) => document.querySelector(one)).find(Boolean)?.click();
        }"""
    )


def test_all_play_at_once(page: Page) -> None:
    set_up(page, "pesten", preset="quick")
    while moves(page) < ENOUGH and not page.locator("dialog[open] .sheet-verdict").count():
        tap_a_card(page)
        page.wait_for_timeout(300)
        assert not page.locator("#dialog-trouble").count()
    record = record_of(page, "pesten")
    match = Match.replay(read_record(record, find_game))
    assert {move[0] for move in match.moves} >= {"0"}
    assert len({move[0] for move in match.moves}) > 1


def test_the_menu_stops_the_clock(page: Page) -> None:
    set_up(page, "pesten", preset="quick")
    page.wait_for_function(GOES_ON, arg=0)
    page.locator('[data-do="menu"]').click()
    page.wait_for_timeout(300)
    played = moves(page)
    page.wait_for_timeout(4000)
    assert moves(page) == played
    page.locator("dialog[open] [data-focus]").click()
    page.wait_for_function(GOES_ON, arg=played, timeout=15_000)


@pytest.mark.parametrize("wanted", [False, True])
def test_the_page_is_silent_until_asked(page: Page, wanted: bool) -> None:
    page.evaluate(COUNT_CONTEXTS)
    if wanted:
        page.locator('[data-do="settings"]').click()
        page.locator('input[name="sound"]').check()
        page.locator('dialog[open] footer [data-do="close"]').click()
    set_up(page, "kseri")
    seen = moves(page)
    page.locator(".hand .card.is-playable").first.click()
    page.wait_for_function(GOES_ON, arg=seen)
    assert page.evaluate("() => window.heard") == (1 if wanted else 0)


def test_a_hint_is_seen_and_told(page: Page) -> None:
    set_up(page, "kseri")
    page.keyboard.press("h")
    page.locator(".hand .card.is-hinted").wait_for()
    assert "Hint" in page.locator("#toasts").inner_text()
    assert json.loads(record_of(page, "kseri"))["assisted"] is True
