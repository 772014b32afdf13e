"""Names of opponents, from the language that a game is at home in."""

import importlib
import importlib.util
from collections.abc import Sequence
from itertools import chain, count


def bot_names(game_id: str) -> tuple[str, ...]:
    """The names that the game's folder offers, none if it offers none."""
    module = f"sobremesa.games.{game_id}.people"
    if importlib.util.find_spec(module) is None:
        return ()
    names: tuple[str, ...] = importlib.import_module(module).BOT_NAMES
    return names


def complete(names: Sequence[str], wanted: int, game_id: str) -> tuple[str, ...]:
    """The names, cut or filled up with unused ones of the game until there are `wanted`."""
    kept = list(names[:wanted])
    numbered = (f"{number}" for number in count(len(kept) + 1))
    spare = (name for name in chain(bot_names(game_id), numbered) if name not in kept)
    return tuple(kept + [next(spare) for _ in range(wanted - len(kept))])
