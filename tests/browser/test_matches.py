"""Whole matches on the built site by pointer and by keyboard, confirmed by `replay`."""

import pytest
from at_table import is_over, play, play_out, press_enter, record_of, replay, set_up

pytestmark = pytest.mark.browser
QUICK = {"speed": "instant"}
TABLES = {
    "kseri": ("kseri", {"preset": "short"}),
    "kseri_pairs": ("kseri", {"preset": "pairs", "option__target": "51"}),
    "pese_katesh": ("pese_katesh", {"preset": "one_floor"}),
    "pese_katesh_teams": ("pese_katesh", {"preset": "teams", "option__floors": "1"}),
    "autobus": ("autobus", {"option__players": "2"}),
    "autobus_of_four": ("autobus", {"option__players": "4"}),
    "pesten": ("pesten", {"option__players": "4"}),
    "pesten_hard": ("pesten", {"preset": "hard", "option__players": "4"}),
    "pesten_cumulative": ("pesten", {"preset": "cumulative", "option__players": "4"}),
}
BY_KEYBOARD = ("kseri", "pese_katesh", "autobus", "pesten")


@pytest.mark.parametrize("name", TABLES)
def test_a_match_by_pointer(page, tmp_path, name):
    game, rules = TABLES[name]
    set_up(page, game, **rules, **QUICK)
    play_out(page)
    assert replay(record_of(page, game), tmp_path)["over"]


@pytest.mark.parametrize("name", BY_KEYBOARD)
def test_a_match_by_keyboard_alone(page, tmp_path, name):
    game, rules = TABLES[name]
    set_up(page, game, press_enter, **rules, **QUICK)
    play(page, press_enter, until=lambda: keeps_focus(page) and is_over(page))
    assert replay(record_of(page, game), tmp_path)["over"]


def keeps_focus(page):
    """The focus is at something that can be pressed, or at the heading before the first move."""
    focused = page.evaluate("document.activeElement.matches('.felt button, dialog *, h1')")
    assert focused, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    return True
