"""Positions that arise when opponents play, as each seat sees them."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.wire import stream_of
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.rules import Rules
from sobremesa.games import all_games

PRESETS = [
    (game.id, preset) for game in all_games().values() for preset in game.rules_type.presets()
]


class Position(NamedTuple):
    """A seat that may move, and the match in which it may."""

    match: Match
    seat: int
    legal: list[str]

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)


def walk(game: Game[Any], rules: Rules, seed: str, *, steps: int) -> Iterator[Position]:
    """The first positions of matches between greedy players, one match after the other."""
    policy = greedy_policy(game.id)
    rng = stream_of(seed)
    number = 0
    match = Match.new(game, rules, f"{seed}/{number}")
    for _ in range(steps):
        if match.is_over:
            number += 1
            match = Match.new(game, rules, f"{seed}/{number}")
        acts = []
        for seat in range(match.seats):
            position = Position(match, seat, match.legal_moves(seat))
            if position.legal:
                yield position
                acts.append((seat, policy(position.view, seat, position.legal, rng)))
        seat, move = rng.choice([act for act in acts if act[1] is not None])
        match.play(seat, move)


@pytest.fixture
def positions() -> Callable[..., Iterator[Position]]:
    """Positions of a game under a preset."""

    def of(game_id: str, preset: str = "standard", *, steps: int) -> Iterator[Position]:
        game = all_games()[game_id]
        rules = game.rules_type.read({"preset": preset})
        return walk(game, rules, f"{game_id}/{preset}", steps=steps)

    return of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test for each game, or for each preset of each game, if it does not say for which."""
    wanted = {"game_id", "preset"}.intersection(metafunc.fixturenames)
    if wanted == {"game_id", "preset"}:
        metafunc.parametrize(("game_id", "preset"), PRESETS)
    elif wanted == {"game_id"}:
        metafunc.parametrize("game_id", all_games())
