"""Double kseri: the marker and the window in which it may be taken (KS14, KS-A2 to KS-A7)."""

from games.kseri_table import kseri_points, notes, play, reasons_of, refusal, table
from sobremesa.games.kseri import GAME


def after_a_kseri(*, second="4C 9D 3C", **rules):
    state = table("4S 2D 5D", second, pile="4D", **rules)
    play(state, "0 4S")
    return state


def test_a_steal_is_a_choice():  # KS-A5
    state = after_a_kseri()
    assert {"4C", "4C steal"} <= set(GAME.legal_moves(state, 1))
    play(state, "1 4C")
    assert state.pile == ["4C"]
    assert kseri_points(state) == [10, 0]


def test_only_the_marker_s_rank_steals():
    assert refusal(after_a_kseri(), "9D steal") == "cannot_steal"


def test_the_switch_off_forbids_steals():
    assert refusal(after_a_kseri(double_kseri="off"), "4C steal") == "cannot_steal"


def test_the_first_kseri_may_keep_its_points():
    state = after_a_kseri(double_cancels_first=False)
    play(state, "1 4C steal")
    assert kseri_points(state) == [10, 20]


def test_stolen_cards_cannot_be_stolen_back():  # KS-A4
    state = table("4S 4H 5D", "4C 9D 3C", pile="4D")
    play(state, "0 4S", "1 4C steal")
    assert refusal(state, "4H steal") == "cannot_steal"


def test_a_steal_is_the_last_capture():
    state = table("4S 6H", "4C 6D", pile="4D")
    play(state, "0 4S", "1 4C steal", "0 6H")
    reasons = reasons_of(play(state, "1 6D"))
    assert [side["kseri"] for side in reasons] == [0, 30]


def test_a_lone_leftover_scores_after_a_steal():
    state = table("4S 6H", "4C", pile="4D")
    play(state, "0 4S", "1 4C steal")
    reasons = reasons_of(play(state, "0 6H"))
    assert [side["kseri"] for side in reasons] == [0, 20 + 10]


def test_the_window_is_open_across_a_refill():
    state = table("", "4S", pile="4D", stock="4C 9D 2S 3S 5H 6H 7H 8H", turn=1, dealer=1)
    assert "refill" in notes(play(state, "1 4S"))
    assert state.turn == 0
    play(state, "0 4C steal")
    assert kseri_points(state) == [20, 0]


def test_the_window_closes_with_the_deal():
    state = table("", "4S", pile="4D", turn=1)
    play(state, "1 4S")
    assert state.deal == 1
    assert state.stealable is None
    assert not [move for move in GAME.legal_moves(state, state.turn) if "steal" in move]


def test_only_the_very_next_player_may_steal():  # KS-A7
    state = table("4S 2D", "9D 3C", "4C 3H", pile="4D")
    play(state, "0 4S", "1 9D")
    assert refusal(state, "4C steal") == "cannot_steal"


def test_in_pairs_the_marker_belongs_to_the_pair():
    state = table("4S 2D", "4C 3C", "5H 5S", "6H 6S", pile="4D")
    play(state, "0 4S", "1 4C steal")
    assert kseri_points(state) == [0, 20]
    assert state.won == [["4D"], ["4S", "4C"]]


def test_a_jack_marker_is_stolen_without_wild_jacks():  # KS-A16
    state = table("JS 2D", "JC 3C", pile="JD", jack_wild=False)
    play(state, "0 JS", "1 JC steal")
    assert kseri_points(state) == [0, 20]


def test_a_stolen_jack_pays_no_bonus_for_jacks_alone():
    state = table("JS 2D", "JC 3C", pile="JD", jack_wild=False, jacks_only_bonus=10)
    play(state, "0 JS", "1 JC steal")
    assert state.jacks_only == [10, 0]


def test_the_newest_marker_is_the_one_taken():
    state = table("4S 7S 2D", "5C 7C 3C", pile="4D")
    play(state, "0 4S", "1 5C")
    state.pile = ["7D"]
    play(state, "0 7S", "1 7C steal")
    assert kseri_points(state) == [10, 20]
    assert sorted(state.won[1]) == ["7C", "7S"]


def test_under_never_the_last_card_of_a_deal_does_not_steal():
    state = table("4S", "4C", pile="4D", final_kseri="never")
    play(state, "0 4S")
    assert kseri_points(state) == [10, 0]
    assert refusal(state, "4C steal") == "cannot_steal"
    other = table("4S", "4C", pile="4D")
    play(other, "0 4S")
    assert "4C steal" in GAME.legal_moves(other, 1)


def test_the_exact_two_of_clubs_goes_with_its_card():
    state = table("2C 9D", "2H 8D", pile="2D", exact_two_of_clubs=4)
    play(state, "0 2C")
    assert state.exact_twos == [4, 0]
    play(state, "1 2H steal")
    assert state.exact_twos == [0, 4]


def test_the_exact_two_of_clubs_stays_where_it_is_not_stolen():
    state = table("2H 9D", "2S 8D", pile="2C", exact_two_of_clubs=4)
    play(state, "0 2H", "1 2S steal")
    assert state.exact_twos == [4, 0]
    assert state.won[0] == ["2C"]


def test_a_two_of_clubs_that_steals_earns_its_bonus():
    state = table("2H 9D", "2C 8D", pile="2D", exact_two_of_clubs=4)
    play(state, "0 2H", "1 2C steal")
    assert state.exact_twos == [0, 4]


def test_two_twos_of_clubs_pay_twice():
    state = table("2C 9D", "2C 8D", "3C 4C", "3D 4D", pile="2C", packs=2, exact_two_of_clubs=2)
    play(state, "0 2C")
    assert state.exact_twos == [4, 0]
    play(state, "1 2C steal")
    assert state.exact_twos == [2, 4]
