"""Which plural form a whole number takes in each language.

The rules are those of the Unicode CLDR ("Language Plural Rules", cardinals), cut
down to whole numbers below a million, which is all that a card table counts.
"""

from collections.abc import Callable
from typing import NamedTuple

FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))


class PluralRule(NamedTuple):
    """The forms that a language needs, and the choice among them."""

    forms: tuple[str, ...]
    choose: Callable[[int], str]


def _one_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _czech(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n <= 4 else "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


_ONE_OTHER = PluralRule(("one", "other"), _one_other)

PLURAL_RULES = {
    "en": _ONE_OTHER,
    "es": _ONE_OTHER,
    "de": _ONE_OTHER,
    "nl": _ONE_OTHER,
    "el": _ONE_OTHER,
    "tr": _ONE_OTHER,
    "sq": _ONE_OTHER,
    "cs": PluralRule(("one", "few", "other"), _czech),
    "pl": PluralRule(("one", "few", "many"), _polish),
}


def plural_form(lang: str, n: int) -> str:
    """The form of the number `n` in the language; its sign plays no part."""
    return PLURAL_RULES[lang].choose(abs(n))
