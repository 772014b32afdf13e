"""What each seat may know: views, redacted events and imagined worlds."""

import random
from collections.abc import Collection
from typing import Any, TypeVar

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.chance import NO_CHANCE, ImaginedChance
from sobremesa.engine.state import Sight, State, Zone

S = TypeVar("S", bound=State)
Event = tuple[Any, ...]


def seen_indexes(state: State, seat: int, zone: Zone) -> Collection[int]:
    """Indexes of the cards in `zone` whose faces `seat` knows."""
    size = len(zone.cards)
    sight = zone.family.sight
    if sight is Sight.ALL or (sight is Sight.OWNER and zone.owner == seat):
        return range(size)
    known = state.also_known(seat, zone)
    if sight is Sight.TOP and size:
        return {*known, size - 1}
    return known


def view(state: S, seat: int) -> S:
    """The state as `seat` knows it: unseen cards are `??`, and chance is out of reach."""
    sight = state.clone()
    sight.chance = NO_CHANCE
    for zone in sight.zones():
        seen = seen_indexes(state, seat, zone)
        if len(seen) < len(zone.cards):
            zone.cards[:] = [
                card if index in seen else HIDDEN for index, card in enumerate(zone.cards)
            ]
    return sight


def redact(event: Event, state: State, seat: int) -> Event:
    """The event as `seat` may know it; only moved cards can be secret.

    `state` tells the sight of the zones; the move shows its card to whoever
    knows the zone that it leaves or the one that it reaches.
    """
    if event[0] != "move":
        return event
    _, _, source, target = event
    shown = _shows(state, seat, source, leaving=True) or _shows(state, seat, target, leaving=False)
    return event if shown else ("move", HIDDEN, source, target)


def _shows(state: State, seat: int, name: str, *, leaving: bool) -> bool:
    family_name, _, rest = name.partition(".")
    family = next(family for family in state.FAMILIES if family.name == family_name)
    if family.sight is Sight.OWNER:
        return rest.partition(".")[0] == str(seat)
    return family.sight is Sight.ALL or (family.sight is Sight.TOP and leaving)


def holes(seen: State) -> list[Zone]:
    """The zones of a view that hold unseen cards."""
    return [zone for zone in seen.zones() if HIDDEN in zone.cards]


def fill(seen: S, unseen: list[str], rng: random.Random) -> S:
    """A world that looks like `seen`: the unseen cards dealt into the holes at random."""
    world = imagine(seen, rng)
    cards = unseen.copy()
    rng.shuffle(cards)
    for zone in holes(world):
        zone.cards[:] = [cards.pop() if card == HIDDEN else card for card in zone.cards]
    return world


def imagine(seen: S, rng: random.Random) -> S:
    """A copy of a view whose later shuffles come from `rng`; its holes are still to fill."""
    world = seen.clone()
    world.chance = ImaginedChance(rng)
    return world
