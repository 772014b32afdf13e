"""The page before Python is there: its language, and taps that are not lost."""

import pytest
from visit import wait_for_mark

pytestmark = pytest.mark.browser


class Hold:
    """Keeps requests waiting until it is let go."""

    def __init__(self):
        self.waiting = []
        self.is_free = False

    def take(self, route):
        if self.is_free:
            route.continue_()
        else:
            self.waiting.append(route)

    def let_go(self):
        self.is_free = True
        for route in self.waiting:
            route.continue_()


@pytest.fixture
def open_early(site, new_visitor):
    """Open the page for a visitor; its Python waits for the hold to be let go."""

    def open_one(**options):
        visitor = new_visitor(site, **options)
        hold = Hold()
        visitor.route("**/py/main.py", lambda route: hold.take(route))
        page = visitor.new_page()
        page.goto(site.address, wait_until="commit")
        page.wait_for_selector("#app .games", state="attached")
        return page, hold

    return open_one


def shown(page, selector):
    return page.locator(f"{selector}:visible")


@pytest.mark.parametrize(("locale", "lang"), [("es-MX", "es"), ("en-GB", "en"), ("fi", "en")])
def test_the_browsers_language_is_shown_alone(open_early, locale, lang):
    page, _ = open_early(locale=locale)
    assert page.evaluate("document.documentElement.lang") == lang
    assert shown(page, "[data-do=quick-start][data-with=kseri]").count() == 1
    assert shown(page, f"[data-lang={lang}] [data-do=quick-start][data-with=kseri]").count() == 1


def test_a_chosen_language_is_kept(open_early):
    page, _ = open_early(locale="en-GB")
    shown(page, "[data-do=language][data-with=es]").click()
    assert shown(page, "[data-lang=es] h1").count() == 1
    page.reload(wait_until="commit")
    page.wait_for_selector("#app .games", state="attached")
    assert page.evaluate("document.documentElement.lang") == "es"


def test_the_game_tapped_early_opens_when_python_is_there(open_early):
    page, hold = open_early(locale="en-GB")
    setup = shown(page, "[data-do=setup][data-with=kseri]")
    setup.click()
    assert setup.get_attribute("aria-busy") == "true"
    hold.let_go()
    wait_for_mark(page, "ready")
    page.wait_for_selector(".screen.setup")


def test_the_last_of_two_early_taps_counts(open_early):
    page, _ = open_early(locale="en-GB")
    shown(page, "[data-do=setup][data-with=kseri]").click()
    shown(page, "[data-do=rules][data-with=kseri]").click()
    assert page.locator("[aria-busy]").count() == 1
    assert page.evaluate("window.sobremesaEarly") == {"do": "rules", "with": "kseri"}
