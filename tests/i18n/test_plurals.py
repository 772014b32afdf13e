"""Plural forms, with the examples that the CLDR gives."""

import pytest
from sobremesa.i18n.plurals import FORMS, PLURAL_RULES, plural_form

ONE_OTHER = {0: "other", 1: "one", 2: "other", 5: "other", 11: "other", 101: "other"}
EXPECTED = {
    **dict.fromkeys(["en", "es", "de", "nl", "el", "tr", "sq"], ONE_OTHER),
    "cs": {0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 22: "other", 101: "other"},
    "pl": {
        0: "many",
        1: "one",
        2: "few",
        4: "few",
        5: "many",
        11: "many",
        12: "many",
        14: "many",
        21: "many",
        22: "few",
        104: "few",
        112: "many",
        122: "few",
    },
}


def test_every_language_has_examples():
    assert EXPECTED.keys() == PLURAL_RULES.keys()


@pytest.mark.parametrize("lang", PLURAL_RULES)
def test_forms(lang):
    assert {n: plural_form(lang, n) for n in EXPECTED[lang]} == EXPECTED[lang]
    assert set(EXPECTED[lang].values()) <= set(PLURAL_RULES[lang].forms) <= FORMS
    assert plural_form(lang, -1) == "one"
