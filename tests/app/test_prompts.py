"""What a newcomer is told: the next step in a few words, and why an act is not allowed now."""

import random

import pytest
from app.conftest import find, read
from app.sitting import dealt, laid
from games import autobus_table, pesten_table
from sobremesa.app.table.screen import screen
from sobremesa.app.taps import why
from sobremesa.games.autobus.table import attempt
from sobremesa.i18n import Catalogue


def autobus(hand, main="3H", ladders=None, aux=None):
    position = autobus_table.table(
        hand, "5C 6C", main=(main, "KC"), ladders=ladders or {}, aux=[aux or {}, {}]
    )
    return laid("autobus", position)


def full(*ranks):
    """Four spaces that hold a card of these ranks each."""
    return {space: f"{rank}C" for space, rank in enumerate(ranks, 1)}


def told(sitting, lang="en"):
    return sitting.scene(sitting.look(Catalogue.load(lang), "two")).prompt


@pytest.mark.parametrize(
    ("sitting", "words"),
    [
        (autobus("AC 9D"), "Play to a ladder, or park a card."),
        (autobus("9D 8D"), "Nothing fits a ladder: park a card."),
        (autobus("9D", aux=full("2", "3", "4", "5")), "No space fits: one goes under the bus."),
        (autobus(""), "End your turn."),
        (autobus("", main="AH"), "Play to a ladder, or end your turn."),
    ],
)
def test_the_next_step_is_told(sitting, words):
    assert told(sitting) == words
    assert told(sitting, "es") not in ("", words)


def test_what_is_picked_up_asks_for_a_place():
    sitting = autobus("AC 9D")
    sitting.selected = "AC"
    assert told(sitting) == "Now touch one of the marked places."


def test_in_the_midst_of_my_turn_i_am_not_told_what_is_past():
    catalogue = Catalogue.load("en")
    position = pesten_table.table("7D", "KH KD", "3D 4C", pile="KH", stock="QH 5S", turn=1)
    waiting, acting = laid("pesten", position), autobus("AC 9D")
    waiting.play(1, "KD")
    waiting.play(2, "3D")
    assert waiting.scene(waiting.look(catalogue, "two")).status
    acting.play(0, "AC>L+")
    scene = acting.scene(acting.look(catalogue, "two"))
    assert scene.prompt
    assert not scene.status


def test_others_are_not_prompted():
    position = autobus_table.table("AC 9D", "5C 6C", main=("3H", "KC"), turn=1)
    assert told(laid("autobus", position)) == ""


@pytest.mark.parametrize(
    ("act", "reason"), [("end", "hand_not_empty"), ("bus", "fits_an_auxiliary_pile")]
)
def test_an_idle_act_says_why(act, reason):
    assert why(autobus("AC 9D"), act).refusal == reason


def test_the_stock_says_why_nothing_is_drawn():
    position = pesten_table.table("7D", "KH KD QD", pile="7H", stock="2C 3C 4C")
    assert why(laid("pesten", position), "draw").refusal == "must_play_if_able"


def test_an_idle_act_can_be_touched():
    sitting = autobus("AC 9D")
    drawn = screen(sitting.scene(sitting.look(Catalogue.load("en"), "two")))
    idle = find(read(drawn), "button", data_do="why")
    assert [one.get("data-with") for one in idle] == ["bus", "end"]
    assert {one.get("aria-disabled") for one in idle} == {"true"}


@pytest.mark.parametrize(
    ("pile", "stack", "words"),
    [
        ("2D", "same_rank", "Take 4 cards or play a two"),
        ("*", "same_rank", "Take 4 cards or play a joker"),
        ("*", "mixed", "Take 4 cards, or play a two or a joker"),
        ("2D", "none", "Take 4 cards"),
    ],
)
def test_the_stock_says_what_a_penalty_leaves_to_do(pile, stack, words):
    position = pesten_table.table("7D", "KH KD", pile=pile, pending=4, stack=stack)
    sitting = laid("pesten", position)
    look = sitting.look(Catalogue.load("en"), "two")
    (told,) = find(read(screen(sitting.scene(look))), class_="zone-label penalty-words")
    assert told.text == words


def test_a_drawn_card_asks_for_a_decision():
    position = pesten_table.table("9S", "3D 4C", pile="KH", stock="QH 5S")
    sitting = laid("pesten", position)
    sitting.play(0, "draw")
    assert told(sitting) == "Play the card you drew, or keep it."


@pytest.mark.parametrize("seed", range(3))
def test_that_nothing_fits_is_said_only_where_nothing_does(seed):
    """Every source has been tried on every ladder when the words say so (AT-X3)."""
    rng, sitting = random.Random(seed), dealt("autobus")
    met = set()
    for _ in range(400):
        match = sitting.match
        if match.is_over:
            break
        if match.turn == sitting.me:
            words = told(sitting)
            met.add(words)
            assert climbs(sitting) == ("ladder, or" in words), words
            if words == "End your turn.":
                assert match.legal_moves(sitting.me) == ["end"]
        sitting.play(match.turn, rng.choice(match.legal_moves(match.turn)))
    assert len(met) > 2


def climbs(sitting):
    """Whether some card goes to some ladder, by trying them all."""
    table = sitting.table()
    sources = [*table.hand, *(pile.source for pile in table.board)]
    ladders = [pile.zone for pile in table.centre if pile.kind == "ladder"]
    tries = [
        attempt(sitting.match.view(sitting.me), sitting.me, source, ladder).token
        for source in sources
        for ladder in ladders
    ]
    return any(sitting.why_not(token) is None for token in tries)
