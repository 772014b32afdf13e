"""Reading the HTML that the screens write."""

import asyncio
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest
from sobremesa.app import room
from sobremesa.i18n import Catalogue, languages

VOID = {"br", "hr", "img", "input", "link", "meta"}
LABELLED = {"input", "select", "textarea"}
KEY = re.compile(r"\b[a-z_]+\.[a-z_]+(\.[a-z_0-9]+)*\b")


@dataclass
class Element:
    """An element with its attributes, its text and its ancestors' names."""

    name: str
    attributes: dict[str, str | None]
    path: tuple[str, ...]
    text: str = ""

    def get(self, key: str) -> str | None:
        return self.attributes.get(key)


@dataclass
class Reader(HTMLParser):
    """Parses strictly: what is opened is closed, in order."""

    elements: list[Element] = field(default_factory=list)
    open: list[Element] = field(default_factory=list)

    def __post_init__(self):
        super().__init__()

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> repeats an attribute"
        element = Element(tag, dict(attrs), tuple(one.name for one in self.open))
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop().name == tag

    def handle_data(self, data):
        for element in self.open:
            element.text += data


def read(markup):
    """The elements of a piece of HTML, in order."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert not reader.open, f"left open: {reader.open}"
    return reader.elements


def find(elements, kind=None, /, **attributes):
    """The elements with this name and these attributes."""
    wanted = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    return [
        element
        for element in elements
        if kind in (None, element.name)
        and all(element.get(key) == value for key, value in wanted.items())
    ]


def check(markup):
    """A sound piece of a page: well-formed, bound, translated, without inline code."""
    elements = read(markup)
    ids = [one.get("id") for one in elements if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in elements:
        check_element(one, elements, ids)
    assert not KEY.search(" ".join(one.text for one in elements if not one.path))
    return elements


def check_element(one, elements, ids):
    assert not {"style", "onclick"} & set(one.attributes)
    for reference in ("aria-labelledby", "aria-describedby", "for"):
        assert one.get(reference) is None or one.get(reference) in ids
    if one.name in LABELLED:
        bound = find(elements, "label", for_=one.get("id")) if one.get("id") else []
        assert bound or "label" in one.path, f"no label: {one.attributes}"
        assert one.get("data-change")
        assert one.get("name")
    if one.name == "button":
        assert one.get("type") == "button"
        assert one.get("data-do")
        assert one.text.strip() or one.get("aria-label")


@pytest.fixture(params=languages())
def catalogue(request):
    """The catalogue of each language in turn."""
    return Catalogue.load(request.param)


@pytest.fixture(name="check")
def check_():
    """Check a piece of a page and return its elements."""
    return check


@pytest.fixture(name="find")
def find_():
    """Find elements by name and attributes."""
    return find


@pytest.fixture
def event_loop_run():
    """Do something while an event loop runs, as it does in a page."""

    def run(act):
        async def scene():
            act()

        asyncio.run(scene())

    return run


@pytest.fixture
def no_waiting(monkeypatch):
    """Opponents leave no time to call before they act."""
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)
