"""Players: who decides for a seat, from its view alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

Policy = Callable[[Any, int, Sequence[str], Random], str | None]


@dataclass(frozen=True)
class Budget:
    """How much a decision may cost: imagined worlds, and seconds where a clock is to limit it."""

    worlds: int = 0
    seconds: float | None = None


class Player(Protocol):
    """Decides for a seat that may move."""

    def think(
        self, view: Any, seat: int, legal: Sequence[str], rng: Random, budget: Budget
    ) -> str | None:
        """One of the `legal` moves; None lets an act out of turn go by."""
        ...


@dataclass(frozen=True)
class PolicyPlayer:
    """Plays by a rule of thumb, which needs no budget."""

    policy: Policy

    def think(
        self, view: Any, seat: int, legal: Sequence[str], rng: Random, budget: Budget
    ) -> str | None:
        """What the policy says."""
        return self.policy(view, seat, legal, rng)


def random_move(view: Any, seat: int, legal: Sequence[str], rng: Random) -> str | None:
    """Any legal move; out of turn nothing."""
    return rng.choice(legal) if view.turn == seat else None


@cache
def greedy_policy(game_id: str) -> Policy:
    """The `greedy` of the game's `bot` module; random moves for a game that has none."""
    name = f"sobremesa.games.{game_id}.bot"
    if find_spec(name) is None:
        return random_move
    policy: Policy = import_module(name).greedy
    return policy


def find_player(game_id: str, level: str) -> Player | None:
    """The player of a level: `random` or `greedy`."""
    if level == "random":
        return PolicyPlayer(random_move)
    return PolicyPlayer(greedy_policy(game_id)) if level == "greedy" else None
