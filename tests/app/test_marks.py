"""What the others did stays marked until my own move (AT-V3)."""

import random

import pytest
from sobremesa.app.session import Session
from sobremesa.app.table.marks import marks
from sobremesa.engine.match import Match
from sobremesa.games import all_games


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
