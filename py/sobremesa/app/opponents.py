"""Asking an opponent in the worker what a seat should do."""

import json

from sobremesa.app.ports import Page
from sobremesa.bots.wire import request
from sobremesa.engine.match import Match


async def ask(page: Page, match: Match, seat: int, level: str, key: str) -> str | None:
    """The move chosen from the seat's view; None lets an act out of turn go by."""
    question = request(match.game.id, match.view(seat), seat, level, key)
    answer = json.loads(await page.ask_bots(question))
    if "error" in answer:
        raise RuntimeError(answer["error"])
    move: str | None = answer["move"]
    return move
