"""The built site under its real headers, and a Chromium that watches its manners."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import chromium
import pytest
from at_table import set_up
from build import build
from laid import open_shell
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from visit import Manners, Site, open_ready


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests last; one that a busy machine made miss a beat is tried once more.

    The browser's driver keeps an event loop on this thread, where no other can run after it.
    """
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the built site."""
    return build()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for the whole run."""
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield running
        running.close()


@pytest.fixture(scope="module")
def shell(dist: Path, browser: Browser) -> Iterator[Page]:
    """A page on which tables are laid, the same for all tests of a file."""
    site = Site(dist)
    page = open_shell(browser.new_context(), site.address)
    yield page
    page.context.close()
    site.stop()


@pytest.fixture
def serve_site(dist: Path) -> Iterator[Callable[..., Site]]:
    """Serve the site on a port of its own, below a prefix if one is given."""
    sites: list[Site] = []

    def serve(prefix: str = "") -> Site:
        sites.append(Site(dist, prefix))
        return sites[-1]

    yield serve
    for site in sites:
        site.stop()


@pytest.fixture
def site(serve_site: Callable[..., Site]) -> Site:
    """The site at the root of a port of its own."""
    return serve_site()


@pytest.fixture
def new_visitor(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Open fresh visitors (`expected`: parts of errors that are meant); none may misbehave."""
    visits: list[tuple[BrowserContext, Manners]] = []

    def open_one(
        site: Site, *, expected: tuple[str, ...] = (), **options: object
    ) -> BrowserContext:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.manners = manners = Manners(site.origin, expected)  # type: ignore[attr-defined]
        manners.watch(context)
        visits.append((context, manners))
        return context

    yield open_one
    for context, _ in visits:
        context.close()
    for _, manners in visits:
        manners.check()


@pytest.fixture
def visitor(site: Site, new_visitor: Callable[..., BrowserContext]) -> BrowserContext:
    """A fresh visitor of the site."""
    return new_visitor(site)


@pytest.fixture
def page(site: Site, visitor: BrowserContext) -> Page:
    """The site's page, ready, for a fresh visitor."""
    return open_ready(visitor, site.address)


@pytest.fixture
def open_with(site: Site, new_visitor: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Open the page for a visitor with these preferences."""

    def open_one(preferences: dict[str, str] | None = None, **options: object) -> Page:
        visitor = new_visitor(site, **options)
        told = json.dumps(json.dumps({"language": "en", **(preferences or {})}))
        visitor.add_init_script(
            f"try {{ localStorage.setItem('sobremesa:preferences', {told}) }} catch {{}}"
        )
        return open_ready(visitor, site.address)

    return open_one


@pytest.fixture
def table(open_with: Callable[..., Page]) -> Page:
    """A table of Kseri at instant speed."""
    page = open_with()
    set_up(page, "kseri", speed="instant")
    return page
