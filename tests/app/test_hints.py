"""Hints: the opponent's choice from my view, marked, in a sentence whose facts hold."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from app.fake_page import FakePage
from app.person import Person, buttons
from sobremesa.app import clock
from sobremesa.app.app import App
from sobremesa.app.hints import hint_words
from sobremesa.app.session import Session
from sobremesa.bots.levels import LEVELS, Level
from sobremesa.bots.policies import greedy_policy
from sobremesa.engine.match import Match
from sobremesa.games import find_game
from sobremesa.i18n import Catalogue, languages
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage

GAMES = ("kseri", "pese_katesh", "autobus", "pesten")
TABLES = [
    *((game, {}) for game in GAMES),
    ("pesten", {"preset": "hard"}),
    ("pesten", {"preset": "cumulative"}),
    ("pesten", {"preset": "quick"}),
    ("pesten", {"preset": "tournament", "players": 4}),
    ("pese_katesh", {"preset": "teams"}),
    ("kseri", {"preset": "faro"}),
    ("kseri", {"preset": "no_jacks"}),
    ("autobus", {"players": 4, "aux_joker": "wild"}),
]
MOST_MOVES = 500


def run(game: str, scenario: Callable[[Person, MemoryStorage], Awaitable[None]]) -> None:
    async def play() -> None:
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        app.start()
        app.act("quick-start", game)
        person = Person(app, page)
        await person.settle()
        await scenario(person, storage)

    asyncio.run(play())


@pytest.fixture(autouse=True)
def _hasty_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that search only a little."""
    hasty = dict.fromkeys(LEVELS, Level(playouts=30))
    monkeypatch.setattr("sobremesa.bots.player.levels_of", lambda _: hasty)


async def moments() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def hinted(person: Person) -> None:
    """Wait until the hint that was asked for is there."""
    for _ in range(MOST_MOVES):
        if "Hint: " in person.page.regions["toasts"]:
            return
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_marks_a_move_and_says_why(game: str) -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        person.app.act("key", "h")
        await hinted(person)
        assert len(buttons(person.table, "is-hinted")) >= 1
        assert "Hint: " in person.page.regions["toasts"]
        assert any(said.startswith("Hint: ") for said in person.page.said)
        text = (storage.get(f"sobremesa:save:{game}") or "").partition("\n")[2]
        assert json.loads(text)["assisted"] is True

    run(game, scenario)


def test_the_mark_goes_with_the_move() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        person.app.act("hint", "")
        await hinted(person)
        person.press(buttons(person.table, 'data-do="card"', "is-hinted")[0])
        await person.settle()
        assert not buttons(person.table, "is-hinted")

    run("kseri", scenario)


def test_a_hint_sees_no_more_than_i_do() -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        asked = len(person.page.asked)
        person.app.act("hint", "")
        await moments()
        question = json.loads(person.page.asked[asked])
        assert question["seat"] == person.app.table.session.me
        assert person.app.table.session.match.record.chance.seed not in person.page.asked[asked]

    run("kseri", scenario)


def test_a_hint_that_comes_late_is_not_shown(monkeypatch) -> None:
    async def scenario(person: Person, storage: MemoryStorage) -> None:
        person.app.act("hint", "")
        person.press(buttons(person.table, 'data-do="card"', "is-playable")[0])
        await person.settle()
        await moments()
        assert "Hint: " not in person.page.regions["toasts"]

    run("kseri", scenario)


@pytest.mark.parametrize(("game", "told"), TABLES)
def test_every_move_of_an_opponent_can_be_explained(game: str, told: dict[str, object]) -> None:
    known = find_game(game)
    assert known
    rules = known.rules_type.read(told)
    catalogues = [Catalogue.load(lang) for lang in languages()]
    for number in range(3):
        match, rng = Match.new(known, rules, f"hint {number}"), Random(number)
        for _ in range(MOST_MOVES):
            if match.is_over:
                break
            seat = match.turn
            session = Session(match, seat)
            move = greedy_policy(game)(match.view(seat), seat, match.legal_moves(seat), rng)
            move = move or match.legal_moves(seat)[0]
            play, table, view = session.hint(move), session.table(), match.view(seat)
            for catalogue in catalogues:
                look = session.look(catalogue, "two")
                words = hint_words(look, table, view, [play, play], [])
                assert "{" not in words
                assert len(words) > 10
            match.play(seat, move)


def test_waiting_is_a_hint_too(monkeypatch) -> None:
    async def tick() -> float:
        await asyncio.sleep(0)
        return 0.0

    monkeypatch.setattr(clock, "tick", tick)

    async def play() -> None:
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        app.start()
        SetupChoice(rules={"preset": "quick"}).store(storage, "pesten")
        app.act("quick-start", "pesten")
        await moments()
        app.act("hint", "")
        await moments()
        assert "Hint: " in page.regions["toasts"]
        app.table.stop()

    asyncio.run(play())
