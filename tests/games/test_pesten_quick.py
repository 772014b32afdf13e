"""The quick game: its rules Q1 to Q5 and Q9 to Q11, and its options."""

import random

import pytest
from games.pesten_table import fresh, legal, notes, play, quick, refusal, sizes
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.state import Due


def test_q1_listed_moves_carry_their_earliest_time_and_later_ones_are_as_good():
    state = quick("4H 5C 6C", "3C QH 4C", now=1000)
    assert legal(state, 0) == ["4H @1000"]
    assert legal(state, 1) == ["QH @1000"]
    assert GAME.is_legal(state, 0, "4H @77777")
    assert refusal(state, "4H @999", 0) == "clock_runs_on"
    assert refusal(state, "4H", 0) == "needs_a_time"
    play(state, "1 QH @1500")
    assert state.clock.now == 1500


def test_q1_any_seat_may_play_at_any_time():
    state = quick("4H 5C 6C", "3C QH 4C", "TH 3D 4D")
    play(state, "2 TH @10", "1 QH @20", "0 4H @30")
    assert state.pile == ["9H", "TH", "QH", "4H"]


def test_q2_the_lower_seat_comes_first_within_a_millisecond():
    state = quick("4H 5C 6C", "3C QH 4C", "TH 3D 4D")
    play(state, "1 QH @500")
    assert legal(state, 0) == ["4H @501"]
    assert legal(state, 2) == ["TH @500"]
    assert refusal(state, "4H @500", 0) == "lower_seat_was_first"
    play(state, "2 TH @500", "0 4H @501")


def test_q3_cards_fit_as_ever():
    state = quick("4H 5C 6C", "3C QH 4C")
    assert refusal(state, "5C @0", 0) == "does_not_match"
    assert refusal(state, "KS @0", 0) == "not_in_hand"
    state.called = "S"
    assert refusal(state, "4H @0", 0) == "must_follow_named_suit"


def test_q4_a_play_locks_its_seat():
    state = quick("4H 5H 6C 7C", "3C QH 4C")
    play(state, "0 4H @100")
    assert legal(state, 0) == ["5H @700"]
    assert refusal(state, "5H @699", 0) == "locked"
    play(state, "0 5H @700")


def test_q4_a_seven_does_not_lock():
    state = quick("7H 5H 6C 7C", "3C QH 4C")
    play(state, "0 7H @100", "0 5H @100")


def test_q4_a_locked_seat_may_call_and_claim():
    state = quick("4H 5H", "3C QH 4C")
    play(state, "0 4H @100")
    assert legal(state, 0) == ["! @100", "5H @700"]
    play(state, "0 ! @100")


def test_q5_who_cannot_play_draws_every_two_seconds():
    state = quick("QS 5C 6C", "3C QH 4C", stock="KS KD KC 8H")
    play(state, "0 draw @100")
    assert legal(state, 0) == ["draw @2100"]
    assert refusal(state, "draw @2099", 0) == "draw_too_soon"
    play(state, "0 draw @2100")
    assert sizes(state) == [5, 3]


def test_q5_a_drawn_card_is_a_card_like_any_other():
    state = quick("QS 5C 6C", "3C QH 4C", stock="8H KD")
    play(state, "0 draw @100")
    assert legal(state, 0) == ["8H @100"]
    play(state, "1 QH @200")
    assert legal(state, 0) == ["8H @201", "QS @201"]
    assert refusal(state, "pass @300", 0) == "no_passing"


def test_q5_drawing_by_choice():
    assert refusal(quick("4H 5C 6C", "3C QH"), "draw @0", 0) == "must_play_if_able"
    state = quick("4H 5C 6C", "3C QH", voluntary_draw=True)
    assert legal(state, 0) == ["4H @0", "draw @0"]
    empty = quick("QS 5C 6C", "3C QH", stock="")
    assert refusal(empty, "draw @0", 0) == "nothing_to_draw"


def test_q9_an_eight_locks_the_neighbour():
    state = quick("8H 5C 6C", "3C QH 4C", "TH 8D 4D")
    play(state, "0 8H @100")
    assert legal(state, 1) == ["QH @3100"]
    play(state, "2 8D @200")
    assert state.clock.free_at == [3700, 3100, 800]


def test_q9_locks_add_up_and_a_four_counts_twice():
    state = quick("8H 5C 6C", "3C QH 4C", "4H 8D 4D", four_skips_two=True)
    state.clock.free_at[1] = 500
    play(state, "0 8H @100")
    assert state.clock.free_at[1] == 3500
    play(state, "2 4H @200")
    assert state.clock.free_at[0] == 6700


def test_q9_aces_kings_and_fives():
    state = quick("AH 5C 6C", "3C QH 4C", "KH 8D 4D", "5H 3S 4S", preset="hard")
    play(state, "0 AH @100")
    assert (state.direction, state.clock.free_at[0]) == (-1, 700)
    play(state, "2 KH @200")
    assert (state.direction, state.clock.free_at[3]) == (1, 3200)
    play(state, "3 5H @3200")
    assert sizes(state) == [3, 4, 3, 2]
    lite = quick("KH 5C 6C", "3C QH 4C", king="draw1")
    play(lite, "0 KH @100")
    assert sizes(lite) == [2, 4]


def test_q9_a_jack_names_its_suit_as_it_is_played():
    state = quick("JH 5C 6C", "3C QH 4S")
    assert refusal(state, "JH @0", 0) == "name_a_suit"
    play(state, "0 JH=S @0")
    assert legal(state, 1) == ["4S @0"]


def test_q10_the_window_stays_open_for_three_seconds():
    state = quick("4H 5S", "3C QH 4C 5C", "TH 8H 4D 5D")
    play(state, "0 4H @100", "1 QH @200", "2 TH @300")
    for seat, act in ((0, "!"), (1, "claim 0"), (2, "claim 0")):
        assert GAME.is_legal(state, seat, f"{act} @3100")
    assert refusal(state, "! @3101", 0) == "no_last_card_due"
    assert refusal(state, "claim 0 @3101", 1) == "nothing_to_claim"
    assert refusal(state, "claim 0 @3000", 0) == "nothing_to_claim"
    play(state, "2 claim 0 @400")
    assert sizes(state)[0] == 3
    assert refusal(state, "! @500", 0) == "no_last_card_due"


def test_q10_several_windows_may_be_open():
    state = quick("4H 5S", "3C QH", "TH 8H 4D 5D")
    play(state, "0 4H @100", "1 QH @200")
    assert {"claim 0 @200", "claim 1 @200"} <= set(legal(state, 2))
    play(state, "0 ! @300")
    assert "claim 0" not in " ".join(legal(state, 2))


def test_q10_an_announced_play_opens_no_window():
    state = quick("4H 5S", "3C QH 5C")
    assert "4H! @0" in legal(state, 0)
    play(state, "0 4H! @0")
    assert legal(state, 1) == ["QH @0"]


def test_q10_emptying_the_hand_ends_it():
    state = quick("7H 8H", "3C QH 4C", "TH 8D 4D")
    play(state, "0 7H @100", "0 8H @100")
    assert sizes(state)[0] == 1
    assert state.clock.call_until[0] == -1


def test_q11_a_dead_hand_is_blocked():
    state = quick("QS", "3D", "3S", pile="9C", stock="KD")
    state.clock.dues = [Due(50, 1, 2, False)]
    assert "hand_blocked" not in notes(play(state, "2 draw @20")), "there is a debt to pay"
    events = play(state, "1 draw @30")
    assert "hand_blocked" in notes(events)
    assert (state.turn, GAME.winners(state)) == (None, [])


def test_q11_the_2000th_act_ends_the_hand():
    state = quick("4H 5C 6C", "3C QH 4C")
    state.turns = 1999
    assert "hand_blocked" in notes(play(state, "0 4H @100"))


def test_the_last_card_may_win_or_draw():
    win = quick("4H", "3C 4C")
    play(win, "0 4H @5")
    assert (GAME.winners(win), win.points) == ([0], [[0, 7]])
    action = quick("8H", "3C 4C", stock="KS")
    assert "action_finish" in notes(play(action, "0 8H @5"))
    assert action.hand[0] == ["KS"]
    forbidden = quick("8H", "3C 4C", finish_action="forbidden")
    assert refusal(forbidden, "8H @0", 0) == "cannot_end_on_action_card"
    assert legal(forbidden, 0) == ["draw @0"]
    allowed = quick("8H", "3C 4C", finish_action="allowed")
    play(allowed, "0 8H @5")
    assert GAME.winners(allowed) == [0]
    none = quick("5H", "3C", "3D", "3S", stock="KS KC", five_all_draw=True)
    play(none, "0 5H @5")
    assert GAME.winners(none) == [0]


def test_the_clock_runs_on_from_hand_to_hand():
    state = quick("4H", "3C 4C", series="limit")
    play(state, "0 4H @5000")
    assert state.deal == 1
    assert refusal(state, "draw @4999", 0) == "clock_runs_on"
    assert all(move.endswith("@5000") for seat in (0, 1) for move in legal(state, seat))


def test_a_seat_out_of_the_hand_has_nothing_to_say():
    match = fresh(preset="quick", players=3, series="limit")
    state = match.state()
    state.active = (0, 1)
    assert not GAME.may_act(state, 2)
    assert not GAME.is_legal(state, 2, "draw @99")


def test_a_refused_move_of_a_quick_match_tells_its_own_reason():
    match = fresh(preset="quick")
    assert match.why_not(3, "pass @10") == "no_passing"
    assert match.why_not(0, "7H") == "needs_a_time"


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_later_times_replay_exactly(players):
    rng = random.Random(players)
    match = fresh(preset="quick", players=players, last_card="on")
    while not match.is_over:
        seat, move = rng.choice(
            [(seat, move) for seat in range(players) for move in match.legal_moves(seat)]
        )
        act, _, at = move.partition(" @")
        late = f"{act} @{int(at) + rng.choice((0, 1, 700, 2500))}"
        match.play(seat, late if match.why_not(seat, late) is None else move)
    replayed = type(match).replay(match.take_back(len(match.moves)).record)
    assert replayed.history == match.history
    times = [int(text.rpartition("@")[2]) for text in match.moves]
    assert times == sorted(times)


def test_the_seat_on_turn_can_always_act():
    for number in range(20):
        match = fresh(f"{number}", preset="quick", players=2 + number % 7)
        rng = random.Random(number)
        while not match.is_over:
            match.play(match.turn, rng.choice(match.legal_moves(match.turn)))
