"""`arena GAME --a LEVEL --b LEVEL --deals N`: how well two players play the same cards."""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from sobremesa.bots.arena import PLAYERS, Contest, Result, Summary, summarize
from sobremesa.bots.ledger import Ledger
from sobremesa.bots.search import Budget
from sobremesa.bots.styles import EVEN, STYLES
from sobremesa.engine.errors import RecordError
from sobremesa.games import all_games, find_game
from sobremesa.i18n import FALLBACK, Catalogue, fault_text

_DONE = 0
_WRONG = 2
_STEP = 10


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("arena", help="let two players play the same cards")
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--a", choices=PLAYERS, required=True, help="who sits on one side")
    parser.add_argument("--b", choices=PLAYERS, required=True, help="who sits on all others")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--rules", default="{}", help="a preset, or options in JSON")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--style", choices=STYLES, default=EVEN, help="how A likes to play")
    parser.add_argument("--playouts", type=int, help="playouts of a decision by search")
    parser.add_argument("--seconds", type=float, help="seconds of a decision by search")
    parser.add_argument("--jobs", type=int, help="processes; all processors by default")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler instead")
    parser.add_argument("--keep", type=Path, help="a file of results, to go on from later")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, print the summary and return the exit status."""
    try:
        contest = _contest(arguments)
    except (RecordError, ValueError) as error:
        reason = error if isinstance(error, ValueError) else fault_text(Catalogue(FALLBACK), error)
        print(reason, file=sys.stderr)
        return _WRONG
    results = list(_results(contest, arguments))
    summary = summarize(contest, results)
    print(json.dumps(summary.tell()) if arguments.json else table(contest, summary))
    return _DONE


def _contest(arguments: argparse.Namespace) -> Contest:
    told = arguments.rules
    rules = json.loads(told) if told.startswith("{") else {"preset": told}
    game = find_game(arguments.game)
    assert game
    game.rules_type.read(rules)
    budget = None
    if arguments.playouts or arguments.seconds:
        budget = Budget(arguments.playouts or sys.maxsize, arguments.seconds)
    return Contest(
        game.id, arguments.a, arguments.b, rules, arguments.seed, arguments.style, budget
    )


def _results(contest: Contest, arguments: argparse.Namespace) -> Iterator[Result]:
    deals = range(arguments.first, arguments.first + arguments.deals)
    with _executor(arguments) as executor:
        results = Ledger(arguments.keep).results(contest, executor, deals)
        for number, result in enumerate(results, start=1):
            if number % _STEP == 0:
                print(f"{number}/{len(deals)}", file=sys.stderr)
            yield result


@contextmanager
def _executor(arguments: argparse.Namespace) -> Iterator[Executor]:
    """Processes of this machine, or the workers of a cluster."""
    if not arguments.cluster:
        with ProcessPoolExecutor(arguments.jobs) as executor:
            yield executor
        return
    with import_module("distributed").Client(arguments.cluster) as client:
        yield client.get_executor()


def table(contest: Contest, summary: Summary) -> str:
    """The summary for people."""
    rows = [
        f"{contest.game}  {contest.a} against {contest.b}, {summary.deals} deals",
        f"above the fair share  {summary.above:+.2f} ± {summary.above_error:.2f}",
        f"won  {summary.won:.1%} ± {summary.won_error:.1%}  (fair {summary.fair:.1%})",
    ]
    for name, mean, high in zip(
        (contest.a, contest.b), summary.seconds, summary.seconds_95, strict=True
    ):
        rows.append(f"{name}: {mean * 1000:.1f} ms a decision, 95 % within {high * 1000:.1f} ms")
    return "\n".join(rows)
