"""Why a move of Kseri is a good idea, from facts that its seat can see."""

from typing import Any

from sobremesa.games.kseri.counting import Count
from sobremesa.games.kseri.rules import captures
from sobremesa.games.kseri.state import KseriState

Reason = tuple[str, dict[str, Any]]

COUNTS_CHANCES = False


def explain(view: KseriState, seat: int, move: str) -> Reason:
    """The reason's key among the texts of hints, and its values."""
    card, _, kind = move.partition(" ")
    if kind == "steal":
        return "steal", {}
    if kind != "leave" and captures(view, card):
        return _capture(view, card)
    return _lay(view, seat, card)


def _capture(view: KseriState, card: str) -> Reason:
    is_jack = card[0] == "J" and view.rules.jack_wild
    if len(view.pile) == 1 and not is_jack:
        return "kseri", {}
    taken = [*view.pile, card]
    points = sum(_points(view, one) for one in taken)
    if not points:
        return "captures", {"n": len(taken)}
    return "captures_points", {"n": len(taken), "points": points}


def _points(view: KseriState, card: str) -> int:
    """What a captured card counts at the end of the deal (KS19)."""
    if card == "TD":
        return view.rules.ten_of_diamonds
    return 2 if card == "2C" else int(card[0] in "AJ")


def _lay(view: KseriState, seat: int, card: str) -> Reason:
    others = [one[0] for one in view.hand[seat]]
    others.remove(card[0])
    unseen = Count(view, seat).unseen[card[0]]
    if card[0] in others:
        return "pair", {"rank": card[0]}
    if not unseen:
        return "dead", {"rank": card[0]}
    if "J" in others and view.rules.jack_wild and view.pile:
        return "keeps_jack", {}
    return "unseen", {"rank": card[0], "n": unseen}
