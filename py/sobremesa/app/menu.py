"""The menu at the table."""

from sobremesa.app.controls import button
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, join, tag
from sobremesa.app.rules_in_force import in_force_list
from sobremesa.engine.rules import Rules
from sobremesa.i18n import Catalogue

_LOOK_UP = ("rules", "sheet", "settings", "keys", "wrong")
_RECORD = ("copy-record", "export", "import")
_LEAVE = ("new-match", "lobby")


def menu(catalogue: Catalogue, game_id: str, rules: Rules) -> Markup:
    """The menu dialog: what can be looked up, taken along, and how to leave."""
    title = catalogue.text("game.name", game=game_id)
    go_on = button(catalogue.text("menu.continue"), "close", "menu", "primary", data_focus=True)
    body = [
        _section(catalogue, "in_force", in_force_list(catalogue, game_id, rules)),
        _buttons(catalogue, game_id, ("look-up", _LOOK_UP)),
        _section(catalogue, "record", _buttons(catalogue, game_id, ("record", _RECORD))),
        _buttons(catalogue, game_id, ("leave", _LEAVE)),
    ]
    return dialog(catalogue, "menu", title, body, [go_on], "menu")


def _section(catalogue: Catalogue, key: str, content: Markup) -> Markup:
    return tag("section", tag("h3", catalogue.text(f"menu.{key}")), content)


def _buttons(catalogue: Catalogue, game_id: str, group: tuple[str, tuple[str, ...]]) -> Markup:
    name, acts = group
    buttons = [
        button(
            catalogue.text(f"menu.{act.replace('-', '_')}"),
            act,
            game_id if act == "rules" else None,
        )
        for act in acts
    ]
    return tag("div", join(buttons), class_=f"menu-buttons {name}")
