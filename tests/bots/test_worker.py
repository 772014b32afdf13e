"""The worker answers with legal moves, always the same for the same question (AT-B5)."""

import json
import random

import pytest
from bots.worker_answer import think
from sobremesa.bots.player import Decision
from sobremesa.bots.wire import decode_view, encode_view, request
from sobremesa.engine.match import Match
from sobremesa.games import find_game


def answer(position, key="key", level="greedy"):
    asked = request(position.game.id, position.view, position.seat, level, key)
    return json.loads(think(asked))


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_every_answer_is_legal(positions, game_id, preset, level):
    for number, position in enumerate(positions(game_id, preset, steps=200)):
        answered = answer(position, f"{number}", level)
        is_act = position.match.turn != position.seat
        assert answered["move"] in position.legal or (is_act and answered["move"] is None)


def test_the_same_question_has_the_same_answer(positions, game_id):
    for position in positions(game_id, steps=100):
        assert answer(position) == answer(position)


def test_random_numbers_come_from_the_key_alone(positions, game_id):
    before = random.getstate()
    position = next(positions(game_id, steps=1))
    answers = {json.dumps(answer(position, f"{number}", "random")) for number in range(40)}
    assert len(answers) > 1
    assert random.getstate() == before


def test_a_view_comes_back_as_it_was(positions, game_id):
    for position in positions(game_id, steps=50):
        seen = position.view
        back = decode_view(encode_view(seen))
        assert list(back.zones()) == list(seen.zones())
        assert encode_view(back) == encode_view(seen)


def asked(position, **changed):
    text = request(position.game.id, position.view, position.seat, "greedy", "key")
    return json.dumps({**json.loads(text), **changed})


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "bridge"}, "unknown_game"),
        ({"level": "oracle"}, "unknown_level"),
        ({"seat": 0}, "no_move"),
        ({"view": "…"}, "ValueError"),
        ({"seat": None}, "no_move"),
    ],
)
def test_a_bad_question_is_answered_with_a_reason(positions, changed, reason):
    position = next(positions("kseri", steps=1))
    assert position.seat == 1
    answered = json.loads(think(asked(position, **changed)))
    assert list(answered) == ["error"]
    assert answered["error"].startswith(reason)


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "7"])
def test_no_question_at_all_is_answered_too(text):
    assert "error" in json.loads(think(text))


def test_nobody_has_to_act_against_a_clock(monkeypatch):
    rules = find_game("pesten").rules_type.read({"preset": "quick"})
    match = Match.new(find_game("pesten"), rules, "clock")
    monkeypatch.setattr("sobremesa.bots.worker.find_player", lambda *_, **__: Silent())
    seat = match.turn
    answer = json.loads(think(request("pesten", match.view(seat), seat, "greedy", "k")))
    assert answer["move"] is None


class Silent:
    """A player that lets everything go by."""

    def ponder(self, *_):
        yield Decision(None)
