"""Builds the rules pages: `games/<id>/rules.<lang>.md` -> HTML fragments.

A page is an introduction and sections, each headed `## Title {#id}`; parts of a section
that the table opens are headed `### Title {#id}`; a line
`{presets}` or `{options}` stands for the list made from the game's own data.
"""

import re
import sys
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from places import PY

sys.path.insert(0, str(PY))

from sobremesa.app.html import Markup, join, tag
from sobremesa.app.rules_page import fragment_path, section_id
from sobremesa.engine.game import Game
from sobremesa.engine.rules import Option
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, languages

GAMES = PY / "sobremesa" / "games"
_HEADING = re.compile(r"^## (.+) \{#([a-z]+)\}$", re.MULTILINE)
_PART = re.compile(r"(.+) \{#([a-z-]+)\}")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def write_rules_pages(target: Path) -> None:
    """Write the page of every game in every language below the target folder."""
    for game in all_games().values():
        for lang in languages():
            path = target / fragment_path(game.id, lang)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(rules_fragment(game, lang))


def rules_fragment(game: Game[Any], lang: str) -> Markup:
    """The rules of a game as HTML."""
    catalogue = Catalogue.load(lang)
    text = (GAMES / game.id / f"rules.{lang}.md").read_text()
    for place, listed in _LISTS.items():
        text = text.replace(f"\n{place}\n", f"\n{listed(catalogue, game)}\n")
    return fragment(text)


def fragment(text: str) -> Markup:
    """The introduction and the sections of a page."""
    introduction, *parts = _HEADING.split(text)
    sections = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return join([_html(introduction), *(_section(*section) for section in sections)])


def _section(title: str, name: str, body: str) -> Markup:
    heading_id = f"{section_id(name)}-title"
    heading = tag("h3", title, id=heading_id, tabindex="-1")
    return tag("section", heading, _html(body), id=section_id(name), aria_labelledby=heading_id)


def _html(text: str) -> Markup:
    tokens = _MARKDOWN.parse(text)
    for token, inside in zip_longest(tokens, tokens[1:]):
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1:]) + 1}"
        if token.type == "heading_open":
            _name_part(token, inside)
    return Markup(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _name_part(heading: Token, words: Token) -> None:
    """Take the id off a heading of a part, and make it a place that can be gone to."""
    named = _PART.fullmatch(words.content)
    if named:
        words.children[-1].content = words.children[-1].content.partition(" {#")[0]
        heading.attrs = {"id": f"{section_id(named[2])}-title", "tabindex": "-1"}


def _presets(catalogue: Catalogue, game: Game[Any]) -> str:
    lines = []
    for preset in game.rules_type.presets():
        name, help_ = (catalogue.text(f"preset.{preset}.{key}", game=game.id) for key in _WORDS)
        lines.append(f"- **{name}.** {help_}")
    return "\n".join(lines)


def _options(catalogue: Catalogue, game: Game[Any]) -> str:
    return "\n".join(_option(catalogue, game, known) for known in game.rules_type.options())


def _option(catalogue: Catalogue, game: Game[Any], known: Option) -> str:
    name, help_ = (catalogue.text(f"option.{known.key}.{key}", game=game.id) for key in _WORDS)
    usual, *others = (catalogue.value(game.id, known.key, value) for value in known.values)
    return f"- **{name}:** {', '.join([f'**{usual}**', *others])}. {help_}"


_WORDS = ("name", "help")
_LISTS: dict[str, Callable[[Catalogue, Game[Any]], str]] = {
    "{presets}": _presets,
    "{options}": _options,
}


if __name__ == "__main__":
    write_rules_pages(Path(sys.argv[1]))
