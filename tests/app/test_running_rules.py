"""Changing options never changes a running match; saves carry their rules (AT-R4)."""

import asyncio
import json

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app.app import App
from sobremesa.games import all_games
from sobremesa.store.storage import MemoryStorage

SAVE = "sobremesa:save:"


def rules_of(storage, game):
    kept = storage.get(SAVE + game).partition("\n")[2]
    return json.loads(kept)["rules"]


@pytest.mark.parametrize("game", all_games())
def test_what_is_chosen_at_the_set_up_is_for_the_next_match(game):
    async def scenario():
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        person = Person(app, page)
        app.start()
        app.act("quick-start", game)
        await person.settle()
        before = rules_of(storage, game)
        app.act("lobby", "")
        app.act("setup", game)
        presets = list(all_games()[game].rules_type.presets())
        app.act("change:setup", json.dumps(["preset", presets[-1]]))
        assert rules_of(storage, game) == before
        app.act("lobby", "")
        app.act("resume", game)
        await person.settle()
        await person.act()
        while not app.table.session.match.moves:  # a jack that I begin with asks for its suit first
            await person.act()
        assert rules_of(storage, game) == before
        app.act("setup", game)
        app.act("change:setup", json.dumps(["preset", presets[-1]]))
        app.act("start", "")
        await person.settle()
        assert rules_of(storage, game)["preset"] == presets[-1]
        app.act("restore", "")
        await person.settle()
        assert rules_of(storage, game) == before

    asyncio.run(scenario())
