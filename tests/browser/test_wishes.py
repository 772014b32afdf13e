"""What the device or the person wishes: movement, colours, direction (AT-A7, A8, A10)."""

import pytest
from at_table import act, press_enter, set_up

pytestmark = pytest.mark.browser
RUNNING = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 150).length"


@pytest.mark.parametrize(
    ("options", "preferences"),
    [({"reduced_motion": "reduce"}, {}), ({}, {"motion": "reduced"})],
    ids=["asked by the device", "chosen"],
)
def test_with_little_movement_nothing_travels(open_with, options, preferences):
    page = open_with(preferences, **options)
    page.evaluate(
        "() => { window.flown = 0; new MutationObserver(() => window.flown++).observe("
        "document.querySelector('#flights'), { childList: true }); }"
    )
    set_up(page, "kseri", speed="fast")
    act(page, press_enter)
    root = "getComputedStyle(document.documentElement).getPropertyValue"
    for name in ("--move", "--quick", "--shake"):
        assert page.evaluate(f"{root}('{name}')").strip() in ("0ms", "0s")
    assert page.evaluate(RUNNING) == 0


def test_movement_can_be_chosen_against_the_device(open_with):
    page = open_with({"motion": "full"}, reduced_motion="reduce")
    root = "getComputedStyle(document.documentElement).getPropertyValue"
    assert page.evaluate(f"{root}('--quick')").strip() not in ("0ms", "0s")


def test_forced_colours_keep_edges_faces_and_focus(open_with):
    page = open_with(forced_colors="active")
    set_up(page, "kseri", speed="instant")
    card = page.locator(".hand .card").first
    card.focus()
    told = card.evaluate(
        "(card) => ({ edge: getComputedStyle(card).borderStyle,"
        " ring: getComputedStyle(card).outlineStyle,"
        " face: getComputedStyle(card.querySelector('img')).forcedColorAdjust })"
    )
    assert "none" not in (told["edge"], told["ring"])
    assert told["face"] == "none"


def test_from_right_to_left_the_table_keeps_its_order(table):
    where = (
        "() => [...document.querySelectorAll('.hand .card')]"
        ".map((card) => card.getBoundingClientRect().left)"
    )
    assert table.evaluate(where) == sorted(table.evaluate(where))
    table.evaluate("document.documentElement.dir = 'rtl'")
    assert table.evaluate(where) == sorted(table.evaluate(where))
    bar = "document.querySelector('#bar .bar-title').getBoundingClientRect()"
    assert table.evaluate(f"{bar}.right > innerWidth / 2")
    assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")
