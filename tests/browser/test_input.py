"""Taps, drags and keys at the table, with real pointer events (AT-I1 to AT-I8, AT-V4)."""

import json
from itertools import pairwise

import pytest
from at_table import click, moves, play, press_enter, record_of, set_up, wait_for_me
from pointers import MOVING, Fingers, card, drag, hand, is_clean, spot
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import find_game, part
from visit import open_ready

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(site, new_visitor):
    return open_ready(new_visitor(site, **PHONE), site.address)


def sit_down(page, game="kseri", **choices):
    set_up(page, game, **{"speed": "instant", **choices})


def prefer(page, name, value):
    page.locator('.bar [data-do="menu"]').click()
    page.locator('[data-do="settings"]').click()
    page.locator(f'[name="{name}"][value="{value}"]').press("Space")
    page.locator('dialog [data-do="close"].primary').click()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")


def mine(page, game="kseri"):
    """My own moves so far, from the record."""
    return [move[2:] for move in json.loads(record_of(page, game))["moves"] if move[0] == "0"]


def centre(page, place):
    return spot(page.locator(place).first)


def shown(place, what):
    """Something of each element."""
    return place.evaluate_all(f"(all) => all.map((card) => {what})")


def turns_of(page, game="kseri"):
    """The seats that moved, in order."""
    return [move[0] for move in json.loads(record_of(page, game))["moves"]]


def test_taps_at_20_hz_on_one_card_play_one_card_a_turn(page):
    sit_down(page)
    first = hand(page)[0]
    place = spot(card(page))
    for _ in range(20):
        page.mouse.click(*place)
    wait_for_me(page, 1)
    seats = turns_of(page)
    assert all(one != other for one, other in pairwise(seats))
    assert mine(page)[0] == first


def test_taps_on_two_neighbours_play_the_first_of_them(page):
    sit_down(page)
    wanted = hand(page)[1]
    one, other = spot(card(page, 1)), spot(card(page, 2))
    for _ in range(5):
        page.mouse.click(*one)
        page.mouse.click(*other)
    wait_for_me(page, 1)
    seats = turns_of(page)
    assert all(one != other for one, other in pairwise(seats))
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


def test_cards_of_others_cannot_be_dragged(page):
    sit_down(page)
    drag(page, centre(page, ".opponents .card"), centre(page, ".zone.pile"))
    assert page.locator(".dragged").count() == 0
    page.mouse.up()
    assert mine(page) == []


def test_a_finger_taps_and_drags(phone):
    sit_down(phone)
    fingers = Fingers(phone)
    x, y = spot(card(phone))
    first, second = hand(phone)[:2]
    fingers.send("Start", (x, y))
    fingers.send("Move", (x + 10, y))
    fingers.send("End")
    wait_for_me(phone, 1)
    pile = centre(phone, ".zone.pile")
    phone.wait_for_function("() => !document.querySelector('.hand > .is-gone')")
    x, y = spot(card(phone))
    fingers.send("Start", (x, y))
    for part_ in (0.3, 0.6, 1):
        fingers.send("Move", (x + (pile[0] - x) * part_, y + (pile[1] - y) * part_))
    phone.wait_for_selector(".dragged")
    fingers.send("End")
    wait_for_me(phone, 3)
    assert mine(phone) == [first, second]
    assert is_clean(phone)


def test_a_second_finger_breaks_a_drag_off(phone):
    sit_down(phone)
    fingers = Fingers(phone)
    x, y = spot(card(phone))
    fingers.send("Start", (x, y))
    fingers.send("Move", (x, y - 80))
    phone.wait_for_selector(".dragged")
    fingers.send("Start", (x, y - 80), (40, 300))
    phone.wait_for_function("() => !document.querySelector('.dragged, .is-selected')")
    fingers.send("End")
    assert is_clean(phone)
    assert mine(phone) == []


def test_the_page_neither_reloads_nor_zooms_by_accident(phone):
    sit_down(phone)
    fingers = Fingers(phone)
    phone.evaluate("window.same = true")
    fingers.send("Start", (200, 70))
    for y in range(100, 800, 100):
        fingers.send("Move", (200, y))
    fingers.send("End")
    for _ in range(2):
        fingers.tap(centre(phone, ".zone.stock"))
    assert phone.evaluate("[window.same, visualViewport.scale]") == [True, 1]
    overscroll = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert phone.evaluate(overscroll) == "none"
    actions = phone.evaluate("""() => [".hand .card", ".zone.pile", ".felt"].map((place) =>
        getComputedStyle(document.querySelector(place)).touchAction)""")
    assert actions[0] == "none"
    assert "none" not in actions[1:]


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
    page.locator('[data-do="restore"]').click()
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
    assert page.evaluate("document.activeElement !== document.body")


def test_thirty_fast_moves_leave_nothing_in_the_air(page):
    set_up(page, "kseri", speed="fast")
    play(page, press_enter, until=lambda: moves(page) >= 30)
    wait_for_me(page, 29)
    page.wait_for_function(f"() => ({MOVING})() === 0", timeout=1000)
    assert page.locator("#flights > *").count() == 0
    match = Match.replay(read_record(record_of(page, "kseri"), find_game))
    table = part("kseri", "table").table(match.view(0), 0)
    assert hand(page) == list(table.hand)
    pile = page.locator(".zone.pile > .card")
    assert shown(pile, "card.dataset.card") == list(table.centre[0].cards)[-4:]
    counts = shown(page.locator(".plate-count"), "parseInt(card.textContent)")
    assert counts == [place.held for place in table.places[1:]]
