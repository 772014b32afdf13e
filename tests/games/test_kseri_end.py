"""The end of a Kseri deal and of a match (KS17 to KS20)."""

import pytest
from games.kseri_table import kseri_points, notes, play, reasons_of, table
from sobremesa.games.kseri import GAME


def test_a_lone_leftover_scores_when_the_last_capture_was_a_kseri():
    state = table("7S", "6D", pile="7D")
    play(state, "0 7S")
    assert reasons_of(play(state, "1 6D"))[0]["kseri"] == 20


def test_a_lone_jack_left_over_scores():
    state = table("7S", "JD", pile="9D 7D")
    play(state, "0 7S")
    assert reasons_of(play(state, "1 JD"))[0]["kseri"] == 10


def test_nothing_is_scored_for_two_leftovers():
    state = table("7S 5H", "6D", pile="9D 7D")
    play(state, "0 7S", "1 6D")
    reasons = reasons_of(play(state, "0 5H"))
    assert reasons[0]["kseri"] == 0


def test_after_a_wild_jack_a_lone_leftover_scores_nothing():
    state = table("JS", "JD", pile="JC", jacks_only_bonus=10)
    play(state, "0 JS")
    reasons = reasons_of(play(state, "1 JD"))
    assert reasons[0] == {
        "kseri": 0,
        "ten_of_diamonds": 0,
        "two_of_clubs": 0,
        "exact_two_of_clubs": 0,
        "aces": 0,
        "jacks": 3,
        "jacks_only": 10,
        "last_capture": 0,
        "majority": 3,
    }


def test_after_a_plain_jack_a_lone_leftover_scores():
    state = table("JS", "6D", pile="9D JC", jack_wild=False)
    play(state, "0 JS")
    assert reasons_of(play(state, "1 6D"))[0]["kseri"] == 10


@pytest.mark.parametrize(("final_kseri", "points"), [("capture", 10), ("never", 0)])
def test_a_kseri_with_the_last_card(final_kseri, points):
    state = table("7S", "", pile="7D", final_kseri=final_kseri)
    assert reasons_of(play(state, "0 7S"))[0]["kseri"] == points


def test_never_bars_the_last_card_only():
    state = table("7S", "6D", pile="7D", final_kseri="never")
    play(state, "0 7S")
    assert kseri_points(state) == [10, 0]
    filled = table("7S", "", pile="7D", stock="2C 3C 4C 5C 6C 8C 9C TC", final_kseri="never")
    play(filled, "0 7S")
    assert kseri_points(filled) == [10, 0]


def test_jacks_alone_pay_for_the_last_card_even_under_never():
    state = table("JS", "", pile="JD", final_kseri="never", jacks_only_bonus=20)
    reasons = reasons_of(play(state, "0 JS"))
    assert (reasons[0]["jacks_only"], reasons[0]["kseri"]) == (20, 0)


def test_jacks_alone_pay_on_top_of_the_kseri_without_wild_jacks():
    state = table("JS 2D", "3C 4C", pile="JD", jack_wild=False, jacks_only_bonus=10)
    play(state, "0 JS")
    assert kseri_points(state) == [10, 0]
    assert state.jacks_only == [10, 0]


def test_several_jacks_alone_pay_once():  # KS-A13
    state = table("JS 2D", "3C 4C", pile="JD JC", jacks_only_bonus=10)
    play(state, "0 JS")
    assert state.jacks_only == [10, 0]


def test_jacks_alone_never_pay_for_a_sweep_nor_for_a_mixed_pile():
    swept = table("7S", "JD", pile="9D 7D", jacks_only_bonus=10)
    play(swept, "0 7S")
    assert reasons_of(play(swept, "1 JD"))[0]["jacks_only"] == 0
    mixed = table("JS 2D", "3C 4C", pile="JD 7C JC", jacks_only_bonus=10)
    play(mixed, "0 JS")
    assert mixed.jacks_only == [0, 0]


def test_the_last_capture_bonus_goes_to_whoever_captured_last():
    state = table("7S", "6D", pile="9D 7D", last_capture_bonus=10)
    play(state, "0 7S")
    reasons = reasons_of(play(state, "1 6D"))
    assert [side["last_capture"] for side in reasons] == [10, 0]


def test_the_majority_is_counted_after_the_sweep():
    state = table("3C", "6D", pile="9D 8D", won=["AH AS", "KH KS KD"], last_capture=0)
    play(state, "0 3C")
    reasons = reasons_of(play(state, "1 6D"))
    assert [side["majority"] for side in reasons] == [3, 0]


def test_if_nobody_captured_nothing_goes_to_anybody():  # KS-A27
    state = table("3C", "6D", pile="9D 8D", last_capture_bonus=10)
    play(state, "0 3C")
    events = play(state, "1 6D")
    assert [sum(side.values()) for side in reasons_of(events)] == [0, 0]
    assert "sweep" not in notes(events)
    assert state.points == [[0, 0]]


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ([101, 101], None),
        ([120, 120], None),
        ([101, 90], [0]),
        ([100, 90], None),
        ([110, 104], [0]),
    ],
    ids=["equal", "equal above", "reached", "below", "both above"],
)
def test_the_match_ends_with_one_leader_at_the_target(before, winners):
    state = table("3C", "6D", pile="9D 8D", points=[before])
    play(state, "0 3C", "1 6D")
    if winners is None:
        assert state.turn is not None
        assert state.deal == 2
    else:
        assert state.turn is None
        assert state.deal == 1
        assert GAME.winners(state) == winners


def test_a_tie_below_the_leader_plays_no_part():
    state = table("3C", "6D", "5H", pile="9D 8D", points=[[102, 101, 101]])
    play(state, "0 3C", "1 6D", "2 5H")
    assert GAME.winners(state) == [0]


def test_pairs_share_points_and_victory():
    state = table("7S", "6D", "5H", "4C", pile="7D", points=[[95, 20, 95, 20]])
    play(state, "0 7S", "1 6D", "2 5H", "3 4C")
    assert state.turn is None
    assert state.points[-1] == [13, 0, 13, 0]
    assert GAME.winners(state) == [0, 2]


def test_the_deal_passes_clockwise_in_tie_breaks_too():
    state = table("3C", "6D", pile="9D 8D", points=[[120, 120]], dealer=1)
    play(state, "0 3C", "1 6D")
    assert (state.dealer, state.turn) == (0, 1)
