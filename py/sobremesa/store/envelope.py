"""The text of one save: a header line that vouches for the record below it.

`sobremesa-save/VERSION GAME SERIAL LENGTH CHECKSUM`, a line break, the record.
"""

import re
from hashlib import sha256
from typing import NamedTuple

VERSION = 1
_CHECKSUM_DIGITS = 16
_SIGN = re.compile(r"sobremesa-save/([0-9]{1,6}) ")
_HEADER = re.compile(r"([a-z_]{1,40}) ([0-9]{1,15}) ([0-9]{1,9}) ([0-9a-f]{16})")


class Save(NamedTuple):
    """A save that its header vouches for; a higher `serial` was saved later."""

    game: str
    serial: int
    record: str


class BadSave(Exception):
    """A text that is no save of ours: `problem` is `damaged`, `newer` or `other_game`."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def seal(save: Save) -> str:
    """The text to store."""
    header = f"{save.game} {save.serial} {len(save.record)} {_checksum(save.record)}"
    return f"sobremesa-save/{VERSION} {header}\n{save.record}"


def unseal(text: str, game: str) -> Save:
    """The save of the game that the text holds, else BadSave."""
    head, _, record = text.partition("\n")
    sign = _SIGN.match(head)
    if not sign:
        raise BadSave("damaged")
    if int(sign[1]) > VERSION:
        raise BadSave("newer")
    header = _HEADER.fullmatch(head, sign.end())
    if not header or int(sign[1]) != VERSION:
        raise BadSave("damaged")
    if int(header[3]) != len(record) or header[4] != _checksum(record):
        raise BadSave("damaged")
    if header[1] != game:
        raise BadSave("other_game")
    return Save(game, int(header[2]), record)


def _checksum(record: str) -> str:
    return sha256(record.encode("utf-8", "surrogatepass")).hexdigest()[:_CHECKSUM_DIGITS]
