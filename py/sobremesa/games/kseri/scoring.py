"""Points of a Kseri deal, with the reason of each (KS19)."""

from sobremesa.engine.sight import Event
from sobremesa.games.kseri.state import Bonus, KseriState

KSERI = 10
DOUBLE_KSERI = 20
_TWO_OF_CLUBS = 2
MAJORITY = 3


def breakdown(state: KseriState) -> list[dict[str, int]]:
    """Per side the points of each kind; every kind is there, zeros too."""
    majority = _majority_side(state)
    rules = state.rules
    return [
        {
            "kseri": sum(bonus.points for bonus in state.kseris[side]),
            "ten_of_diamonds": won.count("TD") * rules.ten_of_diamonds,
            "two_of_clubs": won.count("2C") * _TWO_OF_CLUBS,
            "exact_two_of_clubs": state.exact_twos[side],
            "aces": "".join(won).count("A"),
            "jacks": "".join(won).count("J"),
            "jacks_only": state.jacks_only[side],
            "last_capture": _last_capture_bonus(state, side),
            "majority": MAJORITY * (side == majority),
        }
        for side, won in enumerate(state.won)
    ]


def sweep(state: KseriState) -> list[Event]:
    """Give the leftovers to the side that captured last (KS18); nobody may have (KS-A27)."""
    if state.last_capture is None or not state.pile:
        return []
    side, by_wild_jack = state.last_capture
    leftovers, state.pile = state.pile, []
    state.won[side] += leftovers
    events: list[Event] = [("note", "sweep", {"side": side, "cards": len(leftovers)})]
    events += [("move", card, "pile", f"won.{side}") for card in leftovers]
    may_score = state.rules.final_kseri == "leftover_single" and not by_wild_jack
    if may_score and len(leftovers) == 1:  # KS-A9
        state.kseris[side].append(Bonus(leftovers[0], KSERI))
        events.append(("note", "leftover_kseri", {"side": side, "points": KSERI}))
    return events


def _last_capture_bonus(state: KseriState, side: int) -> int:
    last = state.last_capture
    return state.rules.last_capture_bonus if last is not None and last[0] == side else 0


def _majority_side(state: KseriState) -> int | None:
    """The side with strictly most cards; a tie gives nobody the majority (KS-A24)."""
    counts = [len(won) for won in state.won]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None
