"""Autobus beyond its golden tests: jokers, refills, wins, draws, sight and refusals."""

import random

import pytest
from games.autobus_table import legal, notes, play, table
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import RecordError
from sobremesa.engine.sight import redact, view
from sobremesa.games.autobus import GAME
from sobremesa.games.autobus.options import AutobusRules

LADDER = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"


def started(**kwargs):
    """A deal of a listed pack with seat 1 beginning."""
    order = GAME.pack(table("", ""))
    chance = RecordedChance(listed=(tuple(order),))
    return GAME.start(AutobusRules.read(kwargs), 1, chance)[0], order


def test_piles_then_hands_from_the_seat_that_begins():
    state, order = started(players=3)
    assert state.main[1] == order[:10]
    assert state.main[2] == order[10:20]
    assert state.main[0] == order[20:30]
    assert state.hand[1] == order[30:34]
    assert state.hand[0] == order[38:42]
    assert state.stock[::-1] == order[42:]
    assert state.turn == 1


@pytest.mark.parametrize("rules", [{"players": 5}, {"aux_joker": "free"}, {"packs": 2}])
def test_impossible_tables(rules):
    with pytest.raises(RecordError):
        AutobusRules.read(rules)


def test_AB3_the_win_comes_before_anything_else():
    state = table("9H", "7C", main=["KD", "8C 7D"], ladders={1: LADDER})
    events = play(state, "0 p>L1")
    assert state.turn is None
    assert state.points == [[0, -2]]
    assert events[-1] == ("over", [0])
    assert len(state.ladder[1]) == 13  # AB-A25
    assert GAME.winners(state) == [0]


def test_AB19_a_discard_ends_the_turn_even_with_plays_left():
    state = table("AH 9H", "7C", stock="2C 3C 4C 5C")
    play(state, "0 9H>a3")
    assert state.turn == 1
    assert state.aux[0][3] == ["9H"]
    assert state.ranks[0] == "--9-"


def test_AB_A9_a_second_pile_of_the_same_rank():
    state = table("9H", "7C", aux=[{1: "9D"}, {}])
    assert legal(state, "9H") == ["9H>a1", "9H>a2", "9H>a3", "9H>a4"]


def test_AB_A11_no_refill_after_a_discard():
    state = table("9H", "7C 2C 3C 4C", stock="5C 6C")
    play(state, "0 9H>a1")
    assert state.hand[0] == []


def test_only_a_hand_card_refills():
    state = table("", "7C", main=["2S AD", "8C"], stock="5C 6C")
    play(state, "0 p>L+")
    assert state.hand[0] == []
    assert "end" in legal(state)


def test_equal_cards_are_listed_once():
    state = table("9H 9H", "7C", aux=[{1: "2D", 2: "3D", 3: "9D", 4: "5D"}, {}])
    assert legal(state) == ["9H>a3"]
    play(state, "0 9H>a3")
    assert state.hand[0] == ["9H"]


def test_AB23_a_joker_keeps_the_rank_that_it_was_given():
    state = table("*", "7C 2C 3C 4C", main=["8C 8D", "8C"], ladders={1: 8, 2: 3})
    events = play(state, "0 *>a2=9")
    assert ("note", "joker_named", {"seat": 0, "space": 2, "rank": "9"}) in events
    play(state, "1 7C>a1")
    assert legal(state, "a2") == ["a2>L1"]
    assert GAME.refusal(state, 0, "a2>L2") == "joker_keeps_its_rank"
    assert GAME.refusal(state, 0, "a2>L+") == "joker_keeps_its_rank"
    play(state, "0 a2>L1")
    assert state.aux[0][2] == []
    assert state.ranks[0] == "----"


def test_AB_A4_a_joker_that_is_an_ace_may_start_a_ladder():
    state = table("9H", "7C", aux=[{1: "*=A"}, {}])
    assert legal(state, "a1") == ["a1>L+"]


def test_a_joker_keeps_the_rank_of_its_pile_when_the_others_have_gone():
    state = table("9H", "7C", aux=[{1: "*=9 9D"}, {}], ladders={1: 8, 2: 8})
    play(state, "0 a1>L1")
    assert legal(state, "a1") == ["a1>L2"]


def test_aux_joker_wild_frees_the_joker_on_top_only():
    piles = {1: "9D *", 2: "* 9D".replace("*", "*=9", 1)}
    state = table("2H", "7C", aux=[piles, {}], ladders={1: 8, 2: 3}, aux_joker="wild")
    assert legal(state, "a1") == ["a1>L+", "a1>L1", "a1>L2"]
    assert legal(state, "a2") == ["a2>L1"]
    play(state, "0 a1>L2")
    assert legal(state, "a1") == ["a1>L1"]


def test_a_joker_on_the_main_pile_is_free():
    state = table("2H", "7C", main=["2D *", "8C"], ladders={1: 8})
    assert legal(state, "p") == ["p>L+", "p>L1"]


def test_AB_A13_a_reshuffle_in_the_middle_of_a_draw():
    state = table("9H", "", stock="2C", completed=f"{LADDER} *")
    events = play(state, "0 9H>a1")
    assert ("note", "reshuffle", {"cards": 13}) in events
    assert len(state.hand[1]) == 4
    assert state.hand[1][0] == "2C"
    assert (len(state.stock), state.completed) == (10, [])


def test_AB_A14_the_stock_is_renewed_at_the_next_need():
    state = table("9H", "2C 3C 4C", stock="5C", completed=f"{LADDER} KS")
    events = play(state, "0 9H>a1")
    assert "reshuffle" not in notes(events)
    assert (len(state.stock), len(state.completed)) == (0, 13)


def test_a_king_as_last_hand_card_is_shuffled_in_before_the_refill():
    state = table("KS", "7C", ladders={2: LADDER})
    events = play(state, "0 KS>L2")
    assert notes(events) == ["ladder_completed", "reshuffle", "refill"]
    assert len(state.hand[0]) == 4
    assert len(state.stock) == 9
    assert set(state.hand[0]) | set(state.stock) == {*LADDER.split(), "KS"}


def test_a_ladder_completed_by_a_pile_draws_nothing_yet():
    state = table("", "7C", aux=[{1: "KH"}, {}], ladders={1: LADDER})
    play(state, "0 a1>L1")
    assert (state.hand[0], len(state.completed)) == ([], 13)
    assert "end" in legal(state)


def test_ladder_numbers_are_never_used_again():
    state = table("KS AH", "7C", ladders={2: LADDER})
    play(state, "0 KS>L2", "0 AH>L+")
    assert list(state.ladder) == [3]
    assert GAME.refusal(state, 0, "p>L2") == "no_such_ladder"


def stuck(players=2, **kwargs):
    mains = ["9C 8C"] * players
    return table(*[""] * players, main=mains, **kwargs)


def test_AB26_a_round_without_moves_is_a_draw():
    state = stuck()
    assert notes(play(state, "0 end")) == ["end_turn"]
    events = play(state, "1 end")
    assert notes(events) == ["end_turn", "stalemate"]
    assert events[-1] == ("over", [])
    assert state.points == [[-2, -2]]
    assert GAME.winners(state) == []


def test_AB_A17_a_turn_with_a_move_breaks_the_round():
    state = table("", "", "", main=["9C 8C", "9C 8C", "9C 2D"], ladders={1: 1})
    play(state, "0 end", "1 end", "2 p>L1", "2 end")
    play(state, "0 end", "1 end")
    assert "stalemate" in notes(play(state, "2 end"))


def test_AB_A18_who_passes_with_a_play_left_goes_on():
    state = stuck(ladders={1: 7}, turns=100)
    for _ in range(5):
        play(state, "0 end", "1 end")
    assert state.turn == 0


@pytest.mark.parametrize("aux_joker", ["fixed", "wild"])
def test_a_parked_joker_is_a_ladder_play_only_if_it_is_free(aux_joker):
    state = stuck(aux=[{1: "*=9"}, {}], ladders={1: 3}, aux_joker=aux_joker)
    play(state, "0 end", "1 end")
    assert (state.turn is None) == (aux_joker == "fixed")


def test_the_thousandth_turn_ends_the_game():
    state = table("9H", "7C", stock="2C 3C 4C 5C", turns=999)
    events = play(state, "0 9H>a1")
    assert ("note", "turn_limit", {"turns": 1000}) in events
    assert events[-1] == ("over", [])
    assert state.turns == 1000
    assert state.hand[1] == ["7C"]


def test_the_thousandth_turn_may_still_be_won():
    state = table("9H", "7C", main=["2D", "8C"], ladders={1: 1}, turns=999)
    play(state, "0 p>L1")
    assert GAME.winners(state) == [0]


def test_AB_A22_only_its_owner_knows_a_card_under_the_bus():
    state = table(
        "9H", "7C 2C 3C 4C", main=["2S 3S", "8C"], aux=[{1: "2D", 2: "3D", 3: "4D", 4: "5D"}, {}]
    )
    events = play(state, "0 9H>bus")
    assert view(state, 0).main[0] == ["9H", "??", "3S"]
    assert view(state, 1).main[0] == ["??", "??", "3S"]
    assert redact(events[0], state, 0) == ("move", "9H", "hand.0", "main.0")
    assert redact(events[0], state, 1) == ("move", "??", "hand.0", "main.0")
    world = GAME.determinize(view(state, 1), 1, random.Random(1))
    assert view(world, 1).main == view(state, 1).main


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("end", "hand_not_empty"),
        ("7S>a1", "not_in_hand"),
        ("*>L1", "not_in_hand"),
        ("9H>L1", "ladder_needs_other_rank"),
        ("9H>L7", "no_such_ladder"),
        ("9H>L+", "only_aces_start_ladders"),
        ("9H>a1", "auxiliary_other_rank"),
        ("9H>a2=9", "only_jokers_choose_a_rank"),
        ("a1>a2", "auxiliary_only_to_ladders"),
        ("a1>bus", "auxiliary_only_to_ladders"),
        ("a1>L1", "ladder_needs_other_rank"),
        ("a2>L1", "auxiliary_empty"),
        ("p>L+", "only_aces_start_ladders"),
    ],
)
def test_refusals_name_the_rule(move, reason):
    state = table("9H", "7C", aux=[{1: "4D"}, {}], ladders={1: 1})
    assert GAME.is_move(move)
    assert move not in legal(state)
    assert GAME.refusal(state, 0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"), [("*>a1=9", "pile_has_its_rank"), ("*>a2", "joker_needs_a_rank")]
)
def test_refused_jokers(move, reason):
    state = table("*", "7C", aux=[{1: "4D"}, {}])
    assert move not in legal(state)
    assert GAME.refusal(state, 0, move) == reason


@pytest.mark.parametrize(
    "text",
    ["7H", "7H>L0", "7H>L01", "7H>a5", "7H>a0", "7H>p", "a5>L1", "??>L1", "END", "p>L", "*>a1=*"],
)
def test_texts_that_are_no_move(text):
    assert not GAME.is_move(text)
