"""Faults that other programs had (`ux.md`, section 3), tried by what the page offers."""

import asyncio
import json

import pytest
from app.person import Person, buttons
from app.scenes import at, do, moves, press, session, until, walk
from games import autobus_table, kseri_table, pese_katesh_table
from sobremesa.games import all_games

pytestmark = pytest.mark.usefixtures("no_waiting")


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
