"""The bridge to the browser: the one place that touches it."""

import json
from collections.abc import Callable
from typing import Any

from js import document, navigator, performance, window
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js
from pyscript import create_named_worker
from pyscript.js_modules import flights, gestures, listen, patch, say, seats, sounds

from sobremesa.app.watchdog import Watchdog
from sobremesa.store.storage import Outcome, StorageError


class LocalStorage:
    """The browser's localStorage, whose faults become StorageError."""

    def get(self, key: str) -> str | None:
        """The text under the key."""
        found = _guarded(lambda: _storage().getItem(key))
        return found if isinstance(found, str) else None

    def set(self, key: str, value: str) -> None:
        """Put a text under the key."""
        _guarded(lambda: _storage().setItem(key, value))

    def remove(self, key: str) -> None:
        """Forget the text under the key."""
        _guarded(lambda: _storage().removeItem(key))

    def keys(self) -> list[str]:
        """The keys in use."""
        return list(_guarded(lambda: [_storage().key(at) for at in range(_storage().length)]))


def _storage() -> Any:
    return window.localStorage


def _guarded(act: Callable[[], Any]) -> Any:
    try:
        return act()
    except JsException as error:
        full = "Quota" in str(error.name)
        raise StorageError(Outcome.FULL if full else Outcome.BLOCKED) from error


def languages() -> list[str]:
    """The languages that the browser asks for, the dearest first."""
    return [str(lang) for lang in navigator.languages]


def show(regions: dict[str, str]) -> None:
    """Patch regions of the page, by their ids, from HTML."""
    patch.patch(to_js(regions, dict_converter=window.Object.fromEntries))


def enter() -> None:
    """Begin a new screen: at its top, with the focus on its heading."""
    patch.enter()


def listen_to(act: Callable[[str, str], None]) -> None:
    """Tell `act(what, argument)` all that the person does."""
    listen.listen(create_proxy(act))


async def fly(phases: list[dict[str, Any]]) -> None:
    """Let cards fly; returns when they have arrived or are hurried."""
    await flights.fly(json.dumps(phases))


def hurry() -> None:
    """End what is in the air at once."""
    flights.skip()


def land() -> None:
    """Remove every flying card."""
    flights.land()


def shake(source: str) -> None:
    """Shake the card that the rules refuse."""
    if source:
        gestures.shake(source)


def dress(**settings: str) -> None:
    """Set `data-…` on the root element, and its language."""
    root = document.documentElement
    for name, value in settings.items():
        if name == "lang":
            root.lang = value
        else:
            setattr(root.dataset, name, value)


def title(text: str) -> None:
    """Name the page."""
    document.title = text


def announce(text: str) -> None:
    """Say a text politely to a screen reader."""
    if text:
        say.say(text)


def sound(names: list[str]) -> None:
    """Let short sounds be heard."""
    sounds.play(to_js(names))


def mark(name: str) -> None:
    """Leave a performance mark, once."""
    if not performance.getEntriesByName(name).length:
        performance.mark(name)


def prefers_less_motion() -> bool:
    """Whether the system asks for reduced motion."""
    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


def is_hidden() -> bool:
    """Whether nobody can see the page now."""
    return bool(document.hidden)


def push_history(place: str) -> None:
    """Let the Back button return to what was before, and Forward to this place."""
    window.history.pushState(place, "")


async def copy(text: str) -> bool:
    """Put a text on the clipboard; False where the browser refuses."""
    try:
        await navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return False
    return True


async def fetch_text(address: str) -> str | None:
    """A text of our own origin, None where it cannot be had now."""
    try:
        response = await window.fetch(address)
        return str(await response.text()) if response.ok else None
    except JsException:
        return None


async def sit(game_id: str, lost: Callable[[], None], *, takes_over: bool = False) -> bool:
    """Take this tab's seat at a game; False where another tab has it and is left in peace."""
    return bool(await seats.sit(game_id, takes_over, create_once_callable(lost)))


def rise() -> None:
    """Leave the seat to other tabs."""
    seats.rise()


async def _hire(name: str) -> Any:
    return await create_named_worker("./py/worker.py", name, {"sync_main_only": True})


def _dismiss(name: str) -> None:
    for script in document.querySelectorAll(f'script[name="{name}"]'):
        if getattr(script, "xworker", None):
            script.xworker.terminate()
        script.remove()


bots = Watchdog(_hire, _dismiss, "bots")


async def ask_bots(question: str) -> str:
    """The opponents' answer from their worker."""
    return str(await bots.ask(question))


def early() -> tuple[str, str] | None:
    """What the person tapped before Python was there."""
    told = getattr(window, "sobremesaEarly", None)
    return (str(told.do), str(getattr(told, "with"))) if told else None


def browser() -> str:
    """What the browser calls itself."""
    return str(navigator.userAgent)


def reload() -> None:
    """Load the page anew."""
    window.location.reload()
