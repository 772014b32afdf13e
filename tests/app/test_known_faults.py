"""Faults that other programs had (`ux.md`, section 3), tried by what the page offers."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from app.fake_page import FakePage
from app.person import Person, buttons
from app.sitting import laid
from games import autobus_table, kseri_table, pese_katesh_table, pesten_table
from sobremesa.app import room
from sobremesa.app.app import App
from sobremesa.app.session import Session
from sobremesa.games import all_games
from sobremesa.store.storage import MemoryStorage

Scenario = Callable[[Person], Awaitable[None]]


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)


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
    return person.app.table.session


def moves(person: Person) -> list[str]:
    return list(session(person).match.moves)


async def until(holds: Callable[[], object]) -> None:
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


def jack_in_hand() -> Any:
    return pesten_table.table("JH 3C 4C", "4C 5C", pile="9H")


@pytest.mark.parametrize("way", [("close", ""), ("back", ""), ("menu", "")])
def test_a_suit_chooser_that_is_left_leaves_the_jack_in_hand(way: tuple[str, str]) -> None:
    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="JH"')
        assert 'id="dialog-choose"' in person.panel
        person.app.act(*way)
        assert 'id="dialog-choose"' not in person.panel
        assert "screen table" in person.table
        assert moves(person) == []
        person.app.act("close", "")
        press(person, 'data-do="card"', 'data-with="JH"')
        assert len(buttons(person.panel, 'data-do="play"')) == 4

    at("pesten", jack_in_hand(), scenario)


def test_no_suit_is_asked_for_a_last_card() -> None:
    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="JH"')
        await person.settle()
        assert 'id="dialog-choose"' not in person.panel
        assert len(moves(person)) >= 1

    position = pesten_table.table("JH", "4C 5C", pile="9H", finish_action="allowed")
    at("pesten", position, scenario)


def test_the_last_card_is_announced_with_the_jack_before_it() -> None:
    """The bell stays set while the suit is chosen, and every choice carries it."""

    async def scenario(person: Person) -> None:
        press(person, 'data-do="flag"')
        press(person, 'data-do="card"', 'data-with="JH"')
        chosen = buttons(person.panel, 'data-do="play"')
        person.press(chosen[0])
        assert moves(person)[0].startswith("0 JH")
        assert session(person).match.view(0).window is None

    at("pesten", pesten_table.table("JH 3C", "4C 5C", pile="9H"), scenario)


def test_a_forgotten_last_card_can_be_announced_or_is_claimed() -> None:
    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="3H"')
        assert session(person).match.view(0).window == 0
        await until(lambda: buttons(person.table, 'data-with="!"', "bell"))
        press(person, 'data-with="!"', "bell")
        assert session(person).match.view(0).window is None
        assert len(session(person).match.view(0).hand[0]) == 1

    at("pesten", pesten_table.table("3H 3C", "4C 5C", pile="9H"), scenario)


def test_an_opponent_who_forgot_is_claimed_by_a_button() -> None:
    position = pesten_table.table("3H 3C 5D", "4C", pile="9H")
    position.window = 1

    async def scenario(person: Person) -> None:
        press(person, 'data-do="play"', "bell")
        assert len(session(person).match.view(0).hand[1]) == 3

    at("pesten", position, scenario, settled=False)


def test_the_stock_cannot_be_drawn_from_out_of_turn() -> None:
    async def scenario(person: Person) -> None:
        person.app.table.stop()
        session(person).match._state.turn = 1
        for act in (("target", "stock"), ("elsewhere", "stock"), ("play", "draw"), ("why", "draw")):
            person.app.act(*act)
        assert moves(person) == []

    at("pesten", jack_in_hand(), scenario)


def test_leaving_a_card_that_could_capture_is_a_button_of_its_own() -> None:
    async def scenario(person: Person) -> None:
        press(person, "chip leave")
        assert moves(person)[0] == "0 9H leave"
        assert session(person).match.view(0).won[0] == []

    at("kseri", kseri_table.table("9H 2C", "3C 4C", pile="5D 9S"), scenario)


@pytest.mark.parametrize("wanted", ["chip steal", "steal is-target"])
def test_a_marker_is_stolen_by_its_chip_or_by_touching_it(wanted: str) -> None:
    position = kseri_table.table("9D 2C", "9C 3C 4C", pile="9S", turn=1)
    kseri_table.play(position, "1 9C")

    async def scenario(person: Person) -> None:
        press(person, wanted)
        assert moves(person)[0] == "0 9D steal"

    at("kseri", position, scenario)


def test_with_all_spaces_full_a_card_goes_under_the_bus() -> None:
    aux = {space: f"{rank}C" for space, rank in enumerate("2345", 1)}

    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="9D"')
        assert buttons(person.table, "button primary", 'data-with="9D&gt;bus"')
        person.app.act("play", "9D>bus")
        assert moves(person)[0] == "0 9D>bus"

    position = autobus_table.table("9D KH", "7C 8C", main=("3H QS", "KC JC"), aux=[aux, {}])
    at("autobus", position, scenario)


def test_the_end_of_a_deal_before_its_last_card_is_explained() -> None:
    hands = ("2C 3C", "4D", "6D", "8D")
    taken = ["", " ".join(f"{rank}H" for rank in "A23456789TJQ"), "", ""]
    position = pese_katesh_table.table(
        *hands, deal=pese_katesh_table.HEARTS, trick="5C KH 7C", leader=1, won=taken
    )

    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="2C"')
        await until(lambda: 'id="dialog-sheet"' in person.panel)
        told = " ".join(session(person).log(person.app.table.look()))
        assert "so the deal ends here" in told

    at("pese_katesh", position, scenario)


def test_partners_are_counted_together_on_the_sheet() -> None:
    hands = ("2C 3C", "4C 5C", "6C 7C", "8C 9C")
    points = [[1, 2, 3, 4], [5, 0, 1, 2]]
    position = pese_katesh_table.table(*hands, deal=2, points=points, teams=True)

    async def scenario(person: Person) -> None:
        person.app.act("sheet", "")
        assert "Together" in person.panel
        assert {"10", "8"} <= set(person.panel.replace("<", ">").split(">"))

    at("pese_katesh", position, scenario)


def test_language_and_theme_change_nothing_at_the_table() -> None:
    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="9D"')
        person.app.act("menu", "")
        person.app.act("settings", "")
        for name, value in (("language", "es"), ("theme", "dark"), ("colours", "four")):
            person.app.act("change:preference", json.dumps([name, value]))
        person.app.act("close", "")
        assert "Te toca." in person.table
        assert "cards/four/9D.svg" in person.table
        assert session(person).selected == "9D"
        assert moves(person) == []

    at("autobus", autobus_table.table("9D KH", "7C 8C"), scenario)


def test_nothing_goes_on_while_something_is_read() -> None:
    async def scenario(person: Person) -> None:
        person.app.act("menu", "")
        session(person).match._state.turn = 1
        person.app.table._flow(person.app.table.room.let_opponents_play)
        for _ in range(20):
            await asyncio.sleep(0)
        assert moves(person) == []

    at("kseri", kseri_table.table("9H 2C", "3C 4C", pile="5D 9S"), scenario)


@pytest.mark.parametrize("running", [None, "pesten"])
@pytest.mark.parametrize("game", all_games())
def test_what_is_pressed_in_the_lobby_opens_its_own_game(game: str, running: str | None) -> None:
    async def scenario(person: Person) -> None:
        if running:
            await do(person, "quick-start", running)
            await do(person, "lobby")
        await do(person, "setup", game)
        assert f'data-felt="{game}"' in person.table
        await do(person, "start")
        assert f'data-felt="{game}"' in person.table
        await do(person, "lobby")
        await do(person, "resume", game)
        assert session(person).game_id == game

    walk(scenario)


@pytest.mark.parametrize(
    "act",
    [
        ("card", "ZZ"),
        ("card", "3C"),
        ("card", "9H.7"),
        ("pick", "3C"),
        ("target", "nowhere"),
        ("drop", "won.1"),
        ("play", "3C"),
        ("play", "nonsense"),
        ("confirm", ""),
        ("why", "nothing"),
        ("flag", "nothing"),
        ("redo", ""),
        ("undo", ""),
    ],
)
def test_what_cannot_be_done_does_nothing_and_breaks_nothing(act: tuple[str, str]) -> None:
    async def scenario(person: Person) -> None:
        before = session(person).match.view(0).hand[0]
        person.app.act(*act)
        assert "dialog-trouble" not in person.panel
        assert session(person).match.view(0).hand[0] in (before, ["2C"])
        assert all(move.startswith("0 9H") for move in moves(person))

    at("kseri", kseri_table.table("9H 2C", "3C 4C", pile="5D 8S"), scenario)


def test_undo_goes_back_over_the_end_of_a_deal() -> None:
    async def scenario(person: Person) -> None:
        person.app.act("quick-start", "kseri")
        await person.settle()
        while not session(person).match.deal:
            await person.act()
        person.app.act("undo", "")
        assert session(person).match.deal == 0
        assert 'data-waiting="me"' in person.table
        while not session(person).match.deal:
            await person.act()

    walk(scenario)


def test_at_the_end_it_is_nobody_s_turn() -> None:
    position = kseri_table.table("9H", "", pile="9S", points=[[100, 0]], last_capture=0)

    async def scenario(person: Person) -> None:
        press(person, 'data-do="card"', 'data-with="9H"')
        await person.settle()
        assert person.is_over
        assert "Your turn" not in person.table
        assert not buttons(person.table, "is-playable")

    at("kseri", position, scenario)
