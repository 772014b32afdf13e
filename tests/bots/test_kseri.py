"""What a player of Kseri never does (AT-B1), and how well the greedy one plays."""

from statistics import fmean

import pytest
from sobremesa.bots.policies import greedy_policy, random_move
from sobremesa.bots.wire import stream_of
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.sight import view
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.counting import Count
from sobremesa.games.kseri.rules import captures

GREEDY = greedy_policy("kseri")
PRESETS = list(GAME.rules_type.presets())


def decisions(positions, preset, steps=400):
    for position in positions("kseri", preset, steps=steps):
        seen = position.view
        yield seen, position, GREEDY(seen, position.seat, position.legal, stream_of("key"))


def is_kseri(seen, move):
    wild = seen.rules.jack_wild and move[0] == "J"
    return len(seen.pile) == 1 and len(move) == 2 and captures(seen, move) and not wild


@pytest.mark.parametrize("preset", PRESETS)
def test_never_a_jack_on_an_empty_table_with_another_choice(positions, preset):
    for seen, position, move in decisions(positions, preset):
        if seen.rules.jack_wild and not seen.pile and not move.endswith("steal"):
            assert move[0] != "J" or all(other[0] == "J" for other in position.legal)


@pytest.mark.parametrize("preset", PRESETS)
def test_takes_a_kseri_or_a_steal_when_it_can(positions, preset):
    """Unless the next player is likely to steal its marker (KS14)."""
    for seen, position, move in decisions(positions, preset):
        steals = [other for other in position.legal if other.endswith("steal")]
        kseris = [
            other
            for other in position.legal
            if is_kseri(seen, other) and Count(seen, position.seat).chance(other[0]) < 0.3
        ]
        if steals or kseris:
            assert move in steals + kseris


@pytest.mark.parametrize("preset", PRESETS)
def test_never_leaves_a_lone_card_that_is_certainly_held_with_an_equal_alternative(
    positions, preset
):
    for seen, position, move in decisions(positions, preset):
        count = Count(seen, position.seat)
        if not seen.pile and len(move) == 2 and count.chance(move[0]) == 1:
            plain = [card for card in position.legal if card[0] not in "AJ2T"]
            assert move not in plain or all(count.chance(card[0]) == 1 for card in plain)


@pytest.mark.parametrize(
    ("told", "margin"), [({"players": 2}, 11), ({"preset": "pairs"}, 10), ({"preset": "pisti"}, 11)]
)
def test_beats_random_players_by_far_with_the_same_cards(told, margin):
    rules = GAME.rules_type.read(told)
    assert fmean(lead(rules, f"{number}", side) for number in range(60) for side in (0, 1)) > margin


def lead(rules, seed, side):
    """Points of the side ahead of the other in the first deal."""
    state, _ = GAME.start(rules, 0, RecordedChance(seed))
    rng = stream_of(seed)
    while not state.points:
        seat = state.turn
        policy = GREEDY if rules.side(seat) == side else random_move
        move = policy(view(state, seat), seat, GAME.legal_moves(state, seat), rng)
        GAME.apply(state, seat, move)
    return state.points[0][side] - state.points[0][1 - side]
