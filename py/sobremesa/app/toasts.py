"""Short messages at the edge of the page; those with an act stay until the next one."""

from typing import Any, NamedTuple

from sobremesa.app.controls import button
from sobremesa.app.html import Markup, join, tag
from sobremesa.i18n import Catalogue


class _Toast(NamedTuple):
    key: str
    words: str
    undo: str
    values: dict[str, Any]


class Toasts:
    """The message shown now, and a lasting warning beside it."""

    def __init__(self) -> None:
        self._shown: _Toast | None = None

    def say(self, key: str, *, undo: str = "", **values: object) -> None:
        """Show a message of the catalogue, with an act that takes it back if there is one."""
        self._shown = _Toast(key, "", undo, values)

    def say_words(self, words: str) -> None:
        """Show a sentence that is in words already."""
        self._shown = _Toast("", words, "", {})

    def clear(self) -> None:
        """Put the message away, unless it offers an act."""
        if self._shown and not self._shown.undo:
            self._shown = None

    def html(self, catalogue: Catalogue, warning: str) -> Markup:
        """The messages as they stand."""
        told = [tag("p", catalogue.text(warning), class_="toast warning")] if warning else []
        if self._shown:
            told.append(_html(catalogue, self._shown))
        return join(told)


def _html(catalogue: Catalogue, toast: _Toast) -> Markup:
    words = toast.words or catalogue.text(toast.key, **toast.values)
    act = button(catalogue.text("toast.undo"), toast.undo) if toast.undo else None
    return tag("div", tag("span", words), act, class_="toast")
