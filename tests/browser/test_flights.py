"""Cards in the air."""

import pytest
from at_table import act, click, set_up

pytestmark = pytest.mark.browser
WATCH = """() => {
    window.flights = [];
    new MutationObserver(() => requestAnimationFrame(() => {
        for (const card of document.querySelectorAll("#flights > .flying"))
            for (const { effect } of card.getAnimations())
                flights.push(effect.getKeyframes().at(-1).transform);
    })).observe(document.querySelector("#flights"), { childList: true });
}"""


def test_a_card_lands_at_its_own_size_so_that_its_ring_is_as_thick_as_any(page):
    set_up(page, "kseri", speed="fast")
    page.evaluate(WATCH)
    act(page, click)
    page.wait_for_function("() => flights.length > 0")
    assert set(page.evaluate("flights")) == {"none"}
