"""The line above my hand: whose turn it is, and what I can do then."""

from sobremesa.app.table.badges import badge_words
from sobremesa.app.table.look import Look
from sobremesa.engine.table import Bracket, Table


def whose(look: Look, table: Table, turn: int, *, is_live: bool) -> str:
    """Whose turn it is, or what goes on without me."""
    absence = table.places[look.me].absence
    if absence:
        told = look.text(f"table.i_am_{absence}")
        return f"{told} {_progress(look, table.bracket)}" if table.bracket else told
    if is_live:
        return look.text("table.no_turns")
    if turn == look.me:
        return look.text("table.your_turn")
    return look.text("table.turn_of", player=look.names[turn])


def prompt(look: Look, table: Table, selected: str) -> str:
    """What I can do on my turn, where a newcomer might not see it."""
    if selected and not table.is_direct:
        return look.text("prompt.aim")
    return badge_words(look, table.prompt) if table.prompt else ""


def _progress(look: Look, bracket: Bracket) -> str:
    """Which of the matches of a knock-out is being played."""
    decided = sum(len(winners) for winners in bracket.rounds[1:])
    return look.text("bracket.match", number=decided + 1, matches=len(bracket.rounds[0]) - 1)
