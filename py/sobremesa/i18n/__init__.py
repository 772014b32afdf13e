"""Texts of the shell and of the games, in every language, and the choice of one."""

from sobremesa.i18n.catalogue import FALLBACK, Catalogue, MissingText, languages, negotiate
from sobremesa.i18n.faults import fault_text
from sobremesa.i18n.notes import note_text

__all__ = [
    "FALLBACK",
    "Catalogue",
    "MissingText",
    "fault_text",
    "languages",
    "negotiate",
    "note_text",
]
