"""The shortest way to get the top of the own main pile onto a ladder in this turn."""

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import AUX_SOURCES, NEW_LADDER

_JOKER_COST = 5


class Supply(NamedTuple):
    """What a seat can put on ladders besides its main pile: moves' sources by rank."""

    natural: dict[str, str]
    jokers: int

    def source(self, rank: str) -> str:
        """The source of a card that serves for the rank."""
        return self.natural.get(rank, JOKER)


def supply(view: AutobusState, seat: int) -> Supply:
    """Hand cards, and the auxiliary piles rather than those."""
    natural = {card[0]: card for card in view.hand[seat]}
    natural |= dict(zip(view.ranks[seat], AUX_SOURCES, strict=True))
    natural = {rank: source for rank, source in natural.items() if rank in RANKS}
    return Supply(natural, view.hand[seat].count(JOKER))


def heights(view: AutobusState) -> Iterator[tuple[str, int]]:
    """Each target with the number of cards on its ladder, the new ladder too."""
    yield NEW_LADDER, 0
    for number, cards in view.ladder.items():
        yield f">L{number}", len(cards)


def step_to_main(view: AutobusState, seat: int) -> str | None:
    """The first play of the cheapest chain that lets the top of the main pile follow.

    A chain puts the missing ranks on one ladder from hand and auxiliary piles (AB14),
    with jokers where natural cards are missing (AB22).
    """
    top = view.main[seat][-1][0]
    if top == JOKER:
        return None
    own = supply(view, seat)
    place = RANKS.index(top)
    chains = []
    for target, height in heights(view):
        ranks = RANKS[height:place]
        jokers = sum(rank not in own.natural for rank in ranks)
        if ranks and jokers <= own.jokers:
            chains.append((jokers * _JOKER_COST + len(ranks), own.source(ranks[0]) + target))
    return min(chains)[1] if chains else None
