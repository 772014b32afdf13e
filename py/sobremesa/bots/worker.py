"""The bots' side of the page: a question as JSON text in, the answer as JSON text out."""

import asyncio
import dataclasses
import json
from typing import Any

from sobremesa.bots.player import Decision, find_player
from sobremesa.bots.wire import decode_view, stream_of
from sobremesa.engine.errors import SobremesaError
from sobremesa.games import find_game


async def think(text: str) -> str:
    """Answer a question of `wire.request`: `{"move": …, "estimates": […]}` or `{"error": reason}`.

    The move is null where the seat lets an act out of turn go by; the estimates are those of
    the search, best first, if there was one. Other questions can be answered in between.
    """
    try:
        return json.dumps(dataclasses.asdict(await _decide(json.loads(text))))
    except SobremesaError as error:
        return json.dumps({"error": error.reason})
    except Exception as error:  # the page waits: whatever happens, it gets an answer
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


async def _decide(asked: dict[str, Any]) -> Decision:
    game = find_game(asked["game"])
    if game is None:
        raise SobremesaError("unknown_game")
    player = find_player(game.id, asked["level"], style=asked["style"])
    if player is None:
        raise SobremesaError("unknown_level")
    view = decode_view(asked["view"])
    seat = asked["seat"]
    legal = game.legal_moves(view, seat)
    if not legal:
        raise SobremesaError("no_move")
    decision = Decision(None)
    for step in player.ponder(view, seat, legal, stream_of(asked["key"])):
        if step is None:
            await asyncio.sleep(0)
        else:
            decision = step
    move = decision.move
    if move not in legal and (move is not None or game.must_act(view, seat)):
        raise SobremesaError("illegal_move", move=move)
    return decision
