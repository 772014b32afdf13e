"""What is said of the play: one message a turn, nothing lost, nothing twice (AT-A4)."""

import asyncio
import re

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app import room
from sobremesa.app.app import App
from sobremesa.app.speech import MOST_WORDS, Speech, sentence
from sobremesa.app.table.look import Look
from sobremesa.i18n import Catalogue
from sobremesa.store.preferences import Preferences
from sobremesa.store.setup import SetupChoice
from sobremesa.store.storage import MemoryStorage

GAMES = ("kseri", "pese_katesh", "autobus", "pesten")
NAMES = ("Guest", "Nikos", "María", "Drita")


@pytest.fixture(autouse=True)
def no_grace(monkeypatch):
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)


def look(lang="en", game="kseri"):
    return Look(Catalogue.load(lang), game, "two", NAMES, NAMES, 0)


def listen(game, acts=12, **wanted):
    """What is said after each of my acts, with the number of moves that followed from it."""

    def moves(person):
        return int(re.search('data-moves="(\\d+)"', person.table)[1])

    async def play():
        page, storage = FakePage(), MemoryStorage()
        Preferences(**wanted).store(storage)
        SetupChoice(names=NAMES[1:]).store(storage, game)
        app = App(page, storage)
        app.start()
        person = Person(app, page)
        app.act("quick-start", game)
        await person.settle()
        said = []
        for _ in range(acts):
            if person.is_over:
                break
            page.said.clear()
            before = moves(person)
            await person.act()
            said.append((list(page.said), moves(person) - before))
        return said

    return asyncio.run(play())


PLAY = ("move", "7C", "hand.1", "pile")
CAPTURE = ("note", "capture", {"seat": 1, "cards": 2})
KSERI = ("note", "kseri", {"seat": 1, "card": "7C", "points": 10})
REFILL = ("note", "refill", {})


def test_a_turn_is_one_sentence_and_whose_turn_it_is():
    speech = Speech()
    speech.hear([PLAY])
    speech.end_turn(look(), "normal", is_mine_next=True)
    assert speech.say("Your turn.") == "Nikos plays seven of clubs. Your turn."
    assert speech.say() == ""


def test_turns_that_wait_are_joined():
    speech = Speech()
    for seat in (1, 2):
        speech.hear([("move", "7C", f"hand.{seat}", "pile")])
        speech.end_turn(look(), "short", is_mine_next=seat == 2)
    assert speech.say() == "Nikos plays seven of clubs. María plays seven of clubs."


def test_the_three_verbosities():
    events = [PLAY, KSERI, CAPTURE, REFILL]
    short, normal, full = (
        sentence(look(), events, verbosity) for verbosity in ("short", "normal", "full")
    )
    assert short == "Nikos plays seven of clubs."
    assert normal.startswith("Kseri! Nikos")
    assert "plays" not in normal
    assert full.startswith(short)
    assert len(short) < len(normal) < len(full)


def test_many_cards_are_told_as_a_number():
    events = [("move", card, "hand.1", "ladder.1") for card in ("AC", "2C", "3C")]
    assert sentence(look(game="autobus"), events, "normal") == "Nikos plays 3 cards."


def test_who_has_won_is_always_said():
    events = [PLAY, KSERI, CAPTURE, ("over", [1])]
    for verbosity in ("short", "normal", "full"):
        assert "Nikos wins the match!" in sentence(look(), events, verbosity)


def test_what_a_deal_decides_has_precedence():
    events = [
        PLAY,
        ("note", "hand_won", {"seat": 1}),
        ("points", 3, [0, 9], [{}, {}]),
        ("note", "match_won", {"seat": 1, "victim": 0}),
        ("deal", 4, 0),
        ("note", "final", {"seat": 1, "victim": 2}),
    ]
    said = sentence(look(game="pesten"), events, "normal")
    assert said.startswith("Nikos plays seven of clubs. Nikos beats Guest.")
    assert len(said.split()) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_an_opponent_is_one_message_of_at_most_fifteen_words(game):
    for after_my_act, moves in listen(game, speed="normal"):
        assert len(after_my_act) <= moves
        for message in after_my_act:
            assert len(message.split()) <= MOST_WORDS, message


@pytest.mark.parametrize("game", GAMES)
def test_at_instant_speed_what_the_others_do_is_joined_until_my_turn(game):
    joined = 0
    for after_my_act, _ in listen(game, speed="instant", verbosity="short"):
        others = [said for said in after_my_act if re.search("Nikos|María|Drita", said)]
        mine = [said for said in others if said.endswith("Your turn.")]
        assert len(mine) <= 1
        joined += any(len(re.findall("Nikos|María|Drita", said)) > 1 for said in mine)
    if game == "pese_katesh":
        assert joined
