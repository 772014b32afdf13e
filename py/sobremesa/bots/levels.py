"""Levels: how well an opponent plays. They differ in play only, never in cards."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from sobremesa.bots.search import Budget

LEVELS = ("beginner", "casual", "club", "master")


@dataclass(frozen=True)
class Level:
    """What a level can do.

    playouts, seconds: the budget of a decision; without playouts it goes by rule of thumb
    overlooks: the chance that a legal move is not even considered
    forgets: the chance that a decision does without what went before
    noise: the standard deviation of the error in judging a move, in the game's points
    slowness: how long it takes to see a chance where there are no turns, compared with others
    mind: arguments of the game's `imagine`
    """

    playouts: int = 0
    seconds: float | None = None
    overlooks: float = 0.0
    forgets: float = 0.0
    noise: float = 0.0
    slowness: float = 1.0
    mind: Mapping[str, Any] = field(default_factory=dict)

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.playouts, self.seconds)


@cache
def levels_of(game_id: str) -> dict[str, Level]:
    """The levels of a game, from `levels.toml` in its folder or else the common ones."""
    own = files(f"sobremesa.games.{game_id}") / "levels.toml"
    source = own if own.is_file() else files("sobremesa.bots") / "levels.toml"
    told = tomllib.loads(source.read_text(encoding="utf-8"))
    return {name: Level(**told[name]) for name in LEVELS}


def by_thumb(game_id: str) -> str:
    """The best level that decides at once, without trying moves out."""
    return [name for name, level in levels_of(game_id).items() if not level.playouts][-1]
