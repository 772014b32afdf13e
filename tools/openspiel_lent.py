"""Our own fast playouts, lent to OpenSpiel's search in place of its random ones."""

from random import Random

from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from openspiel_game import Position, above_fair
from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.games.pese_katesh.kernel import choose, play_out
from sobremesa.games.pese_katesh.masks import suits_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.reading import table_of
from sobremesa.games.pese_katesh.tasks import TASKS
from sobremesa.games.pese_katesh.thumb import thumb_of

_STRAY = 0.1
_PLIES = len(NATURAL_CARDS) + 1


class LentRollouts(RandomRolloutEvaluator):
    """Plays a world on by rule of thumb, from which each player strays now and then."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    def evaluate(self, state: Position) -> list[float]:
        """What each seat gets in one playout."""
        world = state.world
        thumb = thumb_of(TASKS.index(world.task), False)
        table = table_of(world)
        hands = [mask for hand in world.hand for mask in suits_of(hand)]
        card = choose(thumb, table, hands[world.turn * SEATS : (world.turn + 1) * SEATS])
        won = play_out(thumb, table, hands, card, self._strays())
        task = world.task
        points = [
            task.worth(before) + task.value * more
            for before, more in zip(world.won, won, strict=True)
        ]
        return above_fair(world, points)

    def _strays(self) -> list[float]:
        random = self._rng.random
        return [random() if random() < _STRAY else 0.0 for _ in range(_PLIES)]
