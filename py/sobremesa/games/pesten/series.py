"""The end of a hand, and what it means for the match (PE3, PE4, PE20-PE22)."""

from sobremesa.engine.sight import Event
from sobremesa.engine.state import totals
from sobremesa.games.pesten.dealing import deal_hand
from sobremesa.games.pesten.scoring import breakdown
from sobremesa.games.pesten.state import PestenState
from sobremesa.games.pesten.tournament import seat_next_hand


def end_hand(state: PestenState, winner: int | None, events: list[Event]) -> list[Event]:
    """Count the hand that `winner` has won, or nobody, and deal the next or end the match."""
    reasons = breakdown(state)
    points = [sum(kinds.values()) for kinds in reasons]
    state.points.append(points)
    state.window = None
    ending = ("hand_blocked", {}) if winner is None else ("hand_won", {"seat": winner})
    events += [("note", *ending), ("points", state.deal, points, reasons)]
    champions = _settle(state, winner, events)
    if champions is None:
        state.deal += 1
        events += deal_hand(state)
        return events
    state.champions = champions
    state.turn = None
    events.append(("over", list(champions)))
    return events


def _settle(state: PestenState, winner: int | None, events: list[Event]) -> tuple[int, ...] | None:
    """Who has won the match; None where another hand follows, its seats and dealer set."""
    if state.bracket is not None:
        return seat_next_hand(state, state.bracket, winner, events)
    series = state.rules.series
    if series == "single":  # PE22, PE-A33
        return () if winner is None else (winner,)
    champions = _after_limit(state, events) if series == "limit" else _after_hands(state)
    if champions is None:
        _pass_deal(state)
    return champions


def _after_limit(state: PestenState, events: list[Event]) -> tuple[int, ...] | None:
    """Whoever exceeds the limit is out; the last one left wins (PE-A31)."""
    sums = totals(state.points, state.rules.players)
    left = tuple(seat for seat in state.active if sums[seat] <= state.rules.limit)
    if not left:
        return _lowest(sums, state.active)
    events += [
        ("note", "eliminated", {"seat": seat, "points": sums[seat]})
        for seat in state.active
        if seat not in left
    ]
    if len(left) == 1:
        return left
    state.active = left
    return None


def _after_hands(state: PestenState) -> tuple[int, ...] | None:
    """The lowest total after the last hand wins; a tie asks for one more hand (PE-A32)."""
    if len(state.points) < state.rules.hands:
        return None
    best = _lowest(totals(state.points, state.rules.players), state.active)
    return best if len(best) == 1 else None


def _lowest(sums: list[int], seats: tuple[int, ...]) -> tuple[int, ...]:
    least = min(sums[seat] for seat in seats)
    return tuple(seat for seat in seats if sums[seat] == least)


def _pass_deal(state: PestenState) -> None:
    """The deal passes clockwise to the next seat still in (PE4)."""
    players = state.rules.players
    steps = range(1, players + 1)
    after = ((state.dealer + step) % players for step in steps)
    state.dealer = next(seat for seat in after if seat in state.active)
