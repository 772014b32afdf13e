"""Imagining hidden hands while a seat decides on the card that it has drawn."""

import random

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.sight import holes
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.turns import fitting


def fill_beside_drawn(
    world: PestenState, drawer: int, drawn: int, unseen: list[str], rng: random.Random
) -> None:
    """Deal `unseen` into the holes so that the drawn card fits and nothing else did.

    Everybody knows both: the seat would have lost the turn otherwise, and would have
    had to play rather than draw unless the rules let it choose. Cards that a claim
    brought in after the drawn one may be anything.
    """
    fits = fitting(world)
    fit = [card for card in unseen if card in fits]
    unfit = [card for card in unseen if card not in fits]
    rng.shuffle(fit)
    rng.shuffle(unfit)
    hand = world.hand[drawer]
    hand[drawn] = fit.pop()
    if _drew_unable(world, drawn):
        hand[:drawn] = [unfit.pop() if card == HIDDEN else card for card in hand[:drawn]]
    rest = fit + unfit
    rng.shuffle(rest)
    for zone in holes(world):
        zone.cards[:] = [rest.pop() if card == HIDDEN else card for card in zone.cards]


def _drew_unable(world: PestenState, held: int) -> bool:
    """Whether none of the `held` cards fitted, as far as the others can tell."""
    rules = world.rules
    if held == 1 and rules.finish_action == "forbidden":
        return False
    return not rules.voluntary_draw or (world.extra and rules.seven == "optional")
