"""Records as files: what opens, and what is refused in a sentence (AT-S6)."""

import json

import pytest
from at_table import mine, moves, play, record_of, sit_down, wait_for_me
from laid import start
from pointers import spot
from screens import OPEN, open_panel

pytestmark = pytest.mark.browser


def choose_file(page, text):
    """Open a text as a file."""
    page.locator("#import-file").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.locator("[data-do=open-record]").click()


def test_a_file_brings_a_match_back_and_says_so(page):
    sit_down(page)
    play(page, until=lambda: moves(page) >= 4)
    record, played = record_of(page, "kseri"), mine(page)
    open_panel(page, "menu")
    open_panel(page, "import", OPEN)
    choose_file(page, record)
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert mine(page)[: len(played)] == played
    assert "The record was read" in page.locator("#toasts").inner_text()


def twins():
    """A match of Autobus in which I am dealt two equal cards."""
    dealt = (start("autobus", {"players": 2}, seed=f"twins {number}") for number in range(999))
    return next(match for match in dealt if len({*match.view(0).hand[0]}) < 4)


def test_of_equal_cards_the_touched_one_is_lifted(page):
    page.locator("[data-do=import]:visible").first.click()
    choose_file(page, json.dumps(twins().record.tell()))
    wait_for_me(page, -1)
    second = page.locator('.hand .card[data-with$=".1"]')
    page.mouse.click(*spot(second))
    page.wait_for_selector('.hand .card.is-selected[data-with$=".1"]')
    assert page.locator(".hand .is-selected").count() == 1


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", json.dumps({"format": "sobremesa/9"}), "x" * 2_000_001],
    ids=["empty", "half", "null", "newer", "huge"],
)
def test_a_wrong_file_changes_nothing_and_is_told(page, text):
    sit_down(page)
    before = record_of(page, "kseri")
    open_panel(page, "menu")
    open_panel(page, "import", OPEN)
    choose_file(page, text)
    page.wait_for_selector("#import-fault")
    assert page.locator("#import-fault").inner_text()
    assert record_of(page, "kseri") == before


def test_the_panel_that_takes_records_fits_a_small_phone(page):
    page.set_viewport_size({"width": 320, "height": 568})
    page.locator("[data-do=import]:visible").first.click()
    page.locator("#dialog-import .primary").click()
    page.wait_for_selector("#import-fault")
    assert page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog'))")
