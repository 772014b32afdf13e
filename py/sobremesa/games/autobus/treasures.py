"""Cards that some characters like to keep."""

from sobremesa.engine.cards import JOKER
from sobremesa.games.autobus.state import AutobusState


def spends(view: AutobusState, move: str) -> bool:
    """A joker from the hand."""
    return move.startswith(JOKER)
