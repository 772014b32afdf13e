"""Short messages: about the page at its edge, about a move beside what is said of the turn."""

from typing import Any, NamedTuple

from sobremesa.app.controls import button
from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.i18n import Catalogue


class Toast(NamedTuple):
    """A message: a key of the catalogue with its values, or words about a move.

    `undo` is an act that takes back what is told, `section` the part of the rules behind it.
    """

    key: str = ""
    words: str = ""
    undo: str = ""
    section: str = ""
    values: dict[str, Any] | None = None

    def text(self, catalogue: Catalogue) -> str:
        """The message in words."""
        return self.words or catalogue.text(self.key, **(self.values or {}))

    def html(self, catalogue: Catalogue) -> Markup:
        """The message with its act."""
        return tag(
            "div",
            tag("span", self.text(catalogue)),
            button(catalogue.text("toast.undo"), self.undo) if self.undo else None,
            button(catalogue.text("toast.rule"), "rule", self.section) if self.section else None,
            class_=classes("toast", near=self.words),
        )


class Toasts:
    """The message shown now, the offer that stands, and a lasting warning beside them.

    Nothing here is timed: an offer stands until it is taken or another one comes. It is
    shown until the person has gone on playing, and kept with what has happened after that.
    """

    def __init__(self) -> None:
        self._shown: Toast | None = None
        self._is_offering = False
        self._unheard: list[Toast] = []
        self.offer: Toast | None = None

    def say(self, key: str, *, undo: str = "", **values: object) -> None:
        """Show a message of the catalogue, with an act that takes it back if there is one."""
        self._show(Toast(key, undo=undo, values=values))

    def say_words(self, words: str, section: str = "") -> None:
        """Show a sentence about a move, with the way to the part of the rules that it is from."""
        self._show(Toast(words=words, section=section))

    def clear(self) -> None:
        """Put away what is shown; an offer still stands."""
        self._shown = None
        self._is_offering = False

    def taken(self, act: str) -> None:
        """The person does something: an offer to do it has served."""
        if self.offer and self.offer.undo == act:
            self.offer = None

    def html(self, catalogue: Catalogue, warning: str) -> Markup:
        """The messages as they stand."""
        told = [tag("p", catalogue.text(warning), class_="toast warning")] if warning else []
        told += [toast.html(catalogue) for toast in (self._offered(), self._shown) if toast]
        if not told:
            return Markup()
        label = catalogue.text("toast.title")
        return tag("section", join(told), class_="toasts", aria_label=label)

    def _offered(self) -> Toast | None:
        return self.offer if self._is_offering else None

    def unheard(self, catalogue: Catalogue) -> str:
        """What has not been said aloud yet, once."""
        said = " ".join(toast.text(catalogue) for toast in self._unheard)
        self._unheard.clear()
        return said

    def _show(self, toast: Toast) -> None:
        self._unheard.append(toast)
        if toast.undo:
            self.offer, self._shown, self._is_offering = toast, None, True
        else:
            self._shown = toast
