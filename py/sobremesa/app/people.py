"""Names of opponents, from the language that a game is at home in."""

from collections.abc import Sequence
from itertools import chain, count

from sobremesa.bots.styles import EVEN
from sobremesa.games import part
from sobremesa.store.preferences import LONGEST_NAME


def bot_names(game_id: str) -> tuple[str, ...]:
    """The names that the game's folder offers."""
    return tuple(part(game_id, "people").CHARACTERS)


def style_of(game_id: str, name: str) -> str:
    """How the character of this name likes to play; somebody unknown likes nothing special."""
    style: str = part(game_id, "people").CHARACTERS.get(name, EVEN)
    return style


def tidy_name(told: object) -> str:
    """What a person typed as a name: one line, without spaces around, not too long."""
    return " ".join(str(told).split())[:LONGEST_NAME].strip()


def complete(names: Sequence[str], wanted: int, game_id: str) -> tuple[str, ...]:
    """The names, cut or filled up with unused ones of the game until there are `wanted`."""
    kept = list(names[:wanted])
    numbers = (str(number) for number in count(len(kept) + 1))
    spare = (name for name in chain(bot_names(game_id), numbers) if name not in kept)
    return tuple(kept + [next(spare) for _ in range(wanted - len(kept))])
