"""Knock-outs and series of Pesten: what goes on without me, and what the sheets tell."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from app.fake_page import FakePage
from app.person import Person
from app.sitting import rearranged
from sobremesa.app import room
from sobremesa.app.app import App
from sobremesa.app.bracket import bracket
from sobremesa.app.sheet import DealSheet, Sheet, sheet
from sobremesa.bots.levels import by_thumb
from sobremesa.engine.table import Bracket
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage

MOST_STEPS = 60_000


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)


def run(scenario: Callable[[Person], Awaitable[None]], **told: object) -> None:
    async def play() -> None:
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        app.start()
        SetupChoice(rules=told).store(storage, "pesten")
        app.act("quick-start", "pesten")
        await scenario(Person(app, page))

    asyncio.run(play())


async def until(holds: Callable[[], object]) -> None:
    for _ in range(MOST_STEPS):
        if holds():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never holds")


def match_of(person: Person):
    return person.app.table.session.match


def lose(person: Person) -> None:
    """Whatever I hold now is much, and the other one goes out next."""
    state = rearranged(match_of(person))
    me, other = 0, next(seat for seat in state.active if seat)
    for seat in state.active:
        state.hand[seat] = ["3C"]
    state.hand[me] = ["KH", "KD", "QH"]
    state.hand[other] = ["3H"]
    state.pile[-1], state.called, state.pending, state.drawn = "9H", "", 0, None
    state.window, state.turn = None, other


@pytest.mark.parametrize("entrants", [4, 8, 16])
def test_only_my_opponent_sits_at_the_table(entrants: int) -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        assert person.table.count('data-zone="hand.') == 2
        person.app.act("sheet", "")
        assert person.panel.count("bracket-round") == entrants.bit_length() - 1
        assert person.panel.count("bracket-pair is-current") == 1

    run(scenario, preset="tournament", players=entrants)


def test_when_i_am_out_the_rest_is_played_without_pictures() -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        for _ in range(2):
            lose(person)
            person.app.table._flow(person.app.table.room.let_opponents_play)
            await until(lambda: "dialog-sheet" in person.panel)
            person.app.act("close", "")
            await asyncio.sleep(0)
        flown, said = len(person.page.flown), len(person.page.said)
        person.page.asked.clear()
        assert "Match 2 of 3." in person.table
        await until(lambda: "dialog-sheet" in person.panel)
        assert match_of(person).is_over
        assert len(person.page.flown) - flown <= 3
        assert len(person.page.said) > said
        levels = {json.loads(question)["level"] for question in person.page.asked}
        assert levels == {by_thumb("pesten")}
        assert "sheet-verdict" in person.panel

    run(scenario, preset="tournament", players=4)


def test_between_my_matches_the_others_play_theirs() -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        for _ in range(2000):
            if match_of(person).is_over or match_of(person).view(0).bracket.rounds[1:] != ((),):
                break
            await person.act()
        said = " ".join(person.page.said)
        assert "beat" in said

    run(scenario, preset="tournament", players=4)


def test_who_is_eliminated_is_told_and_sees_the_end() -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        rearranged(match_of(person)).points.append([45, 0, 0])
        lose(person)
        person.app.table._flow(person.app.table.room.let_opponents_play)
        await until(lambda: "dialog-sheet" in person.panel)
        assert "Guest is out." in person.panel
        assert "more than 50" in person.panel
        assert "You are out;" in person.table
        flown = len(person.page.flown)
        person.app.act("close", "")
        await asyncio.sleep(0)
        await until(lambda: "dialog-sheet" in person.panel)
        assert match_of(person).is_over
        assert len(person.page.flown) - flown <= 3

    run(scenario, preset="standard", series="limit", limit=50, players=3)


BRACKETS = [
    (Bracket(((0, 1, 2, 3), ()), (0, 1), (1, 0), (4, 40)), 1, 0),
    (Bracket(((0, 1, 2, 3), (1,)), (2, 3), (0, 0), (0, 0)), 1, 1),
    (Bracket(((0, 1, 2, 3), (1, 2), ()), (1, 2), (1, 1), (30, 20), on_points=True), 1, 2),
    (Bracket(((0, 1, 2, 3), (1, 2), (2,))), 0, 3),
]


@pytest.mark.parametrize(("state", "current", "winners"), BRACKETS)
def test_the_bracket_at_every_stage(catalogue, check, find, state, current, winners) -> None:
    names = ("<Ana>", "Bo", "Cy", "Di")
    elements = check(bracket(catalogue, state, names))
    assert len(find(elements, "li", class_="bracket-round")) == 2
    assert len(find(elements, "li", class_="bracket-pair is-current")) == current
    assert len(find(elements, "p", class_="is-winner")) == winners
    if state.on_points:
        assert "30 : 20" in find(elements, "p", class_="bracket-score")[0].text


def test_the_sheet_of_a_series_tells_how_far_it_is(catalogue, check) -> None:
    deals = (DealSheet((10, 0, 30)), DealSheet((5, 20, 0)))
    told = Sheet("pesten", ("Ana", "Bo", "Cy"), deals, (15, 20, 30), low_wins=True, promised=5)
    text = check(sheet(catalogue, told))[0].text
    assert catalogue.text("sheet.totals_deals", played=2, deals=5) in text
    assert catalogue.text("sheet.leads", player="Ana") in text


def test_who_is_out_does_not_lead(catalogue, check) -> None:
    deals = (DealSheet((60, 20, 30)),)
    told = Sheet(
        "pesten", ("Ana", "Bo", "Cy"), deals, (60, 20, 30), low_wins=True, limit=50, out=(0,)
    )
    text = check(sheet(catalogue, told))[0].text
    assert catalogue.text("sheet.totals_limit", limit=50) in text
    assert catalogue.text("sheet.out", player="Ana") in text
    assert catalogue.text("sheet.leads", player="Bo") in text
