"""Flat Monte Carlo: every candidate move is tried in the same imagined worlds.

Moves that fall clearly behind get no more playouts, so that these go where the choice is close.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from random import Random
from statistics import fmean
from typing import Protocol

FIRST_LOOK = 32
_CLEARLY = 3.0
_MOMENT = 0.04


class Imagination(Protocol):
    """Imagined worlds that agree with all that a seat knows, and playouts in them."""

    @property
    def moves(self) -> Sequence[str]:
        """The legal moves that deserve a trial, at least one."""
        ...

    def trial(self, moves: Sequence[str], rng: Random) -> Sequence[float]:
        """What each move leads to for the seat in one world, the same world for all of them."""
        ...


@dataclass(frozen=True)
class Budget:
    """How much a decision may cost: playouts, and seconds where a clock is to limit it."""

    playouts: int = 0
    seconds: float | None = None

    def after(self, spent: float) -> "Budget":
        """What is left of it after some seconds."""
        left = None if self.seconds is None else self.seconds - spent
        return Budget(self.playouts, left)


@dataclass(frozen=True)
class Estimate:
    """What a move is expected to lead to, with the standard errors of that and of the gap.

    `behind` is how far it is expected to lie behind the best move, 0 for that one.
    """

    move: str
    mean: float
    error: float
    behind: float
    gap_error: float
    playouts: int


class Search:
    """One search for the best of several moves."""

    def __init__(self, imagination: Imagination, rng: Random) -> None:
        self._imagination = imagination
        self._rng = rng
        self._seen: dict[str, list[float]] = {move: [] for move in imagination.moves}
        self._alive = list(self._seen)

    def run(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> Iterator[None]:
        """Search within the budget; yields every now and then so that others can act."""
        now = clock()
        end = inf if budget.seconds is None else now + budget.seconds
        left, look, rest, took = budget.playouts, FIRST_LOOK, now + _MOMENT, 0.0
        while len(self._alive) > 1 and left >= len(self._alive) and now + took < end:
            left -= len(self._alive)
            self._try_once()
            if len(self._seen[self._alive[0]]) >= look:
                self._drop_losers()
                look *= 2
            began, now = now, clock()
            took = now - began
            if now > rest:
                yield
                now = clock()
                rest = now + _MOMENT

    def _try_once(self) -> None:
        values = self._imagination.trial(self._alive, self._rng)
        for move, value in zip(self._alive, values, strict=True):
            self._seen[move].append(value)

    def _drop_losers(self) -> None:
        best = self._best()
        self._alive = [move for move in self._alive if not self._is_lost(move, best)]

    def _best(self) -> str:
        return max(self._alive, key=self._mean)

    def _is_lost(self, move: str, best: str) -> bool:
        behind, error = self._gap(move, best)
        return behind > _CLEARLY * error

    def _mean(self, move: str) -> float:
        seen = self._seen[move]
        return fmean(seen) if seen else 0.0

    def _gap(self, move: str, best: str) -> tuple[float, float]:
        """How far the best move is ahead in the worlds that both were tried in."""
        pairs = zip(self._seen[best], self._seen[move], strict=False)
        return _mean_and_error([most - value for most, value in pairs])

    def estimates(self) -> list[Estimate]:
        """What is known of each move, the best first."""
        best = self._best()
        told = [self._estimate(move, best) for move in self._seen if move != best]
        return [self._estimate(best, best), *sorted(told, key=lambda one: one.behind)]

    def _estimate(self, move: str, best: str) -> Estimate:
        seen = self._seen[move]
        return Estimate(move, *_mean_and_error(seen), *self._gap(move, best), len(seen))


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean with its standard error, which is infinite for less than two values."""
    size = len(values)
    if size < 2:
        return (values[0] if values else 0.0), inf
    mean = fmean(values)
    spread = fsum((value - mean) ** 2 for value in values)
    return mean, sqrt(spread / (size - 1) / size)
