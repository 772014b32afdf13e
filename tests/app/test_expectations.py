"""What a search expects is said with its uncertainty, and equal moves are called equal."""

import pytest
from sobremesa.app.expectations import expected_words
from sobremesa.app.hints import move_words
from sobremesa.app.table.look import Look
from sobremesa.bots.search import Estimate
from sobremesa.engine.table import Play, Table
from sobremesa.i18n import Catalogue


def words(second, game="kseri", language="en", mean=2.34):
    look = Look(Catalogue(language), game, "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", mean, 0.1, 0.0, 0.0, 400)
    return spaced(expected_words(look, [best, second], "the nine of clubs"))


def spaced(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_clear_gap_is_told_with_its_error():
    told = words(Estimate("9C", 1.3, 0.1, 1.04, 0.1, 400))
    assert "400" in told
    assert "2.3 ± 0.2 points ahead" in told
    assert "the nine of clubs, 1.0 ± 0.2 less" in told


def test_a_gap_within_its_error_is_none():
    assert "as good" in words(Estimate("9C", 2.2, 0.1, 0.14, 0.1, 400))


def test_numbers_are_written_as_the_language_does():
    assert "2,3 ± 0,2" in words(Estimate("9C", 1.3, 0.1, 1.04, 0.1, 400), language="es")


def test_chances_are_told_in_per_cent():
    look = Look(Catalogue("en"), "pesten", "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 0.62, 0.01, 0.0, 0.0, 400)
    told = spaced(expected_words(look, [best, Estimate("9C", 0.5, 0.01, 0.12, 0.01, 400)], "9C"))
    assert "62 % ± 2 %" in told


@pytest.mark.parametrize(("language", "side"), [("en", "behind"), ("es", "por detrás")])
def test_who_lies_behind_is_told_so_without_a_sign(language, side):
    told = words(Estimate("9C", -3.3, 0.1, 1.04, 0.1, 400), language=language, mean=-2.34)
    assert side in told
    assert "−" not in told


def test_a_gap_too_small_to_be_told_is_none():
    look = Look(Catalogue("en"), "autobus", "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 0.5, 0.001, 0.0, 0.0, 400)
    told = spaced(
        expected_words(look, [best, Estimate("9C", 0.496, 0.001, 0.004, 0.001, 400)], "9C")
    )
    assert "50 % ± 1 %" in told
    assert "as good" in told


def test_what_is_certain_has_no_error():
    look = Look(Catalogue("en"), "kseri", "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 17.0, 0.0, 0.0, 0.0, 400)
    told = spaced(expected_words(look, [best, Estimate("9C", 13.0, 0.0, 4.0, 0.0, 400)], "9C"))
    assert "17.0 points" in told
    assert "4.0 less" in told
    assert "±" not in told


@pytest.mark.parametrize("game", ["pesten", "autobus"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_lost_cause_is_told_without_a_figure(game, language):
    look = Look(Catalogue(language), game, "two", ("A", "B"), ("A", "B"), 0)
    lost = [Estimate(move, 0.001, 0.001, 0.0, 0.0, 400) for move in ("7H", "9C")]
    told = expected_words(look, lost, "9C")
    assert "400" in told
    assert "%" not in told


def test_what_is_written_on_a_button_is_quoted_in_a_hint():
    look = Look(Catalogue("en"), "pesten", "two", ("A", "B"), ("A", "B"), 0)
    table = Table(centre=(), places=(), hand=("3C",))
    play = Play("3C last", source="3C", flag="last_card")
    assert move_words(look, table, play) == "three of clubs, “Laatste kaart”"


def test_no_sentence_begins_with_the_bare_name_of_a_card():
    for language in ("en", "es"):
        told = words(Estimate("9C", 2.2, 0.1, 0.14, 0.1, 400), language=language)
        assert not any(part.startswith("the nine") for part in told.split(". "))


@pytest.mark.parametrize("estimates", [[], [Estimate("7H", 1.0, 0.1, 0.0, 0.0, 40)]])
def test_without_a_choice_there_is_nothing_to_expect(estimates):
    look = Look(Catalogue("en"), "kseri", "two", ("A", "B"), ("A", "B"), 0)
    assert expected_words(look, estimates, "") == ""


def test_a_number_stays_on_a_line_with_its_error():
    look = Look(Catalogue("en"), "pesten", "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 0.62, 0.01, 0.0, 0.0, 400)
    told = expected_words(look, [best, Estimate("9C", 0.5, 0.01, 0.12, 0.01, 400)], "9C")
    assert "62\N{NO-BREAK SPACE}%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}2" in told
