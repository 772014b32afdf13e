"""The page before Python is there: the lobby in every language."""

import sys

from places import PY

sys.path.insert(0, str(PY))

from sobremesa.app.html import Markup, join, tag
from sobremesa.app.lobby import LobbyEntry, lobby
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, languages

PLACE = "<!-- lobby -->"
LANGUAGES = 'data-languages=""'


def render(template: str) -> str:
    """Fill the page's places with the lobbies and with the list of their languages."""
    for place in (PLACE, LANGUAGES):
        if place not in template:
            raise ValueError(f"The page has no place {place}.")
    listed = LANGUAGES.replace('""', f'"{" ".join(languages())}"')
    return template.replace(LANGUAGES, listed).replace(PLACE, static_lobby())


def static_lobby() -> Markup:
    """A word of patience and the lobby, each language in an element of its own."""
    catalogues = [Catalogue.load(lang) for lang in languages()]
    entries = [LobbyEntry(game) for game in all_games()]
    words = [_in_language(one, "span", one.text("lobby.starting")) for one in catalogues]
    patience = tag("p", join(words), class_="start-message", id="start-message", role="status")
    lobbies = [_in_language(one, "div", lobby(one, entries)) for one in catalogues]
    return join([patience, *lobbies])


def _in_language(catalogue: Catalogue, name: str, inside: str) -> Markup:
    return tag(name, inside, lang=catalogue.lang, data_lang=catalogue.lang)
