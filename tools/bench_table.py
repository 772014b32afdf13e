"""Times taps at the table of every game in Chromium, on this processor and on one throttled.

Each site plays each game at each rate in turn, over and over, by finger, so that the
machine's mood is the same for all. A trace tells for how long the page's main thread had
work but no processor, since the machine did something else; that is taken out, and what
the clock says is told beside it. `--against` names the folder of another build to compare
with.
"""

import argparse
import sys
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import chromium
from build import build
from page_thread import PageThread, Task
from serve import make_server

RATES = (1, 4)
GAMES = ("kseri", "pese_katesh", "autobus", "pesten")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PROBE = Path(__file__).with_name("bench_table.mjs")
HOLD_MS = 80
PAUSE_MS = 350
BUSY_MS = 50
FAST_MOVES = 30
READY = "() => performance.getEntriesByName('ready').length > 0"
TIMES = {
    "seen": "tap → card answers",
    "answered": "lift → Python answers",
    "mine": "lift → my turn again*",
}
SPANS = {"seen": ("down", False), "answered": ("up", False), "mine": ("up", True)}
ANSWER_MS = 50
NEXT_DECISION_MS = 300


@dataclass
class Found:
    """What was measured of one site, game and rate, in milliseconds.

    `times` are without waiting for a processor, `clock` with it.
    """

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    clock: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    busy: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    moves: int = 0
    work: float = 0
    worked: float = 0
    waited: float = 0
    moving: int = 0

    @property
    def share_waited(self) -> float:
        """How much of the time in which the page had work it waited for a processor, in %."""
        return 100 * self.waited / ((self.waited + self.worked) or 1)

    def add(self, tap: dict[str, Any], tasks: list[Task]) -> None:
        """Add a tap, and the tasks that were done from then to its last answer."""
        thought = [(one["from"], one["until"]) for one in tap["thought"]]
        near = [task for task in tasks if task.overlap(tap["down"], tap["end"])]
        for name, (since, without) in SPANS.items():
            if tap.get(name) is not None:
                span = Span(tap[since], tap[name], tuple(thought) if without else ())
                self.clock[name].append(span.length)
                self.times[name].append(span.length - sum(map(span.waiting, near)))
        for task in near:
            self.worked += task.worked
            self.waited += task.waited
            if task.worked > BUSY_MS:
                self.busy.append(task.worked)
                if any(task.overlap(*one) for one in thought):
                    self.beside.append(task.worked)


class Span(NamedTuple):
    """A time on the page's clock, without some parts of it."""

    start: float
    end: float
    without: tuple[tuple[float, float], ...]

    @property
    def length(self) -> float:
        """How long it is without those parts."""
        return self.end - self.start - sum(self._cut(*part) for part in self.without)

    def waiting(self, task: Task) -> float:
        """For how long a task waited for a processor in it, if it waited evenly."""
        inside = task.overlap(self.start, self.end)
        inside -= sum(task.overlap(*part) for part in self.without)
        return task.waited * max(0.0, inside) / (task.end - task.start)

    def _cut(self, start: float, end: float) -> float:
        return max(0.0, min(end, self.end) - max(start, self.start))


class Visit:
    """A match of one game on a phone whose processor can be slowed down.

    My first move is played at once: the answers to it wait for the opponents' worker to start.
    """

    def __init__(self, browser: Browser, address: str, game: str, speed: str) -> None:
        self.context = browser.new_context(service_workers="block", **PHONE)
        self.context.add_init_script(path=PROBE)
        self.page: Page = self.context.new_page()
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.thread = PageThread(browser, self.page)
        self.page.goto(address)
        self.page.wait_for_function(READY)
        self.game = game
        self.page.locator(f'[data-do="setup"][data-with="{game}"]').tap()
        self.page.locator(f'[name="speed"][value="{speed}"]').press("Space")
        self.page.locator('[data-do="start"]').tap()
        self.page.wait_for_function("() => benchTable.next()", timeout=90_000)
        self.play(1, Found())

    def ask(self, what: str) -> Any:
        return self.page.evaluate(f"() => benchTable.{what}()")

    def slow_down(self, rate: int) -> None:
        self.tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def tap(self, hold: int) -> bool:
        """Tap what comes next; False where it is not for me."""
        place = self.ask("next")
        if place:
            self._touch("touchStart", [place])
            self.page.wait_for_timeout(hold)
            self._touch("touchEnd", [])
        return bool(place)

    def work(self) -> float:
        """How long the page's main thread has worked, in ms of the processor."""
        told = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(one["value"] for one in told if one["name"] == "TaskDuration")

    def play(self, moves: int, found: Found) -> None:
        """Play some moves of mine calmly and add what was seen."""
        self.page.bring_to_front()
        self.ask("taps")
        self.thread.watch()
        for _ in range(moves):
            before, seen = self.ask("moves"), self.work()
            while self.ask("moves") == before and not self.ask("isOver"):
                if self.ask("settle") or not self.tap(HOLD_MS):
                    self.page.wait_for_timeout(PAUSE_MS)
                    continue
                self.ask("settled")
                self.page.wait_for_timeout(PAUSE_MS)
            found.work += self.work() - seen
            found.moves += 1
        tasks = self.thread.seen()
        for tap in self.ask("taps"):
            found.add(tap, tasks)

    def rush(self) -> int:
        """Tap on and on for some moves; how many animations run a second after the last one."""
        goal = self.ask("moves") + FAST_MOVES
        while self.ask("moves") < goal and not self.ask("isOver"):
            if not self.ask("settle") and not self.tap(0):
                self.page.touchscreen.tap(8, 400)
        goal = -1
        while goal != self.ask("moves") or not self.ask("isQuiet"):
            self.page.wait_for_function("() => benchTable.isQuiet()", timeout=60_000)
            goal = self.ask("moves")
            self.page.wait_for_timeout(1000)
        return int(self.ask("moving"))

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def report(site: str, found: dict[tuple[str, int], Found]) -> None:
    """Print what was found on one site, a few lines for each game."""
    print(f"\n{site}\n{'':38}", *(f"{f'{rate} × slower':^26}" for rate in RATES))
    print(f"{'':38}", *(f"{'p50':>8}{'p95':>9}{'max':>9}" for _ in RATES), f"{'ratio':>7}")
    for game in GAMES:
        at = [found[game, rate] for rate in RATES if found[game, rate].moves]
        if not at:
            continue
        for name, words in TIMES.items():
            line(f"{game:12}{words}", [one.times[name] for one in at])
            line(f"{'':12}… by the clock", [one.clock[name] for one in at])
        line(f"{game:12}tasks > {BUSY_MS} ms", [one.busy for one in at], at)
        line(f"{game:12}… while one thinks", [one.beside for one in at], at)
        single(f"{game:12}waiting for a processor, %", [one.share_waited for one in at])
        single(f"{game:12}CPU for a move and replies", [one.work / one.moves for one in at])
        single(f"{game:12}still moving after {FAST_MOVES}", [one.moving for one in at])


def verdicts(found: dict[tuple[str, int], Found]) -> None:
    """Print what is wanted of the tables, and how far a site is from it."""
    calm, slowed = ([found[game, rate] for game in GAMES] for rate in RATES)
    answers = quantile([ms for one in slowed for ms in one.times["seen"]], 0.95)
    busiest = max((task for one in slowed for task in one.beside), default=0)
    decisions = quantile([ms for one in calm for ms in one.times["mine"]], 0.95)
    moving = max(one.moving for one in slowed)
    slower = f"{RATES[-1]} × slower"
    print("\nWanted of this site:")
    verdict(f"tap → card answers, p95, {slower}", answers, ANSWER_MS)
    verdict(f"longest task while one thinks, {slower}", busiest, BUSY_MS)
    verdict("lift → my turn again*, p95 (AT-V2)", decisions, NEXT_DECISION_MS)
    verdict(f"still moving after {FAST_MOVES}, {slower}", moving, 0)


def verdict(label: str, found: float, most: float) -> None:
    """One wish, and whether it has come true."""
    print(f"{label:46}{found:6.0f}  ≤ {most:<4}{'yes' if found <= most else 'NO'}")


def single(label: str, numbers: list[float]) -> None:
    """A line of one number in each column."""
    print(f"{label:38}", *(f"{number:8.0f}{'':18}" for number in numbers))


def line(label: str, columns: list[list[float]], counted: list[Found] | None = None) -> None:
    """A line of milliseconds, or of tasks with how many there were in a move."""
    cells = []
    for at, column in enumerate(columns):
        p50, p95 = quantile(column, 0.5), quantile(column, 0.95)
        first = f"{len(column) / counted[at].moves:6.1f} /" if counted else f"{p50:8.0f}"
        cells.append(f"{first}{p95:9.0f}{max(column, default=0):9.0f}")
    ratio = quantile(columns[-1], 0.5) / (quantile(columns[0], 0.5) or 1)
    print(f"{label:38}", *cells, f"{ratio:7.1f}" if not counted else "")


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(int(part * len(values)), len(values) - 1)] if values else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=8, help="moves of mine in a round")
    parser.add_argument("--only", default="", help="games whose name begins so")
    parser.add_argument("--against", type=Path, help="the folder of another built site")
    asked = parser.parse_args()
    folders = {"This site": build()}
    if asked.against:
        folders = {str(asked.against): asked.against, **folders}
    servers = {name: make_server(folder, 0) for name, folder in folders.items()}
    for server in servers.values():
        threading.Thread(target=server.serve_forever, daemon=True).start()
    found: dict[str, dict[tuple[str, int], Found]] = {name: defaultdict(Found) for name in servers}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=chromium.flags()
        )
        for game in (game for game in GAMES if game.startswith(asked.only)):
            measure(browser, game, servers, found, asked)
        browser.close()
    for name in servers:
        report(name, found[name])
    verdicts(found["This site"])
    print("\n* without the time in which opponents think; all without waiting for a processor")


def measure(browser: Browser, game: str, servers: Any, found: Any, asked: Any) -> None:
    """All sites and rates in turn, round after round, then the fast moves."""
    visits = {
        name: Visit(browser, f"http://localhost:{server.server_port}/", game, "instant")
        for name, server in servers.items()
    }
    for _ in range(asked.rounds):
        for rate in RATES:
            for name, visit in visits.items():
                visit.slow_down(rate)
                visit.play(asked.moves, found[name][game, rate])
                visit.slow_down(1)
    for visit in visits.values():
        visit.context.close()
    for name, server in servers.items():
        for rate in RATES:
            visit = Visit(browser, f"http://localhost:{server.server_port}/", game, "fast")
            visit.slow_down(rate)
            found[name][game, rate].moving = visit.rush()
            visit.context.close()


if __name__ == "__main__":
    main()
