"""Texts of one language as they lie in the TOML files, flattened to dotted keys."""

import pkgutil
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from sobremesa.i18n.plurals import FORMS

Text = str | Mapping[str, str]
SHELL = ""
_PACKAGES = {SHELL: "sobremesa.i18n"}


@cache
def texts_of(lang: str, game: str = SHELL) -> Mapping[str, Text]:
    """Every text of the shell or of a game by its dotted key; empty where no file is.

    A table whose keys are all plural forms is one text with forms.
    """
    package = _PACKAGES.get(game, f"sobremesa.games.{game}")
    try:
        content = pkgutil.get_data(package, f"texts/{lang}.toml")
    except OSError:
        return {}
    return dict(_flatten(tomllib.loads(content.decode()), "")) if content else {}


def _flatten(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Text]]:
    for key, value in table.items():
        if isinstance(value, Mapping) and not is_plural(value):
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def is_plural(table: Mapping[str, Any]) -> bool:
    """Whether the table holds the plural forms of one text."""
    return "one" in table and FORMS.issuperset(table)
