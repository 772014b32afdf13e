"""The rules pages: complete in every language, and nothing but plain HTML."""

import random
import re
from pathlib import Path

import pytest
from rules_pages import fragment, rules_fragment, write_rules_pages
from sobremesa.app.rules_page import SECTIONS, fragment_path, rule_behind
from sobremesa.engine.match import Match
from sobremesa.games import all_games, has_part, part
from sobremesa.i18n import Catalogue, languages
from sobremesa.i18n.texts_of import SHELL, texts_of

PAGES = [(game, lang) for game in all_games().values() for lang in languages()]
SECTION = re.compile(r'<section id="rules-([a-z]+)"')


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_each_page_has_every_section_in_order(game, lang):
    assert SECTION.findall(rules_fragment(game, lang)) == list(SECTIONS)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_each_page_names_every_option_and_preset(game, lang):
    page = rules_fragment(game, lang)
    keys = [f"option.{known.key}.name" for known in game.rules_type.options()]
    keys += [f"preset.{preset}.name" for preset in game.rules_type.presets()]
    catalogue = Catalogue.load(lang)
    for key in keys:
        assert catalogue.text(key, game=game.id) in page
    assert "{" not in page


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_languages_tell_the_same_numbers(game):
    pages = [numbers(rules_fragment(game, lang)) for lang in languages()]
    assert all(page == pages[0] for page in pages)


def numbers(page):
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", page)
    return [re.findall(r"[+−]?\d+", cell) for cell in cells]


def test_text_is_escaped():
    assert "<script>" not in fragment("<script>x</script>\n\n## A {#goal}\n\n<b>y</b>")


def test_headings_go_one_level_down():
    page = fragment("## A {#goal}\n\n### B\n")
    assert page.count("<h3") == 1
    assert "<h4>B</h4>" in page


def test_pages_are_written_where_the_app_looks(tmp_path: Path):
    write_rules_pages(tmp_path)
    for game, lang in PAGES:
        assert (tmp_path / fragment_path(game.id, lang)).read_text()


def test_a_part_can_be_a_place_to_go_to():
    html = fragment("## Play {#play}\n\n### Two: take two {#two}\n\nDraw.\n")
    assert '<h4 id="rules-two-title" tabindex="-1">Two: take two</h4>' in html


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_table_opens_only_parts_that_its_pages_have(game):
    pages = [rules_fragment(game, lang) for lang in languages()]
    places = [re.findall(r'id="rules-([a-z-]+)-title"', page) for page in pages]
    assert all(found == places[0] for found in places)
    assert sections_met(game) <= set(places[0])


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_refused_move_leads_to_a_part_that_the_page_has(game):
    behind = part(game.id, "sections").BEHIND if has_part(game.id, "sections") else {}
    texts = {**texts_of("en", SHELL), **texts_of("en", game.id)}
    reasons = [key for key in texts if key.startswith("reason.")]
    assert {f"reason.{key}" for key in behind} <= set(reasons)
    places = re.findall(r'id="rules-([a-z-]+)-title"', rules_fragment(game, "en"))
    assert {rule_behind(game.id, key.removeprefix("reason."), "goal") for key in reasons} <= {
        *places,
        "",
    }


def sections_met(game):
    """The parts that a table would open in a few matches played at random."""
    rng, met = random.Random(7), set()
    for number in range(3):
        match = Match.new(game, game.rules_type.read({}), f"{number:032x}")
        for _ in range(300):
            if match.is_over:
                break
            seat = match.turn
            met.add(part(game.id, "table").table(match.view(seat), seat).section)
            match.play(seat, rng.choice(match.legal_moves(seat)))
    return met
