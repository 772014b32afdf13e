"""The bracket: tables of two, best of three hands, a final on points (PE-A42)."""

from sobremesa.engine.sight import Event
from sobremesa.games.pesten.state import Bracket, PestenState

_WINS_NEEDED = 2
_HANDS_OF_FINAL = 3


def first_bracket(entrants: int) -> Bracket:
    """The bracket before the first hand, in seat order."""
    return Bracket((tuple(range(entrants)), ()))


def table(bracket: Bracket) -> tuple[int, int]:
    """The two entrants of the match that is being played; the lower one deals first."""
    place = 2 * len(bracket.rounds[-1])
    lower, higher = bracket.rounds[-2][place : place + 2]
    return lower, higher


def is_final(bracket: Bracket) -> bool:
    """Whether the match that is being played decides the tournament."""
    return len(bracket.rounds[-2]) == 2


def seat_next_hand(
    state: PestenState, bracket: Bracket, winner: int | None, events: list[Event]
) -> tuple[int, ...] | None:
    """Write the hand into the bracket and seat the next one; the champion ends it."""
    pair = table(bracket)
    bracket = _counted(bracket, pair, winner, state.points[-1])
    first = _match_winner(bracket, pair)
    if first is not None:
        events.append(("note", "match_won", {"seat": first, "victim": sum(pair) - first}))
        bracket = _advanced(bracket, first)
    state.bracket = bracket
    if len(bracket.rounds[-1]) == len(bracket.rounds[-2]) // 2:
        return bracket.rounds[-1]
    seat_table(state, bracket)
    return None


def seat_table(state: PestenState, bracket: Bracket) -> None:
    """Seat the two of the match; they deal alternately."""
    pair = table(bracket)
    state.active = pair
    state.dealer = pair[bracket.hands % 2]


def table_notes(bracket: Bracket) -> list[Event]:
    """Who meets whom, told with the first hand of each match."""
    if bracket.hands:
        return []
    lower, higher = table(bracket)
    key = "final" if is_final(bracket) else "bracket"
    return [("note", key, {"seat": lower, "victim": higher})]


def _counted(
    bracket: Bracket, pair: tuple[int, int], winner: int | None, points: list[int]
) -> Bracket:
    lower, higher = pair
    wins, sums = bracket.wins, bracket.sums
    return bracket._replace(
        hands=bracket.hands + 1,
        wins=(wins[0] + (winner == lower), wins[1] + (winner == higher)),
        sums=(sums[0] + points[lower], sums[1] + points[higher]),
    )


def _match_winner(bracket: Bracket, pair: tuple[int, int]) -> int | None:
    if not is_final(bracket):
        return pair[bracket.wins.index(_WINS_NEEDED)] if _WINS_NEEDED in bracket.wins else None
    lower, higher = bracket.sums
    if bracket.hands < _HANDS_OF_FINAL or lower == higher:
        return None
    return pair[lower > higher]


def _advanced(bracket: Bracket, winner: int) -> Bracket:
    """The bracket with the winner in the next round, which may start another one."""
    *played, filling = bracket.rounds
    filling = (*filling, winner)
    is_full = len(filling) == len(played[-1]) // 2
    opened = ((),) if is_full and len(filling) > 1 else ()
    return Bracket((*played, filling, *opened))
