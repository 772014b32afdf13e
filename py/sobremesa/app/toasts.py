"""Short messages at the edge of the page; an offer to take something back stays beside them."""

from typing import Any, NamedTuple

from sobremesa.app.controls import button
from sobremesa.app.html import Markup, join, tag
from sobremesa.i18n import Catalogue


class Toast(NamedTuple):
    """A message: a key of the catalogue with its values, or words; `undo` is an act."""

    key: str = ""
    words: str = ""
    undo: str = ""
    values: dict[str, Any] | None = None

    def text(self, catalogue: Catalogue) -> str:
        """The message in words."""
        return self.words or catalogue.text(self.key, **(self.values or {}))

    def html(self, catalogue: Catalogue) -> Markup:
        """The message with its act."""
        act = button(catalogue.text("toast.undo"), self.undo) if self.undo else None
        return tag("div", tag("span", self.text(catalogue)), act, class_="toast")


class Toasts:
    """The message shown now, the offer that stands, and a lasting warning beside them.

    Nothing here is timed: an offer stands until it is taken or another one comes.
    """

    def __init__(self) -> None:
        self._shown: Toast | None = None
        self._unheard: list[Toast] = []
        self.offer: Toast | None = None

    def say(self, key: str, *, undo: str = "", **values: object) -> None:
        """Show a message of the catalogue, with an act that takes it back if there is one."""
        self._show(Toast(key, undo=undo, values=values))

    def say_words(self, words: str) -> None:
        """Show a sentence that is in words already."""
        self._show(Toast(words=words))

    def clear(self) -> None:
        """Put the message away; an offer stays."""
        self._shown = None

    def taken(self, act: str) -> None:
        """The person does something: an offer to do it has served."""
        if self.offer and self.offer.undo == act:
            self.offer = None

    def html(self, catalogue: Catalogue, warning: str) -> Markup:
        """The messages as they stand."""
        told = [tag("p", catalogue.text(warning), class_="toast warning")] if warning else []
        told += [toast.html(catalogue) for toast in (self.offer, self._shown) if toast]
        if not told:
            return Markup()
        label = catalogue.text("toast.title")
        return tag("section", join(told), class_="toasts", aria_label=label)

    def unheard(self, catalogue: Catalogue) -> str:
        """What has not been said aloud yet, once."""
        said = " ".join(toast.text(catalogue) for toast in self._unheard)
        self._unheard.clear()
        return said

    def _show(self, toast: Toast) -> None:
        self._unheard.append(toast)
        if toast.undo:
            self.offer, self._shown = toast, None
        else:
            self._shown = toast
