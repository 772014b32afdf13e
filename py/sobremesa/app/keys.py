"""The keys of the table: single letters for looking things up, and the panel that tells them."""

from sobremesa.app.controls import button, facts, switch
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, tag
from sobremesa.i18n import Catalogue

KEYS = {
    "s": "sheet",
    "t": "tell-table",
    "c": "tell-counts",
    "l": "last",
    "r": "rules",
    "h": "hint",
    "u": "undo",
    "shift+u": "redo",
    "m": "menu",
    "?": "keys",
}
ALWAYS = ("tab", "enter", "arrows", "escape")


def keys_panel(catalogue: Catalogue, *, on: bool) -> Markup:
    """Every key with what it does, and the switch for those that are single letters."""
    letters = {
        key.title(): catalogue.text(f"keys.{act.replace('-', '_')}") for key, act in KEYS.items()
    }
    others = {
        catalogue.text(f"keys.{key}.name"): catalogue.text(f"keys.{key}.does") for key in ALWAYS
    }
    turned = switch(
        catalogue.text("settings.keys.name"),
        "keys",
        "preference",
        on=on,
        help_=catalogue.text("settings.keys.help"),
    )
    done = button(catalogue.text("dialog.done"), "close", "keys", "primary", data_focus=True)
    return dialog(
        catalogue,
        "keys",
        catalogue.text("keys.title"),
        [
            tag("h3", catalogue.text("keys.letters")),
            facts(letters),
            turned,
            tag("h3", catalogue.text("keys.others")),
            facts(others),
        ],
        [done],
        "keys",
    )
