"""What fails ends in a calm sentence and a way on (AT-X5)."""

import json

import pytest
from at_table import act, moves, press_enter, set_up
from axe import OF_AXE, look_for_faults
from screens import OPEN, open_panel
from visit import open_ready

pytestmark = pytest.mark.browser


def test_rules_that_cannot_be_fetched_say_so(site, new_visitor):
    visitor = new_visitor(site, expected=("Failed to load resource", "ERR_FAILED"))
    visitor.route("**/rules/*.html", lambda route: route.abort())
    page = open_ready(visitor, site.address)
    page.locator("[data-do=rules][data-with=kseri]:visible").click()
    page.wait_for_selector("#dialog-rules [role=alert]")
    assert page.locator("#dialog-trouble").count() == 0


def test_something_wrong_gives_a_report_and_ways_on(open_with):
    page = open_with()
    set_up(page, "kseri", speed="instant")
    act(page, press_enter)
    seen = moves(page)
    open_panel(page, "menu")
    open_panel(page, "wrong", OPEN)
    report = json.loads(page.locator("#dialog-wrong textarea").input_value())
    assert report["record"]["game"] == "kseri"
    assert len(report["record"]["moves"]) == seen
    assert report["log"]
    assert {"sobremesa", "python", "browser"} <= set(report)
    page.locator(f"{OPEN} [data-do=undo]").click()
    page.wait_for_function("(n) => document.querySelector('.table').dataset.moves < n", arg=seen)


def test_a_fault_of_the_program_ends_in_a_calm_panel(open_with):
    page = open_with(expected=OF_AXE)
    set_up(page, "kseri", speed="instant")
    act(page, press_enter)
    seen = moves(page)
    page.locator("#bar [data-do=sheet]").evaluate(
        "(button) => Object.assign(button.dataset, { do: 'plate', with: '99' })"
    )
    page.locator("#bar [data-do=plate]").click()
    page.wait_for_selector("#dialog-trouble[open]")
    assert look_for_faults(page) == []
    page.locator(f"{OPEN} [data-do=undo]").click()
    page.wait_for_function("(n) => document.querySelector('.table').dataset.moves < n", arg=seen)
    assert page.locator(OPEN).count() == 0
    act(page, press_enter)


def test_a_lost_worker_is_replaced(table):
    act(table, press_enter)
    seen = moves(table)
    table.evaluate("document.querySelector('script[name=bots]').xworker.terminate()")
    table.locator(".hand .card.is-playable").first.press("Enter")
    table.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.moves) > n + 1",
        arg=seen,
        timeout=60_000,
    )
    assert table.locator("#dialog-trouble").count() == 0


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Load again"), ("es-ES", "Volver a cargar")]
)
def test_a_start_that_fails_is_told_in_the_language_of_the_page(site, new_visitor, locale, words):
    visitor = new_visitor(site, expected=("broken", "Error", "Traceback"), locale=locale)
    broken = 'raise RuntimeError("broken")'
    visitor.route("**/py/main.py", lambda route: route.fulfill(body=fault(broken)))
    page = visitor.new_page()
    page.goto(site.address)
    page.wait_for_selector("#start-fault:visible [data-reason=failed]", timeout=60_000)
    assert page.locator("#start-fault button").inner_text() == words


def fault(code):
    """The page's start, with code that fails in place of the app."""
    return (
        "from js import Event, window\n"
        f"try:\n    {code}\n"
        "except Exception:\n    window.dispatchEvent(Event.new('sobremesa:fault'))\n    raise\n"
    )


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "cannot run"), ("es-ES", "no puede con")])
def test_a_browser_that_is_too_old_is_told_so(site, new_visitor, locale, words):
    visitor = new_visitor(site, expected=("",), locale=locale)
    visitor.add_init_script("delete window.DecompressionStream")
    page = visitor.new_page()
    page.goto(site.address, wait_until="commit")
    page.wait_for_selector("#start-fault:visible [data-reason=old]")
    assert words in page.locator("#start-fault").inner_text()
