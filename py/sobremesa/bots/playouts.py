"""Imagined worlds for any game: the engine's own rules, played out by rule of thumb."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sobremesa.bots.policies import greedy_policy
from sobremesa.engine.game import Game
from sobremesa.engine.sight import view
from sobremesa.engine.state import State

_LONGEST = 600


class EnginePlayouts:
    """Worlds by `determinize`, each played on to the end of the deal."""

    def __init__(self, game: Game[Any], seen: Any, seat: int, legal: Sequence[str]) -> None:
        self.moves = legal
        self._game = game
        self._seen = seen
        self._seat = seat
        self._policy = greedy_policy(game.id)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The lead over the mean of the others at the end of the deal, for each move."""
        world = self._game.determinize(self._seen, self._seat, rng)
        return [self._play_out(world.clone(), move, rng) for move in moves]

    def _play_out(self, world: State, move: str, rng: Random) -> float:
        deals = len(world.points)
        self._game.apply(world, self._seat, move)
        for _ in range(_LONGEST):
            seat = world.turn
            if seat is None or len(world.points) > deals:
                break
            legal = self._game.legal_moves(world, seat)
            chosen = self._policy(view(world, seat), seat, legal, rng)
            self._game.apply(world, seat, legal[0] if chosen is None else chosen)
        return _lead(world.points[deals:], self._seat)


def _lead(points: list[list[int]], seat: int) -> float:
    if not points:
        return 0.0
    own, total = points[0][seat], sum(points[0])
    return own - (total - own) / max(1, len(points[0]) - 1)
