"""Times random playouts of every game, side by side with RLCard's UNO, and inside Pyodide.

RLCard plays through its `env.step` in the same process: a short round of it, a short
round of our game, over and over. A round always plays the same moves, so that rounds
differ by the machine's mood alone. The speed told is that of the best round; a ratio is
told twice, best to best and as the median over neighbouring rounds.
"""

import argparse
import json
import random
import statistics
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import rlcard

sys.path.insert(0, str(Path(__file__).parent))

from in_pyodide import in_pyodide
from places import PY

sys.path.insert(0, str(PY))

import playouts
from playouts import PLIES, Round, Table

TARGET = 5
RLCARD_PLIES = PLIES // 4


class Pair(NamedTuple):
    """Two rounds, one right after the other."""

    rlcard: Round
    ours: Round


def play_rlcard() -> Round:
    """Play UNO after UNO by random legal actions."""
    rng = random.Random("RLCard")
    env = rlcard.make("uno", config={"seed": 1})
    matches = 0
    begun = perf_counter()
    state, _ = env.reset()
    for _ in range(RLCARD_PLIES):
        if env.is_over():
            matches += 1
            state, _ = env.reset()
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
    return Round(RLCARD_PLIES, matches, perf_counter() - begun)


def side_by_side(tables: list[Table], rounds: int) -> dict[str, list[Pair]]:
    """RLCard and a table in turn, table after table, round after round."""
    played: dict[str, list[Pair]] = {table.name: [] for table in tables}
    for _ in range(rounds):
        for table in tables:
            played[table.name].append(Pair(play_rlcard(), playouts.play(table, PLIES)))
    return played


def inside(tables: list[Table], rounds: int) -> dict[str, list[Round]]:
    """The same rounds of our games inside Pyodide under Node."""
    told = in_pyodide("playouts.py", json.dumps({"tables": tables, "rounds": rounds}))
    return {name: [Round(*one) for one in some] for name, some in json.loads(told).items()}


def best(rounds: list[Round]) -> float:
    """Moves a second in the best round."""
    return max(one.speed for one in rounds)


def report(cpython: dict[str, list[Pair]], pyodide: dict[str, list[Round]]) -> None:
    """Print a line for each table."""
    against = best([pair.rlcard for pairs in cpython.values() for pair in pairs])
    print(f"RLCard's UNO: {against:,.0f} moves/s, here under CPython {sys.version.split()[0]}.\n")
    print(f"{'':26}{'CPython':^32}{'Pyodide':^17}")
    print(f"{'':26}{'moves/s':>9}{'matches/s':>11}{'× RLCard':>12}{'moves/s':>9}{'× CPython':>11}")
    slow = []
    for name, pairs in cpython.items():
        speed = best([pair.ours for pair in pairs])
        whole = pairs[0].ours.matches / PLIES * speed
        ratio = speed / against
        median = statistics.median(pair.ours.speed / pair.rlcard.speed for pair in pairs)
        there = best(pyodide[name]) if pyodide else 0
        print(
            f"{name:26}{speed:9,.0f}{whole:11,.0f}{ratio:6.1f}{median:6.1f}"
            f"{there:9,.0f}{there / speed:11.2f}"
        )
        slow += [name] if min(ratio, median) < TARGET else []
    print(f"\nBelow {TARGET} × RLCard: {', '.join(slow) or 'none'}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--only", default="", help="tables whose name begins so")
    parser.add_argument("--cpython", action="store_true", help="leave Pyodide out")
    asked = parser.parse_args()
    tables = [table for table in playouts.tables() if table.name.startswith(asked.only)]
    cpython = side_by_side(tables, asked.rounds)
    report(cpython, {} if asked.cpython else inside(tables, asked.rounds))


if __name__ == "__main__":
    main()
