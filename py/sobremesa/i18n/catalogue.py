"""A catalogue: the texts of one language, with English behind it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

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
        for lang, text in self._found(key, game):
            form = text if isinstance(text, str) else text[plural_form(lang, _count(values))]
            return form.format_map(values)
        raise MissingText(f"{game}:{key}")

    def has(self, key: str, *, game: str = SHELL) -> bool:
        """Whether `text` would find the key."""
        return any(True for _ in self._found(key, game))

    def card(self, card: str) -> str:
        """The name of a card, of the joker, or of one that lies face down."""
        if card in (JOKER, HIDDEN):
            return self.text("card.joker" if card == JOKER else "card.hidden")
        rank, suit = self.text(f"rank.{card[0]}"), self.text(f"suit.{card[1]}")
        return self.text("card.name", rank=rank, suit=suit)

    def value(self, game: str, option: str, value: object) -> str:
        """The label of an option's value: its own text, on/off, or the number itself."""
        key = f"option.{option}.value.{str(value).lower()}"
        if isinstance(value, str) or self.has(key, game=game):
            return self.text(key, game=game)
        if isinstance(value, bool):
            return self.text("switch.on" if value else "switch.off")
        return str(value)

    def _found(self, key: str, game: str) -> Iterator[tuple[str, Text]]:
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            for place in dict.fromkeys((game, SHELL)):
                text = texts_of(lang, place).get(key)
                if text is not None:
                    yield lang, text


def _count(values: dict[str, object]) -> int:
    n = values["n"]
    if not isinstance(n, int):
        raise TypeError(f"n must be a whole number, not {n!r}")
    return n
