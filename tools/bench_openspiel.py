"""One of our masters at Pesë Katësh against three ISMCTSBots of OpenSpiel, at equal time.

The same cards are played four times, with our player in each seat. Both sides may think for
the same seconds of the processor, whatever else runs on the machine, and both have the same
knowledge: a view, and for OpenSpiel's bot the worlds of our `determinize`. Its playouts are
random as it comes, or follow our rules of thumb where these are lent to it.
"""

import argparse
import json
import sys
from functools import partialmethod
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import NamedTuple

from scipy.stats import t as student

sys.path.insert(0, str(Path(__file__).parent))

from places import PY

sys.path.insert(0, str(PY))

from openspiel_bot import EVALUATORS, TimedBot
from openspiel_game import RULES
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget, Search
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from stopwatch import Stopwatch

MANY = 10**9
NAMES = ("ours", "OpenSpiel")
WATCH = Stopwatch()
Search.run = partialmethod(Search.run, clock=WATCH)


class Thought(NamedTuple):
    """What went into one decision: seconds, and playouts or simulations."""

    seconds: float
    tries: int


class Floor(NamedTuple):
    """Our points above the fair share in each of the four deals, and the thoughts of a side."""

    above: list[float]
    thoughts: tuple[list[Thought], list[Thought]]


def play_floor(seed: str, asked: argparse.Namespace) -> Floor:
    """The mean over the same floor with our player in each seat."""
    thoughts: tuple[list[Thought], list[Thought]] = ([], [])
    rows = [_play(seed, seat, asked, thoughts) for seat in range(4)]
    return Floor([fmean(deal) for deal in zip(*rows, strict=True)], thoughts)


def _play(seed: str, own: int, asked: argparse.Namespace, thoughts) -> list[float]:
    """Our points above the fair share in each deal, from one seat."""
    match = Match.new(RULES, RULES.rules_type.read({"preset": "one_floor"}), seed)
    rng = stream_of(f"{seed}.{own}")
    budget = Budget(MANY, asked.seconds)
    master = find_player(RULES.id, "master", budget=budget)
    number = rng.randrange(2**32)
    evaluator = EVALUATORS[asked.rollouts](number)
    bot = TimedBot(evaluator, asked.exploration, asked.seconds, number)
    while not match.is_over:
        seat = match.turn
        legal = match.legal_moves(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        view = match.view(seat)
        WATCH.start()
        if seat == own:
            decision = decide(master, view, seat, legal, rng)
            move, tries = decision.move, sum(one.playouts for one in decision.estimates)
        else:
            move = bot.choose(view)
            tries = bot.simulations
        thoughts[seat != own].append(Thought(WATCH.taken, tries))
        match.play(seat, move)
    return [deal[own] - fmean(deal) for deal in match.points]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval by Student's t."""
    size = len(values)
    if size < 2:
        return fmean(values), float("inf")
    return fmean(values), float(student.ppf(0.975, size - 1)) * stdev(values) / sqrt(size)


def tell(floors: list[Floor]) -> dict:
    """What the floors say together."""
    above, error = interval([sum(floor.above) for floor in floors])
    told = {"floors": len(floors), "above": above, "error": error}
    deals = zip(*[floor.above for floor in floors], strict=True)
    told["deals"] = [interval(list(deal)) for deal in deals]
    for side, name in enumerate(NAMES):
        thoughts = [thought for floor in floors for thought in floor.thoughts[side]]
        tries = [thought.tries for thought in thoughts if thought.tries]
        told[name] = {
            "decisions": len(thoughts),
            "seconds": fmean(thought.seconds for thought in thoughts),
            "tries": fmean(tries) if tries else 0,
        }
    return told


def report(told: dict) -> None:
    """Print the result as a table."""
    print(f"{told['floors']} floors, points a floor above the fair share")
    print(f"  ours {told['above']:+.2f} ± {told['error']:.2f}")
    deals = ", ".join(f"{mean:+.2f} ± {error:.2f}" for mean, error in told["deals"])
    print(f"  by task: {deals}")
    for name in NAMES:
        side = told[name]
        print(
            f"  {name}: {side['decisions']} decisions of {1000 * side['seconds']:.1f} ms"
            f" with {side['tries']:.0f} playouts on average"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--floors", type=int, default=40, help="at least 2")
    parser.add_argument("--first", type=int, default=0, help="number of the first floor")
    parser.add_argument("--seed", default="openspiel")
    parser.add_argument("--seconds", type=float, default=0.03, help="for a decision")
    parser.add_argument("--rollouts", choices=EVALUATORS, default="random", help="OpenSpiel's")
    parser.add_argument("--exploration", type=float, default=0.3, help="OpenSpiel's constant")
    parser.add_argument("--minutes", type=float, default=1440, help="then stop")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    end = monotonic() + 60 * asked.minutes
    floors: list[Floor] = []
    for number in range(asked.first, asked.first + asked.floors):
        floors.append(play_floor(f"{asked.seed}.{number}", asked))
        above, error = interval([sum(floor.above) for floor in floors])
        print(
            f"floor {number}: {sum(floors[-1].above):+.2f}, so far {above:+.2f} ± {error:.2f}",
            file=sys.stderr,
            flush=True,
        )
        if monotonic() > end and len(floors) > 1:
            break
    told = {**vars(asked), **tell(floors)}
    print(json.dumps(told)) if asked.json else report(told)


if __name__ == "__main__":
    main()
