"""Moves as text and what they mean (records, section 2)."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from sobremesa.engine.cards import JOKER, NATURAL_CARDS, SUITS

DRAW = "draw"
PASS = "pass"
ANNOUNCE = "!"

_CARDS = (*NATURAL_CARDS, JOKER)
_ACT = re.compile(r"draw|pass|!|claim (?:0|[1-9][0-9]?)")
_TIME = re.compile(r"0|[1-9][0-9]{0,11}")


class Play(NamedTuple):
    """A card put on the pile, the suit that it names, if any, and the call that goes with it."""

    card: str
    suit: str
    announced: bool


def may_name(card: str) -> bool:
    """Whether the card can name a suit under some rules."""
    return card[0] == "J" or card == JOKER


def _all_plays() -> dict[str, Play]:
    plays = {}
    for card in _CARDS:
        for suit in ("", *SUITS) if may_name(card) else ("",):
            text = f"{card}={suit}" if suit else card
            plays[text] = Play(card, suit, announced=False)
            plays[f"{text}!"] = Play(card, suit, announced=True)
    return plays


PLAYS: Mapping[str, Play] = _all_plays()


def plays_by_card(*, jokers_name: bool, announcing: bool) -> dict[str, tuple[str, ...]]:
    """The texts under which each card may be played, with and without the call."""
    return {card: _texts(card, jokers_name, announcing) for card in _CARDS}


def _texts(card: str, jokers_name: bool, announcing: bool) -> tuple[str, ...]:
    names = card[0] == "J" or (card == JOKER and jokers_name)
    texts = [f"{card}={suit}" for suit in SUITS] if names else [card]
    calls = ("", "!") if announcing else ("",)
    return tuple(text + call for text in texts for call in calls)


def claim(seat: int) -> str:
    """The claim that the seat forgot to announce its last card."""
    return f"claim {seat}"


def claimed_seat(act: str) -> int | None:
    """The seat that a claim names, or None for any other act."""
    word, _, seat = act.partition(" ")
    return int(seat) if word == "claim" else None


def timed(act: str, at: int) -> str:
    """The act at a time of the virtual clock."""
    return f"{act} @{at}"


def split_time(move: str) -> tuple[str, int | None]:
    """The act and its time in milliseconds, None where the move has no time."""
    act, at, time = move.partition(" @")
    return (act, int(time)) if at else (move, None)


def is_move(text: str) -> bool:
    """Whether the text has the form of a move, with or without a time."""
    act, at, time = text.partition(" @")
    if at and not _TIME.fullmatch(time):
        return False
    return act in PLAYS or _ACT.fullmatch(act) is not None
