"""Keys that ask, keys that play, and a focus that is never lost (AT-A2, A5)."""

import re

import pytest
from at_table import act, mine, moves, play, press_enter, set_up, sit_down, wait_for_me
from pointers import card
from screens import OPEN, close, heard, open_panel, to_lobby

pytestmark = pytest.mark.browser
FOCUS = "document.activeElement"


def test_keys_ask_and_answer(table):
    table.keyboard.press("t")
    assert "Stock:" in heard(table)[-1]
    assert heard(table)[-1].endswith("Your turn.")
    table.keyboard.press("c")
    assert re.search(r"\d cards? in hand, \d+ captured", heard(table)[-1])
    for key, panel in {"s": "sheet", "l": "last", "r": "rules", "m": "menu", "?": "keys"}.items():
        table.keyboard.press(key)
        table.wait_for_selector(f"#dialog-{panel}[open]")
        close(table)


def test_single_letters_can_be_switched_off(table):
    table.keyboard.press("?")
    table.locator("#dialog-keys [name=keys]").press("Space")
    close(table)
    before = heard(table)
    for key in ("s", "t", "?"):
        table.keyboard.press(key)
    assert table.locator(OPEN).count() == 0
    assert heard(table) == before
    open_panel(table, "menu")
    open_panel(table, "keys", OPEN)


def test_letters_are_for_writing_where_one_writes(page):
    page.locator("[data-do=import]:visible").click()
    page.locator("#import-text").press_sequentially("smt")
    assert page.locator("#import-text").input_value() == "smt"
    assert page.locator("#dialog-import[open]").count() == 1


def test_the_title_follows_the_screen(page):
    assert page.title() == "Sobremesa"
    page.locator("[data-do=setup][data-with=kseri]:visible").click()
    page.wait_for_selector(".screen.setup")
    assert page.title() == "Set up Kseri · Sobremesa"
    page.locator("[data-do=start]").click()
    page.wait_for_selector(".screen.table")
    assert page.title() == "Kseri, deal 1 · Sobremesa"
    assert page.evaluate(f"{FOCUS}.tagName") == "H1"
    to_lobby(page)
    assert page.title() == "Sobremesa"
    assert page.evaluate(f"{FOCUS}.tagName") == "H1"


@pytest.mark.parametrize("do", ["sheet", "rules", "menu"])
def test_a_dialog_gives_the_focus_back_to_its_opener(table, do):
    press_enter(table.locator(f"#bar [data-do={do}]"))
    table.wait_for_selector(f"#dialog-{do}[open]")
    assert table.evaluate(f"{FOCUS}.closest('dialog') !== null")
    close(table)
    assert table.evaluate(f"{FOCUS}.dataset.do") == do


def test_a_dialog_within_a_dialog_keeps_the_focus(table):
    press_enter(table.locator("#bar [data-do=menu]"))
    for do in ("settings", "export"):
        if not table.locator("#dialog-menu[open]").count():
            press_enter(table.locator("#bar [data-do=menu]"))
        press_enter(table.locator(f"{OPEN} [data-do={do}]"))
        table.wait_for_selector(f"#dialog-{do}[open]")
        assert table.evaluate(f"{FOCUS}.closest('dialog') !== null")
        close(table)
        assert table.evaluate(f"{FOCUS}.dataset.do") == "menu"


def test_an_offer_to_take_back_is_in_the_log_while_one_plays_on(table):
    act(table, press_enter)
    open_panel(table, "menu")
    table.locator(f"{OPEN} [data-do=new-match]").click()
    table.wait_for_selector(".toast [data-do=restore]")
    wait_for_me(table, -1)
    act(table, press_enter)
    assert table.locator(".toasts [data-do=restore]").count() == 0
    table.keyboard.press("l")
    table.locator(f"{OPEN} [data-do=restore]").click()
    table.wait_for_function(
        "() => document.querySelector('.toasts')?.textContent.includes('The other match is back')"
    )


def test_undo_and_redo_by_keys(page):
    sit_down(page)
    play(page, press_enter, until=lambda: moves(page) >= 4)
    before = mine(page)
    page.keyboard.press("Control+z")
    assert mine(page) == before[:-1]
    page.keyboard.press("Control+y")
    assert mine(page) == before
    page.keyboard.press("u")
    assert mine(page) == before[:-1]
    page.keyboard.press("Shift+U")
    assert mine(page) == before
    assert page.evaluate("document.activeElement.closest('.felt') !== null")


def test_keys_pick_up_aim_and_put_back(page):
    sit_down(page, "autobus")
    focused = "document.activeElement.closest('.hand') ? 'hand' : document.activeElement.dataset.do"
    card(page).focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert page.locator(".hand .is-selected").count() == 1
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == "target"
    page.keyboard.press("Escape")
    assert page.locator(".is-selected").count() == 0
    page.wait_for_function("() => document.activeElement !== document.body")


def test_the_rules_open_at_the_part_that_matters_now(open_with):
    page = open_with()
    set_up(page, "pese_katesh", speed="instant")
    page.keyboard.press("r")
    page.wait_for_function(f"{FOCUS}.id === 'rules-scoring-title'")
