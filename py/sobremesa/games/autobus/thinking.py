"""The choice of a move by whole turns: the best plans are played on in imagined worlds."""

from collections.abc import Sequence
from random import Random

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.games.autobus.imagining import Worlds
from sobremesa.games.autobus.kernel import World
from sobremesa.games.autobus.plans import (
    BUS,
    HAND,
    LAY,
    MAIN,
    PASS,
    SPACE,
    Plan,
    Step,
    carry_out,
    plans,
)
from sobremesa.games.autobus.playout import play_on
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import AUX_SOURCES, DISCARD, END, NEW_LADDER
from sobremesa.games.autobus.tokens import MAIN as MAIN_SOURCE
from sobremesa.games.autobus.value import chance

_HALVE = 16
_MAIN_FIRST = 2.0
_NEW_CARDS = 0.2


class Line:
    """A plan under trial."""

    __slots__ = ("plan", "total")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0.0


class Turns:
    """The first moves of the best plans; a move is worth what its best plan is worth."""

    def __init__(
        self, view: AutobusState, seat: int, legal: Sequence[str], breadth: int, horizon: int
    ) -> None:
        self._seat = seat
        self._horizon = horizon
        self._worlds = Worlds(view)
        self._trials = 0
        first = first_steps(view, seat, legal)
        self._lines: dict[str, list[Line]] = {}
        for plan in best_plans(self._worlds.seen, seat, first, breadth):
            self._lines.setdefault(first[plan.steps[0]], []).append(Line(plan))

    @property
    def moves(self) -> list[str]:
        """The first moves of the plans on trial."""
        return list(self._lines)

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        """The chance to win that each move leads to by its best plan."""
        world = self._worlds.sample(rng)
        self._trials += 1
        values = [self._try(self._lines[move], world, rng) for move in moves]
        if self._trials >= _HALVE and not self._trials & (self._trials - 1):
            for move in moves:
                lines = self._lines[move]
                lines.sort(key=lambda line: -line.total)
                del lines[(len(lines) + 1) // 2 :]
        return values

    def _try(self, lines: list[Line], world: World, rng: Random) -> float:
        """What the best of the lines leads to; all are tried."""
        best, value = -1.0, 0.0
        for line in lines:
            found = self._follow(line.plan.steps, world.clone(), rng)
            line.total += found
            if line.total > best:
                best, value = line.total, found
        return value

    def _follow(self, steps: tuple[Step, ...], world: World, rng: Random) -> float:
        seat = self._seat
        for step in steps:
            if carry_out(world, seat, step):
                return 1.0
        winner = play_on(world, self._horizon, rng.random)
        if winner >= 0:
            return float(winner == seat)
        return chance(world, seat)


def best_plans(seen: World, seat: int, first: dict[Step, str], breadth: int) -> list[Plan]:
    """The plans that look best before any trial."""
    blank = seen.clone()
    blank.left = 0
    blank.done = []
    for other, hand in enumerate(blank.hand):
        if other != seat:
            hand.clear()
    found = plans(blank, seat, first)
    found.sort(key=lambda plan: -_promise(plan, seat))
    return found[:breadth]


def _promise(plan: Plan, seat: int) -> float:
    worth = chance(plan.world, seat) if plan.world.main[seat] else 9.0
    if plan.goes_on:
        worth += _MAIN_FIRST if plan.steps[-1][0] == MAIN else _NEW_CARDS
    return worth


def first_steps(view: AutobusState, seat: int, legal: Sequence[str]) -> dict[Step, str]:
    """The legal moves as steps, one move for each that comes to the same."""
    found: dict[Step, str] = {}
    for move in legal:
        found.setdefault(_step(view, seat, move), move)
    return found


def _rank(letter: str) -> int:
    return RANKS.index(letter) + 1 if letter in RANKS else 0


def _step(view: AutobusState, seat: int, move: str) -> Step:
    if move == END:
        return PASS, 0, 0, 0
    if move in DISCARD:
        card, space, rank = DISCARD[move]
        if space is None:
            return BUS, _rank(card[0]), 0, 0
        if rank == JOKER:
            rank = view.ranks[seat][space - 1]
        return LAY, _rank(card[0]), space - 1, _rank(rank)
    source, _, target = move.partition(">")
    height = 1
    if f">{target}" != NEW_LADDER:
        height += len(view.ladder[int(target[1:])])
    if source == MAIN_SOURCE:
        return MAIN, _rank(view.main[seat][-1][0]), 0, height
    if source in AUX_SOURCES:
        space = AUX_SOURCES.index(source)
        return SPACE, _rank(view.ranks[seat][space]), space, height
    return HAND, _rank(source[0]), 0, height
