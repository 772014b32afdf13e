"""Faults that other programs of Pesten had (`ux.md`, section 3), tried by what the page offers."""

from typing import Any

import pytest
from app.person import Person, buttons
from app.scenes import at, moves, press, session, until
from games import pesten_table

pytestmark = pytest.mark.usefixtures("no_waiting")


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
