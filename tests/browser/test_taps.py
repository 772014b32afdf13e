"""Taps at the table with a real mouse (AT-I1, I2, I6, I8)."""

from itertools import pairwise

import pytest
from at_table import (
    click,
    mine,
    moves,
    play,
    prefer,
    press_enter,
    sit_down,
    turns_of,
    wait_for_me,
)
from pointers import card, centre, drag, hand, is_clean, spot

pytestmark = pytest.mark.browser


def is_in_turn(page):
    """Whether nobody has moved twice running."""
    return all(one != other for one, other in pairwise(turns_of(page)))


def test_taps_at_20_hz_on_one_card_play_one_card_a_turn(page):
    sit_down(page)
    first = hand(page)[0]
    place = spot(card(page))
    for _ in range(20):
        page.mouse.click(*place)
    wait_for_me(page, 1)
    assert is_in_turn(page)
    assert mine(page)[0] == first


def test_taps_on_two_neighbours_play_the_first_of_them(page):
    sit_down(page)
    wanted = hand(page)[1]
    one, other = spot(card(page, 1)), spot(card(page, 2))
    for _ in range(5):
        page.mouse.click(*one)
        page.mouse.click(*other)
    wait_for_me(page, 1)
    assert is_in_turn(page)
    assert mine(page)[0] == wanted


def test_taps_on_card_and_table_play_the_card(page):
    sit_down(page)
    wanted, place, pile = hand(page)[0], spot(card(page)), centre(page, ".zone.pile")
    for _ in range(3):
        page.mouse.click(*place)
        page.mouse.click(*pile)
    wait_for_me(page, 1)
    assert mine(page)[0] == wanted


def test_a_press_counts_for_the_card_under_the_finger_when_it_came_down(page):
    sit_down(page)
    wanted = hand(page)[0]
    x, y = spot(card(page))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y + 3)
    page.mouse.up()
    wait_for_me(page, 1)
    assert mine(page) == [wanted]


def test_the_hand_keeps_its_places_under_the_pointer(page):
    sit_down(page)
    held = page.locator(".hand .card").evaluate_all(
        "all => all.map(c => c.getBoundingClientRect().left)"
    )
    page.evaluate("""() => { window.layouts = []; document.addEventListener("patched", () => {
        const lefts = [...document.querySelectorAll(".hand .card")]
            .map((card) => card.getBoundingClientRect().left);
        window.layouts.push([performance.now(), lefts,
            document.querySelectorAll(".hand > li.is-gone").length]);
    }); }""")
    page.mouse.click(*spot(card(page)))
    page.wait_for_function(
        "() => window.layouts.some(([, cards, gone]) => cards.length === 3 && !gone)"
    )
    layouts = page.evaluate("window.layouts")
    kept = [layout for layout in layouts if layout[2] == 1]
    assert kept, "the layout was given up at once"
    assert all(cards == held[1:] for _, cards, _ in kept)
    loose = next(at for at, cards, gone in layouts if len(cards) == 3 and not gone)
    assert loose - kept[0][0] >= 390


def test_the_hand_closes_up_when_the_pointer_leaves(page):
    sit_down(page)
    page.mouse.click(*spot(card(page)))
    page.wait_for_selector(".hand > li.is-gone", state="attached")
    page.mouse.move(5, 200)
    assert page.locator(".hand > li.is-gone").count() == 0


@pytest.mark.parametrize("button", ["right", "middle"])
def test_only_the_first_button_plays(page, button):
    sit_down(page)
    page.mouse.click(*spot(card(page)), button=button, click_count=2)
    page.mouse.down(button="right")
    drag(page, spot(card(page)), centre(page, ".zone.pile"))
    page.mouse.up()
    page.mouse.up(button="right")
    assert is_clean(page)
    assert mine(page) == []


def test_a_match_replaced_can_be_brought_back_and_the_offer_stands_apart(page):
    sit_down(page)
    play(page, click, until=lambda: moves(page) >= 4)
    before = mine(page)
    page.locator('.bar [data-do="menu"]').click()
    page.locator('dialog [data-do="new-match"]').click()
    wait_for_me(page, -1)
    offer = page.locator('[data-do="restore"]').bounding_box()
    undo = page.locator('.actions [data-do="undo"]').bounding_box()
    apart = max(
        undo["y"] - offer["y"] - offer["height"],
        offer["y"] - undo["y"] - undo["height"],
        offer["x"] - undo["x"] - undo["width"],
        undo["x"] - offer["x"] - offer["width"],
    )
    assert apart >= 16
    play(page, click, until=lambda: moves(page) >= 2)
    page.keyboard.press("l")
    page.locator('dialog [data-do="restore"]').click()
    wait_for_me(page, 3)
    assert mine(page) == before


def test_two_taps_play_a_card(page):
    sit_down(page)
    prefer(page, "confirm", "two_taps")
    wanted = hand(page)[1]
    page.mouse.click(*spot(card(page, 1)))
    assert page.locator(".hand .is-selected").count() == 1
    assert mine(page) == []
    page.mouse.click(*spot(card(page, 1)))
    wait_for_me(page, 1)
    assert mine(page) == [wanted]


def test_a_card_waits_for_its_button(page):
    sit_down(page)
    prefer(page, "confirm", "confirm")
    wanted = hand(page)[1]
    page.mouse.click(*spot(card(page, 1)))
    page.locator('[data-do="confirm"]').click()
    wait_for_me(page, 1)
    assert mine(page) == [wanted]


def test_an_act_that_is_not_allowed_says_why(page):
    sit_down(page, "autobus")
    idle = page.locator(".actions [data-do=why]")
    assert idle.first.get_attribute("aria-disabled") == "true"
    page.mouse.click(*spot(idle.first))
    page.wait_for_selector(".toast")
    assert "under the bus" in page.locator(".toast").inner_text()
    press_enter(idle.last)
    page.wait_for_function("() => document.querySelector('.toasts').textContent.includes('end')")
