"""Sessions at tables laid out by hand, or freshly dealt."""

from sobremesa.app.session import Session
from sobremesa.engine.match import Match
from sobremesa.games import all_games

SEED = "00000000000000000000000000000007"


def seats(number):
    """Me and bots."""
    return [{"name": f"P{seat}", "kind": "bot" if seat else "human"} for seat in range(number)]


def dealt(game_id, **told):
    """A session after the first deal."""
    game = all_games()[game_id]
    rules = game.rules_type.read(told)
    return Session.at(
        Match.new(game, rules, SEED, dealer=rules.seats - 1, seats=seats(rules.seats))
    )


def laid(game_id, position):
    """A session at a position."""
    game = all_games()[game_id]
    match = Match.new(game, position.rules, SEED, seats=seats(position.rules.seats))
    match._state = position
    return Session.at(match)


def rearranged(match):
    """The state of a running match, to be changed by hand."""
    match._state = match._state.clone()
    return match._state
