"""Sounds follow from events, and are off until they are asked for."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app.app import App
from sobremesa.app.sounds import SOUNDS, make_sounds, sounds_of
from sobremesa.games import all_games, part
from sobremesa.store.preferences import Preferences
from sobremesa.store.storage import MemoryStorage

SCRIPT = Path(__file__).parents[2] / "static/page/sounds.mjs"


@pytest.mark.parametrize(
    ("game", "events", "sounds"),
    [
        ("kseri", [("move", "7H", "hand.0", "pile"), ("turn", 1)], ("place",)),
        ("kseri", [("move", "7H", "hand.1", "pile"), ("turn", 0)], ("place", "turn")),
        ("kseri", [("move", "7H", "hand.0", "pile"), ("note", "kseri", {}),
                   ("move", "7H", "pile", "won.0")], ("place", "kseri", "capture")),
        ("kseri", [("deal", 1, 0), ("move", "??", "stock", "hand.0"),
                   ("move", "2C", "stock", "pile")], ("deal",)),
        ("pesten", [("move", "??", "stock", "hand.1"), ("note", "penalty", {})],
         ("draw", "penalty")),
        ("pesten", [("move", "8H", "hand.1", "pile"), ("note", "last_card", {}),
                    ("note", "skip", {})], ("place", "bell", "skip")),
        ("pesten", [("over", [0])], ("win",)),
        ("pesten", [("over", [1, 2])], ("lose",)),
        ("pese_katesh", [("move", "7H", "trick", "won.2")] * 4, ("capture",)),
        ("autobus", [("move", "7H", "main.0", "ladder.1")], ("place",)),
        ("autobus", [], ()),
    ],
)  # fmt: skip
def test_events_have_their_sounds(game, events, sounds):
    assert sounds_of(game, events, 0) == sounds


def test_a_game_names_only_sounds_that_there_are():
    for game in all_games():
        assert set(getattr(part(game, "table"), "SOUNDS", {}).values()) <= set(SOUNDS)


def test_the_page_can_make_every_sound():
    recipes = SCRIPT.read_text().partition("RECIPES = {")[2].partition("\n};")[0]
    assert set(re.findall(r"^  (\w+): \{", recipes, re.MULTILINE)) == set(SOUNDS)


@pytest.mark.parametrize(("sound", "heard"), [("off", []), ("on", [["place"]])])
def test_nothing_sounds_unless_asked_for(sound, heard):
    page = FakePage()
    make_sounds(page, Preferences(sound=sound), ["place"])
    make_sounds(page, Preferences(sound=sound), [])
    assert page.heard == heard


@pytest.mark.parametrize("wanted", [False, True])
def test_at_the_table(wanted):
    async def scene():
        page = FakePage()
        app = App(page, MemoryStorage())
        app.start()
        app.act("change:preference", json.dumps(["sound", wanted]))
        app.act("quick-start", "kseri")
        person = Person(app, page)
        await person.settle()
        await person.act()
        assert any("place" in names for names in page.heard) is wanted

    asyncio.run(scene())
