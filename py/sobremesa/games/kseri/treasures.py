"""Cards that some characters like to keep."""

from sobremesa.games.kseri.state import KseriState


def spends(view: KseriState, move: str) -> bool:
    """A wild jack, which takes any pile."""
    return move[0] == "J" and view.rules.jack_wild
