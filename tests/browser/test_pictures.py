"""A picture is of one card: an image that becomes another shows the old card until it is there."""

import pytest
from at_table import act, click, moves, sit_down

REWRITTEN = """() => {
    window.rewritten = [];
    new MutationObserver((changes) => {
        for (const { target } of changes)
            if (target.closest(".trick")) window.rewritten.push(target.getAttribute("src"));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["src"] });
}"""

pytestmark = pytest.mark.browser


def test_no_card_of_a_trick_becomes_another(open_with):
    page = open_with()
    sit_down(page, "pese_katesh", level="beginner")
    page.evaluate(REWRITTEN)
    for _ in range(6):
        act(page, click)
    assert moves(page) > 12
    assert page.evaluate("window.rewritten") == []
