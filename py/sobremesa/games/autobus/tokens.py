"""The moves and zones of Autobus as text, made once, and what each of them means."""

from typing import NamedTuple

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
_MASKS = range(1 << len(SPACES))


class Discard(NamedTuple):
    """A hand card put on a space with the rank that the space then has, or under the bus."""

    card: str
    space: int | None
    rank: str


def _natural_discards(card: str, fitting: int) -> tuple[str, ...]:
    """Every space of the mask; under the bus only a card that fits none (AB21, AB-A7)."""
    if not fitting:
        return (f"{card}>{BUS}",)
    return tuple(f"{card}>a{space}" for space in SPACES if fitting >> (space - 1) & 1)


def _joker_discards(empty: int) -> tuple[str, ...]:
    """A joker fits every space and gives an empty one any rank (AB23, AB-A5)."""
    moves: list[str] = []
    for space in SPACES:
        is_empty = empty >> (space - 1) & 1
        own = f"{JOKER}>a{space}"
        moves += [f"{own}={rank}" for rank in RANKS] if is_empty else [own]
    return tuple(moves)


DISCARDS = {
    **{card: tuple(_natural_discards(card, mask) for mask in _MASKS) for card in NATURAL_CARDS},
    JOKER: tuple(_joker_discards(mask) for mask in _MASKS),
}
"""The discards of a card by the mask of the spaces that it fits, of a joker by the empty ones."""


def _read_discards() -> dict[str, Discard]:
    meanings: dict[str, Discard] = {}
    for card, move in [(card, move) for card, rows in DISCARDS.items() for move in sum(rows, ())]:
        target, _, rank = move.partition(">")[2].partition("=")
        space = None if target == BUS else int(target[1])
        meanings[move] = Discard(card, space, rank or card[0])
    return meanings


DISCARD = _read_discards()
"""What a discarding move means; the rank of a joker is that of the pile it joins."""
