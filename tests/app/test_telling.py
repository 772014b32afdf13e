"""The table in words: read aloud, its counts, and what its zones say."""

import pytest
from games import autobus_table
from sobremesa.app.session import Session
from sobremesa.app.table.zones import words
from sobremesa.app.telling import tell_counts, tell_table
from sobremesa.engine.match import Match
from sobremesa.games import all_games, part
from sobremesa.games.autobus import GAME

SEED = "00000000000000000000000000000007"


def session(game_id, **told):
    game = all_games()[game_id]
    rules = game.rules_type.read(told)
    names = ["Ana", "Nikos", "María", "Drita"]
    seats = [
        {"name": name, "kind": "bot" if at else "human"}
        for at, name in enumerate(names[: rules.seats])
    ]
    return Session.at(Match.new(game, rules, SEED, seats=seats))


@pytest.mark.parametrize("game_id", all_games())
def test_the_table_and_its_counts_are_told_without_a_hidden_card(game_id, catalogue):
    sitting = session(game_id)
    look = sitting.look(catalogue, "two")
    scene = sitting.scene(look)
    table, counts = tell_table(scene), tell_counts(scene)
    assert table.count(".") >= 1
    for name in look.names:
        assert name in counts
    hidden = {
        catalogue.card(card)
        for zone in sitting.match.state().zones()
        for card in zone.cards
        if card not in sitting.match.view(0).hand[0]
    }
    seen = {catalogue.card(card) for zone in sitting.match.view(0).zones() for card in zone.cards}
    for card in hidden - seen:
        assert card not in table + counts


def test_a_match_won_with_a_king_is_told(catalogue):
    position = autobus_table.table("5H", "6H", main=("KC", "9C"), ladders={1: 12})
    move = next(m for m in GAME.legal_moves(position, 0) if m.endswith(">L1"))
    GAME.apply(position, 0, move)
    look = session("autobus").look(catalogue, "two")
    picture = part("autobus", "table").table(position, 0)
    assert all(words(look, pile) for pile in picture.centre)
