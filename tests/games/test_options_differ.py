"""Each option makes a difference: the same chance and the same will end differently (AT-R3)."""

import random

import pytest
from sobremesa.engine.errors import RecordError
from sobremesa.engine.match import Match
from sobremesa.games import all_games

MATCHES = 40
MOVES = 1500
# Options that matter only beside another one, and quickly enough only so.
BESIDE = {
    "limit": {"series": "limit", "players": 2},
    "hands": {"series": "hands", "players": 2},
}
OPTIONS = [
    (game.id, known.key, value)
    for game in all_games().values()
    for known in game.rules_type.options()
    if known.key != "players"
    for value in known.values[1:]
]


def pairs(game, key, value):
    """Rules that differ in one option alone, from each preset that allows both values."""
    usual = next(known.values[0] for known in game.rules_type.options() if known.key == key)
    for preset in game.rules_type.presets():
        for players in (None, 2, 3, 4):
            seats = {} if players is None else {"players": players}
            try:
                yield tuple(
                    game.rules_type.read(
                        {"preset": preset, **seats, **BESIDE.get(key, {}), key: one}
                    )
                    for one in (usual, value)
                )
            except RecordError:
                continue


def differ(game, one, other, seed):
    """Whether two tables with the same chance and the same will go different ways."""
    rng = random.Random(seed)
    first, second = (Match.new(game, rules, f"{seed:032x}") for rules in (one, other))
    if first.history != second.history:
        return True
    for _ in range(MOVES):
        if first.turn != second.turn or first.totals != second.totals:
            return True
        if first.is_over:
            return first.winners != second.winners
        for seat in range(first.seats):
            if first.legal_moves(seat) != second.legal_moves(seat):
                return True
        seat = first.turn
        move = rng.choice(first.legal_moves(seat))
        if first.play(seat, move) != second.play(seat, move):
            return True
    return False


@pytest.mark.parametrize(("game_id", "key", "value"), OPTIONS)
def test_an_option_makes_a_difference(game_id, key, value):
    game = all_games()[game_id]
    tried = list(pairs(game, key, value))
    assert tried, "no preset allows both values"
    assert any(differ(game, *pair, seed) for seed in range(MATCHES) for pair in tried)
