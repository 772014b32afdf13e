"""A catalogue: the texts of one language, with English behind it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from sobremesa.engine.cards import HIDDEN, JOKER
from sobremesa.i18n.plurals import PLURAL_RULES, plural_form
from sobremesa.i18n.texts_of import SHELL, Text, texts_of

FALLBACK = "en"


class MissingText(LookupError):
    """No language of the chain has a text for the key."""


def languages() -> list[str]:
    """The languages that have shell texts."""
    return [lang for lang in PLURAL_RULES if texts_of(lang)]


def negotiate(wanted: Iterable[str]) -> str:
    """The first language of the wishes (`es-MX`, `en` …) that there is, else English."""
    shipped = languages()
    bases = (wish.replace("_", "-").partition("-")[0].lower() for wish in wanted)
    return next((base for base in bases if base in shipped), FALLBACK)


@dataclass(frozen=True)
class Catalogue:
    """The texts of one language: looked up in the game, the shell, then in English."""

    lang: str

    @classmethod
    def load(cls, lang: str) -> "Catalogue":
        """The catalogue of a language that `languages` lists, else the English one."""
        return cls(negotiate([lang]))

    def text(self, key: str, /, *, game: str = SHELL, **values: object) -> str:
        """The text with its `{name}` places filled; the value `n` chooses a plural form.

        Raises MissingText where no text has the key, KeyError where a value is missing.
        """
        found = _find(self.lang, game, key)
        if not found:
            raise MissingText(f"{game}:{key}")
        lang, text = found
        form = text if isinstance(text, str) else text[plural_form(lang, _count(values))]
        return form.format_map(values)

    def has(self, key: str, *, game: str = SHELL) -> bool:
        """Whether `text` would find the key."""
        return _find(self.lang, game, key) is not None

    def card(self, card: str) -> str:
        """The name of a card, of the joker, or of one that lies face down."""
        return _name(self, card)

    def value(self, game: str, option: str, value: object) -> str:
        """The label of an option's value: its own text, on/off, or the number itself."""
        key = f"option.{option}.value.{str(value).lower()}"
        if isinstance(value, str) or self.has(key, game=game):
            return self.text(key, game=game)
        if isinstance(value, bool):
            return self.text("switch.on" if value else "switch.off")
        return str(value)


@cache
def _find(wanted: str, game: str, key: str) -> tuple[str, Text] | None:
    """The first text of the chain for a key, and its language."""
    for lang in (wanted, FALLBACK):
        for place in (game, SHELL):
            text = texts_of(lang, place).get(key)
            if text is not None:
                return lang, text
    return None


@cache
def _name(catalogue: Catalogue, card: str) -> str:
    if card in (JOKER, HIDDEN):
        return catalogue.text("card.joker" if card == JOKER else "card.hidden")
    rank, suit = catalogue.text(f"rank.{card[0]}"), catalogue.text(f"suit.{card[1]}")
    return catalogue.text("card.name", rank=rank, suit=suit)


def _count(values: dict[str, object]) -> int:
    n = values["n"]
    if not isinstance(n, int):
        raise TypeError(f"n must be a whole number, not {n!r}")
    return n
