"""Whatever follows a move is cut into short tasks, so that a tap never waits for all of it."""

import asyncio

import pytest
from app.fake_page import FakePage
from app.person import Person
from sobremesa.app.app import App
from sobremesa.store.storage import MemoryStorage


class Diary:
    """What took long on the page's main thread, by the task in which it was done."""

    def __init__(self) -> None:
        self.task = 0
        self.done: dict[int, list[str]] = {}

    def note(self, what: str) -> None:
        self.done.setdefault(self.task, []).append(what)

    async def count(self) -> None:
        """Begin a new task each time the loop comes round."""
        while True:
            await asyncio.sleep(0)
            self.task += 1


class Storage(MemoryStorage):
    """Tells the diary of saves."""

    def __init__(self, diary: Diary) -> None:
        super().__init__()
        self.diary = diary

    def set(self, key: str, value: str) -> None:
        super().set(key, value)
        if key.startswith("sobremesa:save:") and "previous" not in key:
            self.diary.note("played")


class Page(FakePage):
    """Tells the diary of redraws and questions."""

    def __init__(self, diary: Diary) -> None:
        super().__init__()
        self.diary = diary

    def show(self, regions: dict[str, str]) -> None:
        super().show(regions)
        self.diary.note("shown")

    async def ask_bots(self, question: str) -> str:
        self.diary.note("asked")
        await asyncio.sleep(0)
        return await super().ask_bots(question)


@pytest.mark.parametrize("game", ["kseri", "pese_katesh", "autobus", "pesten"])
def test_playing_showing_and_asking_are_tasks_of_their_own(game: str) -> None:
    async def scenario() -> None:
        diary = Diary()
        page = Page(diary)
        app = App(page, Storage(diary))
        person = Person(app, page)
        app.start()
        app.act("quick-start", game)
        counting = asyncio.ensure_future(diary.count())
        await person.settle()
        diary.done.clear()
        for _ in range(2):
            await person.act()
        counting.cancel()
        app.table.stop()
        assert all(len(done) == 1 for done in diary.done.values()), diary.done

    asyncio.run(scenario())
