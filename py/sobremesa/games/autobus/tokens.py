"""The moves and zones of Autobus as text, made once, and what each of them means."""

from functools import lru_cache

from sobremesa.engine.cards import JOKER, NATURAL_CARDS, RANKS

SPACES = (1, 2, 3, 4)
EMPTY = "-"
MAIN = "p"
END = "end"
BUS = "bus"
NEW_LADDER = ">L+"
LOWEST = RANKS[0]

SEATS = range(4)
HAND = tuple(f"hand.{seat}" for seat in SEATS)
MAIN_PILE = tuple(f"main.{seat}" for seat in SEATS)
AUX = tuple({space: f"aux.{seat}.{space}" for space in SPACES} for seat in SEATS)

AUX_SOURCES = tuple(f"a{space}" for space in SPACES)
SPACE_OF = dict(zip(AUX_SOURCES, SPACES, strict=True))
MASK = {space: 1 << (space - 1) for space in SPACES}
ALL_SPACES = sum(MASK.values())
OFFERS = {space: {rank: (rank, f"a{space}") for rank in EMPTY + RANKS} for space in SPACES}

Discard = tuple[str, int | None, str]
"""A hand card with its space and the rank that the space then has; the bus is no space."""


def _natural_discards(card: str, fitting: int) -> tuple[str, ...]:
    """Every space of the mask; under the bus only a card that fits none (AB21, AB-A7)."""
    if not fitting:
        return (f"{card}>{BUS}",)
    return tuple(f"{card}>a{space}" for space in SPACES if fitting & MASK[space])


def _joker_discards(empty: int) -> tuple[str, ...]:
    """A joker fits every space and gives an empty one any rank (AB23, AB-A5)."""
    moves: list[str] = []
    for space in SPACES:
        is_empty = empty & MASK[space]
        own = f"{JOKER}>a{space}"
        moves += [f"{own}={rank}" for rank in RANKS] if is_empty else [own]
    return tuple(moves)


_FITTING = range(ALL_SPACES + 1)
DISCARDS = {
    card: (card[0], tuple(_natural_discards(card, mask) for mask in _FITTING))
    for card in NATURAL_CARDS
}
DISCARDS[JOKER] = (JOKER, tuple(_joker_discards(mask) for mask in _FITTING))
"""The rank of a card, and its discards by the mask of the spaces that it fits.

Those of a joker are told by the mask of the empty spaces.
"""


def _read_discard(card: str, move: str) -> Discard:
    target, _, rank = move.partition(">")[2].partition("=")
    return card, None if target == BUS else int(target[1]), rank or card[0]


DISCARD = {
    move: _read_discard(card, move)
    for card, (_, rows) in DISCARDS.items()
    for row in rows
    for move in row
}
"""What a discarding move means; the rank of a joker is that of the pile it joins."""


@lru_cache(maxsize=4096)
def read_play(move: str) -> tuple[str, str, int, str]:
    """The source and the target of a ladder play, and the ladder's number, 0 if new, and zone."""
    source, _, ladder = move.partition(">L")
    number = 0 if ladder == NEW_LADDER[2:] else int(ladder)
    return source, f">L{ladder}", number, f"ladder.{number}"
