"""The golden tests of Kseri, KS-G1 to KS-G20, by their numbers."""

import pytest
from games.kseri_table import kseri_points, notes, play, reasons_of, refusal, sums, table
from sobremesa.engine.cards import pack
from sobremesa.engine.match import Match
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules

THIRTY_CARDS = (
    "TD 2C AC AD AH JC 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S"
)


@pytest.mark.parametrize(
    ("rules", "cards", "with_majority"),
    [
        ({}, 12, 15),
        ({"preset": "pisti"}, 13, 16),
        ({"packs": 2, "players": 4}, 24, 27),
        ({"preset": "pisti", "packs": 2, "players": 4}, 26, 29),
    ],
    ids=["kseri", "pisti", "faro", "faro pisti"],
)
def test_ks_g1_card_values_of_a_pack(rules, cards, with_majority):
    settled = KseriRules.read(rules)
    everything = " ".join(pack(settled.packs))
    nobody = [""] * (settled.side_count - 1)
    state = table(*[""] * settled.players, won=[everything, *nobody], **rules)
    assert sums(state) == [with_majority] + [0] * len(nobody)
    assert sums(state)[0] - 3 == cards


def test_ks_g2_a_match_on_a_lone_card_is_a_kseri():
    state = table("7S 2D", "3C 4C", pile="7D")
    play(state, "0 7S")
    assert sorted(state.won[0]) == ["7D", "7S"]
    assert kseri_points(state) == [10, 0]
    assert state.pile == []


def test_ks_g3_a_jack_on_a_lone_card_captures_without_bonus():
    state = table("JS 2D", "3C 4C", pile="7D")
    play(state, "0 JS")
    assert sorted(state.won[0]) == ["7D", "JS"]
    assert sums(state) == [1 + 3, 0]
    assert kseri_points(state) == [0, 0]


def test_ks_g4_only_the_top_card_matters_and_the_whole_pile_is_taken():
    state = table("7S 9S", "3D 4C", pile="3C 9H 7D")
    other = state.clone()
    play(state, "0 7S")
    assert len(state.won[0]) == 4
    assert kseri_points(state) == [0, 0]
    play(other, "0 9S")
    assert other.won == [[], []]
    assert other.pile == ["3C", "9H", "7D", "9S"]


@pytest.mark.parametrize("bonus", [0, 10])
def test_ks_g6_a_jack_on_an_empty_table_lies_there(bonus):
    state = table("JC 2D", "JD 4C", jacks_only_bonus=bonus)
    play(state, "0 JC")
    assert state.pile == ["JC"]
    play(state, "1 JD")
    assert len(state.won[1]) == 2
    assert kseri_points(state) == [0, 0]
    assert state.jacks_only == [0, bonus]


def test_ks_g7_two_sevens_match_and_seven_and_eight_do_not():
    state = table("7S 8S", "3C 4C", pile="2H 7D")
    assert "7S leave" in GAME.legal_moves(state, 0)
    assert refusal(state, "8S leave") == "cannot_leave"


def test_ks_g9_six_batches_of_48_plays():
    match = Match.new(GAME, KseriRules.read({}), "g9", dealer=0)
    turns, refills = [], 0
    while match.deal == 0 and not match.is_over:
        turns.append(match.turn)
        refills += "refill" in notes(match.play(match.turn, match.legal_moves(match.turn)[0]))
    assert turns == [1, 0] * 24
    assert refills == 5


@pytest.mark.parametrize(("first", "majority"), [(27, [3, 0]), (26, [0, 0])])
def test_ks_g10_most_cards_three_points_and_none_on_a_tie(first, majority):
    cards = pack()
    state = table("", "", won=[" ".join(cards[:first]), " ".join(cards[first:])])
    counted = GAME.apply(last_card(state), 0, "3S")
    assert [reasons["majority"] for reasons in reasons_of(counted)] == majority


def last_card(state):
    """The same deal when only one card that will be swept by its player is left."""
    side = 0 if "3S" in state.won[0] else 1
    state.won[side].remove("3S")
    state.hand[0].append("3S")
    state.last_capture = (side, True)
    return state


def test_ks_g11_a_counted_deal():
    first = THIRTY_CARDS.split()
    second = [card for card in pack() if card not in first]
    state = table("8S 2D", "3C 4C", pile="8H", won=[" ".join(first[:-2]), " ".join(second)])
    play(state, "0 8S")
    assert len(state.won[0]) == 30
    assert sums(state) == [2 + 2 + 3 + 1 + 3 + 10, 1 + 3]


def test_ks_g13_the_target_counts_only_after_the_deal():
    state = table("7S 2D", "3C 4C", pile="7D", points=[[45, 0]], target=51)
    play(state, "0 7S")
    assert state.turn == 1
    play(state, "1 3C", "0 2D")
    events = play(state, "1 4C")
    assert state.turn is None
    assert events[-1] == ("over", [0])


def two_seats_after_a_kseri(**rules):
    state = table("4S 2D 5D", "4C 9D 3C", pile="4D", **rules)
    play(state, "0 4S")
    return state


def test_ks_g14_a_steal_takes_the_marker_and_the_points():
    state = two_seats_after_a_kseri()
    play(state, "1 4C steal")
    assert kseri_points(state) == [0, 20]
    assert state.won[0] == ["4D"]
    assert sorted(state.won[1]) == ["4C", "4S"]
    assert state.pile == []
    assert state.turn == 0


def test_ks_g15_later_the_marker_is_safe():
    state = two_seats_after_a_kseri()
    play(state, "1 9D", "0 2D")
    assert refusal(state, "4C steal") == "cannot_steal"
    assert kseri_points(state) == [10, 0]


@pytest.mark.parametrize(
    ("final_kseri", "by", "points"),
    [
        ("leftover_single", "7S", 10),
        ("capture", "7S", 0),
        ("never", "7S", 0),
        ("leftover_single", "JS", 0),
    ],
)
def test_ks_g16_a_lone_leftover(final_kseri, by, points):
    state = table(by, "6D", pile="9H 7D", final_kseri=final_kseri)
    play(state, f"0 {by}")
    reasons = reasons_of(play(state, "1 6D"))
    assert reasons[0]["kseri"] == points
    assert reasons[0]["majority"] == 3
    assert reasons[1]["kseri"] == 0


def test_ks_g18_a_capturing_card_may_be_left():
    state = table("5D 2D", "3C 4C", pile="9H 5C")
    play(state, "0 5D leave")
    assert state.pile == ["9H", "5C", "5D"]
    assert state.won == [[], []]


def test_ks_g20_without_wild_jacks_a_jack_is_a_card_like_others():
    state = table("JS 2D", "JC 4C", pile="QD", jack_wild=False)
    play(state, "0 JS")
    assert state.pile == ["QD", "JS"]
    lone = table("JS 2D", "JC 4C", pile="JD", jack_wild=False)
    play(lone, "0 JS")
    assert kseri_points(lone) == [10, 0]
