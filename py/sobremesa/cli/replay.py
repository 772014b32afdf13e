"""`replay FILE [--trace]`: play a record again and print where it leads."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sobremesa.engine.errors import MoveError, RecordError
from sobremesa.engine.match import Match
from sobremesa.engine.record import Record, read_record
from sobremesa.engine.replay import BROKEN_RULE, NO_RECORD, fault, report, steps
from sobremesa.games import find_game
from sobremesa.i18n import FALLBACK, Catalogue, fault_text

_DONE = 0


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("replay", help="play a game record again")
    parser.add_argument("file", type=Path, help="a game record in JSON")
    parser.add_argument("--trace", action="store_true", help="tell every step, a line each")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one JSON object, or one per step, and return the exit status."""
    game = ""
    try:
        record = read_record(_content(arguments.file), find_game)
        game = record.game.id
        for told in _told(record, trace=arguments.trace):
            print(json.dumps(told))
    except (MoveError, RecordError) as error:
        print(json.dumps(fault(error, fault_text(Catalogue(FALLBACK), error, game=game))))
        return BROKEN_RULE if isinstance(error, MoveError) else NO_RECORD
    return _DONE


def _content(file: Path) -> str:
    """The text of a file, without the mark that some editors put at its beginning."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise RecordError("bad_json") from error


def _told(record: Record, *, trace: bool) -> Iterator[dict[str, Any]]:
    if trace:
        yield from steps(record)
    else:
        yield report(Match.replay(record))
