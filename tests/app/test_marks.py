"""What the others did stays marked until my own move (AT-V3)."""

import random

import pytest
from app.conftest import find, read
from app.sitting import dealt, laid
from games import pesten_table
from sobremesa.app.session import Session
from sobremesa.app.table.hand import hand
from sobremesa.app.table.look import Hands
from sobremesa.app.table.marks import drawn, marks
from sobremesa.engine.match import Match
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue


def test_each_card_of_a_trick_is_marked():
    moves = [[("move", "9C", "hand.1", "trick")], [("move", "QC", "hand.2", "trick")]]
    assert marks(moves) == {("trick", "9C"), ("trick", "QC")}


def test_what_was_taken_marks_the_heap_instead():
    taken = [("move", "9C", "hand.1", "pile"), ("move", "9C", "pile", "won.1")]
    assert marks([taken]) == {("won.1", "")}


def test_drawing_and_dealing_mark_nothing():
    assert not marks([[("move", "??", "stock", "hand.1"), ("move", "9C", "stock", "pile")]])


def test_a_new_deal_begins_without_marks():
    assert not marks([[("move", "9C", "hand.1", "trick"), ("points", 0, [1], [{}])]])


@pytest.mark.parametrize("game_id", all_games())
def test_my_move_takes_the_marks_of_the_others_away(game_id):
    game = all_games()[game_id]
    match = Match.new(game, game.rules_type.read({}), "marks", dealer=0)
    session, rng = Session(match, 0), random.Random(2)
    seen_others = False
    for _ in range(80):
        seat = match.turn
        if seat is None:
            break
        before = session.marks()
        events = match.play(seat, rng.choice(match.legal_moves(seat)))
        told = session.marks()
        if seat == 0:
            assert told == marks([match.redacted(events, 0)])
        elif match.deal == 0 and not match.is_over:
            seen_others |= bool(before and told)
    assert seen_others


def drawn_by(session):
    return session.scene(session.look(Catalogue.load("en"), "two")).drawn


def test_what_i_have_drawn_is_marked_until_my_next_move():
    position = pesten_table.table("9H 9H 9S", "3D 4C", pile="KD", stock="2C 9H 5S")
    session = laid("pesten", position)
    assert drawn_by(session) == ()
    session.play(0, "draw")
    assert drawn_by(session) == ("2C",)
    session.play(1, session.match.legal_moves(1)[0])
    assert drawn_by(session) == ("2C",)


def test_a_new_hand_is_not_marked_card_by_card():
    assert drawn_by(dealt("kseri")) == ()
    dealing = [("move", card, "stock", "hand.0") for card in ("2C", "9H")]
    assert drawn([dealing], "hand.0") == ("2C", "9H")
    assert drawn([[*dealing, ("points", 0, [1], [{}])]], "hand.0") == ()


def test_of_equal_cards_the_last_one_is_the_new_one():
    look = dealt("pesten").look(Catalogue.load("en"), "two")
    cards = find(read(hand(look, ("9H", "9H", "KS"), Hands(), ("9H",))), "button")
    assert ["is-drawn" in one.get("class") for one in cards] == [False, True, False]
    assert "just drawn" in cards[1].get("aria-label")
