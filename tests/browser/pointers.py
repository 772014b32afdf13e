"""Real pointers in Chromium: places on the table, mouse drags, fingers."""

from at_table import POINT
from playwright.sync_api import CDPSession, Locator, Page

Spot = tuple[float, float]
MOVING = """() => document.getAnimations().filter((one) => one.playState === "running"
    && one.effect.getComputedTiming().endTime !== Infinity).length"""


def spot(place: Locator) -> Spot:
    """A point where the thing can be hit."""
    x, y = place.evaluate(POINT)
    return x, y


def card(page: Page, at: int = 0) -> Locator:
    """A card of my hand."""
    return page.locator(".hand .card").nth(at)


def hand(page: Page) -> list[str]:
    """The cards of my hand as the page shows them."""
    return page.locator(".hand .card").evaluate_all("(all) => all.map((one) => one.dataset.with)")


def drag(page: Page, start: Spot, end: Spot) -> None:
    """Press, move there in a few steps, and hold."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)


def is_clean(page: Page) -> bool:
    """Whether nothing is held: no shadow of a card, no card picked up."""
    return page.locator(".dragged, .felt .is-selected, html.is-dragging").count() == 0


def centre(page: Page, place: str) -> Spot:
    """A point of the first such place."""
    return spot(page.locator(place).first)


def shown(place: Locator, what: str) -> list[object]:
    """Something of each element."""
    return place.evaluate_all(f"(all) => all.map((card) => {what})")


class Fingers:
    """Fingers on the glass, through the DevTools protocol."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: Spot) -> None:
        """One touch event with the fingers that are down."""
        down = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        told = {"type": f"touch{kind}", "touchPoints": down}
        self._session.send("Input.dispatchTouchEvent", told)

    def tap(self, point: Spot) -> None:
        """Down and up."""
        self.send("Start", point)
        self.send("End")
