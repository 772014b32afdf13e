"""Series of hands: single, limit, number of hands; and the tournament."""

import random

import pytest
from games.pesten_table import fresh, legal, notes, play, table
from sobremesa.engine.errors import RecordError
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.state import Bracket
from sobremesa.games.pesten.tournament import table as bracket_table


def test_a_single_hand_is_the_match():
    state = table("5H", "3C 4C")
    events = play(state, "0 5H")
    assert events[-1] == ("over", [0])
    assert state.points == [[0, 7]]
    assert state.deal == 0


def test_the_next_hand_starts_afresh():
    state = table("5H", "3C", "3D", "3S", series="limit", dealer=1)
    state.direction = -1
    state.skips = [0, 1, 2, 0]
    state.shuffles = 4
    play(state, "0 5H")
    assert (state.deal, state.dealer, state.turn, state.direction) == (1, 2, 3, 1)
    assert (state.skips, state.shuffles, state.called) == ([0, 0, 0, 0], 5, "")
    assert [len(hand) for hand in state.hand] == [7, 7, 7, 7]


def test_the_deal_passes_to_the_next_seat_still_in():
    state = table("5H", "QS", "QD", "3S", series="limit", dealer=0, points=[[0, 95, 95, 0]])
    play(state, "0 5H")
    assert (state.active, state.dealer, state.turn) == ((0, 3), 3, 0)


def test_the_deal_passes_on_when_the_dealer_goes_out():
    state = table("5H", "QS", "3S", series="limit", dealer=1, points=[[0, 95, 0]])
    play(state, "0 5H")
    assert (state.active, state.dealer, state.turn) == ((0, 2), 2, 0)
    assert state.hand[1] == []


def test_a_seat_that_is_out_gets_nothing_and_pays_nothing():
    state = table("5H", "", "3S", active=(0, 2), series="limit", points=[[0, 101, 0]])
    assert legal(state, 1) == []
    play(state, "0 5H")
    assert state.points[-1] == [0, 0, 3]


def test_the_last_one_left_wins():
    state = table("5H", "QS", "QD", series="limit", points=[[99, 95, 95]])
    events = play(state, "0 5H")
    assert events[-1] == ("over", [0])
    assert notes(events).count("eliminated") == 2


@pytest.mark.parametrize(("before", "winners"), [([99, 96], [1]), ([96, 96], [0, 1])])
def test_all_above_the_limit_at_once_the_lowest_total_wins(before, winners):
    state = table("QS", "QD", pile="9H", stock="", series="limit", points=[before])
    play(state, "0 draw", "1 draw")
    assert state.points[-1] == [10, 10]
    assert GAME.winners(state) == winners


@pytest.mark.parametrize(("limit", "left"), [(50, (0, 1)), (100, (0, 1, 2))])
def test_the_limit(limit, left):
    state = table("5H", "3S", "QD", series="limit", limit=limit, points=[[0, 0, 45]])
    play(state, "0 5H")
    assert state.active == left


@pytest.mark.parametrize(("hands", "over"), [(5, True), (10, False)])
def test_a_number_of_hands(hands, over):
    state = table("5H", "3S", series="hands", hands=hands, points=[[1, 0]] * 4)
    play(state, "0 5H")
    assert (state.turn is None) is over
    assert GAME.winners(state) == ([1] if over else [])


def test_a_tie_asks_for_one_more_hand():
    state = table("5H", "3S", "QD", series="hands", points=[[3, 0, 9]] * 1 + [[0, 0, 0]] * 3)
    play(state, "0 5H")
    assert state.turn is not None
    assert state.deal == 5
    state.hand = [["5H"], ["3S"], ["QD"]]
    state.pile = ["9H"]
    state.turn = 0
    play(state, "0 5H")
    assert GAME.winners(state) == [0]


def test_a_blocked_hand_counts_in_a_series_and_ends_a_single_match():
    series = table("QS", "3D", pile="9H", stock="", series="hands")
    play(series, "0 draw", "1 draw")
    assert series.points == [[10, 3]]
    assert series.deal == 1
    single = table("QS", "3D", pile="9H", stock="")
    play(single, "0 draw", "1 draw")
    assert (single.turn, GAME.winners(single)) == (None, [])


def test_packs_follow_the_seats_dealt_in():
    state = fresh(players=6, series="limit").state()
    assert len(GAME.pack(state)) == 108
    state.points = [[0, 0, 0, 0, 0, 101]]
    state.hand = [["5H"], ["3S"], ["3D"], ["3C"], ["4C"], ["4D"]]
    state.pile = ["9H"]
    state.turn = 0
    play(state, "0 5H")
    assert state.active == (0, 1, 2, 3, 4)
    assert len(GAME.pack(state)) == 54


@pytest.mark.parametrize("entrants", [4, 8, 16])
def test_a_bracket_is_played_out_in_seat_order(entrants):
    match = fresh("bracket", preset="tournament", players=entrants)
    rng = random.Random(entrants)
    tables = [match.history[0][1][2]]
    while not match.is_over:
        choices = [(seat, move) for seat in range(entrants) for move in match.legal_moves(seat)]
        tables += [event[2] for event in match.play(*rng.choice(choices)) if _seats(event)]
    assert len(tables) == entrants - 1
    first = [(told["seat"], told["victim"]) for told in tables[: entrants // 2]]
    assert first == [(seat, seat + 1) for seat in range(0, entrants, 2)]
    assert all(told["seat"] < told["victim"] for told in tables)
    for deal in match.points:
        assert sum(points > 0 for points in deal) <= 2


def _seats(event):
    return event[0] == "note" and event[1] in ("bracket", "final")


def hand(state, winner, loser_card="3S"):
    """Let the seat win the running hand of the tournament at once."""
    pair = bracket_table(state.bracket)
    state.hand[winner] = ["5H"]
    state.hand[sum(pair) - winner] = [loser_card]
    state.pile = ["9H"]
    state.turn = winner
    return play(state, f"{winner} 5H")


def test_the_lower_entrant_deals_first_then_alternately():
    state = fresh(preset="tournament", players=4).state()
    assert (state.active, state.dealer, state.turn) == ((0, 1), 0, 1)
    hand(state, 1)
    assert (state.active, state.dealer, state.turn) == ((0, 1), 1, 0)
    hand(state, 0)
    assert state.dealer == 0
    events = hand(state, 1)
    assert "match_won" in notes(events)
    assert (state.active, state.dealer, state.bracket.wins) == ((2, 3), 2, (0, 0))


def test_two_hands_win_a_match_and_a_blocked_one_counts_for_nobody():
    state = fresh(preset="tournament", players=4).state()
    hand(state, 0)
    state.hand[0], state.hand[1] = ["QS"], ["QD"]
    state.pile, state.stock, state.turn = ["9H"], [], 0
    play(state, "0 draw", "1 draw")
    assert state.points[-1] == [10, 10, 0, 0]
    assert (state.active, state.bracket.wins) == ((0, 1), (1, 0))
    hand(state, 0)
    assert state.bracket.rounds == ((0, 1, 2, 3), (0,))


def final(sums):
    """The third hand of a final between entrants 1 and 2."""
    state = fresh(preset="tournament", players=4).state()
    for winner in (1, 1, 2, 2):
        hand(state, winner)
    assert state.bracket == Bracket(((0, 1, 2, 3), (1, 2), ()))
    assert (state.active, state.dealer) == ((1, 2), 1)
    state.bracket = state.bracket._replace(hands=2, sums=sums)
    return state


def test_the_final_is_decided_on_points_after_three_hands():
    state = final((0, 9))
    hand(state, 2)
    assert GAME.winners(state) == [1]
    assert state.bracket.rounds == ((0, 1, 2, 3), (1, 2), (1,))


def test_equal_sums_ask_for_single_hands():
    state = final((0, 3))
    hand(state, 2)
    assert state.turn is not None
    hand(state, 2)
    assert GAME.winners(state) == [2]


def test_the_final_has_three_hands_even_after_two_wins():
    state = final((0, 0))
    state.bracket = state.bracket._replace(hands=1, wins=(1, 0))
    hand(state, 1)
    assert state.turn is not None


def test_others_wait_outside():
    state = fresh(preset="tournament", players=8).state()
    assert [bool(hand) for hand in state.hand] == [True, True] + [False] * 6
    assert len(GAME.pack(state)) == 54
    assert legal(state, 5) == []


def test_a_tournament_names_no_dealer():
    assert not GAME.needs_dealer(PestenRules.read({"preset": "tournament"}))
    with pytest.raises(RecordError) as refused:
        fresh(preset="tournament", dealer=1)
    assert refused.value.reason == "bad_record"
