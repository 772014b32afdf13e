"""The tasks of a page's main thread, out of a trace of Chromium."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "blink.user_timing"]
MARK = "page-thread"
LEAVE_MARK = f"() => performance.mark('{MARK}').startTime"
Event = dict[str, Any]


class Task(NamedTuple):
    """One task in ms on the page's clock; a processor worked at it for part of the time."""

    start: float
    end: float
    worked: float

    @property
    def waited(self) -> float:
        """How long the machine did something else meanwhile."""
        return max(0.0, self.end - self.start - self.worked)

    def overlap(self, start: float, end: float) -> float:
        """How much of the task lies in a span."""
        return max(0.0, min(self.end, end) - max(self.start, start))


class PageThread:
    """Watches what keeps a page busy."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self._browser = browser
        self._page = page
        self._marked = 0.0

    def watch(self) -> None:
        """Begin to watch."""
        self._browser.start_tracing(page=self._page, categories=CATEGORIES)
        self._marked = self._page.evaluate(LEAVE_MARK)

    def seen(self) -> list[Task]:
        """All tasks since then; ends the watch."""
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        mark = next(event for event in events if event["name"] == MARK)
        zero = self._marked - mark["ts"] / 1000
        return [
            Task(
                zero + event["ts"] / 1000,
                zero + (event["ts"] + event["dur"]) / 1000,
                event["tdur"] / 1000,
            )
            for event in _outermost(one for one in events if _is_timed(one, mark))
        ]


def _is_timed(event: Event, mark: Event) -> bool:
    return event["ph"] == "X" and "tdur" in event and _thread(event) == _thread(mark)


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _outermost(events: Iterable[Event]) -> Iterator[Event]:
    """Those that are not within another one."""
    end = 0
    for event in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event
