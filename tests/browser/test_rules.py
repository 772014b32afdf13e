"""The rules of every game, read from the lobby without leaving it."""

import pytest
from at_table import press_enter, sit_down
from screens import close
from sobremesa.games import all_games

pytestmark = pytest.mark.browser
IS_SEEN = """() => {
    const { left, top } = document.activeElement.getBoundingClientRect();
    return document.activeElement.contains(document.elementFromPoint(left + 2, top + 2));
}"""


@pytest.mark.parametrize("game", all_games())
def test_the_rules_open_and_lead_to_each_section(page, game):
    page.locator(f"[data-do=rules][data-with={game}]").click()
    page.wait_for_selector("#rules-glossary")
    page.locator("[data-do=rules-section][data-with=scoring]").click()
    assert page.evaluate("document.activeElement.id") == "rules-scoring-title"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.do") == "rules"


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)])
def test_a_refused_move_leads_to_its_rule_and_back(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    sit_down(page, "autobus")
    press_enter(page.locator(".actions [data-do=why]").first)
    rule = page.locator(".toast [data-do=rule]")
    rule.wait_for()
    press_enter(rule)
    page.wait_for_function("document.activeElement.id === 'rules-bus-title'")
    assert page.evaluate(IS_SEEN)
    close(page)
    assert page.evaluate("document.activeElement.dataset.do") == "rule"
