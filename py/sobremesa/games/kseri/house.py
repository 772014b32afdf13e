"""Cards and rules as plain numbers, for fast play in imagined worlds.

A card is `rank * 4 + suit`, a play `card * 4 + kind`.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from sobremesa.engine.cards import NATURAL_CARDS, RANKS, SUITS
from sobremesa.games.kseri.options import KseriRules

BATCH = 4
PLAIN, LEAVE, STEAL = range(3)
ACE, JACK = RANKS.index("A"), RANKS.index("J")
_KINDS = {"": PLAIN, "leave": LEAVE, "steal": STEAL}
CODES = {card: RANKS.index(card[0]) * 4 + SUITS.index(card[1]) for card in NATURAL_CARDS}
TWO_OF_CLUBS = CODES["2C"]

Chances = tuple[tuple[tuple[float, ...], ...], ...]


@dataclass(frozen=True, eq=False)
class House:
    """What the rules of a table come to.

    points: what each card counts when captured
    exact: the bonus of 2♣ matched by rank, in the place of its card, else 0
    wild: the rank that takes any pile, or -1
    cancelled: what a stolen kseri costs its owner
    chances: by the size of a hand, the number of unseen cards and how many of these are
        wanted: the chance that the hand holds at least one of the wanted
    """

    players: int
    sides: tuple[int, ...]
    packs: int
    points: tuple[int, ...]
    exact: tuple[int, ...]
    wild: int
    steals: bool
    cancelled: int
    jacks_only: int
    last_capture: int
    may_leave: bool
    leftover_kseri: bool
    never_last: bool
    chances: Chances


def code_of(move: str) -> int:
    """The play that a move's text stands for."""
    card, _, kind = move.partition(" ")
    return CODES[card] * 4 + _KINDS[kind]


@lru_cache(maxsize=64)
def house_of(rules: KseriRules) -> House:
    """The rules of a table as numbers."""
    return House(
        players=rules.players,
        sides=tuple(rules.side(seat) for seat in range(rules.players)),
        packs=rules.packs,
        points=_points(rules),
        exact=tuple(rules.exact_two_of_clubs * (card == TWO_OF_CLUBS) for card in range(52)),
        wild=JACK if rules.jack_wild else -1,
        steals=rules.double_kseri == "steal",
        cancelled=10 if rules.double_cancels_first else 0,
        jacks_only=rules.jacks_only_bonus,
        last_capture=rules.last_capture_bonus,
        may_leave=rules.capture == "optional",
        leftover_kseri=rules.final_kseri == "leftover_single",
        never_last=rules.final_kseri == "never",
        chances=_chances(52 * rules.packs, 8 * rules.packs),
    )


def _points(rules: KseriRules) -> tuple[int, ...]:
    """What a captured card counts (KS19)."""
    points = [int(card // 4 in (ACE, JACK)) for card in range(52)]
    points[TWO_OF_CLUBS] = 2
    points[CODES["TD"]] = rules.ten_of_diamonds
    return tuple(points)


@lru_cache(maxsize=2)
def _chances(cards: int, most: int) -> Chances:
    return tuple(
        tuple(
            tuple(_chance(unseen, wanted, size) for wanted in range(most + 1))
            for unseen in range(cards + 1)
        )
        for size in range(BATCH + 1)
    )


def _chance(unseen: int, wanted: int, size: int) -> float:
    if size > unseen:
        return float(wanted > 0)
    return 1 - comb(max(0, unseen - wanted), size) / comb(unseen, size)
