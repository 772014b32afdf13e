"""The greedy players beat random ones by far, with the same cards in every seat (AT-B2)."""

from statistics import fmean

import pytest
from sobremesa.bots.policies import greedy_policy, random_move
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games import find_game


def lead(game_id, told, seed, favourite):
    """Points of one greedy seat ahead of the mean of the random others."""
    game = find_game(game_id)
    match = Match.new(game, game.rules_type.read(told), seed)
    rng = stream_of(seed)
    policies = [random_move] * match.seats
    policies[favourite] = greedy_policy(game_id)
    while not match.is_over:
        seat = match.turn
        match.play(seat, policies[seat](match.view(seat), seat, match.legal_moves(seat), rng))
    totals = match.totals
    own = totals.pop(favourite)
    return own - fmean(totals)


@pytest.mark.parametrize(
    ("name", "told", "margin"),
    [
        ("pese_katesh", {"preset": "one_floor"}, 10),
        ("kseri", {"preset": "three", "target": 51}, 10),
    ],
)
def test_more_points_than_random_players(name, told, margin):
    leads = [
        lead(name, told, f"{number}", favourite)
        for number in range(6)
        for favourite in range(find_game(name).rules_type.read(told).seats)
    ]
    assert fmean(leads) > margin


def test_fewer_penalty_points_than_random_players():
    told = {"players": 2, "last_card": "auto"}
    leads = [
        lead("pesten", told, f"{number}", favourite)
        for number in range(60)
        for favourite in range(2)
    ]
    assert fmean(leads) < -4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_finish_their_games_of_autobus(players):
    game = find_game("autobus")
    policy = greedy_policy("autobus")
    match = Match.new(game, game.rules_type.read({"players": players}), "finish")
    rng = stream_of("finish")
    while not match.is_over:
        seat = match.turn
        match.play(seat, policy(match.view(seat), seat, match.legal_moves(seat), rng))
    assert len(match.winners) == 1
    assert len(match.moves) < 1500
