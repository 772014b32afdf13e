"""Scenes at the stand-in page: in the lobby, or at a position laid out by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from app.fake_page import FakePage
from app.person import Person, buttons
from app.sitting import laid
from sobremesa.app.app import App
from sobremesa.app.session import Session
from sobremesa.store.storage import MemoryStorage

Scenario = Callable[[Person], Awaitable[None]]


def walk(scenario: Scenario) -> None:
    """Do what the scenario says, beginning in the lobby, and get up."""

    async def play() -> None:
        page = FakePage()
        person = Person(App(page, MemoryStorage()), page)
        person.app.start()
        await scenario(person)
        person.app.table.stop()

    asyncio.run(play())


def at(game: str, position: Any, scenario: Scenario, *, settled: bool = True) -> None:
    """Sit down at a position and do what the scenario says.

    Unless it is to be `settled`, no opponent has come to act.
    """

    async def seated(person: Person) -> None:
        person.app.table.sit_down(laid(game, position))
        if settled:
            await person.settle()
        await scenario(person)

    walk(seated)


def session(person: Person) -> Session:
    """The session at the table."""
    return person.app.table.session


def moves(person: Person) -> list[str]:
    """The moves played so far."""
    return list(session(person).match.moves)


async def until(holds: Callable[[], object]) -> None:
    """Let things happen until something holds."""
    for _ in range(100):
        if holds():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never holds")


async def do(person: Person, act: str, argument: str = "") -> None:
    """Do one thing, and let what follows at once happen."""
    person.app.act(act, argument)
    await asyncio.sleep(0)


def press(person: Person, *wanted: str) -> None:
    """Press the one button that holds these texts."""
    (one,) = buttons(person.table, *wanted)
    person.press(one)
