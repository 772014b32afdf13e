"""AT-S4: a game is played in one tab at a time, and nothing is lost between them."""

import asyncio
from collections.abc import Awaitable, Callable

from app.fake_page import FakePage
from app.person import Person, buttons
from sobremesa.app.app import App
from sobremesa.store.storage import MemoryStorage

Scenario = Callable[[Person, Person], Awaitable[None]]


def run(scenario: Scenario) -> None:
    """Two tabs over one storage; I sit at a table of Kseri in the first."""

    async def play() -> None:
        storage = MemoryStorage()
        tabs = []
        for _ in range(2):
            page = FakePage()
            tabs.append(Person(App(page, storage), page))
            tabs[-1].app.start()
        first, second = tabs
        first.app.act("quick-start", "kseri")
        await first.settle()
        await first.act()
        await scenario(first, second)

    asyncio.run(play())


def moves(person: Person) -> tuple[str, ...]:
    return person.app.table.session.match.moves


def is_told(person: Person) -> bool:
    return "dialog-elsewhere" in person.panel and "screen lobby" in person.table


def test_the_second_tab_says_that_the_game_is_open_elsewhere() -> None:
    async def scenario(first: Person, second: Person) -> None:
        second.page.is_free = False
        for act in ("resume", "quick-start"):
            second.app.act(act, "kseri")
            await second.settle()
            assert is_told(second)
            second.app.act("close", "")
            assert not second.panel
        await first.act()
        assert "screen table" in first.table

    run(scenario)


def test_it_goes_on_in_the_second_tab_if_wanted_and_back_in_the_first() -> None:
    async def scenario(first: Person, second: Person) -> None:
        second.page.is_free = False
        second.app.act("resume", "kseri")
        await second.settle()
        played = moves(first)
        for taker, loser in ((second, first), (first, second)):
            taker.app.act("play-here", "kseri")
            loser.page.lose_seat()
            await taker.settle()
            assert is_told(loser)
            assert moves(taker) == played
            await taker.act()
            played = moves(taker)

    run(scenario)


def test_whoever_did_not_hear_of_it_notices_when_saving() -> None:
    async def scenario(first: Person, second: Person) -> None:
        second.app.act("resume", "kseri")
        await second.settle()
        await second.act()
        played = moves(second)
        first.press(first_card(first))
        await first.settle()
        assert is_told(first)
        first.app.act("resume", "kseri")
        await first.settle()
        assert moves(first) == played

    run(scenario)


def test_another_game_is_free() -> None:
    async def scenario(first: Person, second: Person) -> None:
        second.app.act("quick-start", "pesten")
        await second.settle()
        assert "screen table" in second.table
        await first.act()
        assert "screen table" in first.table

    run(scenario)


def first_card(person: Person) -> str:
    """The first card of my hand that can be played."""
    return buttons(person.table, 'data-do="card"', "is-playable")[0]
