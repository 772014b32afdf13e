"""The rules of a table in words: its preset and whatever differs from it."""

from sobremesa.app.html import Markup, join, tag
from sobremesa.engine.rules import Rules
from sobremesa.i18n import Catalogue


def in_force(catalogue: Catalogue, game_id: str, rules: Rules) -> list[str]:
    """The preset's name, the number of players, then each difference as `Option: value`."""
    told = rules.tell()
    words = [
        catalogue.text(f"preset.{rules.preset}.name", game=game_id),
        catalogue.text("count.players", n=rules.seats),
    ]
    for key, value in told.items():
        if key not in ("preset", "players"):
            name = catalogue.text(f"option.{key}.name", game=game_id)
            shown = catalogue.value(game_id, key, value)
            words.append(catalogue.text("rules.difference", option=name, value=shown))
    return words


def in_force_list(catalogue: Catalogue, game_id: str, rules: Rules) -> Markup:
    """The same as a list."""
    items = [tag("li", words) for words in in_force(catalogue, game_id, rules)]
    return tag("ul", join(items), class_="rules-in-force")
