"""The page before Python is there: the lobby in every language."""

import sys

from places import PY

sys.path.insert(0, str(PY))

from sobremesa.app.html import Markup, join, tag
from sobremesa.app.lobby import LobbyEntry, lobby
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, languages

PLACE = "<!-- lobby -->"
FAULTS = "<!-- start faults -->"
REASONS = ("old", "slow", "failed")
LANGUAGES = 'data-languages=""'


def render(template: str) -> str:
    """Fill the page's places with the lobbies and with the list of their languages."""
    for place in (PLACE, FAULTS, LANGUAGES):
        if place not in template:
            raise ValueError(f"The page has no place {place}.")
    listed = LANGUAGES.replace('""', f'"{" ".join(languages())}"')
    filled = template.replace(FAULTS, start_faults()).replace(PLACE, static_lobby())
    return filled.replace(LANGUAGES, listed)


def static_lobby() -> Markup:
    """A word of patience and the lobby, each language in an element of its own."""
    catalogues = [Catalogue.load(lang) for lang in languages()]
    entries = [LobbyEntry(game) for game in all_games()]
    words = _everywhere(catalogues, "lobby.starting")
    patience = tag("p", words, class_="start-message", id="start-message", role="status")
    lobbies = [_in_language(one, "div", lobby(one, entries)) for one in catalogues]
    return join([patience, *lobbies])


def start_faults() -> Markup:
    """What is said when the start fails or is slow, hidden until it is needed."""
    catalogues = [Catalogue.load(lang) for lang in languages()]
    told = [
        tag("p", _everywhere(catalogues, f"start.{reason}"), data_reason=reason, hidden=True)
        for reason in REASONS
    ]
    words = _everywhere(catalogues, "start.reload")
    again = tag("button", words, type="button", class_="button")
    return tag(
        "div",
        *told,
        again,
        id="start-fault",
        class_="start-message",
        role="alert",
        hidden=True,
    )


def _everywhere(catalogues: list[Catalogue], key: str) -> Markup:
    return join([_in_language(one, "span", one.text(key)) for one in catalogues])


def _in_language(catalogue: Catalogue, name: str, inside: str) -> Markup:
    return tag(name, inside, lang=catalogue.lang, data_lang=catalogue.lang)
