"""Cards that some characters like to keep."""

from sobremesa.games.pese_katesh.state import PeseKateshState

_HIGH = "AK"
_LOW = "23"


def spends(view: PeseKateshState, move: str) -> bool:
    """The highest cards where tricks are wanted, the lowest where they are not."""
    return move[0] in (_LOW if view.task.penalties else _HIGH)
