"""Drawing, penalties and stacking, as the fine print of the records has it."""

import random

import pytest
from games.pesten_table import legal, notes, play, refusal, sizes, table, told
from sobremesa.engine.sight import view
from sobremesa.games.pesten import GAME


def test_must_play_if_able():
    state = table("4H 5C", "3C 4C")
    assert legal(state, 0) == ["4H", "4H!"]
    assert refusal(state, "draw") == "must_play_if_able"


def test_voluntary_draw_stands_beside_plays_while_there_is_a_card():
    rules = {"voluntary_draw": True}
    state = table("4H 5C 6C", "3C 4C", stock="KH", **rules)
    assert legal(state, 0) == ["4H", "draw"]
    play(state, "0 draw")
    assert legal(state, 0) == ["KH", "pass"]
    empty = table("4H 5C 6C", "3C 4C", stock="", **rules)
    assert legal(empty, 0) == ["4H"]
    assert refusal(empty, "draw") == "nothing_to_draw"
    discards = table("4H 5C 6C", "3C 4C", stock="", pile="3S 9H", **rules)
    assert legal(discards, 0) == ["4H", "draw"]


def test_after_a_voluntary_draw_other_cards_do_not_count():
    state = table("4H 5C 6C", "3C 4C", stock="KS", voluntary_draw=True)
    play(state, "0 draw")
    assert state.turn == 1


def test_the_drawn_card_is_decided_on_at_once():
    state = table("KS QC", "3C 4C", stock="4H")
    play(state, "0 draw")
    assert refusal(state, "draw") == "must_decide_on_drawn_card"
    assert refusal(state, "KS") == "must_decide_on_drawn_card"
    assert refusal(state, "3C") == "not_in_hand"


def test_pass_is_for_drawn_cards_only():
    assert refusal(table("4H 5C", "3C 4C"), "pass") == "nothing_to_pass"


def test_a_draw_with_nothing_to_draw_ends_the_turn():
    state = table("KS QC", "3C 4H", stock="")
    assert legal(state, 0) == ["draw"]
    play(state, "0 draw")
    assert state.turn == 1
    assert state.idle == {0}


def test_the_hand_is_blocked_when_every_seat_has_ended_a_turn_with_nothing():
    state = table("KS QC", "3C 4C", "KD QD", stock="")
    play(state, "0 draw", "1 draw")
    events = play(state, "2 draw")
    assert "hand_blocked" in notes(events)
    assert state.points == [[20, 7, 20]]
    assert state.turn is None
    assert GAME.winners(state) == []


def test_a_play_begins_the_count_of_idle_turns_again():
    state = table("KS QC", "3C KH 5S", "KD QD 3D", stock="")
    play(state, "0 draw", "1 KH")
    assert state.idle == set()
    play(state, "2 KD", "0 KS", "1 5S!")
    assert state.turn == 2


def test_the_2000th_turn_ends_the_hand():
    state = table("KS QC", "3C 4H 5C")
    state.turns = 1998
    play(state, "0 draw")
    assert state.turn == 1
    assert "hand_blocked" in notes(play(state, "1 4H"))


def test_a_penalty_is_taken_by_an_explicit_draw():
    state = table("2H 5C 6C", "3C 4C")
    play(state, "0 2H")
    assert (state.pending, legal(state, 1), sizes(state)) == (2, ["draw"], [2, 2])
    assert notes(play(state, "1 draw")) == ["penalty"]
    assert (state.pending, state.turn, sizes(state)) == (0, 0, [2, 4])


def test_a_penalty_may_be_taken_instead_of_countered():
    state = table("2H 5C 6C", "2C 4C 5S")
    play(state, "0 2H")
    assert legal(state, 1) == ["2C", "draw"]


def test_twos_add_up():
    state = table("2H 5C 6C", "2C 4C 5S", "3S 4S")
    play(state, "0 2H", "1 2C", "2 draw")
    assert sizes(state) == [2, 2, 6]
    assert state.turn == 0


def test_without_stacking_nothing_counters():
    state = table("2H 5C 6C", "2C 4C *", stack="none")
    play(state, "0 2H")
    assert legal(state, 1) == ["draw"]


@pytest.mark.parametrize(
    ("rules", "total"),
    [
        ({}, 20),
        ({"joker_stack": "add"}, 15),
        ({"joker_draw": 3}, 12),
        ({"joker_draw": 3, "joker_stack": "add"}, 9),
        ({"preset": "cumulative"}, 15),
        ({"preset": "cumulative", "joker_stack": "double"}, 20),
    ],
)
def test_a_joker_on_a_joker_on_a_joker(rules, total):
    state = table("* 5C 6C", "* 5D 6D", "* 5S 6S", "3C 4C", **rules)
    play(state, "0 *", "1 *", "2 *")
    assert state.pending == total


def test_mixed_and_double_doubles_the_whole_total_only_on_a_joker():
    state = table("2H 5C 6C", "* 5D 6D", "* 5S 6S", "2S 4C 5C", "8C 8D", stack="mixed")
    play(state, "0 2H", "1 *")
    assert state.pending == 7
    play(state, "2 *")
    assert state.pending == 14
    play(state, "3 2S")
    assert state.pending == 16


def test_after_a_paid_joker_the_next_one_begins_at_five():
    state = table("* 5C 6C 7C", "* 5D 6D 7D")
    play(state, "0 *", "1 draw", "0 5C", "1 *")
    assert state.pending == 5


def test_a_penalty_keeps_the_turn():
    state = table("2H 5C 6C", "3C KH", penalty_keeps_turn=True, stock="4S 5S QH")
    play(state, "0 2H", "1 draw")
    assert legal(state, 1) == ["KH"]
    none = table("2H 5C 6C", "3C 4C", penalty_keeps_turn=True, stock="4S 5S QH")
    play(none, "0 2H", "1 draw")
    assert legal(none, 1) == ["draw"]
    play(none, "1 draw")
    assert legal(none, 1) == ["QH", "pass"]


def test_a_reshuffle_in_the_middle_of_a_penalty():
    state = table("2H 5C 6C", "2C 4C 5S", "3S 4S", pile="8D 8C TS 9H", stock="QD")
    events = play(state, "0 2H", "1 2C", "2 draw")
    assert sizes(state)[2] == 6
    assert state.pile == ["2C"]
    assert told(events, "reshuffle") == {"cards": 5}
    assert len(state.stock) == 2
    assert sorted(state.hand[2][3:] + state.stock) == ["2H", "8C", "8D", "9H", "TS"]


def test_named_suit_and_penalty_survive_a_reshuffle():
    state = table("JH 5C 6C", "3D 4D", "3H 4S", pile="TD 9H", stock="", called="")
    play(state, "0 JH=S")
    play(state, "1 draw")
    assert state.pile == ["JH"]
    assert state.called == "S"


def test_a_short_stock_pays_what_there_is():
    state = table("* 5C 6C", "3C 4C", stock="4S 5S", pile="9H")
    events = play(state, "0 *", "1 draw")
    assert told(events, "penalty") == {"seat": 1, "cards": 3}
    assert (state.pending, state.turn, sizes(state)) == (0, 0, [2, 5])


def test_others_do_not_see_the_drawn_card():
    state = table("KS QC", "3C 4C", stock="4H 5D")
    play(state, "0 draw")
    seen = view(state, 1)
    assert seen.hand[0] == ["??", "??", "??"]
    assert seen.drawn == 2
    assert legal(view(state, 0), 0) == ["4H", "pass"]


def test_an_imagined_drawn_card_fits_and_the_others_do_not(monkeypatch):
    state = table("KS QC", "3C 4C", stock=" ".join(("4H 2H 3H 5H 8H", "5D 6D 7D 8D TD")))
    pack = [*state.hand[0], *state.hand[1], *state.stock, *state.pile]
    monkeypatch.setattr(type(GAME), "pack", lambda self, state: sorted(pack))
    play(state, "0 draw")
    drawn = set()
    for seed in range(60):
        world = GAME.determinize(view(state, 1), 1, random.Random(seed))
        assert world.hand[0][2][1] == "H"
        assert all(card[1] != "H" for card in world.hand[0][:2])
        drawn.add(world.hand[0][2])
    assert drawn == {"2H", "3H", "4H", "5H", "8H"}
