"""Cards dragged with a mouse, and drags broken off (AT-I3, I4, L2)."""

import pytest
from at_table import MOVED_ON, mine, moves, play, set_up, sit_down, wait_for_me
from pointers import card, centre, drag, hand, is_clean, spot
from screens import close, open_panel

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("distance", [7, 30])
def test_a_short_way_is_a_tap_and_a_long_one_back_to_the_hand_is_nothing(page, distance):
    sit_down(page)
    x, y = spot(card(page, 1))
    drag(page, (x, y), (x + distance, y))
    page.mouse.up()
    if distance < 8:
        wait_for_me(page, 1)
    assert len(mine(page)) == (1 if distance < 8 else 0)
    assert is_clean(page)


def test_a_dragged_card_is_played_where_it_is_dropped(page):
    sit_down(page)
    wanted = hand(page)[2]
    drag(page, spot(card(page, 2)), centre(page, ".zone.pile"))
    assert page.locator(".zone.pile.is-target").count() == 1
    page.mouse.up()
    wait_for_me(page, 1)
    assert mine(page) == [wanted]
    assert is_clean(page)


CANCELS = {
    "escape": lambda page: page.keyboard.press("Escape"),
    "right button": lambda page: page.mouse.down(button="right"),
    "blur": lambda page: page.evaluate("window.dispatchEvent(new Event('blur'))"),
    "rotation": lambda page: page.set_viewport_size({"width": 900, "height": 700}),
}


@pytest.mark.parametrize("way", CANCELS)
def test_a_drag_that_is_broken_off_leaves_nothing(page, way):
    sit_down(page)
    before = hand(page)
    drag(page, spot(card(page)), centre(page, ".zone.pile"))
    assert page.locator(".dragged").count() == 1
    CANCELS[way](page)
    page.wait_for_function("() => !document.querySelector('.dragged, .is-selected')")
    page.mouse.up()
    page.mouse.up(button="right")
    assert is_clean(page)
    assert (hand(page), mine(page)) == (before, [])


def test_a_drag_out_of_the_window_and_released_there_leaves_nothing(page):
    sit_down(page)
    before = hand(page)
    drag(page, spot(card(page)), (-40, -40))
    page.mouse.up()
    page.mouse.move(300, 300)
    assert is_clean(page)
    assert (hand(page), mine(page)) == (before, [])


def test_cards_of_others_cannot_be_dragged(page):
    sit_down(page)
    drag(page, centre(page, ".opponents .card"), centre(page, ".zone.pile"))
    assert page.locator(".dragged").count() == 0
    page.mouse.up()
    assert mine(page) == []


@pytest.mark.parametrize(
    ("game", "goal"),
    [("pese_katesh", ".trick"), ("pesten", ".zone.pile"), ("autobus", ".aux .space")],
)
def test_a_drag_is_taken_back_or_played_in_each_game(page, game, goal):
    sit_down(page, game)
    playable = page.locator(".hand .card.is-playable")
    play(page, until=lambda: playable.count() > 0)
    before, wanted = mine(page, game), playable.first.get_attribute("data-with")
    drag(page, spot(playable.first), centre(page, goal))
    page.wait_for_selector(f"{goal}.is-target")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.dragged, .is-selected')")
    page.mouse.up()
    assert is_clean(page)
    assert mine(page, game) == before
    seen = moves(page)
    drag(page, spot(playable.first), centre(page, goal))
    page.mouse.up()
    page.wait_for_function(MOVED_ON, arg=seen)
    if page.locator("#dialog-choose[open]").count():
        page.locator("dialog [data-do=play]").first.click()
        page.wait_for_function(MOVED_ON, arg=seen)
    assert mine(page, game)[len(before)].startswith(wanted)


def test_turning_the_phone_while_a_card_flies_or_something_lies_over_the_table(page):
    page.set_viewport_size({"width": 390, "height": 844})
    set_up(page, "kseri", speed="slow")
    wanted = hand(page)[0]
    page.mouse.click(*spot(card(page)))
    page.wait_for_selector("#flights > *")
    page.set_viewport_size({"width": 844, "height": 390})
    wait_for_me(page, 1)
    page.wait_for_function("() => !document.querySelector('#flights > *')")
    assert mine(page) == [wanted]
    before = hand(page)
    open_panel(page, "menu")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator("#dialog-menu[open]").count() == 1
    close(page)
    assert (hand(page), mine(page)) == (before, [wanted])
