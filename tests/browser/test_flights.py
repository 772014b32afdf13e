"""Cards in the air."""

import re

import pytest
from at_table import act, click, set_up

pytestmark = pytest.mark.browser
SCALE = re.compile(r"scale\((.+?)\)")
WATCH = """() => {
    window.flights = [];
    new MutationObserver(() => requestAnimationFrame(() => {
        for (const card of document.querySelectorAll("#flights > .flying"))
            for (const { effect } of card.getAnimations())
                flights.push(...effect.getKeyframes().map(({ transform }) => transform));
    })).observe(document.querySelector("#flights"), { childList: true });
}"""


def test_a_flying_card_is_never_blown_up_so_that_its_ring_is_as_thick_as_any(page):
    set_up(page, "kseri", speed="fast")
    page.evaluate(WATCH)
    act(page, click)
    page.wait_for_function("() => flights.length > 0")
    sizes = [float(SCALE.search(one)[1]) for one in page.evaluate("flights")]
    assert max(sizes) == 1
