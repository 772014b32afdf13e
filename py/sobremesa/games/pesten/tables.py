"""The rules in force as tables of numbers, for the kernel.

The worth of cards is the greedy player's, drawn up for every size of two hands.
"""

from functools import lru_cache
from typing import NamedTuple

from sobremesa.engine.cards import JOKER, NATURAL_CARDS, SUITS
from sobremesa.games.pesten.matching import FITS, Cards
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.scoring import card_points

CARDS = (*NATURAL_CARDS, JOKER)
CODES = {card: code for code, card in enumerate(CARDS)}
JOKER_CODE = CODES[JOKER]
CALLS = ("", *SUITS)
JOKERS, JACKS = 4, 5
"""Groups of cards besides the suits, which are 0 to 3."""

NO_EFFECT, TWO, SEVEN, EIGHT, ACE, JACK, DRAWS, FOUR, FIVE, KING_TURNS, KING_DRAWS = range(11)
_EFFECTS = {
    "2": TWO,
    "7": SEVEN,
    "8": EIGHT,
    "A": ACE,
    "J": JACK,
    JOKER: DRAWS,
    "4": FOUR,
    "5": FIVE,
}

SIZES = 12
"""Hands of this size and more are looked at alike."""

_ALL_HELD = 110
"""More than two packs have, nearly all of which one hand may come to hold."""

_HITS = ("2", "8", JOKER)
_SAVED = {JOKER: 4.0, "J": 3.0, "2": 1.5, "8": 1.0, "A": 0.5, "7": 0.5}
_MANY = 4
_NOW = 100.0
_GOES_ON = 2.0
_STUCK = -1.5
_FOLLOWS = 0.4
_PER_POINT = 0.05
_TURNED = 0.2

Row = tuple[bool, ...]
Worth = tuple[float, ...]


class Tables(NamedTuple):
    """By card unless said otherwise.

    fits: by called suit and top card, what may be put on it; counters: by top card
    effects, names, bars: what it does, whether it names a suit, whether it may not be last
    groups: its suit, JOKERS or JACKS; worth: by the sizes of the own and the next hand
    follows: what cards to follow are worth, by their number
    """

    fits: tuple[tuple[Row, ...], ...]
    counters: tuple[Row, ...]
    effects: tuple[int, ...]
    names: Row
    bars: Row
    points: tuple[int, ...]
    groups: tuple[int, ...]
    worth: tuple[tuple[Worth, ...], ...]
    follows: tuple[Worth, ...]
    free_end: bool
    doubles: bool
    joker_draw: int
    keeps_turn: bool
    optional_seven: bool
    voluntary: bool


@lru_cache(maxsize=8)
def tables_of(rules: PestenRules, seats: int) -> Tables:
    """The tables for so many seats dealt in."""
    return Tables(
        fits=tuple(tuple(_row(FITS[called][top]) for top in CARDS) for called in CALLS),
        counters=tuple(_row(rules.counters.get(top[0], frozenset())) for top in CARDS),
        effects=tuple(_effect(rules, card) for card in CARDS),
        names=tuple(
            card[0] == "J" or (card == JOKER and rules.after_joker == "name") for card in CARDS
        ),
        bars=tuple(
            rules.finish_action == "forbidden" and card[0] in rules.action_ranks for card in CARDS
        ),
        points=tuple(card_points(card) for card in CARDS),
        groups=tuple(_group(card) for card in CARDS),
        worth=tuple(
            tuple(
                tuple(_worth(rules, seats, card, own, other) for card in CARDS)
                for other in range(SIZES)
            )
            for own in range(SIZES)
        ),
        follows=tuple(_follows(_is_extra_turn(rules, seats, card)) for card in CARDS),
        free_end=rules.finish_action == "allowed",
        doubles=rules.joker_stack == "double",
        joker_draw=rules.joker_draw,
        keeps_turn=rules.penalty_keeps_turn,
        optional_seven=rules.seven == "optional",
        voluntary=rules.voluntary_draw,
    )


def _row(cards: Cards) -> Row:
    return tuple(card in cards for card in CARDS)


def _effect(rules: PestenRules, card: str) -> int:
    if card[0] not in rules.action_ranks:
        return NO_EFFECT
    if card[0] == "K":
        return KING_DRAWS if rules.king == "draw1" else KING_TURNS
    return _EFFECTS[card[0]]


def _group(card: str) -> int:
    if card == JOKER:
        return JOKERS
    return JACKS if card[0] == "J" else SUITS.index(card[1])


def _is_extra_turn(rules: PestenRules, seats: int, card: str) -> bool:
    if card[0] == "7":
        return True
    return seats == 2 and card[0] in rules.action_ranks and card[0] in "8A4K"


def _follows(is_extra_turn: bool) -> Worth:
    """By the number of cards of the same suit with the card itself among them."""
    plain = [_FOLLOWS * min(_MANY, number - 1) for number in range(_ALL_HELD)]
    if not is_extra_turn:
        return tuple(plain)
    return tuple(worth + (_GOES_ON if number > 1 else _STUCK) for number, worth in enumerate(plain))


def _worth(rules: PestenRules, seats: int, card: str, own: int, other: int) -> float:
    """What the card does to the next player, less what it would be worth later."""
    share = min(1.0, max(0, own - 2) / _MANY)
    worth = _PER_POINT * card_points(card) - _SAVED.get(card[0], 0.0) * share
    if card[0] not in rules.action_ranks:
        return worth
    if card[0] == "A":
        return worth + (_TURNED * (_MANY - other) if seats > 2 else 0.0)
    costs = {"2": 2, JOKER: rules.joker_draw, "8": 1, "4": 2, "5": 1, "K": 1}
    must = _NOW if other == 1 and own > 1 and card[0] in _HITS else 0.0
    return worth + must + costs.get(card[0], 0) * (0.5 + 2 / max(1, other))
