"""What a player of Pesten imagines agrees with all that happened, and nothing is peeked at."""

from collections import Counter
from random import Random

import pytest
from games.pesten_table import table
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.sight import view
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.bot import greedy, imagine
from sobremesa.games.pesten.deduction import Deduction
from sobremesa.games.pesten.guessing import Guess
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.state import SHUFFLE, TABLE
from sobremesa.games.pesten.tables import CARDS, CODES, tables_of

IN_TURNS = [preset for preset in PestenRules.presets() if preset != "quick"]


def hands_in_play(told, seed, steps=250, chooses=greedy):
    """States of a match, each before a move."""
    rules = GAME.rules_type.read(told)
    state, _ = GAME.start(rules, 0, RecordedChance(seed))
    rng = Random(seed)
    for _ in range(steps):
        if state.turn is None:
            return
        yield state
        seat = state.turn
        seen = view(state, seat)
        legal = GAME.legal_moves(state, seat)
        GAME.apply(state, seat, chooses(seen, seat, legal, rng))


def at_random(seen, seat, legal, rng):
    return rng.choice(legal)


@pytest.mark.parametrize("chooses", [greedy, at_random])
@pytest.mark.parametrize("preset", IN_TURNS)
def test_what_is_surely_concluded_is_true(preset, chooses):
    concluded = shuffles = 0
    for number in range(3):
        for state in hands_in_play({"preset": preset}, f"{number}", chooses=chooses):
            told = Deduction(view(state, state.turn))
            shuffles += told.shuffle is not None
            for seat in state.active:
                hand = state.hand[seat]
                known = told.hands[seat]
                assert known.size == len(hand)
                for fact in known.facts:
                    if fact.sure:
                        concluded += fact.held
                        assert sum(card not in fact.cards for card in hand) >= fact.held
                if told.shuffle:
                    assert sum(card in told.shuffle.none for card in hand) <= known.old
    assert concluded
    assert shuffles or chooses is greedy


def test_a_seat_that_drew_holds_nothing_that_fits():
    state = table("3C 4C 5C", "3D 4D 5D", pile="9H", stock="6S 6D", turn=1)
    GAME.apply(state, 1, "draw")
    hands = worlds_of(state, 0, 50)
    cards = {card for hand in hands for card in hand}
    assert len(cards) > 20
    assert not any(card == "*" or card[1] == "H" or card[0] == "9" for card in cards)


def test_after_a_shuffle_the_old_hand_is_known():
    state = table("3C 4C", "3D 4D", pile="8S 9S 9H", stock="", turn=0)
    state.story = [(TABLE, card, 0) for card in state.pile]
    rest = [card for card in GAME.unseen(view(state, 0)) if card not in ("3D", "4D")]
    state.pile[:0] = rest
    state.story[:0] = [(TABLE, card, 0) for card in rest]
    state.story.insert(0, (0, "", -5))
    state.story.insert(0, (1, "", -5))
    GAME.apply(state, 0, "draw")
    assert any(act == SHUFFLE for _, act, _ in state.story)
    state.turn, state.drawn = 0, None
    assert {tuple(sorted(hand)) for hand in worlds_of(state, 0, 20)} == {("3D", "4D")}


def worlds_of(state, seat, number):
    """The other's hand in imagined worlds."""
    seen = view(state, seat)
    guess = Guess(seen, inference=True)
    rng = Random(1)
    return [[CARDS[code] for code in guess.world(rng).hands[1 - seat]] for _ in range(number)]


def test_between_two_every_possible_world_is_as_likely(monkeypatch):
    """Three cards of five without hearts and jokers, of which one is the stock."""
    state = table("3C", "6D 7D", pile="9H", stock="6S", turn=1, hand=5, jokers=0)
    others = {"6D", "7D", "6S", "2H"}
    shown = [card for card in CARDS[:52] if card not in {*others, "3C", "9H"}]
    state.stock = ["2H", "6S"]
    state.pile = [*shown, "9H"]
    state.story = [(TABLE, card, 0) for card in state.pile]
    state.story += [(0, "", -4), (1, "", -3), (1, "draw", 0), (0, "pass", 0)]
    state.turn = 0
    counts = Counter(tuple(sorted(hand)) for hand in worlds_of(state, 0, 3000))
    assert set(counts) == {("6D", "6S"), ("6D", "7D"), ("6S", "7D")}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("told", [{"players": 2}, {"players": 6}, {"preset": "hard"}])
def test_worlds_hold_the_whole_pack_and_all_that_is_seen(told):
    for number, state in enumerate(hands_in_play(told, "whole", steps=120)):
        if number % 6:
            continue
        seat = state.turn
        world = Guess(view(state, seat), inference=True).world(Random(number))
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hand]
        assert world.hands[seat] == [CODES[card] for card in state.hand[seat]]
        held = [*world.stock, *world.pile, *(card for hand in world.hands for card in hand)]
        assert sorted(held) == sorted(CODES[card] for card in GAME.pack(state))


def test_who_is_shown_every_card_imagines_that_world_alone():
    for state in hands_in_play({"players": 3}, "all", steps=20):
        world = Guess(state, inference=True).world(Random())
        assert world.hands == [[CODES[card] for card in hand] for hand in state.hand]
        assert world.stock == [CODES[card] for card in state.stock]


def test_a_trial_counts_the_hand_or_the_points_that_last():
    for told, values in (({}, {0.0, 1.0}), ({"series": "hands"}, None)):
        state = next(hands_in_play({"players": 2, **told}, "trial"))
        seat = state.turn
        imagination = imagine(view(state, seat), seat, GAME.legal_moves(state, seat))
        rng = Random(1)
        seen = {value for _ in range(20) for value in imagination.trial(imagination.moves, rng)}
        assert seen == values if values else len(seen) > 5


def test_the_tables_of_a_table_are_made_once():
    rules = GAME.rules_type.read({})
    assert tables_of(rules, 4) is tables_of(GAME.rules_type.read({}), 4)
