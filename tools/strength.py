"""Measures how well each level plays, and writes the table of the README and docs/strength.json.

Every contest plays the same cards with each side in A's hands. What was played before is
kept, so the command can be stopped and started again.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from places import PY, ROOT

sys.path.insert(0, str(PY))

from conduct import conduct
from sobremesa.bots.arena import CLAIRVOYANT, Contest, Summary, summarize
from sobremesa.bots.ledger import Ledger
from sobremesa.bots.levels import LEVELS

README = ROOT / "README.md"
STORED = ROOT / "docs" / "strength.json"
KEPT = ROOT / ".cache" / "strength"
BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->\n"


class Measured(NamedTuple):
    """A table at which strength is measured.

    deals: how many are played, how many where a master plays, how many with a clairvoyant
    """

    title: str
    game: str
    rules: dict[str, Any]
    deals: tuple[int, int, int]
    unit: str


TABLES = (
    Measured("Kseri, two players", "kseri", {"players": 2}, (600, 150, 150), "points a deal"),
    Measured("Pesë Katësh", "pese_katesh", {}, (150, 60, 12), "points a floor"),
    Measured("Pesten, two players", "pesten", {"players": 2}, (1000, 300, 150), "of the hands"),
    Measured("Pesten, four players", "pesten", {"players": 4}, (400, 150, 60), "of the hands"),
    Measured(
        "Hospodský autobus, two players",
        "autobus",
        {"players": 2},
        (300, 100, 40),
        "of the games",
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="share of the deals to play")
    parser.add_argument("--only", default="", help="tables whose title begins so, not written")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(arguments.jobs) as executor:
        chosen = [table for table in TABLES if table.title.startswith(arguments.only)]
        tables = [measure(table, executor, arguments.share) for table in chosen]
    if len(tables) == len(TABLES):
        write(tables)


def write(tables: list[dict[str, Any]]) -> None:
    """The file and the section of the README."""
    games = sorted({table["game"] for table in tables})
    stored = {"conduct": {game: conduct(game) for game in games}, "tables": tables}
    STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    README.write_text(f"{before}{BEGIN}{markdown(stored)}{END}{after}", encoding="utf-8")


def measure(table: Measured, executor: Executor, share: float) -> dict[str, Any]:
    """All contests of a table; what is kept is of no use once the game is played otherwise."""
    ledger = Ledger(KEPT / f"{table.game}-{conduct(table.game)}.jsonl")
    rows = []
    for level, opponent in pairs():
        contest = Contest(table.game, level, opponent, table.rules, seed="strength")
        deals = range(max(2, round(table.deals[_effort(contest)] * share)))
        results = ledger.results(contest, executor, deals)
        summary = summarize(contest, results)
        rows.append({"level": level, "against": opponent, **summary.tell()})
        print(f"{table.title}: {level} against {opponent} {_cell(table.unit, summary)}")
        sys.stdout.flush()
    return {"title": table.title, "game": table.game, "unit": table.unit, "rows": rows}


def _effort(contest: Contest) -> int:
    """How much thinking a deal takes: 0, 1 or 2."""
    if contest.b == CLAIRVOYANT:
        return 2
    return int(contest.a == LEVELS[-1])


def pairs() -> Iterator[tuple[str, str]]:
    """Each level with those it is measured against."""
    for place, level in enumerate(LEVELS):
        yield level, "random"
        yield level, "greedy"
        if place:
            yield level, LEVELS[place - 1]
        yield level, CLAIRVOYANT


def markdown(stored: dict[str, Any]) -> str:
    """The tables as the README shows them."""
    parts = []
    for table in stored["tables"]:
        head = ["level", "random", "greedy", "the level below", "clairvoyant"]
        rows = [_row(table, level) for level in LEVELS]
        lines = [head, ["---"] * len(head), *rows]
        told = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        parts.append(f"**{table['title']}**, {table['unit']}\n\n{told}\n\n")
    return "\n" + "".join(parts)


def _row(table: dict[str, Any], level: str) -> list[str]:
    own = {row["against"]: row for row in table["rows"] if row["level"] == level}
    below = LEVELS[LEVELS.index(level) - 1] if level != LEVELS[0] else ""
    cells = [_told(table, own.get(name)) for name in ("random", "greedy", below, CLAIRVOYANT)]
    return [level, *cells]


def _told(table: dict[str, Any], row: dict[str, Any] | None) -> str:
    return _cell(table["unit"], row) if row else "–"


def _cell(unit: str, row: dict[str, Any] | Summary) -> str:
    """Points above the fair share, or the share of wins, with the 95 % interval."""
    told = row.tell() if isinstance(row, Summary) else row
    if unit.startswith("points"):
        return f"{told['above']:+.1f} ± {told['above_error']:.1f}"
    return f"{told['won']:.0%} ± {told['won_error']:.0%}"


if __name__ == "__main__":
    main()
