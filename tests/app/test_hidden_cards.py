"""The page never holds a card that its person may not know (AT-T7)."""

import random
import re

import pytest
from sobremesa.app.session import Session
from sobremesa.app.table.screen import bar, screen
from sobremesa.engine.cards import ALL_CARDS
from sobremesa.engine.match import Match
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue

LONGEST = 400
NAMED = re.compile(r'(?:data-card|data-with)="([^"]+)"|cards/[\w-]+/(\w+)\.svg')


def cards_in(value):
    """All cards anywhere in a value."""
    if isinstance(value, str):
        return {value} & ALL_CARDS
    if isinstance(value, dict):
        return cards_in([*value.keys(), *value.values()])
    if isinstance(value, (list, tuple, set, frozenset)):
        return set().union(*map(cards_in, value))
    return set()


def known(view):
    """The cards that a view shows."""
    slots = {slot for kind in type(view).__mro__ for slot in getattr(kind, "__slots__", ())}
    seen = {*slots, *getattr(view, "__dict__", ())} - {"rules", "chance"}
    return cards_in([getattr(view, name, None) for name in seen])


@pytest.mark.parametrize("game_id", all_games())
def test_the_page_holds_no_card_that_i_may_not_know(game_id):
    game = all_games()[game_id]
    match = Match.new(game, game.rules_type.read({}), "hidden", dealer=0)
    rng = random.Random(game_id)
    catalogue = Catalogue.load("en")
    for _ in range(LONGEST):
        session = Session(match, 0)
        scene = session.scene(session.look(catalogue, "two"))
        html = bar(scene) + screen(scene)
        told = {one or other for one, other in NAMED.findall(html)} & ALL_CARDS
        assert told <= known(match.view(0))
        if match.is_over:
            break
        seat = match.turn
        match.play(seat, rng.choice(match.legal_moves(seat)))
