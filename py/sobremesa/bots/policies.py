"""Rules of thumb: who looks a single step ahead."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from sobremesa.games import has_part, part

Policy = Callable[[Any, int, Sequence[str], Random], str | None]


def random_move(view: Any, seat: int, legal: Sequence[str], rng: Random) -> str | None:
    """Any legal move; out of turn nothing."""
    return rng.choice(legal) if view.turn == seat else None


@cache
def greedy_policy(game_id: str) -> Policy:
    """The `greedy` of the game's `bot` module; random moves for a game that has none."""
    if not has_part(game_id, "bot"):
        return random_move
    policy: Policy = part(game_id, "bot").greedy
    return policy
