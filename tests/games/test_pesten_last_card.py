"""The last-card window: announcing, claiming, and when it closes."""

import pytest
from games.pesten_table import legal, notes, play, refusal, sizes, table, told


def unannounced(**rules):
    """Three players; seat 0 has just played down to one card without a word."""
    state = table("4H 6C", "5H KC 3C", "QH QD 3D", **rules)
    play(state, "0 4H")
    return state


def test_the_window_is_open_to_all_seats():
    state = unannounced()
    assert legal(state, 0) == ["!"]
    assert legal(state, 1) == ["5H", "claim 0"]
    assert legal(state, 2) == ["claim 0"]


def test_the_owner_announces_after_the_play():
    state = unannounced()
    assert notes(play(state, "0 !")) == ["last_card"]
    assert (legal(state, 0), legal(state, 2), state.turn) == ([], [], 1)


def test_a_claim_makes_the_owner_draw_and_changes_no_turn():
    state = unannounced()
    events = play(state, "2 claim 0")
    assert told(events, "claim") == {"seat": 2, "victim": 0}
    assert (sizes(state), state.turn, state.window) == ([3, 3, 3], 1, None)
    assert refusal(state, "claim 0") == "nothing_to_claim"


def test_the_penalty_may_be_one_card():
    state = unannounced(last_card_penalty=1)
    play(state, "1 claim 0")
    assert sizes(state) == [2, 3, 3]


def test_a_claim_draws_what_there_is():
    state = unannounced(stock="KS", pile="9H")
    play(state, "1 claim 0")
    assert sizes(state)[0] == 3, "the nine under the four is drawn as well"
    state = table("4H 6C", "5H KC", pile="9H", stock="")
    play(state, "0 4H", "1 claim 0")
    assert sizes(state)[0] == 2


@pytest.mark.parametrize("act", ["5H", "draw"])
def test_the_next_seats_act_closes_the_window(act):
    state = unannounced(voluntary_draw=True)
    play(state, f"1 {act}")
    assert state.window is None
    assert legal(state, 0) == []


def test_another_seats_pass_closes_the_window():
    state = table("8H 6C 5C", "3C 4C", "KS KD", stock="4H", voluntary_draw=True)
    play(state, "0 8H", "2 draw")
    state.window = 0
    play(state, "2 pass")
    assert state.window is None


def test_announcing_with_the_play_opens_no_window():
    state = table("4H 6C", "5H KC 3C", "QH QD 3D")
    assert legal(state, 0) == ["4H", "4H!"]
    assert "last_card" in notes(play(state, "0 4H!"))
    assert (legal(state, 0), legal(state, 2)) == ([], [])


def test_the_call_comes_after_the_suit():
    state = table("JH 6C", "5H KC 3C")
    assert "JH=S!" in legal(state, 0)
    play(state, "0 JH=S!")
    assert state.window is None


def test_only_a_hand_of_two_has_calls():
    state = table("4H 6C 7C", "5H KC 3C")
    assert legal(state, 0) == ["4H"]
    assert refusal(state, "4H!") == "no_last_card_due"
    assert refusal(state, "!") == "no_last_card_due"
    assert refusal(state, "claim 1") == "nothing_to_claim"


def test_counters_and_drawn_cards_have_calls_too():
    state = table("2H 5C 6C", "2C 4C")
    play(state, "0 2H")
    assert legal(state, 1) == ["2C", "2C!", "draw"]
    drawn = table("KS", "3C 4C", stock="4H")
    play(drawn, "0 draw")
    assert legal(drawn, 0) == ["4H", "4H!", "pass"]


@pytest.mark.parametrize(("rule", "told_by_itself"), [("auto", True), ("off", False)])
def test_auto_and_off_know_no_window(rule, told_by_itself):
    state = table("4H 6C", "5H KC 3C", last_card=rule)
    assert legal(state, 0) == ["4H"]
    assert ("last_card" in notes(play(state, "0 4H"))) is told_by_itself
    assert legal(state, 0) == []
    assert legal(state, 1) == ["5H"]


def test_after_a_seven_the_window_stays_open_through_own_draws():
    state = table("7H 6C", "5H KC 3C", stock="KS QS 4S 5S")
    play(state, "0 7H")
    assert legal(state, 0) == ["!", "draw"]
    play(state, "0 draw")
    assert (state.turn, state.window) == (1, 0)
    play(state, "1 claim 0")
    assert sizes(state) == [4, 3]


def test_a_claim_leaves_the_drawn_card_alone():
    state = table("7H 6C", "5H KC 3C", stock="4H KS QS 5S")
    play(state, "0 7H", "0 draw", "1 claim 0")
    assert state.hand[0] == ["6C", "4H", "KS", "QS"]
    assert legal(state, 0) == ["4H", "pass"]
    play(state, "0 4H")
    assert state.turn == 1


def test_the_owners_own_pass_leaves_the_window_open():
    state = table("7H 6C", "5H KC 3C", stock="4H KS QS 5S")
    play(state, "0 7H", "0 draw", "0 pass")
    assert legal(state, 0) == ["!"]
    assert "claim 0" in legal(state, 1)


def test_a_later_play_that_leaves_one_card_opens_a_new_window():
    state = table("7H 6C", "5H KC 3C", stock="4H KS QS 5S")
    play(state, "0 7H", "0 !", "0 draw", "0 4H")
    assert state.window == 0
    silent = table("7H 6C", "5H KC 3C", stock="4H KS QS 5S")
    play(silent, "0 7H", "0 draw", "0 4H!")
    assert silent.window is None


def test_emptying_the_hand_closes_the_window():
    state = table("7H 8H", "5H KC 3C", "3D 4D", stock="KS QS 4S")
    play(state, "0 7H", "0 8H")
    assert (state.window, sizes(state)[0], state.turn) == (None, 1, 2)


def test_no_announcement_is_due_after_drawing_down_to_one():
    state = table("8H", "5H KC 3C", stock="KS QS")
    play(state, "0 8H")
    assert sizes(state)[0] == 1
    assert legal(state, 0) == ["draw"]
    assert legal(state, 1) == []


def test_the_king_draw_leaves_the_window_open():
    state = table("KH 6C", "3C 4C", king="draw1")
    play(state, "0 KH")
    assert sizes(state) == [1, 3]
    assert "claim 0" in legal(state, 1)


def test_claims_are_for_seats_of_the_hand():
    state = table("4H 6C", "5H KC", "", active=(0, 1), series="limit", points=[[0, 0, 101]])
    play(state, "0 4H")
    assert legal(state, 2) == []


def test_one_cannot_claim_oneself():
    state = table("7H 6C", "5H KC 3C")
    play(state, "0 7H")
    assert refusal(state, "claim 0") == "nothing_to_claim"
