"""Fingers on a phone (AT-I3 to I5)."""

import pytest
from at_table import mine, sit_down, wait_for_me
from pointers import Fingers, card, centre, hand, is_clean, spot
from visit import open_ready

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(site, new_visitor):
    return open_ready(new_visitor(site, **PHONE), site.address)


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
