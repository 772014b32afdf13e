"""Why a move of Pesten is a good idea, from facts that its seat can see."""

from typing import Any

from sobremesa.engine.cards import JOKER
from sobremesa.games.pesten.effects import neighbour
from sobremesa.games.pesten.moves import ANNOUNCE, DRAW, PASS, PLAYS, Play, split_time
from sobremesa.games.pesten.scoring import card_points
from sobremesa.games.pesten.state import PestenState

Reason = tuple[str, dict[str, Any]]

COUNTS_CHANCES = True
_HITS = ("2", JOKER)
_KEPT = (JOKER, "2", "J", "8")


def explain(view: PestenState, seat: int, move: str) -> Reason:
    """The reason's key among the texts of hints, and its values."""
    act = split_time(move)[0]
    chosen = PLAYS.get(act)
    if chosen:
        return _play(view, seat, chosen)
    if act == DRAW:
        return _draw(view, seat)
    if act == PASS:
        return "keeps_drawn", {}
    return ("announce" if act == ANNOUNCE else "claim"), {"n": view.rules.last_card_penalty}


def _owed(view: PestenState, seat: int) -> int:
    if view.clock is None:
        return view.pending
    return sum(due.cards for due in view.clock.dues if due.seat == seat)


def _draw(view: PestenState, seat: int) -> Reason:
    owed = _owed(view, seat)
    return ("pays", {"n": owed}) if owed else ("draws", {})


def _play(view: PestenState, seat: int, chosen: Play) -> Reason:
    card = chosen.card
    rest = view.hand[seat].copy()
    rest.remove(card)
    if not rest:
        return "finishes", {}
    if card[0] in _HITS:
        owed = _owed(view, seat)
        if owed:
            return "passes_on", {"n": owed}
        return "hits", {"n": len(view.hand[neighbour(view, seat)])}
    if card[0] == "8":
        return "skips", {"n": len(view.hand[neighbour(view, seat)])}
    if card[0] == "7":
        return "again", {}
    if chosen.suit:
        held = sum(one[1:] == chosen.suit for one in rest)
        return ("names", {"n": held, "suit": chosen.suit}) if held else ("sheds", _points(card))
    kept = next((one for rank in _KEPT for one in rest if one[0] == rank), None)
    return ("keeps", {"card": kept}) if kept else ("sheds", _points(card))


def _points(card: str) -> dict[str, Any]:
    return {"n": card_points(card)}
