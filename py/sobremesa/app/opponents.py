"""Asking an opponent in the worker what a seat should do."""

import json

from sobremesa.app.people import style_of
from sobremesa.app.ports import Page
from sobremesa.app.session import Session
from sobremesa.bots.player import Decision
from sobremesa.bots.search import Estimate
from sobremesa.bots.styles import EVEN
from sobremesa.bots.wire import request


async def ask(page: Page, session: Session, seat: int, level: str, key: str) -> Decision:
    """What is decided from the seat's view, in the character of whoever sits there."""
    game = session.game_id
    sitter = session.match.record.seats[seat]
    style = style_of(game, sitter.get("name", "")) if sitter["kind"] == "bot" else EVEN
    question = request(game, session.view_of(seat), seat, level, key, style)
    answer = json.loads(await page.ask_bots(question))
    if "error" in answer:
        raise RuntimeError(answer["error"])
    return Decision(answer["move"], [Estimate(**one) for one in answer["estimates"]])
