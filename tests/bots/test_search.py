"""The flat search finds the better move, stops when that is clear, and keeps to its budget."""

from collections.abc import Sequence
from itertools import count
from math import inf, isclose
from random import Random

import pytest
from sobremesa.bots.search import FIRST_LOOK, Budget, Search


class Guess:
    """Worlds in which each move is worth a fixed amount, with noise that all moves share or not."""

    def __init__(self, worth: dict[str, float], *, shared: float = 0.0, own: float = 0.0) -> None:
        self.moves = list(worth)
        self.asked: list[tuple[str, ...]] = []
        self._worth, self._shared, self._own = worth, shared, own

    def trial(self, moves: Sequence[str], rng: Random) -> list[float]:
        self.asked.append(tuple(moves))
        luck = rng.gauss(0, self._shared)
        return [self._worth[move] + luck + rng.gauss(0, self._own) for move in moves]


def searched(guess, *, playouts=10_000, seconds=None, clock=lambda: 0.0, seed="search"):
    search = Search(guess, Random(seed))
    rests = sum(1 for _ in search.run(Budget(playouts, seconds), clock))
    return search.estimates(), rests


def test_the_better_move_comes_first():
    estimates, _ = searched(Guess({"a": 0.0, "b": 0.4, "c": 0.2}, own=1.0))
    assert [one.move for one in estimates] == ["b", "c", "a"]
    assert isclose(estimates[0].mean, 0.4, abs_tol=4 * estimates[0].error)


def test_what_all_moves_share_does_not_blur_the_gap():
    """The means swing by 50 points together, and yet a tenth of a point is told apart."""
    guess = Guess({"a": 0.0, "b": 0.1}, shared=50.0)
    estimates, _ = searched(guess)
    assert estimates[0].move == "b"
    assert isclose(estimates[1].behind, 0.1)
    assert len(guess.asked) == FIRST_LOOK
    assert estimates[0].error > 1 > estimates[1].gap_error


def test_hopeless_moves_get_no_more_playouts():
    guess = Guess({"a": 0.0, "b": 0.01, "hopeless": -9.0}, own=1.0)
    estimates, _ = searched(guess, playouts=1000)
    assert set(guess.asked[-1]) == {"a", "b"}
    assert [one.playouts for one in estimates if one.move == "hopeless"] == [FIRST_LOOK]
    assert sum(len(moves) for moves in guess.asked) in (999, 1000)


def test_errors_are_standard_errors():
    guess = Guess({"a": 0.0, "b": 0.0}, own=2.0)
    estimates, _ = searched(guess, playouts=2000)
    best = estimates[0]
    assert isclose(best.error, 2.0 / best.playouts**0.5, rel_tol=0.2)
    assert isclose(estimates[1].gap_error, 2.0 * (2 / best.playouts) ** 0.5, rel_tol=0.2)
    assert best.behind == best.gap_error == 0


def test_the_same_stream_finds_the_same():
    worth = {"a": 0.0, "b": 0.05, "c": 0.1}
    assert searched(Guess(worth, own=1.0)) == searched(Guess(worth, own=1.0))
    assert searched(Guess(worth, own=1.0)) != searched(Guess(worth, own=1.0), seed="other")


def test_at_the_time_limit_the_best_so_far_is_told():
    ticks = count()
    guess = Guess({"a": 0.0, "b": 5.0}, own=10.0)
    estimates, rests = searched(guess, seconds=20.0, clock=lambda: float(next(ticks)))
    assert 2 < len(guess.asked) < 30
    assert estimates[0].playouts == len(guess.asked)
    assert rests == len(guess.asked)


def test_no_trial_is_begun_that_the_last_one_says_will_be_late():
    class Slow(Guess):
        now = 0.0

        def trial(self, moves, rng):
            self.now += 3.0
            return super().trial(moves, rng)

    guess = Slow({"a": 0.0, "b": 0.0}, own=1.0)
    searched(guess, seconds=10.0, clock=lambda: guess.now)
    assert guess.now == 9.0


def test_without_a_single_playout_there_is_still_a_move():
    ticks = count()
    estimates, _ = searched(Guess({"a": 0, "b": 1}), seconds=0.0, clock=lambda: float(next(ticks)))
    assert estimates[0].error == inf


@pytest.mark.parametrize("playouts", [1, 2, 63])
def test_no_more_playouts_than_the_budget_has(playouts):
    guess = Guess({"a": 0.0, "b": 0.0}, own=1.0)
    searched(guess, playouts=playouts)
    assert sum(map(len, guess.asked)) == playouts // 2 * 2


def test_a_single_move_needs_no_search():
    guess = Guess({"a": 0.0})
    estimates, _ = searched(guess)
    assert [one.move for one in estimates] == ["a"]
    assert not guess.asked
