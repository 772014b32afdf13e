"""The golden tests of Pesten, PE-G1 to PE-G25, by their numbers."""

import random

import pytest
from games.pesten_table import fresh, legal, notes, play, points_of, refusal, sizes, table
from sobremesa.engine.cards import SUITS
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.scoring import breakdown
from sobremesa.games.pesten.tournament import is_final


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_PE_G1_pack_counts(players):
    state = fresh(players=players).state()
    cards = GAME.pack(state)
    packs = 1 if players <= 5 else 2
    assert len(cards) == 54 * packs
    assert cards.count("*") == 2 * packs
    assert len(state.stock) == 54 * packs - 7 * players - 1


def test_PE_G1_four_players_leave_25():
    assert len(fresh(players=4).state().stock) == 25


@pytest.mark.parametrize("first", ["2S", "7S", "8S", "JS", "AS"])
def test_PE_G2_the_first_card_has_no_effect(first):
    state = table("5S 5H 9C", "4C 4D 9D", "4H 6H 9S", pile=first)
    assert legal(state, 0) == ["5S"]
    events = play(state, "0 5S")
    assert notes(events) == []
    assert (state.turn, state.direction, sizes(state)) == (1, 1, [2, 3, 3])


def test_PE_G2_on_a_first_joker_any_card_goes():
    state = table("5S 5H 9C", "4C 4D 9D", pile="*")
    assert legal(state, 0) == ["5H", "5S", "9C"]
    named = table("5S 5H 9C", "4C 4D 9D", pile="*", after_joker="name")
    assert legal(named, 0) == ["5H", "5S", "9C"]


def test_PE_G3_suit_rank_or_joker():
    state = table("9C 4H KS *", "3C 4C", pile="9H")
    assert legal(state, 0) == ["*", "4H", "9C"]
    assert refusal(state, "KS") == "does_not_match"


def test_PE_G4_the_drawn_card_may_be_played_or_kept():
    state = table("KS QC", "3C 4C", stock="4H 5D", pile="9H")
    assert legal(state, 0) == ["draw"]
    play(state, "0 draw")
    assert state.turn == 0
    assert legal(state, 0) == ["4H", "pass"]
    kept = state.clone()
    play(state, "0 4H")
    assert state.pile[-1] == "4H"
    play(kept, "0 pass")
    assert (kept.turn, kept.hand[0]) == (1, ["KS", "QC", "4H"])


def test_PE_G4_an_unplayable_drawn_card_ends_the_turn():
    state = table("QS QC", "3C 4C", stock="KS 5D", pile="9H")
    play(state, "0 draw")
    assert (state.turn, state.hand[0]) == (1, ["QS", "QC", "KS"])


def test_PE_G6_a_joker_does_not_go_on_a_two():
    state = table("2H 5C 6C", "* 5D 6D", pile="9H")
    play(state, "0 2H")
    assert legal(state, 1) == ["draw"]
    assert refusal(state, "*") == "penalty_pending"
    play(state, "1 draw")
    assert (sizes(state), state.turn) == ([2, 5], 0)


def test_PE_G6_but_it_does_in_the_cumulative_game():
    state = table("2H 5C 6C", "* 5D 6D", pile="9H", preset="cumulative")
    play(state, "0 2H")
    assert legal(state, 1) == ["*", "draw"]


def test_PE_G7_two_joker_two_make_nine():
    state = table("2H 5C 6C", "* 5D 6D", "2S 7D 8D", "9C 9D 9S", preset="cumulative")
    play(state, "0 2H", "1 *", "2 2S")
    assert state.pending == 9
    play(state, "3 draw")
    assert sizes(state) == [2, 2, 2, 12]


def test_PE_G9_an_eight_skips_one():
    state = table("8H 5C 6C", "3C 4C", "5C 6D")
    assert notes(play(state, "0 8H")) == ["skip"]
    assert state.turn == 2
    two = table("8H 5C 6C", "3C 4C")
    play(two, "0 8H")
    assert two.turn == 0


def test_PE_G11_a_jack_has_to_match_and_names_a_suit():
    state = table("JC 5C 6C", "3C 4C")
    assert legal(state, 0) == ["draw"]
    assert refusal(state, "JC=S") == "does_not_match"
    state = table("JH 5C 6C", "3S JD * 5H 6D")
    assert legal(state, 0) == [f"JH={suit}" for suit in SUITS]
    assert refusal(state, "JH") == "name_a_suit"
    play(state, "0 JH=S")
    assert legal(state, 1) == ["*", "3S", *[f"JD={suit}" for suit in SUITS]]
    assert refusal(state, "5H") == "must_follow_named_suit"


def test_PE_G12_three_cards_in_one_turn():
    state = table("7S 7H 5H", "3C 4C", pile="3S")
    play(state, "0 7S", "0 7H!")
    events = play(state, "0 5H")
    assert state.turn is None
    assert GAME.winners(state) == [0]
    assert points_of(events) == [0, 7]


def test_PE_G13_after_a_seven_one_draws():
    state = table("7S 5C 6C", "3C 4C", pile="3S", stock="KD 4D")
    play(state, "0 7S")
    assert state.turn == 0
    assert legal(state, 0) == ["draw"]
    play(state, "0 draw")
    assert (state.turn, sizes(state)) == (1, [3, 2])


def test_PE_G16_all_discards_but_the_top_become_the_stock():
    discards = [card for card in GAME.pack(table("", "")) if card[0] in "3456789T"][:29]
    state = table("KS QC", "3C 4C", pile=" ".join([*discards, "9H"]), stock="")
    events = play(state, "0 draw")
    assert state.pile == ["9H"]
    assert len(state.stock) == 28
    assert "reshuffle" in notes(events)
    assert state.shuffles == 1


def test_PE_G16_nothing_to_shuffle_means_nothing_drawn():
    state = table("KS QC", "3C 4C", pile="9H", stock="")
    assert notes(play(state, "0 draw")) == ["nothing_to_draw"]
    assert (sizes(state), state.shuffles, state.turn) == ([2, 2], 0, 1)


def test_PE_G17_the_cards_in_hand_count():
    state = table("5H", "AS * QD 7C 2H")
    reasons = breakdown(state)[1]
    assert reasons == {"aces": 15, "jokers": 20, "figures": 10, "numbers": 9}
    assert points_of(play(state, "0 5H")) == [0, 54]


def test_PE_G18_only_above_the_limit_is_out():
    state = table("5H", "QS", "QD 2C 9S", series="limit", points=[[0, 90, 80]], dealer=0)
    events = play(state, "0 5H")
    assert GAME.winners(state) == []
    assert state.active == (0, 1)
    assert "eliminated" in notes(events)
    assert [sum(column) for column in zip(*state.points, strict=True)] == [0, 100, 101]
    assert state.hand[2] == []
    assert legal(state, 2) == []


def test_PE_G20_a_five_makes_the_opponents_draw():
    state = table("5H 3C 4C", "3C 4C", "3D 4D", "3S 4S", preset="hard")
    play(state, "0 5H")
    assert sizes(state) == [2, 3, 3, 3]
    assert state.turn == 1
    plain = table("5H 3C 4C", "3C 4C", "3D 4D", "3S 4S")
    play(plain, "0 5H")
    assert sizes(plain) == [2, 2, 2, 2]


def test_PE_G22_king_lite():
    state = table("KH 3C 4C", "3C 4H", preset="king_lite")
    events = play(state, "0 KH")
    assert (state.turn, sizes(state)) == (1, [2, 3])
    assert notes(events)[-1] == "king"
    assert legal(state, 1) == ["4H"]


def test_PE_G23_family():
    assert len(GAME.pack(fresh(preset="family").state())) == 52
    state = table("2H 3C 4C", "2D KH 4D", preset="family")
    play(state, "0 2H")
    assert legal(state, 1) == ["draw"]
    play(state, "1 draw")
    assert (state.turn, sizes(state)) == (1, [2, 5])
    assert "KH" in legal(state, 1)


def test_PE_G25_a_tournament_of_eight():
    match = fresh("tournament", preset="tournament")
    rng = random.Random(1)
    won = []
    finals = set()
    while not match.is_over:
        state = match.state()
        finals |= {match.deal} if is_final(state.bracket) else set()
        choices = [(seat, move) for seat in range(8) for move in match.legal_moves(seat)]
        events = match.play(*rng.choice(choices))
        won += [event[2]["seat"] for event in events if event[:2] == ("note", "match_won")]
    assert len(won) == 7
    assert len(finals) >= 3
    rounds = match.state().bracket.rounds
    assert [len(entrants) for entrants in rounds] == [8, 4, 2, 1]
    last_two = rounds[2]
    sums = [sum(match.points[deal][seat] for deal in finals) for seat in last_two]
    assert match.winners == [last_two[sums.index(min(sums))]]
    assert sums[0] != sums[1]
