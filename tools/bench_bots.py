"""Tells how long the levels think, in CPython and inside Pyodide under Node.

95 % of the decisions should be made within the level's time and 50 ms, and none should
take more than 1.5 s.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from in_pyodide import in_pyodide
from places import PY

sys.path.insert(0, str(PY))

import pondering
from sobremesa.bots.levels import levels_of
from sobremesa.games import all_games

GRACE, LONGEST = 0.05, 1.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=80)
    parser.add_argument("--cpython", action="store_true", help="leave Pyodide out")
    parser.add_argument("--only", default="", help="games whose name begins so")
    parser.add_argument("--rules", type=json.loads, default={}, help="options or preset, JSON")
    parser.add_argument("--slower", type=int, default=4, help="times a slow device is slower")
    asked = parser.parse_args()
    games = [game for game in all_games() if game.startswith(asked.only)]
    text = json.dumps({"games": games, "rules": asked.rules, "positions": asked.positions})
    report("CPython", pondering.answer(text))
    if not asked.cpython:
        report("Pyodide", in_pyodide("pondering.py", text))
        slowed = in_pyodide("pondering.py", text, slower=asked.slower)
        report(f"Pyodide, {asked.slower} × slower", slowed)


def report(where: str, told: str) -> None:
    """A line for each level of each game."""
    print(f"{where:24}{'median':>9}{'95 %':>9}{'longest':>9}{'limit':>9}")
    for game, levels in json.loads(told).items():
        for level, seconds in levels.items():
            limit = levels_of(game)[level].seconds
            ordered = sorted(seconds)
            middle, high = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
            late = " late" if high > limit + GRACE or ordered[-1] > LONGEST else ""
            times = "".join(f"{1000 * one:6.0f} ms" for one in (middle, high, ordered[-1], limit))
            print(f"{game + ' ' + level:24}{times}{late}")


if __name__ == "__main__":
    main()
