"""A digest of how a game's opponents play, by which a change of play is noticed."""

from hashlib import sha256

from sobremesa.bots.levels import LEVELS
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games import find_game

_MOVES = 60
_EVERY = 4
_BUDGET = Budget(playouts=80)


def conduct(game_id: str) -> str:
    """What every level decides in some positions of a match between greedy players."""
    game = find_game(game_id)
    assert game
    match = Match.new(game, game.rules_type.read({}), "conduct")
    digest = sha256()
    for number in range(_MOVES):
        seat = match.turn
        if seat is None:
            break
        legal, view = match.legal_moves(seat), match.view(seat)
        for level in LEVELS if number % _EVERY == 0 else ():
            player = find_player(game_id, level, budget=_BUDGET)
            assert player
            move = decide(player, view, seat, legal, stream_of(f"{number}")).move
            digest.update(f"{level} {move}\n".encode())
        match.play(seat, greedy_policy(game_id)(view, seat, legal, stream_of(f"{number}")) or "")
    return digest.hexdigest()[:16]
