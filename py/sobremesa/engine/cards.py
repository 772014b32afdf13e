"""Cards are two characters, rank then suit; a joker is ``*`` and an unseen card ``??``."""

from functools import cache

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JOKER = "*"
HIDDEN = "??"

NATURAL_CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
ALL_CARDS = frozenset((*NATURAL_CARDS, JOKER))
_PLACE = {card: place for place, card in enumerate((*NATURAL_CARDS, JOKER, HIDDEN))}


def place(card: str) -> int:
    """The card's place in the sorted pack: suits C D H S, ranks A to K, then the joker."""
    return _PLACE[card]


def pack(packs: int = 1, jokers: int = 0) -> list[str]:
    """A sorted list of `packs` French packs with `jokers` jokers in all."""
    return list(_pack(packs, jokers))


@cache
def _pack(packs: int, jokers: int) -> tuple[str, ...]:
    naturals = (card for card in NATURAL_CARDS for _ in range(packs))
    return (*naturals, *[JOKER] * jokers)
