"""Results of the arena kept in a file, a line each, so that a long contest can go on later."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sobremesa.bots.arena import Contest, Result, play


class Ledger:
    """The results of any number of contests in one file, or in none."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def results(
        self, contest: Contest, executor: Executor, deals: Sequence[int]
    ) -> Iterator[Result]:
        """Results kept earlier, then the missing ones, each kept as it comes."""
        known = self._known(contest)
        yield from (known[deal] for deal in deals if deal in known)
        for result in play(contest, executor, [deal for deal in deals if deal not in known]):
            self._keep(contest, result)
            yield result

    def _known(self, contest: Contest) -> dict[int, Result]:
        """What is kept of this very contest."""
        if self._file is None or not self._file.exists():
            return {}
        lines = map(json.loads, self._file.read_text(encoding="utf-8").splitlines())
        own = [line["result"] for line in lines if line["contest"] == _told(contest)]
        return {told["deal"]: Result(**told) for told in own}

    def _keep(self, contest: Contest, result: Result) -> None:
        if self._file is None:
            return
        line = json.dumps({"contest": _told(contest), "result": asdict(result)})
        with self._file.open("a", encoding="utf-8") as kept:
            kept.write(f"{line}\n")


def _told(contest: Contest) -> Any:
    """The contest as JSON gives it back."""
    return json.loads(json.dumps(asdict(contest)))
