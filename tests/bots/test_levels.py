"""Levels differ in play only: the same deal, the same worlds to choose from, another choice."""

from collections.abc import Iterator

import pytest
from sobremesa.bots.levels import LEVELS, levels_of
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games import all_games


def test_every_game_has_all_levels(game_id):
    levels = levels_of(game_id)
    assert list(levels) == list(LEVELS)
    assert not levels["beginner"].playouts
    assert levels["master"].playouts
    assert levels["master"].overlooks == levels["master"].forgets == levels["master"].noise == 0


def test_every_search_has_a_time_limit(game_id):
    for level in levels_of(game_id).values():
        assert not level.playouts or (level.seconds and level.seconds <= 0.5)


def test_the_deal_does_not_depend_on_the_level(game_id):
    game = all_games()[game_id]
    rules = game.rules_type.read({})
    texts = set()
    for level in LEVELS:
        seats = [{"name": "A", "kind": "human"}] + [
            {"name": f"{seat}", "kind": "bot", "level": level} for seat in range(1, rules.seats)
        ]
        match = Match.new(game, rules, "deal", seats=seats)
        texts.add(repr(list(match.state().zones())))
    assert len(texts) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_legal_moves_alike_for_the_same_key(positions, game_id, level):
    player = find_player(game_id, level, budget=Budget(playouts=40))
    for number, position in enumerate(positions(game_id, steps=12)):
        own = [
            decide(player, position.view, position.seat, position.legal, stream_of(f"{number}"))
            for _ in range(2)
        ]
        assert own[0] == own[1]
        assert own[0].move in position.legal or own[0].move is None


def claims_on_turn(matches: int) -> Iterator[tuple[Match, int]]:
    """Where the seat on turn may also claim what another has forgotten (PE-A23)."""
    game = all_games()["pesten"]
    for number in range(matches):
        match, rng = Match.new(game, game.rules_type.read({}), f"{number}"), stream_of(f"{number}")
        while not match.is_over:
            seat = match.turn
            legal = match.legal_moves(seat)
            if any(move.startswith("claim") for move in legal):
                yield match, seat
            match.play(seat, rng.choice(legal))


def test_who_notices_a_claim_alone_and_lets_it_go_by_still_moves(monkeypatch):
    player = find_player("pesten", "beginner")
    monkeypatch.setattr(
        type(player), "_noticed", lambda _, legal, rng: [m for m in legal if m.startswith("claim")]
    )
    moves = set()
    for match, seat in claims_on_turn(matches=3):
        for key in range(10):
            legal = match.legal_moves(seat)
            rng = stream_of(f"{key}")
            moves.add(decide(player, match.view(seat), seat, legal, rng).move)
    assert len(moves) > 1
    assert None not in moves
