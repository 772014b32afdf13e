"""Bots know what their seat may know: no hidden card and no seed reaches them (AT-T1, AT-T2)."""

import base64
import json
from itertools import islice

import pytest
from bots.worker_answer import think
from sobremesa.bots.levels import LEVELS
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import request, stream_of
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.match import Match
from sobremesa.engine.sight import view
from sobremesa.games import all_games


class Sealed(str):
    """A hidden card whose face nobody may look at."""

    __slots__ = ()

    def refuse(self, *_):
        raise AssertionError("a bot looked at a hidden card")

    __getitem__ = __iter__ = __contains__ = startswith = endswith = refuse


def sealed(position):
    """The position as its seat sees it, with nothing behind the hidden cards but an alarm."""
    seen = position.view
    for zone in seen.zones():
        zone.cards[:] = [Sealed(card) if card == HIDDEN else card for card in zone.cards]
    return seen


def player(game_id, level="master"):
    return find_player(game_id, level, budget=Budget(playouts=24))


def test_the_rule_of_thumb_never_looks_at_a_hidden_card(positions, game_id, preset, matches):
    policy = greedy_policy(game_id)
    for position in positions(game_id, preset, steps=300 * matches):
        seen = sealed(position)
        legal = position.game.legal_moves(seen, position.seat)
        assert legal == position.legal
        policy(seen, position.seat, legal, stream_of("key"))


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_looks_at_a_hidden_card(positions, game_id, preset, matches, level):
    for position in islice(positions(game_id, preset, steps=300 * matches), 0, None, 20):
        seen = sealed(position)
        decide(player(game_id, level), seen, position.seat, position.legal, stream_of("key"))


def test_permuting_hidden_cards_changes_neither_question_nor_answer(positions, game_id):
    rng = stream_of("permutations")
    for number, position in enumerate(positions(game_id, steps=500)):
        seen = position.view
        permuted = view(position.game.determinize(seen, position.seat, rng), position.seat)
        questions = [
            request(game_id, known, position.seat, "greedy", "key") for known in (seen, permuted)
        ]
        assert questions[0] == questions[1]
        assert think(questions[0]) == think(questions[1])
        if number % 10 == 0:
            decisions = [
                decide(player(game_id), known, position.seat, position.legal, stream_of("key"))
                for known in (seen, permuted)
            ]
            assert decisions[0] == decisions[1]


def test_the_question_holds_no_seed(game_id):
    game = all_games()[game_id]
    match = Match.new(game, game.rules_type.read({}), "a-very-secret-seed")
    seat = match.turn
    text = request(game_id, match.view(seat), seat, "greedy", "key")
    assert "secret" not in text
    assert b"secret" not in base64.b64decode(json.loads(text)["view"])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_question_hides_the_hand_of_others(seat):
    game = all_games()["kseri"]
    match = Match.new(game, game.rules_type.read({}), "seed")
    others = match.state().hand[1 - seat]
    sent = base64.b64decode(
        json.loads(request("kseri", match.view(seat), seat, "greedy", "key"))["view"]
    )
    shown = [card for card in others if card.encode() in sent]
    assert shown == []
