"""Imagined worlds for a seat's view, as plain ints: whatever is hidden is drawn uniformly."""

from random import Random

from sobremesa.engine.cards import HIDDEN, JOKER, RANKS
from sobremesa.games.autobus.dealing import PACK
from sobremesa.games.autobus.kernel import HOLE, World
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import SPACES

_RANK = {**{rank: place for place, rank in enumerate(RANKS, start=1)}, JOKER: 0}
_BITS = 14


def rank_of(card: str) -> int:
    """The card as the kernel has it."""
    return HOLE if card == HIDDEN else _RANK[card[0]]


def read(view: AutobusState) -> World:
    """The table as the view shows it, with holes for hidden cards."""
    world = World()
    world.stock = [rank_of(card) for card in view.stock]
    world.left = len(world.stock)
    world.done = [rank_of(card) for card in view.completed]
    world.main = [[rank_of(card) for card in pile] for pile in view.main]
    world.hand = [[rank_of(card) for card in hand] for hand in view.hand]
    world.rank = [[_RANK.get(rank, 0) for rank in ranks] for ranks in view.ranks]
    world.size = [[len(own[space]) for space in SPACES] for own in view.aux]
    world.jokers = [[_bits(own[space]) for space in SPACES] for own in view.aux]
    world.wants = [0, 1, *[0] * len(RANKS)]
    world.marked = []
    for cards in view.ladder.values():
        wanted = len(cards) + 1
        world.wants[wanted] += 1
        if JOKER in cards:
            world.marked.append(wanted << _BITS | _bits(cards) << 1)
    world.wild = view.rules.aux_joker == "wild"
    world.turn = -1 if view.turn is None else view.turn
    world.turns = view.turns
    world.moved = view.last_moved
    world.random = Random(0).random
    return world


def _bits(cards: list[str]) -> int:
    return sum(1 << place for place, card in enumerate(cards) if card == JOKER)


class Worlds:
    """Samples of what a view leaves open."""

    def __init__(self, view: AutobusState) -> None:
        self.seen = read(view)
        missing = list(map(rank_of, PACK))
        for zone in view.zones():
            for card in zone.cards:
                if card != HIDDEN:
                    missing.remove(_RANK[card[0]])
        self._missing = missing

    def sample(self, rng: Random) -> World:
        """A world that looks to the seat just like its view."""
        world = self.seen.clone()
        world.random = rng.random
        missing = self._missing
        if missing:
            cards = missing[:]
            random = rng.random
            for place in range(len(cards) - 1, 0, -1):
                other = int(random() * (place + 1))
                cards[place], cards[other] = cards[other], cards[place]
            for held in (*world.hand, *world.main):
                if HOLE in held:
                    held[:] = [cards.pop() if card < 0 else card for card in held]
            if world.stock and HOLE in world.stock:
                world.stock = [cards.pop() if card < 0 else card for card in world.stock]
        return world
