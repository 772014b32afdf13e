"""OpenSpiel's ISMCTSBot, held to a time instead of a number of simulations."""

from random import Random
from time import process_time

import numpy
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator
from openspiel_game import Deal, Position, resample
from openspiel_lent import LentRollouts
from sobremesa.engine.cards import NATURAL_CARDS

EVALUATORS = {
    "random": lambda seed: RandomRolloutEvaluator(1, numpy.random.RandomState(seed)),
    "lent": lambda seed: LentRollouts(Random(seed)),
}
_FEWEST = 2


class TimedBot(ISMCTSBot):
    """Searches from a view for so many seconds of the processor."""

    def __init__(self, evaluator: Evaluator, exploration: float, seconds: float, seed: int) -> None:
        super().__init__(
            Deal(),
            evaluator,
            exploration,
            max_simulations=0,
            random_state=numpy.random.RandomState(seed),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        rng = Random(seed)
        self.set_resampler(lambda seen, seat: resample(seen, seat, rng))
        self._seconds = seconds
        self.simulations = 0

    def run_search(self, state: Position) -> list[tuple[int, float]]:
        """As the class above does it, but for the end."""
        end = process_time() + self._seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < _FEWEST or process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)

    def choose(self, view) -> str:
        """The card that the seat on turn plays."""
        return NATURAL_CARDS[self.step(Position(self._game, view))]
