"""Imagined autobus tables: the unseen cards, dealt into the holes of a view."""

import random
from collections import Counter

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import holes, imagine
from sobremesa.games.autobus.state import AutobusState


def deal_unseen(seen: AutobusState, unseen: list[str], rng: random.Random) -> AutobusState:
    """A world that looks like `seen`.

    Everybody saw the ladders that were shuffled back (AB25), so a recycled stock
    holds only their cards; all other holes take what is left, at random.
    """
    world = imagine(seen, rng)
    cards = unseen.copy()
    rng.shuffle(cards)
    if world.recycled:
        world.stock, cards = _split(cards, world.recycled, len(world.stock))
    for zone in holes(world):
        zone.cards[:] = [cards.pop() if card == HIDDEN else card for card in zone.cards]
    return world


def _split(cards: list[str], recycled: tuple[str, ...], size: int) -> tuple[list[str], list[str]]:
    """The first `size` recycled cards, and the others."""
    left = Counter(recycled)
    stock: list[str] = []
    others: list[str] = []
    for card in cards:
        if len(stock) < size and left[card]:
            left[card] -= 1
            stock.append(card)
        else:
            others.append(card)
    return stock, others
