"""Quick Pesten at the table: a clock that runs, opponents that act, a person who may be slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from app.fake_page import FakePage
from app.person import Person, buttons
from app.sitting import rearranged
from sobremesa.app import clock
from sobremesa.app.app import App
from sobremesa.app.live_room import LiveRoom
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import find_game
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage

TICK_MS = 50.0
MOST_TICKS = 20_000


@pytest.fixture(autouse=True)
def ticks(monkeypatch):
    """Each tick lasts 50 ms of a clock that nobody waits for."""

    async def tick() -> float:
        await asyncio.sleep(0)
        return TICK_MS

    monkeypatch.setattr(clock, "tick", tick)


class Table:
    """A person at a quick table, and the room behind it."""

    def __init__(self, level: str = "casual", **told: object) -> None:
        self.page, self.storage = FakePage(), MemoryStorage()
        self.app = App(self.page, self.storage)
        self.person = Person(self.app, self.page)
        self.app.start()
        SetupChoice(rules={"preset": "quick", **told}, level=level).store(self.storage, "pesten")
        self.app.act("quick-start", "pesten")

    @property
    def room(self) -> LiveRoom:
        assert isinstance(self.app.table.room, LiveRoom)
        return self.app.table.room

    @property
    def match(self) -> Match:
        return self.room.session.match

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    async def until(self, holds: Callable[[], object]) -> None:
        """Let time pass until something holds."""
        for _ in range(MOST_TICKS):
            assert "dialog-trouble" not in self.page.regions["panel"], self.page.regions["panel"]
            if holds():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never holds")

    async def pass_time(self, milliseconds: float) -> None:
        end = self.room.now + milliseconds
        await self.until(lambda: self.is_over or self.room.now >= end)


def run(scenario: Callable[[Table], Awaitable[None]], **told: Any) -> None:
    async def play() -> None:
        await scenario(Table(**told))

    asyncio.run(play())


@pytest.mark.parametrize("told", [{}, {"players": 2}, {"players": 6, "after_joker": "name"}])
def test_opponents_play_to_the_end_without_me(told: dict[str, object]) -> None:
    async def scenario(table: Table) -> None:
        await table.until(lambda: table.is_over)
        text = (table.storage.get("sobremesa:save:pesten") or "").partition("\n")[2]
        match = Match.replay(read_record(text, find_game))
        assert match.is_over
        assert all(" @" in move for move in match.moves)

    run(scenario, **told)


@pytest.mark.parametrize("told", [{}, {"players": 3, "jokers": 0}])
def test_i_play_whenever_i_can(told: dict[str, object]) -> None:
    async def scenario(table: Table) -> None:
        mine = 0
        while not table.is_over:
            choice = buttons(table.person.panel, 'data-do="play"')
            cards = buttons(table.person.table, 'data-do="card"', "is-playable")
            acts = buttons(table.person.table, 'data-do="play"')
            for tag in (choice or cards or acts)[:1]:
                table.person.press(tag)
                mine += 1
            await table.pass_time(700)
        assert mine
        assert any(move.startswith("0 ") for move in table.match.moves)

    run(scenario, **told)


@pytest.mark.parametrize(
    ("level", "slowness"), [("beginner", 1.5), ("casual", 1.2), ("master", 0.8)]
)
def test_an_opponent_needs_time_to_see_its_chance(level: str, slowness: float) -> None:
    async def scenario(table: Table) -> None:
        await table.until(lambda: table.match.moves)
        first = table.match.moves[0]
        assert 900 * slowness <= int(first.partition("@")[2]) <= 2600 * slowness + TICK_MS

    run(scenario, level=level)


@pytest.mark.parametrize("what", ["menu", "rules", "settings", "hidden"])
def test_the_clock_stands_while_i_look_away(what: str) -> None:
    async def scenario(table: Table) -> None:
        await table.pass_time(100)
        if what == "hidden":
            table.page.hidden = True
        else:
            table.app.act(what, "")
        for _ in range(5):
            await asyncio.sleep(0)
        at, moves = table.room.now, len(table.match.moves)
        for _ in range(400):
            await asyncio.sleep(0)
        assert (table.room.now, len(table.match.moves)) == (at, moves)
        table.page.hidden = False
        table.app.act("close", "")
        await table.until(lambda: len(table.match.moves) > moves)

    run(scenario)


@pytest.mark.parametrize(("speed", "rate"), [("slow", 0.6), ("normal", 1), ("instant", 1.4)])
def test_the_speed_slows_the_clock(speed: str, rate: float) -> None:
    async def scenario(table: Table) -> None:
        table.app.act("change:preference", json.dumps(["speed", speed]))
        await table.until(lambda: table.room.now > 0)
        assert table.room.now == pytest.approx(TICK_MS * rate)

    run(scenario)


def jack(table: Table) -> None:
    """A table at which I hold a jack that fits, with more spades than anything else."""
    match = table.match
    state = rearranged(match)
    state.hand[0] = ["JH", "3S", "5S", "9S", "4D"]
    state.hand[1] = ["3C", "4C", "5C"]
    state.stock[:] = ["9C", "TC", "QC"] * 5
    state.pile[-1] = "6H"


def test_a_suit_not_chosen_in_time_is_the_longest() -> None:
    async def scenario(table: Table) -> None:
        jack(table)
        table.app.act("card", "JH")
        assert "dialog-choose" in table.person.panel
        start = table.room.now
        await table.until(lambda: any(move.startswith("0 J") for move in table.match.moves))
        mine = next(move for move in table.match.moves if move.startswith("0 J"))
        assert mine.startswith("0 JH=S @")
        assert int(mine.partition("@")[2]) >= start + 3000
        await table.until(lambda: "dialog-choose" not in table.person.panel)

    run(scenario, players=2)


def test_a_jack_that_is_put_back_is_not_played() -> None:
    async def scenario(table: Table) -> None:
        jack(table)
        table.app.act("card", "JH")
        table.app.act("close", "")
        await table.pass_time(5000)
        assert not any(move.startswith("0 J") for move in table.match.moves)

    run(scenario, players=2)


def test_a_penalty_is_paid_when_it_is_due() -> None:
    async def scenario(table: Table) -> None:
        state = rearranged(table.match)
        state.hand[0] = ["2H", "3S", "5S", "9S", "4D"]
        state.hand[1] = ["6C", "9C", "TC", "QC"]
        state.pile[-1] = "6H"
        table.app.act("card", "2H")
        await table.until(lambda: len(table.match.moves) > 1)
        played, paid = table.match.moves[:2]
        assert played.startswith("0 2H")
        assert paid.startswith("1 draw")
        due = int(played.partition("@")[2]) + 2000
        assert 0 < int(paid.partition("@")[2]) <= due

    run(scenario, players=2)


def test_an_opponent_does_not_insist_on_what_has_become_too_late() -> None:
    async def scenario(table: Table) -> None:
        state = rearranged(table.match)
        state.hand[1] = ["5H"]
        state.pile[-1] = "6H"
        state.clock.call_until[1] = 200
        await table.until(lambda: table.match.moves)
        assert table.match.moves[0].startswith("1 5H @")

    run(scenario, players=2)


def test_undo_sets_the_clock_back() -> None:
    async def scenario(table: Table) -> None:
        state = table.match._state
        await table.pass_time(500)
        card = next(iter(state.hand[0]))
        table.app.act("card", card)
        await table.pass_time(3000)
        if not any(move.startswith("0 ") for move in table.match.moves):
            return
        at = table.room.now
        table.app.act("undo", "")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert table.room.now < at

    run(scenario)
