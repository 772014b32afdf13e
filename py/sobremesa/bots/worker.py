"""The bots' side of the page: a question as JSON text in, the answer as JSON text out."""

import json
from typing import Any

from sobremesa.bots.player import Budget, find_player
from sobremesa.bots.wire import decode_view, stream_of
from sobremesa.engine.errors import SobremesaError
from sobremesa.games import find_game


def think(text: str) -> str:
    """Answer a question of `wire.request`: `{"move": …}` or `{"error": reason}`.

    The move is null where the seat lets an act out of turn go by.
    """
    try:
        return json.dumps({"move": _answer(json.loads(text))})
    except SobremesaError as error:
        return json.dumps({"error": error.reason})
    except Exception as error:  # the page waits: whatever happens, it gets an answer
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def _answer(asked: dict[str, Any]) -> str | None:
    game = find_game(asked["game"])
    if game is None:
        raise SobremesaError("unknown_game")
    player = find_player(game.id, asked["level"])
    if player is None:
        raise SobremesaError("unknown_level")
    view = decode_view(asked["view"])
    seat = asked["seat"]
    legal = game.legal_moves(view, seat)
    if not legal:
        raise SobremesaError("no_move")
    move = player.think(view, seat, legal, stream_of(asked["key"]), Budget())
    if move not in legal and (move is not None or game.must_act(view, seat)):
        raise SobremesaError("illegal_move", move=move)
    return move
