"""What a search expects is said with its uncertainty, and equal moves are called equal."""

import pytest
from sobremesa.app.expectations import expected_words
from sobremesa.app.table.look import Look
from sobremesa.bots.search import Estimate
from sobremesa.i18n import Catalogue


def words(second, game="kseri", language="en"):
    look = Look(Catalogue(language), game, "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 2.34, 0.1, 0.0, 0.0, 400)
    return expected_words(look, [best, second], "the nine of clubs")


def test_a_clear_gap_is_told_with_its_error():
    told = words(Estimate("9C", 1.3, 0.1, 1.04, 0.1, 400))
    assert "400" in told
    assert "+2.3 ± 0.2" in told
    assert "the nine of clubs, 1.0 ± 0.2 less" in told


def test_a_gap_within_its_error_is_none():
    assert "as good" in words(Estimate("9C", 2.2, 0.1, 0.14, 0.1, 400))


def test_numbers_are_written_as_the_language_does():
    assert "+2,3 ± 0,2" in words(Estimate("9C", 1.3, 0.1, 1.04, 0.1, 400), language="es")


def test_chances_are_told_in_per_cent():
    look = Look(Catalogue("en"), "pesten", "two", ("A", "B"), ("A", "B"), 0)
    best = Estimate("7H", 0.62, 0.01, 0.0, 0.0, 400)
    told = expected_words(look, [best, Estimate("9C", 0.5, 0.01, 0.12, 0.01, 400)], "9C")
    assert "62 % ± 2 %" in told


@pytest.mark.parametrize("estimates", [[], [Estimate("7H", 1.0, 0.1, 0.0, 0.0, 40)]])
def test_without_a_choice_there_is_nothing_to_expect(estimates):
    look = Look(Catalogue("en"), "kseri", "two", ("A", "B"), ("A", "B"), 0)
    assert expected_words(look, estimates, "") == ""
