"""Settings, the menu at the table, and the frame of the rules."""

import pytest
from sobremesa.app.html import Markup
from sobremesa.app.menu import menu
from sobremesa.app.rules_page import SECTIONS, rules_page
from sobremesa.app.settings import GROUPS, settings
from sobremesa.games import all_games
from sobremesa.store.preferences import Preferences


def test_every_preference_can_be_set(catalogue, check, find):
    elements = check(settings(catalogue, Preferences()))
    for name, values in {"language": ("", "en", "es"), **Preferences.choices()}.items():
        controls = find(elements, "input", name=name)
        if set(values) == {"off", "on"}:
            assert len(controls) == 1
        else:
            assert {one.get("value") for one in controls} == set(values)


def test_groups_hold_every_preference_once():
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(Preferences.choices())


def test_settings_show_what_is_chosen(catalogue, check, find):
    chosen = Preferences(language="es", theme="dark", sound="on")
    elements = check(settings(catalogue, chosen))
    marked = [one for one in find(elements, "input") if "checked" in one.attributes]
    told = {one.get("name"): one.get("value") for one in marked}
    assert (told["language"], told["theme"]) == ("es", "dark")
    assert "sound" in told


@pytest.mark.parametrize("game", all_games())
def test_the_menu_tells_the_rules_and_leads_everywhere(catalogue, check, find, game):
    rules = all_games()[game].rules_type.read({})
    elements = check(menu(catalogue, game, rules))
    acts = {one.get("data-do") for one in find(elements, "button")}
    looking_up = {"close", "rules", "sheet", "settings", "keys", "wrong"}
    assert acts == looking_up | {"copy-record", "export", "import", "new-match", "lobby"}
    preset = catalogue.text("preset.standard.name", game=game)
    assert preset in find(elements, class_="rules-in-force")[0].text


def test_the_rules_open_where_they_matter(catalogue, check, find):
    text = Markup('<section id="rules-goal"><h3>x</h3></section>')
    elements = check(rules_page(catalogue, "kseri", text, "scoring"))
    assert find(elements, "article", data_section="scoring")
    entries = [one.get("data-with") for one in find(elements, data_do="rules-section")]
    assert entries == list(SECTIONS)


def test_rules_on_their_way_say_so(catalogue, check, find):
    elements = check(rules_page(catalogue, "kseri", None))
    assert catalogue.text("rules.waiting") in [one.text for one in find(elements, "p")]
