"""The person's own name: kept, tidied, escaped, and given to new matches."""

import json

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app.app import App
from sobremesa.app.people import tidy_name
from sobremesa.store.preferences import LONGEST_NAME, Preferences
from sobremesa.store.storage import MemoryStorage


def named(where: str, name: str) -> tuple[App, FakePage, MemoryStorage]:
    page, storage = FakePage(), MemoryStorage()
    app = App(page, storage)
    app.start()
    if where == "setup":
        app.act("setup", "kseri")
        app.act("change:setup", json.dumps(["me", name]))
    else:
        app.act("settings", "")
        app.act("change:preference", json.dumps(["name", name]))
    return app, page, storage


@pytest.mark.parametrize("where", ["setup", "settings"])
def test_a_name_is_kept_for_new_matches(where: str, event_loop_run) -> None:
    app, _, storage = named(where, "  Inés   María ")
    assert Preferences.load(storage).name == "Inés María"
    event_loop_run(lambda: app.act("quick-start", "kseri"))
    assert app.table.session.match.record.seats[0]["name"] == "Inés María"


def test_without_a_name_i_am_the_guest(event_loop_run) -> None:
    app, _, storage = named("settings", "")
    assert Preferences.load(storage).name == ""
    event_loop_run(lambda: app.act("quick-start", "kseri"))
    assert app.table.session.match.record.seats[0]["name"] == "Guest"


def test_a_name_is_escaped(event_loop_run) -> None:
    app, page, _ = named("setup", "<i>x</i>")
    event_loop_run(lambda: app.act("start", ""))
    assert "<i>" not in Person(app, page).table
    assert "&lt;i&gt;x" in page.regions["app"]


def test_a_long_name_is_cut() -> None:
    assert tidy_name("a b" * 30) == ("a b" * 30)[:LONGEST_NAME]
    assert len(tidy_name("x" * 99)) == LONGEST_NAME
    assert Preferences._takes("name", "x" * 25) is False
