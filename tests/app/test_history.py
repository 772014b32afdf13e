"""Back and Forward of the browser: panels first, then the places one has been to."""

import asyncio

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app.app import App
from sobremesa.store.storage import MemoryStorage


@pytest.fixture
def walk():
    """Do some acts on a fresh page; the person who did them."""

    def do(*acts):
        async def scene():
            page = FakePage()
            person = Person(App(page, MemoryStorage()), page)
            person.app.start()
            for act in acts:
                person.app.act(*act)
                await asyncio.sleep(0)
            person.app.table.stop()
            return person

        return asyncio.run(scene())

    return do


PLAY = (("setup", "kseri"), ("start", ""))


def test_places_are_told_once(walk):
    again = ("new-match", "")
    assert walk(*PLAY, again).page.places == ["setup:kseri", "table:kseri"]


@pytest.mark.parametrize(
    ("place", "screen"),
    [("", "screen lobby"), ("setup:kseri", "screen setup"), ("setup:unknown", "screen lobby")],
)
def test_back_leads_where_one_was(walk, place, screen):
    person = walk(*PLAY, ("back", place))
    assert screen in person.table
    assert person.page.places == ["setup:kseri", "table:kseri"]


def test_who_leaves_by_a_button_comes_back_by_back(walk):
    person = walk(*PLAY, ("lobby", ""), ("setup", "pesten"))
    assert person.page.places == ["setup:kseri", "table:kseri", "", "setup:pesten"]


def test_forward_leads_to_the_match_again(walk):
    person = walk(*PLAY, ("back", ""), ("back", "table:kseri"))
    assert "screen table" in person.table
    assert person.page.places == ["setup:kseri", "table:kseri"]


def test_forward_to_a_match_that_is_gone_leads_to_the_lobby(walk):
    assert "screen lobby" in walk(("back", "table:kseri")).table


def test_back_closes_a_panel_and_stays(walk):
    person = walk(*PLAY, ("menu", ""), ("back", "setup:kseri"))
    assert not person.panel
    assert "screen table" in person.table
    assert person.page.places[-1] == "table:kseri"
    assert len(person.page.places) == 3
