"""The page before Python: every language is in it, and one of them shows."""

import re

import pytest
import shell
from places import ROOT, STATIC
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, languages


@pytest.fixture(scope="module")
def page():
    return shell.render((ROOT / "index.html").read_text())


def test_every_game_is_told_in_every_language(page):
    for lang in languages():
        catalogue = Catalogue.load(lang)
        for game in all_games():
            for key in ("name", "origin", "kind", "players", "length", "pitch"):
                assert catalogue.text(f"game.{key}", game=game) in page


def test_the_page_lists_its_languages(page):
    assert f'data-languages="{" ".join(languages())}"' in page


def test_ids_are_unique(page):
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", languages())
def test_the_style_hides_all_other_languages(lang):
    style = (STATIC / "css" / "languages.css").read_text()
    assert f':root:lang({lang}) [data-lang]:not([data-lang="{lang}"])' in style


@pytest.mark.parametrize("place", [shell.PLACE, shell.FAULTS, shell.LANGUAGES])
def test_a_page_without_its_places_is_refused(place):
    template = (ROOT / "index.html").read_text().replace(place, "")
    with pytest.raises(ValueError, match="no place"):
        shell.render(template)
