"""The whole app on a stand-in page: from the lobby to the end of a match."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from app.fake_page import FakePage
from app.person import Person, buttons
from sobremesa.app import room
from sobremesa.app.app import App
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import find_game
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage

SAVE = "sobremesa:save:"
TABLES = [
    ("kseri", {}),
    ("kseri", {"preset": "pairs", "target": 51}),
    ("kseri", {"preset": "faro", "players": 6}),
    ("pese_katesh", {"preset": "one_floor"}),
    ("pese_katesh", {"preset": "teams", "floors": 1}),
    ("autobus", {}),
    ("autobus", {"players": 4}),
    ("pesten", {}),
    ("pesten", {"preset": "hard"}),
    ("pesten", {"preset": "cumulative", "players": 2}),
    ("pesten", {"series": "limit", "limit": 50, "players": 3}),
    ("pesten", {"preset": "tournament", "players": 4}),
]


@pytest.fixture(autouse=True)
def no_grace(monkeypatch):
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)


def run(scenario: Callable[[Person, MemoryStorage], Awaitable[None]]) -> None:
    """Play a scenario on a fresh app."""

    async def play() -> None:
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        app.start()
        assert page.marks == ["ready"]
        await scenario(Person(app, page), storage)

    asyncio.run(play())


def sit_down(person: Person, storage: MemoryStorage, game: str, **told: object) -> None:
    SetupChoice(rules=told).store(storage, game)
    person.app.act("quick-start", game)


def record_of(storage: MemoryStorage, game: str) -> str:
    return (storage.get(SAVE + game) or "").partition("\n")[2]


@pytest.mark.parametrize(("game", "told"), TABLES)
def test_a_whole_match_is_played_and_saved(game: str, told: dict[str, object]) -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        sit_down(person, storage, game, **told)
        await person.settle()
        await person.play_out()
        assert 'data-do="new-match"' in person.table
        match = Match.replay(read_record(record_of(storage, game), find_game))
        assert match.is_over

    run(scenario)


def test_a_reload_finds_the_same_card_on_the_table() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        sit_down(person, storage, "kseri")
        await person.settle()
        await person.act()
        page = FakePage()
        again = Person(App(page, storage), page)
        again.app.start()
        assert 'data-do="resume"' in page.regions["app"]
        again.app.act("resume", "kseri")
        await again.settle()
        assert buttons(again.table, "data-do") == buttons(person.table, "data-do")

    run(scenario)


def test_undo_goes_back_to_my_last_decision() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        sit_down(person, storage, "kseri")
        await person.settle()
        hand = buttons(person.table, 'data-do="card"')
        await person.act()
        person.app.act("undo", "")
        await person.settle()
        assert buttons(person.table, 'data-do="card"') == hand
        assert json.loads(record_of(storage, "kseri"))["assisted"] is True

    run(scenario)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "JSON"),
        ('{"format": "sobremesa/9"}', "sobremesa/9"),
        ('{"format":"sobremesa/1","game":"kseri","rules":{},"dealer":0,"seed":"x",'
         '"moves":["0 7H"]}', "Move 1"),
    ],
)  # fmt: skip
def test_a_bad_record_ends_in_a_sentence(text: str, words: str) -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        person.app.act("import", "")
        person.app.act("change:record", json.dumps(["record", text]))
        person.app.act("open-record", "")
        assert words in person.panel
        assert "dialog-import" in person.panel

    run(scenario)


def test_a_broken_save_is_kept_and_told() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        storage.set(SAVE + "kseri", "[object Object]")
        person.app.act("lobby", "")
        assert "screen lobby" in person.table
        person.app.act("resume", "kseri")
        kept = storage.keys()
        assert any("broken" in key for key in kept)

    run(scenario)


def test_the_lobby_tells_of_a_damaged_save_when_the_older_one_opens() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        sit_down(person, storage, "kseri")
        await person.settle()
        storage.set(SAVE + "kseri:previous", storage.get(SAVE + "kseri") or "")
        storage.set(SAVE + "kseri", "[object Object]")
        person.app.act("lobby", "")
        assert 'data-do="resume"' in person.table
        assert "toast" in person.page.regions["toasts"]

    run(scenario)


def test_the_lobby_tells_of_a_match_that_is_lost() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        storage.set(SAVE + "kseri", "null")
        storage.set(SAVE + "kseri:previous", "{")
        person.app.act("lobby", "")
        assert "could not be opened" in person.page.regions["toasts"]
        assert 'data-do="resume"' not in person.table

    run(scenario)


def test_names_are_escaped() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        person.app.act("setup", "kseri")
        person.app.act("change:setup", json.dumps(["name.0", "<b>Ana</b>"]))
        person.app.act("start", "")
        await person.settle()
        assert "<b>" not in person.table
        assert "&lt;b&gt;Ana" in person.table

    run(scenario)
