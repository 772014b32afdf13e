"""Writing HTML that is escaped unless it is markup already."""

from functools import cache, lru_cache
from html import escape

_VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))
Value = str | int | bool | None


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def join(parts: "list[Markup] | tuple[Markup, ...]") -> Markup:
    """Markup one after the other."""
    return Markup("".join(parts))


@lru_cache(maxsize=1024, typed=True)
def tag(name: str, /, *children: str | None, **attributes: Value) -> Markup:
    """An element: plain text among the children is escaped, None is left out.

    Attribute names lose a trailing underscore and turn other underscores into
    dashes (`class_`, `data_do`); True writes the bare name, False and None nothing.
    """
    opening = f"<{name}{''.join(_attribute(*pair) for pair in attributes.items())}>"
    if name in _VOID:
        return Markup(opening)
    inner = "".join(_inner(child) for child in children if child is not None)
    return Markup(f"{opening}{inner}</{name}>")


def classes(*names: str | None, **conditions: object) -> str:
    """A class list: fixed names, then `is-…` for each condition that holds."""
    fixed = [name for name in names if name]
    return " ".join([*fixed, *(f"is-{key}" for key, holds in conditions.items() if holds)])


def _inner(child: str) -> str:
    return child if isinstance(child, Markup) else escape(child)


def _attribute(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = _name(key)
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
