"""The golden tests of Pesë Katësh by their numbers, and the rules of play."""

import random

import pytest
from games.pese_katesh_table import (
    HEARTS,
    KING_SPADES,
    QUEENS,
    TRICKS,
    legal,
    notes,
    play,
    play_deal,
    table,
)
from sobremesa.engine.match import Match
from sobremesa.engine.sight import view
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.options import PeseKateshRules
from sobremesa.games.pese_katesh.tasks import TASKS

LABELS = {1: 0, 2: 1, 4: 2, 3: 3}


def example(**kwargs):
    """The position of the example before its trick, seats in the order 1, 2, 4, 3."""
    return table("3D 2C", "AD 3C", "KS 4C", "9D 2D 5C", deal=KING_SPADES, **kwargs)


def new_match(seed="seed", dealer=0, **rules):
    return Match.new(GAME, PeseKateshRules.read(rules), seed, dealer=dealer)


def events_of(events, kind):
    return [event for event in events if event[0] == kind]


def test_PK_G1_the_king_of_spades_ends_the_deal_with_its_trick():
    state = example()
    events = play(state, "0 3D", "1 AD", "2 KS", "3 9D")
    points = events_of(events, "points")[0][2]
    assert {label: points[seat] for label, seat in LABELS.items()} == {1: 0, 2: -16, 3: 0, 4: 0}
    assert notes(events) == ["trick", "early_end", "task_tricks"]
    assert (state.deal, state.floor, state.task.key) == (4, 1, "tricks")
    assert [len(hand) for hand in state.hand] == [13] * 4


def test_PK_G1_after_the_last_floor_the_match_is_over():
    state = example(floors=1)
    events = play(state, "0 3D", "1 AD", "2 KS", "3 9D")
    assert events[-1] == ("over", [0, 2, 3])
    assert state.turn is None
    assert state.deal == 3
    assert state.hand[0] == ["2C"]  # PK-A12


def test_PK_G2_the_trick_is_finished_first():
    state = example()
    events = play(state, "0 3D", "1 AD", "2 KS")
    assert notes(events) == ["void"]
    assert state.turn == 3
    assert legal(state) == ["2D", "9D"]
    state.hand[3] = ["5C", "6S"]
    assert legal(state) == ["5C", "6S"]


@pytest.mark.parametrize("seed", range(5))
def test_PK_G3_deal_1_has_13_tricks_and_26_points(seed):
    match = new_match(f"{seed}")
    assert play_deal(match, random.Random(seed).choice) == 13
    (points,) = match.points
    assert sum(points) == 26
    assert all(own % 2 == 0 and 0 <= own <= 26 for own in points)


@pytest.mark.parametrize("seed", range(5))
def test_PK_G4_the_penalty_deals_sum_up(seed):
    match = new_match(f"{seed}", floors=1)
    for _ in range(4):
        play_deal(match, random.Random(seed).choice)
    assert [sum(points) for points in match.points] == [26, -26, -16, -16]
    assert match.is_over


def test_PK_G6_four_hearts_cost_8():
    state = table("5H 2C", "9H 3C", "KH 4C", "2H 5C", deal=HEARTS)
    events = play(state, "0 5H", "1 9H", "2 KH", "3 2H")
    assert ("note", "trick", {"seat": 2, "points": -8}) in events
    assert state.task.worth(state.won[2]) == -8


def test_PK_G8_who_cannot_follow_may_play_anything():
    assert legal(table("", "2H 9H KH", "", "", trick="7C")) == ["2H", "9H", "KH"]
    assert legal(table("", "2H 3C KH", "", "", trick="7C")) == ["3C"]


@pytest.mark.parametrize(("floors", "deals"), [(5, 20), (3, 12), (1, 4)])
def test_PK_G10_floors_and_their_tasks(floors, deals):
    match = new_match(floors=floors)
    tasks = []
    while not match.is_over:
        tasks.append(match.state().task.key)
        play_deal(match, lambda moves: moves[0])
    assert tasks == ["tricks", "hearts", "queens", "king_spades"] * floors
    assert len(match.points) == deals
    assert match.deal == deals - 1


def test_PK_G12_equal_totals_share_the_first_place():
    state = table("", "", "", "", points=[[10, 10, -20, -32]])
    assert GAME.winners(state) == [0, 1]


def test_the_pack_is_dealt_one_at_a_time_from_the_dealer_s_left():
    cards = GAME.pack(table("", "", "", ""))
    match = new_match(dealer=2)
    state = match.state()
    assert sorted(card for hand in state.hand for card in hand) == sorted(cards)
    dealt = [event for event in match.history[0] if event[0] == "move"]
    assert [event[3] for event in dealt[:5]] == ["hand.3", "hand.0", "hand.1", "hand.2", "hand.3"]
    assert state.turn == state.leader == 3  # PK11


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("2C AC KC QC", 1), ("2C AD AH AS", 0), ("TC 9C JC 2S", 2), ("KH 2H 3H AH", 3)],
)
def test_PK15_the_highest_card_of_the_suit_led_wins(trick, winner):
    cards = trick.split()
    spare = ["4S", "5S", "6S", "7S"]
    state = table(*(f"{card} {rest}" for card, rest in zip(cards, spare, strict=True)))
    events = play(state, *(f"{seat} {card}" for seat, card in enumerate(cards)))
    assert ("note", "trick", {"seat": winner, "points": 2}) in events
    assert state.turn == state.leader == winner  # PK-A6
    assert state.won[winner] == cards


def test_PK16_is_only_about_the_penalty_cards_of_the_task():
    state = table("QC 2C", "3C 4C", "5C 6C", "7C 8C", deal=QUEENS, won=("QD QH QS 2S", "", "", ""))
    assert state.penalties_left == 1
    assert "early_end" in notes(play(state, "0 QC", "1 3C", "2 5C", "3 7C"))


@pytest.mark.parametrize(
    ("task", "cards", "worth"),
    [
        (TRICKS, "QS KS AH 2H 3C 4C 5C 6C", 4),
        (HEARTS, "QS KS AH 2H", -4),
        (QUEENS, "QS KS QH 2H", -8),
        (KING_SPADES, "QS KS QH 2H", -16),
        (KING_SPADES, "QS KC QH 2H", 0),
    ],
)
def test_PK_A11_only_the_running_task_counts(task, cards, worth):
    assert TASKS[task].worth(cards.split()) == worth


def test_the_last_trick_is_no_early_end():
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = table("AH", "2C", "3C", "4C", deal=HEARTS, won=(hearts, "", "", ""))
    assert "early_end" not in notes(play(state, "0 AH", "1 2C", "2 3C", "3 4C"))


def test_refusals_name_the_rule():
    state = table("", "2H 3C KH", "", "", trick="7C")
    assert GAME.refusal(state, 1, "2H") == "must_follow_suit"
    assert GAME.refusal(state, 1, "AS") == "not_in_hand"


@pytest.mark.parametrize("text", ["7h", "10H", "*", "7H leave", "7H ", "", "1H"])
def test_texts_that_are_no_card(text):
    assert not GAME.is_move(text)


@pytest.mark.parametrize(
    ("extra", "dealers"),
    [(False, [1, 2, 3, 0, 1, 2, 3, 0, 1]), (True, [1, 2, 3, 0, 2, 3, 0, 1, 3])],
)
def test_PK10_the_dealer_moves_on(extra, dealers):
    match = new_match(dealer=1, floors=3, extra_rotation=extra)
    seen = []
    while len(seen) < len(dealers):
        seen.append(match.state().dealer)
        play_deal(match, lambda moves: moves[0])
    assert seen == dealers


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([5, 9, 5, 0], [0, 2]), ([30, 1, -20, 10], [1, 3]), ([4, 3, 4, 5], [0, 1, 2, 3])],
)
def test_PK21_partners_share_their_points(totals, winners):
    assert GAME.winners(table("", "", "", "", points=[totals], teams=True)) == winners


def test_PK17_hands_are_hidden_and_won_tricks_known():
    state = table("2C 3C", "4C 5C", "6C 7C", "8C 9C", trick="TC", leader=3, won=("AH", "", "", ""))
    seen = view(state, 1)
    assert seen.hand == [["??", "??"], ["4C", "5C"], ["??", "??"], ["??", "??"]]
    assert (seen.trick, seen.won[0]) == (["TC"], ["AH"])
