"""A fifth game is found by its folder alone and keeps the contract of all games."""

import asyncio
import json
import sys
from pathlib import Path

import pytest
from app.fake_page import FakePage
from app.person import Person
from contract import test_contract as suite
from sobremesa import games
from sobremesa.__main__ import main
from sobremesa.app.app import App
from sobremesa.i18n import Catalogue
from sobremesa.store.storage import MemoryStorage

_FOLDER = Path(__file__).parent / "fifth"
_SUITE = (
    suite.test_random_matches_end,
    suite.test_legal_moves_apply_and_others_are_refused,
    suite.test_a_seat_learns_only_what_it_may_know,
    suite.test_saves_and_undo,
)


@pytest.fixture
def tiny(monkeypatch):
    """The game in the folder `fifth`, found like those that are always there."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(_FOLDER)])
    games.all_games.cache_clear()
    yield games.all_games()["tiny"]
    games.all_games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("sobremesa.games.tiny")]:
        del sys.modules[name]


@pytest.mark.parametrize("preset", ["standard", "crowd", suite.RANDOM])
@pytest.mark.parametrize("check", _SUITE, ids=lambda check: check.__name__)
def test_it_keeps_the_contract(tiny, check, preset):
    check(tiny, preset, 5)


def test_it_is_replayed(tiny, tmp_path, capsys):
    match = suite.checks.play(tiny, {"preset": "crowd"}, "tiny")
    file = tmp_path / "tiny.json"
    file.write_text(json.dumps(match.record.tell()), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["totals"] == match.totals


def test_it_has_its_own_texts(tiny):
    assert Catalogue.load("es").text("game.name", game=tiny.id) == "Mini"


def test_it_is_played_at_the_table(tiny):
    async def play():
        page = FakePage()
        person = Person(App(page, MemoryStorage()), page)
        person.app.start()
        assert 'data-do="setup" data-with="tiny"' in person.table
        person.app.act("setup", "tiny")
        assert 'value="crowd"' in person.table
        person.app.act("start", "")
        await person.settle()
        await person.play_out()

    asyncio.run(play())


def test_it_is_gone_without_its_folder():
    assert "tiny" not in games.all_games()
