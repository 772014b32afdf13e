"""The whole app on a stand-in page: from the lobby to the end of a match."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

import pytest

from app.fake_page import FakePage
from sobremesa.app.app import App
from sobremesa.store.storage import MemoryStorage

CARD = re.compile(r'data-do="card" data-with="(..)"')
SAVE = "sobremesa:save:kseri"


def run(scenario: Callable[[FakePage, App, MemoryStorage], Awaitable[None]]) -> None:
    """Play a scenario on a fresh app."""

    async def play() -> None:
        page, storage = FakePage(), MemoryStorage()
        app = App(page, storage)
        app.start()
        await scenario(page, app, storage)

    asyncio.run(play())


async def settle(app: App) -> None:
    """Wait until the match waits for the person again."""
    for _ in range(6):
        await asyncio.sleep(0)
    task = app._task
    if task and not task.done():
        waiter = asyncio.ensure_future(asyncio.wait([task]))
        while not task.done():
            await asyncio.sleep(0)
            if "dialog-sheet" in app._page.regions["panel"]:  # type: ignore[attr-defined]
                app.act("close", "")
        await waiter


def playable(page: FakePage) -> list[str]:
    buttons = re.findall(r"<button[^>]*is-playable[^>]*>", page.regions["app"])
    return [match.group(1) for text in buttons if (match := CARD.search(text))]


async def one_card(page: FakePage, app: App) -> None:
    app.act("card", playable(page)[0])
    await settle(app)


def test_a_whole_match_of_kseri_is_played_and_saved() -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        assert page.marks == ["ready"]
        app.act("quick-start", "kseri")
        await settle(app)
        assert "playable" in page.marks
        while playable(page):
            await one_card(page, app)
        assert "dialog-trouble" not in page.regions["panel"]
        record = json.loads((storage.get(SAVE) or "").partition("\n")[2])
        assert record["game"] == "kseri"
        assert len(record["moves"]) >= 48
        assert 'data-do="new-match"' in page.regions["app"]

    run(scenario)


def test_a_reload_finds_the_same_card_on_the_table() -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        app.act("quick-start", "kseri")
        await settle(app)
        await one_card(page, app)
        before = page.regions["app"]
        again = FakePage()
        reloaded = App(again, storage)
        reloaded.start()
        assert 'data-do="resume"' in again.regions["app"]
        reloaded.act("resume", "kseri")
        await settle(reloaded)
        assert playable(again) == playable(page)
        assert again.regions["app"].count("zone pile") == before.count("zone pile")

    run(scenario)


def test_undo_goes_back_to_my_last_decision() -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        app.act("quick-start", "kseri")
        await settle(app)
        hand = playable(page)
        await one_card(page, app)
        app.act("undo", "")
        await settle(app)
        assert playable(page) == hand

    run(scenario)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "JSON"),
        ('{"format": "sobremesa/9"}', "sobremesa/9"),
        ('{"format":"sobremesa/1","game":"kseri","rules":{},"dealer":0,"seed":"x",'
         '"moves":["0 7H"]}', "Move 1"),
    ],
)  # fmt: skip
def test_a_bad_record_ends_in_a_sentence(text: str, words: str) -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        app.act("import", "")
        app.act("change:record", json.dumps(["record", text]))
        app.act("open-record", "")
        assert words in page.regions["panel"]
        assert "dialog-import" in page.regions["panel"]

    run(scenario)


def test_a_broken_save_is_kept_and_told() -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        storage.set(SAVE, "[object Object]")
        app.act("lobby", "")
        assert "screen lobby" in page.regions["app"]
        app.act("resume", "kseri")
        assert any("broken" in key for key in storage.keys())

    run(scenario)


def test_names_are_escaped() -> None:
    async def scenario(page: FakePage, app: App, storage: MemoryStorage) -> None:
        app.act("setup", "kseri")
        app.act("change:setup", json.dumps(["name.0", "<b>Ana</b>"]))
        app.act("start", "")
        await settle(app)
        assert "<b>" not in page.regions["app"]
        assert "&lt;b&gt;Ana" in page.regions["app"]

    run(scenario)
