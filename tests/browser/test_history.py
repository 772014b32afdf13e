"""Back and Forward of the browser, between the lobby, the set-up and the table."""

import pytest
from at_table import moves, play, sit_down
from screens import open_panel

pytestmark = pytest.mark.browser


def test_back_and_forward_lead_through_the_places(page):
    sit_down(page)
    play(page, until=lambda: moves(page) >= 2)
    played = moves(page)
    open_panel(page, "menu")
    page.go_back()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert moves(page) == played
    for screen in ("setup", "lobby"):
        page.go_back()
        page.wait_for_selector(f".screen.{screen}")
    for screen in ("setup", "table"):
        page.go_forward()
        page.wait_for_selector(f".screen.{screen}")
    assert moves(page) == played


def test_after_a_reload_back_from_the_table_leads_to_the_lobby(page):
    sit_down(page)
    play(page, until=lambda: moves(page) >= 2)
    page.reload()
    page.locator("[data-do=resume]").click()
    page.wait_for_selector(".screen.table")
    page.go_back()
    page.wait_for_selector(".screen.lobby")
