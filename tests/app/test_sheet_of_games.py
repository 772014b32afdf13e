"""The score sheet tells the first deal of every game, in every language."""

import random
from functools import cache

import pytest
from sobremesa.app.sheet import DealSheet, Sheet, sheet
from sobremesa.engine.match import Match
from sobremesa.games import all_games

NAMES = ("Ana", "Nikos", "Drita", "Honza")


@cache
def scored(game_id):
    """A match played at random until its first deal is scored, and that event."""
    game = all_games()[game_id]
    match = Match.new(game, game.rules_type.read({}), "sheet")
    rng = random.Random(1)
    while True:
        moves = match.legal_moves(match.turn)
        events = match.play(match.turn, rng.choice(moves))
        for event in events:
            if event[0] == "points":
                return match, event


@pytest.mark.parametrize("game", all_games())
def test_the_first_deal_is_told(catalogue, check, find, game):
    match, (_, deal, points, kinds) = scored(game)
    told = Sheet(
        game, NAMES[: match.seats], (DealSheet(tuple(points), tuple(kinds)),), tuple(match.totals)
    )
    elements = check(sheet(catalogue, told))
    heads = [one.text for one in find(elements, "th", scope="col")]
    assert list(told.names) == heads[1 : match.seats + 1]
    (reasons, _) = find(elements, "table")
    assert catalogue.text("sheet.deal_reasons", number=deal + 1) in reasons.text
