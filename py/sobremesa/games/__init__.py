"""The games, one folder each, found by looking: a folder offers its `GAME`."""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from sobremesa.engine.game import Game


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every game by its id, in the order of their folders' names."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        game: Game[Any] = importlib.import_module(module.name).GAME
        found[game.id] = game
    return found


def find_game(name: str) -> Game[Any] | None:
    """The game with this id, if there is one."""
    return all_games().get(name)


@cache
def has_part(game_id: str, name: str) -> bool:
    """Whether a game's folder has a module `name`."""
    return find_spec(f"{__name__}.{game_id}.{name}") is not None


def part(game_id: str, name: str) -> ModuleType:
    """The module `name` of a game's folder, such as `table` or `bot`."""
    return importlib.import_module(f"{__name__}.{game_id}.{name}")
