"""The worker's watchdog: one that is lost gives way to a new one (AT-X5)."""

import asyncio

import pytest
from sobremesa.app import watchdog
from sobremesa.app.watchdog import Watchdog


class Worker:
    """Answers, falls silent or fails."""

    def __init__(self, manner):
        self.manner = manner

    async def think(self, question):
        if self.manner == "silent":
            await asyncio.Event().wait()
        if self.manner == "slow to begin":
            self.manner = "sound"
            await asyncio.sleep(0.1)
        if self.manner == "lost later":
            self.manner = "silent"
            return f"answer to {question}"
        if self.manner == "failing":
            raise RuntimeError("lost")
        return f"answer to {question}"


@pytest.fixture(autouse=True)
def little_patience(monkeypatch):
    monkeypatch.setattr(watchdog, "START_SECONDS", 0.02)
    monkeypatch.setattr(watchdog, "ANSWER_SECONDS", 0.02)
    monkeypatch.setattr(watchdog, "FIRST_ANSWER_SECONDS", 0.02)


def ask(*manners, questions=1):
    """Ask workers of these manners, one after the other; what was answered and done."""
    started, ended, waiting = [], [], list(manners)

    async def start(name):
        started.append(name)
        manner = waiting.pop(0)
        if manner == "absent":
            await asyncio.Event().wait()
        return Worker(manner)

    async def run():
        dog = Watchdog(start, ended.append, "bots")
        return [await dog.ask(str(number)) for number in range(questions)]

    return asyncio.run(run()), started, ended


def test_a_sound_worker_is_kept():
    answers, started, ended = ask("sound", questions=3)
    assert answers == ["answer to 0", "answer to 1", "answer to 2"]
    assert started == ["bots"]
    assert not ended


@pytest.mark.parametrize("manner", ["silent", "failing", "absent"])
def test_a_lost_worker_is_replaced_and_asked_again(manner):
    answers, started, ended = ask(manner, "sound", questions=2)
    assert answers == ["answer to 0", "answer to 1"]
    assert started == ["bots", "bots-2"]
    assert ended == ["bots"]


def test_only_the_first_answer_of_a_worker_may_take_long(monkeypatch):
    monkeypatch.setattr(watchdog, "FIRST_ANSWER_SECONDS", 2.0)
    answers, started, _ = ask("slow to begin", questions=2)
    assert answers == ["answer to 0", "answer to 1"]
    assert started == ["bots"]


def test_one_that_was_lost_between_answers_is_missed_soon(monkeypatch):
    monkeypatch.setattr(watchdog, "FIRST_ANSWER_SECONDS", 60.0)
    answers, started, ended = ask("lost later", "slow to begin", questions=3)
    assert answers == ["answer to 0", "answer to 1", "answer to 2"]
    assert started == ["bots", "bots-2"]
    assert ended == ["bots"]


def test_when_nobody_answers_that_is_told():
    with pytest.raises(RuntimeError, match="lost"):
        ask("failing", "failing", "failing")
