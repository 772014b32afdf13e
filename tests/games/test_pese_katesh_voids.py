"""Shown voids of Pesë Katësh: noted once, forgotten at the deal, honoured by imagined worlds."""

import random
from collections import Counter
from itertools import permutations

import pytest
from games.pese_katesh_table import notes, play, table
from sobremesa.engine.match import Match
from sobremesa.engine.sight import view
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.options import PeseKateshRules


def imagined(state, rng, seat=0):
    return GAME.determinize(view(state, seat), seat, rng)


def fill_pack(state):
    """Everything that lies nowhere has been won."""
    lying = {card for zone in state.zones() for card in zone.cards}
    state.won[0] += [card for card in GAME.pack(state) if card not in lying]
    return state


def test_a_void_is_shown_by_not_following():
    state = table("2C 7C", "3D 4D", "5C 6C", "8D 9D")
    assert notes(play(state, "0 2C", "1 3D")) == ["void"]
    assert state.voids == ["", "C", "", ""]
    play(state, "2 5C", "3 8D")
    assert state.voids == ["", "C", "", "C"]


def test_a_void_is_noted_once():
    state = table("2C 3C 4C", "3D 4D 5D", "7C 8C 5S", "8D 9D TD", voids=["", "C", "", "C"])
    assert notes(play(state, "0 2C", "1 3D")) == []
    assert state.voids == ["", "C", "", "C"]


def test_a_new_deal_forgets_the_voids():
    state = table("2C", "3D", "5C", "8D")
    play(state, "0 2C", "1 3D", "2 5C", "3 8D")
    assert state.deal == 1
    assert state.voids == ["", "", "", ""]


@pytest.mark.parametrize("seed", range(3))
def test_imagined_hands_respect_every_void_through_a_match(seed):
    match = Match.new(GAME, PeseKateshRules.read({"floors": 1}), f"voids {seed}")
    rng = random.Random(seed)
    while not match.is_over:
        for seat in range(4):
            seen = match.view(seat)
            world = GAME.determinize(seen, seat, rng)
            for other in {0, 1, 2, 3} - {seat}:
                assert not any(card[1] in seen.voids[other] for card in world.hand[other])
                assert len(world.hand[other]) == len(seen.hand[other])
        match.play(match.turn, rng.choice(match.legal_moves(match.turn)))


def test_an_over_constrained_ending_has_one_world():
    state = fill_pack(table("AC", "2D", "3H", "4S", voids=["", "CHS", "CDS", "CDH"]))
    for seed in range(20):
        assert imagined(state, random.Random(seed)).hand == [["AC"], ["2D"], ["3H"], ["4S"]]


def test_all_consistent_deals_are_equally_likely():
    hands = ("AC KC", "2C 2D", "3C 3H", "4D 4S")
    voids = ["", "S", "DS", "C"]
    state = fill_pack(table(*hands, voids=voids))
    unseen = " ".join(hands[1:]).split()
    possible = {
        tuple(frozenset(order[at : at + 2]) for at in (0, 2, 4))
        for order in permutations(unseen)
        if not any(card[1] in voids[1 + at // 2] for at, card in enumerate(order))
    }
    rng = random.Random(7)
    draws = 400 * len(possible)
    met = Counter(
        tuple(frozenset(hand) for hand in imagined(state, rng).hand[1:]) for _ in range(draws)
    )
    assert set(met) == possible
    chi_square = sum((count - 400) ** 2 / 400 for count in met.values())
    freedom = len(possible) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_without_voids_every_hand_may_hold_anything():
    state = fill_pack(table("AC", "2D", "3H", "4S"))
    worlds = [imagined(state, random.Random(seed)) for seed in range(60)]
    met = {tuple(hand[0] for hand in world.hand) for world in worlds}
    assert len(met) == 6
