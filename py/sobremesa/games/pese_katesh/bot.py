"""The opponents of Pesë Katësh, who use nothing but their view.

The greedy player looks at the running trick only (see `appraisal`): it wins as cheaply as
possible, ducks as high as possible, throws its most dangerous card when void, and leads low
in suits with penalties. The others try their cards in imagined deals (see `imagining`).
"""

from collections.abc import Sequence
from random import Random

from sobremesa.games.pese_katesh.forgetting import forget
from sobremesa.games.pese_katesh.imagining import Playouts
from sobremesa.games.pese_katesh.kernel import choose
from sobremesa.games.pese_katesh.masks import suits_of, text_of
from sobremesa.games.pese_katesh.reading import table_of
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TASKS
from sobremesa.games.pese_katesh.thumb import thumb_of

__all__ = ["DEALS", "forget", "greedy", "imagine", "score"]

DEALS = 4


def score(points: list[list[int]]) -> list[float]:
    """What each seat has scored in the floor that the arena counts."""
    return [float(sum(own)) for own in zip(*points, strict=True)]


def greedy(view: PeseKateshState, seat: int, legal: Sequence[str], rng: Random) -> str:
    """The best card for now."""
    thumb = thumb_of(TASKS.index(view.task), view.rules.teams)
    table = table_of(view)
    hand = suits_of(view.hand[seat])
    while True:
        suit, rank = choose(thumb, table, hand)
        card = text_of(suit, rank)
        if card in legal:
            return card
        hand[suit] ^= 1 << rank
        table.live[suit] ^= 1 << rank


def imagine(
    view: PeseKateshState, seat: int, legal: Sequence[str], *, infers: bool = True
) -> Playouts:
    """Imagined deals to try cards in; `infers` from how the others have played."""
    return Playouts(view, seat, legal, infers=infers)
