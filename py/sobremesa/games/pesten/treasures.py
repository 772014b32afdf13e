"""Cards that some characters like to keep."""

from sobremesa.games.pesten.state import PestenState


def spends(view: PestenState, move: str) -> bool:
    """A card with an effect."""
    return move[0] in view.rules.action_ranks
