"""Every text is there in every language, with the same places and the forms it needs."""

import string

import pytest
from i18n.notes_in_play import played, written_notes, written_reasons
from sobremesa.games import all_games
from sobremesa.i18n import FALLBACK, Catalogue, languages, note_text
from sobremesa.i18n.plurals import PLURAL_RULES
from sobremesa.i18n.texts_of import SHELL, texts_of

PLACES = [SHELL, *all_games()]
every_language = pytest.mark.parametrize("lang", languages())
every_place = pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "shell")
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


def places_in(text):
    """The `{name}`s of a text."""
    parts = string.Formatter().parse(text)
    return {name for _, name, _, _ in parts if name is not None}


def all_places(text):
    forms = [text] if isinstance(text, str) else text.values()
    return set().union(*map(places_in, forms))


@every_language
@every_place
def test_every_key_is_there(place, lang):
    assert texts_of(lang, place).keys() == texts_of(FALLBACK, place).keys()


@every_language
@every_place
def test_places_are_the_same(place, lang):
    here, there = texts_of(lang, place), texts_of(FALLBACK, place)
    differing = {
        key: (text, there[key])
        for key, text in here.items()
        if key in there and all_places(text) != all_places(there[key])
    }
    assert not differing


@every_language
@every_place
def test_places_are_plain_names(place, lang):
    for key, text in texts_of(lang, place).items():
        assert all(name.isidentifier() for name in all_places(text)), key


@every_language
@every_place
def test_plural_texts_have_the_forms_of_their_language(place, lang):
    needed = set(PLURAL_RULES[lang].forms)
    for key, text in texts_of(lang, place).items():
        if not isinstance(text, str):
            assert needed <= set(text) <= needed | {"other"}, key


@every_language
@every_place
def test_no_text_is_empty(place, lang):
    for key, text in texts_of(lang, place).items():
        for form in [text] if isinstance(text, str) else text.values():
            assert isinstance(form, str), key
            assert form.strip() == form != "", key


@every_language
@every_game
def test_a_game_presents_itself(game, lang):
    for key in ("name", "kind", "origin", "pitch", "players", "length"):
        assert Catalogue(lang).text(f"game.{key}", game=game.id)


@every_language
@every_game
def test_presets_options_and_values_have_names(game, lang):
    catalogue = Catalogue(lang)
    rules = game.rules_type
    keys = [f"preset.{preset}" for preset in rules.presets()]
    keys += [f"option.{option.key}" for option in rules.options()]
    for key in keys:
        assert catalogue.text(f"{key}.name", game=game.id)
        assert catalogue.text(f"{key}.help", game=game.id)
    for option in rules.options():
        labels = [catalogue.value(game.id, option.key, value) for value in option.values]
        assert len(set(labels)) == len(labels)


@every_language
@every_game
def test_every_refusal_has_a_sentence(game, lang):
    reasons = played(game)[2] | written_reasons(game)
    assert reasons
    for reason in reasons:
        assert Catalogue(lang).text(f"reason.{reason}", game=game.id)


@every_language
@every_game
def test_every_note_has_a_sentence_for_the_values_it_carries(game, lang):
    catalogue = Catalogue(lang)
    notes = played(game)[0]
    silent = {key for key in written_notes(game) if not catalogue.has(f"note.{key}", game=game.id)}
    assert not silent
    for key, values in notes.items():
        assert note_text(catalogue, game.id, ("note", key, values), lambda seat: f"Seat {seat}")


@every_language
@every_game
def test_every_kind_of_points_has_a_label(game, lang):
    for kind in played(game)[1]:
        assert Catalogue(lang).text(f"breakdown.{kind}", game=game.id)
