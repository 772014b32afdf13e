"""Pesë Katësh as a game of OpenSpiel: one running deal, and worlds that agree with a view.

A state answers the search in plain Python, so that no call takes the detour through C++.
"""

from random import Random

import pyspiel
from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.engine.state import State
from sobremesa.games import find_game
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.tasks import TASKS

RULES = find_game("pese_katesh")
_ACTIONS = {card: action for action, card in enumerate(NATURAL_CARDS)}
_TOTALS = tuple(task.value * (len(task.penalties) or len(NATURAL_CARDS) // SEATS) for task in TASKS)

_TYPE = pyspiel.GameType(
    short_name="sobremesa_pese_katesh",
    long_name="Pesë Katësh",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(NATURAL_CARDS),
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=len(NATURAL_CARDS),
)


class Deal(pyspiel.Game):
    """Begins nowhere: a search is started from a view."""

    def __init__(self) -> None:
        super().__init__(_TYPE, _INFO, {})


class Position(pyspiel.State):
    """A world of ours, or a view, whose cards of others nobody can play."""

    def __init__(self, game: Deal, world: State, played: str = "") -> None:
        super().__init__(game)
        self.game = game
        self.world = world
        self.played = played

    def current_player(self) -> int:
        """The seat on turn."""
        return pyspiel.PlayerId.TERMINAL if self.world.turn is None else self.world.turn

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.world.turn is None

    def is_chance_node(self) -> bool:
        """Never: everything is dealt."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The places in the pack of the cards that may be played."""
        world = self.world
        return sorted([_ACTIONS[card] for card in RULES.legal_moves(world, world.turn)])

    def apply_action(self, action: int) -> None:
        """Play a card."""
        card = NATURAL_CARDS[action]
        RULES.apply(self.world, self.world.turn, card)
        self.played += card

    def observation_string(self, player: int | None = None) -> str:
        """What everybody saw since the search began; hands would tell equal positions apart."""
        return self.played

    def returns(self) -> list[float]:
        """Points above the fair share, as a part of all that the deal pays."""
        return above_fair(self.world, self.world.points[-1])

    def clone(self) -> "Position":
        """An independent copy."""
        return Position(self.game, self.world.clone(), self.played)

    def __str__(self) -> str:
        return self.played


def above_fair(world: State, points: list[int]) -> list[float]:
    """Points of each seat above the fair share, as a part of all that the deal pays."""
    total = _TOTALS[world.deal % len(TASKS)]
    return [(own - total / SEATS) / abs(total) for own in points]


def resample(seen: Position, seat: int, rng: Random) -> Position:
    """A world that looks to the seat like its view, and in which no further deal follows."""
    world = RULES.determinize(seen.world, seat, rng)
    last = world.rules.floors * len(TASKS) - 1
    world.points = [[0] * SEATS] * last
    return Position(seen.game, world)
