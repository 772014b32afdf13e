"""What the page shows now: a screen, a panel over it, messages; and in which dress."""

import traceback
from collections.abc import Callable
from typing import NamedTuple

from sobremesa.app.html import Markup
from sobremesa.app.ports import Page
from sobremesa.app.toasts import Toasts
from sobremesa.app.trouble import trouble_panel
from sobremesa.i18n import Catalogue, negotiate
from sobremesa.store.preferences import Preferences
from sobremesa.store.saves import Saves
from sobremesa.store.storage import Outcome, Storage, probe


class Screen(NamedTuple):
    """A screen with its header."""

    bar: Markup
    main: Markup
    title: str = ""


class Stage:
    """The page, the storage, and what is shown of them."""

    def __init__(self, page: Page, storage: Storage) -> None:
        self.page = page
        self.storage = storage
        self.saves = Saves(storage)
        self.preferences = Preferences.load(storage)
        self.catalogue = self._choose_catalogue()
        self.toasts = Toasts()
        self.saving = probe(storage)
        self.draw: Callable[[], Screen] = lambda: Screen(Markup(), Markup())
        self.panel: Callable[[], Markup] | None = None
        self.has_table = False
        self.place = ""
        self.fault = ""

    @property
    def faces(self) -> str:
        """The folder of card faces that the person has chosen."""
        large = self.preferences.print == "large"
        return self.preferences.colours + ("-large" if large else "")

    @property
    def my_name(self) -> str:
        """What the person is called at a new table."""
        return self.preferences.name or self.catalogue.text("table.you")

    def show(self) -> None:
        """Bring the page up to date."""
        screen = self.draw()
        warning = "" if self.saving is Outcome.SAVED else f"saving.{self.saving}"
        self.page.show(
            {
                "bar": screen.bar,
                "app": screen.main,
                "panel": self.panel() if self.panel else Markup(),
                "toasts": self.toasts.html(self.catalogue, warning),
            }
        )
        self.page.title(" · ".join(filter(None, (screen.title, "Sobremesa"))))
        self.page.announce(self.toasts.unheard(self.catalogue))

    def go(self, place: str) -> None:
        """Be somewhere else, from where Back leads here; the lobby has no name."""
        if place != self.place:
            self.page.push_history(place)
        self.place = place

    def enter(self, draw: Callable[[], Screen]) -> None:
        """Begin a new screen."""
        self.draw = draw
        self.panel = None
        self.show()
        self.page.enter()

    def open(self, panel: Callable[[], Markup]) -> None:
        """Show a panel over the screen."""
        self.panel = panel
        self.show()

    def say(self, key: str, *, undo: str = "", **values: object) -> None:
        """Show a short message, with an act that takes it back if there is one."""
        self.toasts.say(key, undo=undo, **values)
        self.show()

    def prefer(self, name: str, value: str | None) -> None:
        """Change one preference, and the page with it."""
        self.preferences = self.preferences.having(name, value)
        self.preferences.store(self.storage)
        self.catalogue = self._choose_catalogue()
        self.dress()
        self.show()

    def dress(self) -> None:
        """Put the preferences on the page's root."""
        chosen = self.preferences
        self.page.dress(
            lang=self.catalogue.lang,
            theme=chosen.theme,
            contrast=chosen.contrast,
            colours=chosen.colours,
            print=chosen.print,
            motion=chosen.motion,
        )

    def trouble(self) -> None:
        """Tell calmly of the exception being handled, whatever state the screen is in."""
        self.fault = traceback.format_exc()
        self.panel = lambda: trouble_panel(self.catalogue, self.fault, at_table=self.has_table)
        self.page.show({"panel": self.panel()})

    def _choose_catalogue(self) -> Catalogue:
        return Catalogue.load(self.preferences.language or negotiate(self.page.languages()))
