"""The quick game: who has to take cards, and how that is answered or paid (Q6 to Q8)."""

import pytest
from games.pesten_table import legal, notes, play, quick, refusal, sizes, told
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.state import Due


def test_q6_the_neighbour_owes_and_pays_by_itself():
    state = quick("2H 5C 6C", "3C QH 4C", "TH 8H 4D")
    events = play(state, "0 2H @100")
    assert told(events, "threat") == {"seat": 0, "victim": 1, "cards": 2}
    assert state.clock.dues == [Due(2100, 1, 2, False)]
    assert legal(state, 1) == ["draw @100"]
    assert refusal(state, "QH @100", 1) == "penalty_pending"
    play(state, "2 TH @900", "2 8H @2100")
    assert sizes(state) == [2, 3, 1]
    assert notes(play(state, "2 ! @2101")) == ["penalty", "last_card"]
    assert sizes(state) == [2, 5, 1]
    assert state.clock.dues == []


def test_q6_what_comes_after_a_payment_is_not_listed_before_it():
    state = quick("2H 5H 6C", "3C 4C", "TS QS 4D")
    play(state, "0 2H @100")
    assert legal(state, 2) == ["draw @100"]
    play(state, "2 draw @101")
    assert state.clock.draw_at[2] == 2101
    assert legal(state, 2) == []
    assert GAME.is_legal(state, 2, "draw @2101")
    state.clock.free_at[0] = 2101
    assert legal(state, 0) == []
    assert GAME.is_legal(state, 0, "5H @2101")


def test_q6_the_victim_may_pay_early_even_if_locked():
    state = quick("2H 5C 6C", "3C QH 4C")
    state.clock.free_at[1] = 9000
    play(state, "0 2H @100", "1 draw @100")
    assert sizes(state) == [2, 5]


def test_q6_a_counter_fits_on_whatever_lies_on_top():
    state = quick("2H 5C 6C", "2S QH 4C", "TH 8H 4D")
    play(state, "0 2H @100", "2 TH @200")
    assert legal(state, 1) == ["2S @201", "draw @200"]
    play(state, "1 2S @300")
    assert state.clock.dues == [Due(2300, 2, 4, False)]


def test_q6_jokers_double_and_debts_are_kept_apart():
    state = quick("* 2D 5C 6C", "* 2S 4C 4D", "TH 8H 4D")
    play(state, "0 * @100", "0 2D @700")
    assert state.clock.dues == [Due(2100, 1, 5, True), Due(2700, 1, 2, False)]
    play(state, "1 * @800")
    assert state.clock.dues == [Due(2700, 1, 2, False), Due(2800, 2, 10, True)]


@pytest.mark.parametrize(("stack", "counters"), [("none", []), ("mixed", ["* @100", "2S @100"])])
def test_q6_the_stacking_rule_holds(stack, counters):
    state = quick("2H 5C 6C", "* 2S 4C 4D", stack=stack)
    play(state, "0 2H @100")
    assert legal(state, 1) == [*counters, "draw @100"]


def test_q7_a_counter_in_the_last_millisecond_counts():
    late = quick("2H 5C 6C", "2S QH 4C")
    play(late, "0 2H @100")
    world = late.clone()
    play(world, "1 2S @2100")
    assert world.clock.dues == [Due(4100, 0, 4, False)]
    assert refusal(late, "2S @2101", 1) == "locked"
    assert refusal(late, "draw @2101", 1) == "locked"
    play(late, "1 2S @2700")
    assert sizes(late) == [2, 4]
    assert late.clock.dues == [Due(4700, 0, 2, False)]


@pytest.mark.parametrize(("keeps", "free"), [(False, 1100), (True, 0)])
def test_q8_paying_costs_the_turn(keeps, free):
    state = quick("2H 5C 6C", "3C QH 4C", penalty_keeps_turn=keeps)
    play(state, "0 2H @100", "1 draw @500")
    assert state.clock.free_at[1] == free
