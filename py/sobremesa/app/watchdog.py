"""A worker that is asked questions, and replaced when it is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

START_SECONDS = 90.0
ANSWER_SECONDS = 8.0
FIRST_ANSWER_SECONDS = 20.0
_TRIES = 3


class Worker(Protocol):
    """Whoever answers."""

    async def think(self, question: str) -> str: ...


class Watchdog:
    """Asks a worker; one that does not come or does not answer gives way to a new one.

    `start` begins a worker under a name, `end` does away with it. Its first answer may take
    longer than the others: it has to load what it thinks with.
    """

    def __init__(
        self, start: Callable[[str], Awaitable[Worker]], end: Callable[[str], None], name: str
    ) -> None:
        self._start = start
        self._end = end
        self._base = name
        self._number = 1
        self._worker: asyncio.Future[Worker] | None = None
        self._has_answered = False

    @property
    def name(self) -> str:
        """The name of the worker in use."""
        return self._base if self._number == 1 else f"{self._base}-{self._number}"

    async def ask(self, question: str) -> str:
        """The answer to a question; what keeps going wrong is raised."""
        for tries_left in reversed(range(_TRIES)):
            try:
                return await self._answer(question)
            except asyncio.CancelledError:
                raise
            except Exception:
                if not tries_left:
                    raise
                self._replace()
        raise AssertionError("unreachable")

    def begin(self) -> "asyncio.Future[Worker]":
        """The worker, started if need be."""
        if self._worker is None:
            self._worker = asyncio.ensure_future(self._start(self.name))
        return self._worker

    async def _answer(self, question: str) -> str:
        worker = await asyncio.wait_for(asyncio.shield(self.begin()), START_SECONDS)
        patience = ANSWER_SECONDS if self._has_answered else FIRST_ANSWER_SECONDS
        answer = await asyncio.wait_for(worker.think(question), patience)
        self._has_answered = True
        return answer

    def _replace(self) -> None:
        if self._worker:
            self._worker.cancel()
        self._worker = None
        self._has_answered = False
        self._end(self.name)
        self._number += 1
