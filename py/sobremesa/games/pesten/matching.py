"""Which card may be put on which (PE8, PE13, PE16, PE18), as ready-made tables."""

from collections.abc import Mapping

from sobremesa.engine.cards import ALL_CARDS, JOKER, NATURAL_CARDS, SUITS

Cards = frozenset[str]

_TWOS = frozenset(f"2{suit}" for suit in SUITS)
_JOKERS = frozenset({JOKER})


def _fitting(top: str, called: str) -> Cards:
    if top == JOKER and not called:
        return ALL_CARDS  # PE-A9, PE-A10
    suit = called or top[1]  # PE-A18
    return frozenset(
        card for card in ALL_CARDS if card == JOKER or card[1] == suit or card[0] == top[0]
    )


FITS: Mapping[str, Mapping[str, Cards]] = {
    called: {top: _fitting(top, called) for top in (*NATURAL_CARDS, JOKER)}
    for called in ("", *SUITS)
}
"""By named suit ("" for none) and top card: the cards that fit."""

COUNTERS: Mapping[str, Mapping[str, Cards]] = {
    "none": {"2": frozenset(), JOKER: frozenset()},
    "same_rank": {"2": _TWOS, JOKER: _JOKERS},  # PE-A4, PE-A8
    "mixed": {"2": _TWOS | _JOKERS, JOKER: _TWOS | _JOKERS},  # PE-A43
}
"""By stacking rule and rank of the penalty card: the cards that pass the penalty on."""
