"""What the auxiliary spaces of a seat take and offer, told by the ranks of their piles."""

from typing import NamedTuple

from sobremesa.games.autobus.tokens import AUX_SOURCES, EMPTY


class Spaces(NamedTuple):
    """Four spaces: their `ranks`, `-` where one is empty, and what follows from them.

    `fitting` are the masks of the spaces that take a rank of the piles, `empty` that of
    the empty ones, which take any; `offers` are the ranks with the sources to play from.
    """

    ranks: str
    fitting: dict[str, int]
    empty: int
    offers: tuple[tuple[str, str], ...]

    def with_rank(self, space: int, rank: str) -> "Spaces":
        """The spaces once one of them has another rank."""
        return read_spaces(self.ranks[: space - 1] + rank + self.ranks[space:])


def read_spaces(ranks: str) -> Spaces:
    """The spaces that have these ranks (AB17, AB-A9)."""
    empty = 0
    piles: dict[str, int] = {}
    offers = []
    for place, rank in enumerate(ranks):
        if rank == EMPTY:
            empty |= 1 << place
        else:
            piles[rank] = piles.get(rank, 0) | 1 << place
            offers.append((rank, AUX_SOURCES[place]))
    fitting = {rank: mask | empty for rank, mask in piles.items()}
    return Spaces(ranks, fitting, empty, tuple(offers))


NO_PILES = read_spaces(EMPTY * len(AUX_SOURCES))
