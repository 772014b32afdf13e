"""Everything can be reached when the page is magnified (AT-L3)."""

import pytest
from laid import Laid, lay, open_shell, start
from sobremesa.app.menu import menu

pytestmark = pytest.mark.browser

MAGNIFIED = {"200 %": (640, 512), "400 %": (320, 256)}
REACHED = """() => {
    const wanted = ".hand .card, .felt button, .bar .button, .centre .zone, .board .space, .plate";
    const isReached = (element) => {
        element.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const x = left + Math.min(width / 2, 12);
        const found = document.elementFromPoint(x, top + Math.min(height / 2, 16));
        return element === found || element.contains(found);
    };
    const isForEarsOnly = (element) => getComputedStyle(element).clipPath !== "none";
    return [...document.querySelectorAll(wanted)]
        .filter((one) => one.getClientRects().length && !isForEarsOnly(one) && !isReached(one))
        .map((one) => one.outerHTML.slice(0, 90));
}"""
DIALOG = """() => {
    const dialog = document.querySelector("dialog[open]");
    const box = dialog.getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("size", MAGNIFIED.values(), ids=MAGNIFIED)
@pytest.mark.parametrize("game", ["kseri", "pese_katesh", "autobus", "pesten"])
def test_the_table_is_reached(site, visitor, game, size):
    page = open_shell(visitor, site.address)
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    lay(page, Laid(start(game, {})))
    assert page.evaluate(REACHED) == []


@pytest.mark.parametrize("size", MAGNIFIED.values(), ids=MAGNIFIED)
def test_a_dialog_scrolls_inside(site, visitor, size):
    page = open_shell(visitor, site.address)
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    match = start("kseri", {})
    lay(page, Laid(match), menu(Laid(match).look.catalogue, "kseri", match.record.rules))
    assert page.evaluate(DIALOG)
    last = page.locator("dialog .button").last
    last.scroll_into_view_if_needed()
    last.click(trial=True)
