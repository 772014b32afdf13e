"""A page without a browser: it keeps what it was told to show and asks the bots directly."""

from collections.abc import Callable
from typing import Any

from sobremesa.bots.worker import think


class FakePage:
    """Stands in for `app.dom`."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.regions: dict[str, str] = {}
        self.settings: dict[str, str] = {}
        self.said: list[str] = []
        self.shaken: list[str] = []
        self.marks: list[str] = []
        self.flown: list[list[dict[str, Any]]] = []
        self.copied = ""
        self.hidden = False
        self.heard: list[list[str]] = []
        self.asked: list[str] = []
        self.is_free = True
        self.lose_seat: Callable[[], None] = lambda: None
        self.places: list[str] = []

    def show(self, regions: dict[str, str]) -> None:
        self.regions = regions

    def enter(self) -> None: ...

    async def fly(self, phases: list[dict[str, Any]]) -> None:
        self.flown.append(phases)

    def hurry(self) -> None: ...

    def land(self) -> None: ...

    def shake(self, source: str) -> None:
        self.shaken.append(source)

    def announce(self, text: str) -> None:
        if text:
            self.said.append(text)

    def sound(self, names: list[str]) -> None:
        self.heard.append(names)

    def mark(self, name: str) -> None:
        self.marks.append(name)

    def prefers_less_motion(self) -> bool:
        return False

    def dress(self, **settings: str) -> None:
        self.settings = settings

    def title(self, text: str) -> None: ...

    def push_history(self, place: str) -> None:
        self.places.append(place)

    def languages(self) -> list[str]:
        return [self.lang]

    def early(self) -> tuple[str, str] | None:
        return None

    def is_hidden(self) -> bool:
        return self.hidden

    def browser(self) -> str:
        return "a stand-in"

    def reload(self) -> None: ...

    async def sit(
        self, game_id: str, lost: Callable[[], None], *, takes_over: bool = False
    ) -> bool:
        self.lose_seat = lost
        self.is_free |= takes_over
        return self.is_free

    def rise(self) -> None: ...

    async def ask_bots(self, question: str) -> str:
        self.asked.append(question)
        return await think(question)

    async def copy(self, text: str) -> bool:
        self.copied = text
        return True

    async def fetch_text(self, address: str) -> str:
        return f"<p>{address}</p>"
