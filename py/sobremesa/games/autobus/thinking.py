"""The choice of a move by whole turns: the best plans are played on in imagined worlds."""

from collections.abc import Sequence
from random import Random

from sobremesa.games.autobus.imagining import Worlds
from sobremesa.games.autobus.kernel import World
from sobremesa.games.autobus.plans import BUS, MAIN, Plan, Step, carry_out, plans
from sobremesa.games.autobus.playout import play_on
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.steps import first_steps
from sobremesa.games.autobus.value import chance

_FIRST_HALVING = 16
_MAIN_CARD = 2.0
_NEW_HAND = 0.2


class Line:
    """A plan under trial, with the sum of what it has led to."""

    __slots__ = ("plan", "total")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0.0


class Turns:
    """The first moves of the best plans; a move is worth what its best plan is worth.

    breadth: how many plans are tried
    horizon: how many turns are played on before the position is judged
    """

    def __init__(
        self, view: AutobusState, seat: int, legal: Sequence[str], breadth: int, horizon: int
    ) -> None:
        self._seat = seat
        self._horizon = horizon
        self._worlds = Worlds(view)
        self._trials = 0
        first = first_steps(view, self._worlds.seen, seat, legal)
        self._lines: dict[str, list[Line]] = {}
        for plan in best_plans(self._worlds.seen, seat, first)[:breadth]:
            self._lines.setdefault(first[plan.steps[0]], []).append(Line(plan))

    @property
    def moves(self) -> list[str]:
        """The first moves of the plans on trial."""
        return list(self._lines)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The chance to win that each move leads to by its best plan."""
        world = self._worlds.sample(rng)
        values = [self._try(self._lines[move], world, rng) for move in moves]
        self._trials += 1
        if self._trials >= _FIRST_HALVING and not self._trials & (self._trials - 1):
            for move in moves:
                self._halve(self._lines[move])
        return values

    def _try(self, lines: list[Line], world: World, rng: Random) -> float:
        """What the line that has been best so far leads to; all are tried."""
        values = [self._follow(line.plan.steps, world.clone(), rng) for line in lines]
        for line, value in zip(lines, values, strict=True):
            line.total += value
        best = max(range(len(lines)), key=lambda number: lines[number].total)
        return values[best]

    def _follow(self, steps: tuple[Step, ...], world: World, rng: Random) -> float:
        seat = self._seat
        for step in steps:
            if carry_out(world, seat, step):
                return 1.0
        winner = play_on(world, self._horizon, rng.random)
        return chance(world, seat) if winner < 0 else float(winner == seat)

    def _halve(self, lines: list[Line]) -> None:
        """The better half of a move's lines stays."""
        lines.sort(key=lambda line: -line.total)
        del lines[(len(lines) + 1) // 2 :]


def best_plans(seen: World, seat: int, first: dict[Step, str]) -> list[Plan]:
    """The plans, in the order of what they promise before any trial."""
    blank = seen.clone()
    blank.left = 0
    blank.done = []
    for other, hand in enumerate(blank.hand):
        if other != seat:
            hand.clear()
    found = _without_gifts(plans(blank, seat, first), seen, seat)
    return sorted(found, key=lambda plan: -_promise(plan, seat))


def _without_gifts(found: list[Plan], seen: World, seat: int) -> list[Plan]:
    """No plan that lets the next rival's main pile follow, but for the own one (AT-B1).

    Where the rival's can follow already, the own one is not kept waiting. All plans are
    left if the others put a card under the bus.
    """
    own = [plan for plan in found if plan.steps[-1][0] == MAIN]
    rival = seen.main[(seat + 1) % len(seen.main)][-1]
    if own and rival and seen.wants[rival]:
        return own
    kept = own + [plan for plan in found if not plan.gives and plan.steps[-1][0] != MAIN]
    return kept if any(plan.steps[-1][0] != BUS for plan in kept) else found


def _promise(plan: Plan, seat: int) -> float:
    if not plan.world.main[seat]:
        return _MAIN_CARD + 1.0
    worth = chance(plan.world, seat)
    if plan.goes_on:
        worth += _MAIN_CARD if plan.steps[-1][0] == MAIN else _NEW_HAND
    return worth
