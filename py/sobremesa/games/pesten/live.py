"""What a table needs to know to play quick Pesten against a running clock (see `quick`).

The table owns the real time; here stand the times that the rules give, and those of
people: an opponent takes 900 to 2,600 ms to see its chance, and leaves a person most
of the 3,000 ms of a last card before it claims (PE-A23).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from sobremesa.games.pesten.moves import DRAW, PLAYS, claimed_seat, split_time, timed
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.state import PestenState

CHOICE_MS = 3_000
"""How long a person may think about the suit of a jack."""

_FASTEST_MS = 900
_SLOWEST_MS = 2_600
_LAST_OF_CALL_MS = 500


def is_live(rules: PestenRules) -> bool:
    """Whether the table plays without turns."""
    return rules.mode == "quick"


def now(view: PestenState) -> int:
    """The time of the last move."""
    return view.clock.now if view.clock else 0


def at_present(view: PestenState, milliseconds: int) -> PestenState:
    """The view at a time after the last move: some acts have become possible, others too late."""
    if view.clock is None or milliseconds <= view.clock.now:
        return view
    seen = view.clone()
    assert seen.clock
    seen.clock.now, seen.clock.last = milliseconds, 0
    return seen


def split(move: str) -> tuple[str, int]:
    """The act of a move and its time."""
    act, at = split_time(move)
    return act, at or 0


def at_time(act: str, milliseconds: int) -> str:
    """The act at a time."""
    return timed(act, milliseconds)


def payments(view: PestenState) -> list[tuple[int, int, str]]:
    """What will happen by itself: the time, the seat and the act of each."""
    return [(due.at, due.seat, DRAW) for due in view.clock.dues] if view.clock else []


def reaction(rng: Random) -> int:
    """The milliseconds until an opponent sees what it may do."""
    return rng.randint(_FASTEST_MS, _SLOWEST_MS)


def is_hasty(view: PestenState, act: str, person: int, milliseconds: int) -> bool:
    """Whether an opponent's claim would leave the person too little time to speak up."""
    if view.clock is None or claimed_seat(act) != person:
        return False
    return view.clock.call_until[person] - milliseconds > _LAST_OF_CALL_MS


def by_default(view: PestenState, seat: int, moves: Sequence[str]) -> str:
    """What is played for a person who does not choose: the suit of most cards in hand."""
    held = Counter(card[1:] for card in view.hand[seat])
    return max(moves, key=lambda move: held[PLAYS[split(move)[0]].suit])


def acts(moves: Iterable[str]) -> frozenset[str]:
    """The acts of moves, whatever their times."""
    return frozenset(split(move)[0] for move in moves)
