"""Action cards, as the fine print of the records has them."""

import pytest
from games.pesten_table import legal, notes, play, refusal, sizes, table
from sobremesa.games.pesten import GAME


def test_an_ace_turns_the_direction_and_the_previous_player_acts():
    state = table("AH 5C 6C", "3C 4C", "3D 4D")
    assert "reverse" in notes(play(state, "0 AH"))
    assert (state.turn, state.direction) == (2, -1)


def test_between_two_an_ace_lets_the_same_seat_go_on():
    state = table("AH 5H 6C", "3C 4C")
    state.skips[1] = 1
    play(state, "0 AH")
    assert (state.turn, state.direction, state.skips) == (0, -1, [0, 1])


def test_two_players_are_two_seats_dealt_in():
    state = table("AH 5C 6C", "", "3D 4D", active=(0, 2), series="limit", points=[[0, 101, 0]])
    play(state, "0 AH")
    assert state.turn == 0


def test_an_eight_does_not_counter_an_eight():
    state = table("8H 5C 6C", "8C 4C", "3D 4D")
    play(state, "0 8H")
    assert state.turn == 2


def test_a_penalty_waits_for_the_seat_that_acts_after_skips():
    state = table("2H 5C 6C", "3C 4C", "3D 4D")
    state.skips[1] = 1
    play(state, "0 2H")
    assert (state.turn, state.pending) == (2, 2)


def test_a_penalty_may_fall_on_the_seat_that_caused_it():
    state = table("2H 5C 6C", "3C 4C")
    state.skips[1] = 2
    play(state, "0 2H")
    assert (state.turn, state.skips, legal(state, 0)) == (0, [0, 1], ["draw"])


def test_four_takes_two_turns_of_the_same_player():
    state = table("4H 5H 6H 9C", "3C 4C", "3H 4D", four_skips_two=True)
    play(state, "0 4H")
    assert (state.turn, state.skips) == (2, [0, 1, 0])
    play(state, "2 3H", "0 5H")
    assert (state.turn, state.skips) == (2, [0, 0, 0])
    plain = table("4H 5H 6H 9C", "3C 4C", "3H 4D")
    play(plain, "0 4H")
    assert plain.turn == 1


def test_skip_counters_add_up():
    state = table("4H 5C 6C", "3C 4C", "8H 4D", "3S 4S", preset="hard")
    state.skips[3] = 1
    play(state, "0 4H", "2 8H")
    assert state.skips == [0, 1, 0, 1]
    assert state.turn == 0


def test_king_reverses_first_and_skips_in_the_new_direction():
    state = table("KH 5C 6C", "3C 4C", "3D 4D", "3S 4S", king="reverse_skip")
    play(state, "0 KH")
    assert (state.turn, state.direction) == (2, -1)
    two = table("KH 5C 6C", "3C 4C", king="reverse_skip")
    play(two, "0 KH")
    assert two.turn == 0


def test_a_plain_king_does_nothing():
    state = table("KH 5C 6C", "3C 4C", "3D 4D")
    assert notes(play(state, "0 KH")) == []
    assert (state.turn, sizes(state)) == (1, [2, 2, 2])


def test_the_king_draw_falls_on_the_seat_that_acts_next():
    state = table("KH 5C 6C", "3C 4C", "3D 4H", king="draw1")
    state.skips[1] = 1
    play(state, "0 KH")
    assert (state.turn, sizes(state)) == (2, [2, 2, 3])
    own = table("KH 5H 6C", "3C 4C", king="draw1")
    own.skips[1] = 1
    play(own, "0 KH")
    assert (own.turn, sizes(own)) == (0, [3, 2])


def test_a_five_goes_clockwise_from_the_left_whatever_the_direction():
    state = table("5H 6C 7C", "3C", "3D", "3S", stock="KC KD", five_all_draw=True)
    state.direction = -1
    play(state, "0 5H")
    assert state.hand[1:3] == [["3C", "KC"], ["3D", "KD"]]
    assert sizes(state)[3] == 2
    assert state.turn == 3


def test_a_named_suit_lasts_through_draws_until_a_card_is_put_on_it():
    state = table("JH 5C 6C", "3D 4D", "3S 4C", stock="5H 6H")
    play(state, "0 JH=S", "1 draw")
    assert (state.called, state.turn) == ("S", 2)
    play(state, "2 3S")
    assert state.called == ""


def test_the_printed_suit_of_a_jack_does_not_count():
    state = table("JH 5C 6C", "3H 4D", "3S 4C")
    play(state, "0 JH=C")
    assert refusal(state, "3H") == "must_follow_named_suit"


def test_the_current_suit_may_be_named():
    state = table("JH 5C 6C", "3H 4D", "3S 4C")
    play(state, "0 JH=H")
    assert legal(state, 1) == ["3H", "3H!"]


def test_any_card_may_follow_a_joker():
    state = table("* 5C 6C", "3C 4C", "3H 4D")
    play(state, "0 *", "1 draw")
    assert legal(state, 2) == ["3H", "3H!", "4D", "4D!"]
    assert refusal(table("* 5C", "3C"), "*=S") == "joker_names_no_suit"


def test_a_joker_may_name_a_suit():
    state = table("* 5C 6C", "3C 4C", "3H 4D *", after_joker="name")
    assert refusal(state, "*") == "name_a_suit"
    play(state, "0 *=D", "1 draw")
    assert legal(state, 2) == ["*=C", "*=D", "*=H", "*=S", "4D"]


def test_counters_ignore_the_named_suit():
    state = table("* 5C 6C", "2C 4C *", "3H 4D *", after_joker="name", stack="mixed")
    play(state, "0 *=D")
    assert legal(state, 1) == ["*=C", "*=D", "*=H", "*=S", "2C", "draw"]
    play(state, "1 2C")
    assert state.called == ""


@pytest.mark.parametrize(("seven", "moves"), [("turn", ["5S"]), ("optional", ["5S", "pass"])])
def test_the_extra_turn_of_a_seven(seven, moves):
    state = table("7S 5S 6C KC", "3C 4C", pile="3S", seven=seven)
    play(state, "0 7S")
    assert legal(state, 0) == moves
    assert refusal(state, "draw") == "must_play_if_able"


def test_an_optional_extra_turn_without_a_play():
    state = table("7H 5S 6C", "3C 4C", seven="optional", voluntary_draw=True)
    assert "pass" not in legal(state, 0)
    play(state, "0 7H")
    assert legal(state, 0) == ["draw", "pass"]
    play(state, "0 pass")
    assert state.turn == 1


def test_between_two_an_eight_gives_no_right_to_pass():
    state = table("8H 5S 6C", "3C 4C", seven="optional")
    play(state, "0 8H")
    assert legal(state, 0) == ["draw"]


@pytest.mark.parametrize("card", ["2H", "7H", "8H", "JH=S", "AH", "*"])
def test_allowed_the_last_card_wins_whatever_it_is(card):
    state = table(card[:2], "3C 4C", "3D 4D", finish_action="allowed")
    play(state, f"0 {card}")
    assert GAME.winners(state) == [0]
    assert state.points == [[0, 7, 7]]


@pytest.mark.parametrize("card", ["2H", "7H", "8H", "JH", "AH", "*"])
def test_forbidden_a_single_action_card_cannot_be_played(card):
    state = table(card, "3C 4C", stock="KS KC", finish_action="forbidden")
    assert legal(state, 0) == ["draw"]
    asked = "JH=S" if card == "JH" else card
    assert refusal(state, asked) == "cannot_end_on_action_card"
    play(state, "0 draw")
    assert sizes(state) == [2, 2]


def test_forbidden_holds_for_counters():
    state = table("2H 3C 4C", "2C", finish_action="forbidden")
    play(state, "0 2H")
    assert legal(state, 1) == ["draw"]
    assert refusal(state, "2C") == "cannot_end_on_action_card"


def test_forbidden_lets_normal_cards_finish():
    state = table("5H", "3C 4C", finish_action="forbidden")
    play(state, "0 5H")
    assert GAME.winners(state) == [0]


def test_a_five_is_an_action_card_only_where_it_acts():
    assert legal(table("5H", "3C", finish_action="forbidden"), 0) == ["5H"]
    hard = table("5H", "3C", finish_action="forbidden", five_all_draw=True)
    assert legal(hard, 0) == ["draw"]
    assert legal(table("KH", "3C", finish_action="forbidden", king="draw1"), 0) == ["draw"]
    four = table("4H", "3C", finish_action="forbidden", four_skips_two=True)
    assert legal(four, 0) == ["draw"]


def test_draw1_the_effect_first_then_one_card_then_the_turn_moves_on():
    state = table("2H", "3C 4C", "3D 4D", stock="KS KC")
    events = play(state, "0 2H")
    assert state.hand[0] == ["KS"]
    assert (state.turn, state.pending, state.window) == (1, 2, None)
    assert "action_finish" in notes(events)
    assert legal(state, 1) == ["draw"]


def test_draw1_a_five_makes_the_others_draw_first():
    state = table("5H", "3C", "3D", stock="KS KC KD", five_all_draw=True)
    play(state, "0 5H")
    assert state.hand == [["KD"], ["3C", "KS"], ["3D", "KC"]]


def test_draw1_with_nothing_to_draw_wins_at_once():
    state = table("5H", "3C", "3D", stock="KS KC", pile="9H", five_all_draw=True)
    play(state, "0 5H")
    assert state.hand[0] == ["9H"], "the card under the five is shuffled and drawn"
    state = table("5H", "3C", "3D", "3S", stock="KS KC", pile="9H", five_all_draw=True)
    play(state, "0 5H")
    assert GAME.winners(state) == [0]
    assert state.points == [[0, 13, 13, 12]]


def test_draw1_the_drawn_card_may_be_played_only_in_an_extra_turn():
    state = table("7H", "3C 4C", stock="5H KC")
    play(state, "0 7H")
    assert (state.turn, state.hand[0]) == (0, ["5H"])
    assert legal(state, 0) == ["5H"]
    play(state, "0 5H")
    assert GAME.winners(state) == [0]
    ace = table("AH", "3C 4C", "3D", stock="5H KC")
    play(ace, "0 AH")
    assert ace.turn == 2
