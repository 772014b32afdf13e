"""Sentences for refused moves and faulty records."""

from sobremesa.engine.errors import SobremesaError
from sobremesa.i18n.catalogue import Catalogue
from sobremesa.i18n.texts_of import SHELL

_LONGEST = 60


def fault_text(catalogue: Catalogue, error: SobremesaError, *, game: str = SHELL) -> str:
    """Why a move or a record was refused; a move of a record is named as well."""
    values = {key: _told(catalogue, key, value) for key, value in error.details.items()}
    why = catalogue.text(_key(error), game=game, **values)
    if "at" not in error.details:
        return why
    number = int(str(error.details["at"])) + 1
    return catalogue.text("record.broken_rule", number=number, move=values["move"], why=why)


def _key(error: SobremesaError) -> str:
    problem = error.details.get("problem")
    return f"problem.{error.reason}.{problem}" if problem else f"reason.{error.reason}"


def _told(catalogue: Catalogue, key: str, value: object) -> str:
    if key == "shuffle":
        return str(int(str(value)) + 1)
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
