"""The golden tests of Autobus, AB-G1 to AB-G18, by their numbers."""

import pytest
from games.autobus_table import legal, notes, play, table
from sobremesa.engine.cards import RANKS
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.sight import view
from sobremesa.games.autobus import GAME
from sobremesa.games.autobus.options import AutobusRules

FULL = {1: "2D", 2: "3D", 3: "4D", 4: "5D"}


def deal(players, dealer=0):
    return GAME.start(AutobusRules.read({"players": players}), dealer, RecordedChance("seed"))[0]


@pytest.mark.parametrize(("players", "stock"), [(2, 80), (3, 66), (4, 52)])
def test_AB_G1_the_deal(players, stock):
    state = deal(players)
    assert len(GAME.pack(state)) == 108
    assert GAME.pack(state).count("*") == 4
    assert [len(pile) for pile in state.main] == [10] * players
    assert [len(hand) for hand in state.hand] == [4] * players
    assert all(not pile for own in state.aux for pile in own.values())
    assert len(state.stock) == stock
    assert state.ladder == {}
    assert state.turn == 0


@pytest.mark.parametrize(("hand", "drawn"), [("7H", 3), ("7H 8H 9H TH", 0), ("", 4)])
def test_AB_G2_the_hand_is_filled_at_the_start_of_a_turn(hand, drawn):
    state = table("2C", hand, stock="3C 4C 5C 6C 3D 4D")
    play(state, "0 2C>a1")
    assert state.turn == 1
    assert len(state.hand[1]) == 4
    assert len(state.stock) == 6 - drawn


def test_AB_G3_the_last_hand_card_on_a_ladder_draws_four():
    state = table("AH", "7C", stock="3C 4C 5C 6C 3D")
    events = play(state, "0 AH>L+")
    assert state.hand[0] == ["3C", "4C", "5C", "6C"]
    assert state.turn == 0
    assert ("note", "refill", {"seat": 0, "cards": 4}) in events


def test_AB_G4_draws_what_there_is():
    state = table("AH", "7C", stock="3C")
    play(state, "0 AH>L+")
    assert state.hand[0] == ["3C"]
    assert state.turn == 0


@pytest.mark.parametrize("card", ["KH", "*"])
def test_AB_G6_after_the_king_the_ladder_is_taken_away(card):
    state = table(f"{card} AH", "7C", ladders={3: 12})
    events = play(state, f"0 {card}>L3")
    assert "ladder_completed" in notes(events)
    assert state.ladder == {}
    assert len(state.completed) == 13
    assert legal(state, "AH") == ["AH>L+", "AH>a1", "AH>a2", "AH>a3", "AH>a4"]
    play(state, "0 AH>L+")
    assert state.ladder == {4: ["AH"]}


def test_AB_G7_which_ladders_a_card_fits():
    state = table("AH 2H 6H", "7C", aux=[FULL, {}], ladders={1: 1, 2: 1, 3: 5})
    assert legal(state, "AH") == ["AH>L+", "AH>bus"]
    assert legal(state, "2H") == ["2H>L1", "2H>L2", "2H>a1"]
    assert legal(state, "6H") == ["6H>L3", "6H>bus"]


def test_AB_G9_the_main_pile_goes_to_ladders_only():
    state = table("9H", "7C", main=["9C 7S", "8C"])
    assert legal(state, "p") == []
    assert GAME.refusal(state, 0, "p>a1") == "main_only_to_ladders"
    assert GAME.refusal(state, 0, "p>bus") == "main_only_to_ladders"


def test_AB_G10_under_the_bus_goes_what_fits_nowhere():
    state = table("9H 4C *", "7C", aux=[FULL, {}])
    assert legal(state) == ["*>L+", "*>a1", "*>a2", "*>a3", "*>a4", "4C>a3", "9H>bus"]


def test_AB_G11_with_an_empty_space_nothing_goes_under_the_bus():
    state = table("9H 4C *", "7C", aux=[{**FULL, 4: ""}, {}])
    assert not any(move.endswith("bus") for move in legal(state))
    assert {f"*>a4={rank}" for rank in RANKS} <= set(legal(state, "*"))
    assert len(legal(state, "*")) == 1 + 3 + 13
    assert GAME.refusal(state, 0, "9H>bus") == "fits_an_auxiliary_pile"
    assert GAME.refusal(state, 0, "*>bus") == "fits_an_auxiliary_pile"


def test_AB_G12_under_the_bus():
    state = table("9H 3C", "7C", main=["2S 3S 4S 7S", "8C"], aux=[FULL, {}])
    before = {space: list(pile) for space, pile in state.aux[0].items()}
    events = play(state, "0 9H>bus")
    assert state.main[0] == ["9H", "2S", "3S", "4S", "7S"]
    assert state.aux[0] == before
    assert state.turn == 1
    assert notes(events) == ["bus"]


def test_AB_G14_a_joker_goes_to_every_ladder():
    state = table("* 9H", "7C", ladders={1: 1, 2: 12})
    assert {"*>L1", "*>L2", "*>L+"} <= set(legal(state, "*"))


def test_AB_G15_with_nothing_to_draw_one_plays_from_piles_or_ends():
    state = table("9H", "", main=["8C", "9C 6S"], aux=[{}, {2: "TS"}], ladders={1: 5, 2: 9})
    play(state, "0 9H>a1")
    assert legal(state) == ["a2>L2", "end", "p>L1"]


def test_AB_G17_nothing_of_others_can_be_played():
    state = table("9H", "2H", main=["8C 7C", "9C 6S"], aux=[{}, {2: "TS"}], ladders={1: 5, 2: 9})
    assert [move for move in legal(state) if move[0] in "pa"] == []
    assert GAME.refusal(state, 0, "a2>L2") == "auxiliary_empty"
    assert GAME.refusal(state, 0, "p>L1") == "ladder_needs_other_rank"
    assert GAME.refusal(state, 0, "2H>a1") == "not_in_hand"
    assert GAME.legal_moves(state, 1) == []


def test_AB_G18_the_next_card_of_the_main_pile_is_turned_up():
    pile = "2S 3S 4S 5S 6S 7S 8S 9S TS 6D"
    state = table("9H", "7C", main=[pile, "8C"], ladders={1: 5})
    events = play(state, "0 p>L1")
    assert ("note", "reveal", {"seat": 0, "card": "TS", "left": 9}) in events
    assert view(state, 1).main[0] == ["??"] * 8 + ["TS"]
