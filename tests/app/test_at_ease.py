"""The table waits while I read something; forced cards and proven tricks need not be played."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from app.fake_page import FakePage
from app.person import Person, buttons
from app.sitting import rearranged
from games.pese_katesh_table import HEARTS, TRICKS, table
from sobremesa.app import room
from sobremesa.app.app import App
from sobremesa.engine.sight import view
from sobremesa.games.pese_katesh.claims import is_decided
from sobremesa.store.storage import MemoryStorage

GAMES = ("kseri", "pese_katesh", "autobus", "pesten")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    for name in ("GRACE_SECONDS", "FORCED_SECONDS", "LOOK_SECONDS"):
        monkeypatch.setattr(room, name, 0)


def run(game: str, scenario: Callable[[Person], Awaitable[None]], **preferences: object) -> None:
    async def play() -> None:
        page = FakePage()
        app = App(page, MemoryStorage())
        app.start()
        for name, value in preferences.items():
            app.act("change:preference", json.dumps([name, value]))
        app.act("quick-start", game)
        await scenario(Person(app, page))
        app.table.stop()

    asyncio.run(play())


async def moments(number: int = 60) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def match_of(person: Person):
    return person.app.table.session.match


@pytest.mark.parametrize("panel", ["menu", "rules", "settings"])
@pytest.mark.parametrize("game", GAMES)
def test_opponents_wait_while_i_read(game: str, panel: str) -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        tag = buttons(person.table, 'data-do="card"', "is-playable")
        person.press((tag or buttons(person.table, 'data-do="play"'))[0])
        person.app.act(panel, "")
        await moments(4)
        played = len(match_of(person).moves)
        await moments()
        assert len(match_of(person).moves) == played
        person.app.act("close", "")
        await person.settle()
        assert match_of(person).is_over or person.app.table.session.plays()

    run(game, scenario)


def test_the_score_sheet_stops_nobody() -> None:
    async def scenario(person: Person) -> None:
        person.app.act("sheet", "")
        await moments(200)
        assert match_of(person).turn == 0

    run("kseri", scenario)


@pytest.mark.parametrize("wanted", [False, True])
def test_a_forced_card_is_played_if_i_like(wanted: bool) -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        state = rearranged(match_of(person))
        state.hand[0][:], state.pile[:] = ["7H"], ["2C"]
        moves = len(match_of(person).moves)
        person.app.table._flow(person.app.table.room.let_opponents_play)
        await moments(10)
        assert (len(match_of(person).moves) > moves) is wanted

    run("kseri", scenario, auto_play=wanted)


def test_undo_goes_past_what_was_played_for_me() -> None:
    async def scenario(person: Person) -> None:
        session = person.app.table.session
        await person.settle()
        await person.act()
        first = session.last_decision()
        session.automatic.add(len(session.match.moves))
        session.match.play(session.match.turn, session.match.legal_moves(session.match.turn)[0])
        assert session.last_decision() == first

    run("kseri", scenario, speed="instant")


DEALS = [
    ("AH KH 3C", "2H 4C", "5H 6C", "7H 8C", False),
    ("AH KH AC", "2H 4C 2D", "5H 6C 3D", "7H 8C 4D", True),
    ("AH KH QC", "2H 4C 2D", "5H 6C 3D", "7H KC 4D", False),
    ("9H", "2H", "5H", "7H", False),
    ("9H 2C", "2H 3D", "5H 4D", "7H 5D", True),
]


@pytest.mark.parametrize(("mine", "left", "across", "right", "decided"), DEALS)
@pytest.mark.parametrize("deal", [TRICKS, HEARTS])
def test_the_rest_is_proven_only_by_cards_that_nobody_beats(
    mine, left, across, right, decided, deal
) -> None:
    hands = [mine, left, across, right]
    shown = {card for hand in hands for card in hand.split()}
    rest = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    gone = " ".join(card for card in rest if card not in shown)
    state = table(*hands, deal=deal, won=["", gone, "", ""])
    assert is_decided(view(state, 0), 0) is decided
    assert is_decided(view(state, 1), 1) is False


def test_what_is_proven_is_claimed_at_once() -> None:
    async def scenario(person: Person) -> None:
        await person.settle()
        match = match_of(person)
        state = rearranged(match)
        rest = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
        hands = [["AH", "KH", "AC"], ["2H", "4C", "2D"], ["5H", "6C", "3D"], ["7H", "8C", "4D"]]
        shown = {card for hand in hands for card in hand}
        state.hand, state.trick, state.leader, state.turn = hands, [], 0, 0
        state.won = [[], [card for card in rest if card not in shown], [], []]
        person.app.act("close", "")
        tag = buttons(person.table, 'data-do="claim-rest"')
        assert tag
        flown = len(person.page.flown)
        person.press(tag[0])
        for _ in range(400):
            await asyncio.sleep(0)
            if "dialog-sheet" in person.panel:
                break
        assert match.points == [[6, 20, 0, 0]]
        assert len(person.page.flown) - flown <= 2

    run("pese_katesh", scenario)
