"""Each option of Kseri: two of its values lead to different outcomes."""

import pytest
from games.kseri_table import play, reasons_of, refusal, sums, table
from sobremesa.engine.match import Match
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules


@pytest.mark.parametrize(("worth", "points"), [(2, 5), (3, 6)])
def test_ten_of_diamonds(worth, points):
    assert sums(table("", "", won=["TD", ""], ten_of_diamonds=worth)) == [points, 0]


@pytest.mark.parametrize(("bonus", "paid"), [(0, 0), (2, 2), (10, 10)])
@pytest.mark.parametrize(("card", "top"), [("2C", "2H"), ("2H", "2C")])
def test_exact_two_of_clubs(bonus, paid, card, top):
    state = table(f"{card} 5D", "3C 4C", pile=f"9D {top}", exact_two_of_clubs=bonus)
    play(state, f"0 {card}")
    assert state.exact_twos == [paid, 0]


@pytest.mark.parametrize(
    ("card", "pile"),
    [("JC", "9D 2C"), ("JC", "2C"), ("9H", "2C 9D")],
    ids=["jack", "lone", "inside"],
)
def test_exact_two_of_clubs_is_not_paid_for_jacks_nor_within_the_pile(card, pile):
    state = table(f"{card} 5D", "3C 4C", pile=pile, exact_two_of_clubs=2)
    play(state, f"0 {card}")
    assert state.exact_twos == [0, 0]


def test_exact_two_of_clubs_is_not_paid_for_a_sweep():
    state = table("7S", "2C", pile="9D 7D", exact_two_of_clubs=2)
    play(state, "0 7S")
    assert reasons_of(play(state, "1 2C"))[0]["exact_two_of_clubs"] == 0


def test_forced_capture_leaves_nothing():  # KS-A8
    state = table("5D 2D", "3C 4C", pile="9H 5C", capture="forced")
    assert refusal(state, "5D leave") == "cannot_leave"
    assert GAME.legal_moves(state, 0) == ["5D", "2D"]


def test_a_jack_may_be_left_as_bait():  # KS15
    state = table("JD 2D", "3C 4C", pile="9H 5C")
    play(state, "0 JD leave")
    assert state.pile[-1] == "JD"


def test_nothing_can_be_left_where_nothing_captures():
    assert refusal(table("JD 2D", "3C 4C"), "JD leave") == "cannot_leave"


def test_a_card_that_is_not_in_hand():
    state = table("5D 2D", "3C 4C", pile="9H 5C")
    for move in ("3C", "5C", "5H leave", "5H steal"):
        assert refusal(state, move) == "not_in_hand"


@pytest.mark.parametrize(("wild", "taken"), [(True, 3), (False, 0)])
def test_jack_wild(wild, taken):
    state = table("JD 2D", "3C 4C", pile="9H 5C", jack_wild=wild)
    play(state, "0 JD")
    assert len(state.won[0]) == taken


@pytest.mark.parametrize(("target", "is_over"), [(51, True), (101, False), (151, False)])
def test_target(target, is_over):
    state = table("3C", "6D", pile="9D 8D", points=[[60, 50]], target=target)
    play(state, "0 3C", "1 6D")
    assert (state.turn is None) == is_over


@pytest.mark.parametrize("preset", KseriRules.presets())
def test_presets_are_told_as_they_are_read(preset):
    rules = KseriRules.read({"preset": preset})
    assert rules.tell() == {"preset": preset}
    assert Match.new(GAME, rules, "preset").turn == 1


def test_equal_cards_of_two_packs_are_one_move():
    state = table("7H 7H 2C", "3C", "4C", "5C", pile="7D", packs=2)
    assert GAME.legal_moves(state, 0) == ["7H", "2C", "7H leave"]
