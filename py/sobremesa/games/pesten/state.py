"""What lies on a Pesten table."""

import dataclasses
from typing import ClassVar, NamedTuple, Self

from sobremesa.engine.state import Family, Sight, State
from sobremesa.games.pesten.options import PestenRules

NOBODY: frozenset[int] = frozenset()

Deed = tuple[int, str, int]
"""Who did what, and how many cards it brought in."""

TABLE = -1
"""The doer of what happens by itself."""

PAY = "pay"
SHUFFLE = "shuffle"


class Due(NamedTuple):
    """Quick: a penalty that `seat` pays at the time `at` unless it is countered before."""

    at: int
    seat: int
    cards: int
    of_joker: bool


@dataclasses.dataclass(slots=True)
class Clock:
    """Quick: the virtual clock, in milliseconds.

    `now` is the time of the last move and `last` the highest seat that has acted at
    it. Per seat: `free_at` when it may play, `draw_at` when it may draw again,
    `call_until` how long its last card may be announced or claimed (-1: not at all).
    `dues` are sorted by time, then seat.
    """

    now: int = 0
    last: int = 0
    free_at: list[int] = dataclasses.field(default_factory=list)
    draw_at: list[int] = dataclasses.field(default_factory=list)
    call_until: list[int] = dataclasses.field(default_factory=list)
    dues: list[Due] = dataclasses.field(default_factory=list)

    def restart(self, seats: int) -> None:
        """Begin a hand at the time of the last move: all are free, nothing is due."""
        self.last = 0
        self.free_at = [self.now] * seats
        self.draw_at = [self.now] * seats
        self.call_until = [-1] * seats
        self.dues = []

    def clone(self) -> "Clock":
        """An independent copy."""
        return Clock(
            self.now,
            self.last,
            self.free_at.copy(),
            self.draw_at.copy(),
            self.call_until.copy(),
            self.dues.copy(),
        )


class Bracket(NamedTuple):
    """Tournament: the entrants of each round, the last round filling up with winners.

    At the table of the moment: `hands` finished, `wins` and `sums` of penalty points.
    """

    rounds: tuple[tuple[int, ...], ...]
    hands: int = 0
    wins: tuple[int, int] = (0, 0)
    sums: tuple[int, int] = (0, 0)


class PestenState(State):
    """Zones and public values.

    `active` are the seats dealt in, clockwise; `direction` is 1 or -1; `called` the
    named suit or ""; `pending` the penalty that waits for the seat on turn; `skips` how
    many turns each seat is still to lose. `extra`: the turn was won by a seven.
    `drawn`: index in the hand on turn of the drawn card that may be played, if any.
    `window`: the seat that may still be claimed for not announcing its last card.
    `turns` counts those of the hand, `stirred` tells whether a card was drawn or played
    in the running one, `idle` who ended a turn without since anybody did.
    `story`, in a game in turns: what all saw since the deal. A play as `7H` or `JH=S`,
    `draw`, `pay` and `pass`; a drawing as "" with its cards, after whatever caused it; by
    the table the first card and each `shuffle`.
    `champions` share first place once the match is over.
    """

    __slots__ = (
        "active",
        "bracket",
        "called",
        "champions",
        "clock",
        "direction",
        "drawn",
        "extra",
        "hand",
        "idle",
        "pending",
        "pile",
        "skips",
        "stirred",
        "stock",
        "story",
        "turns",
        "window",
    )

    FAMILIES: ClassVar[tuple[Family, ...]] = (
        Family("hand", Sight.OWNER, 1),
        Family("stock", Sight.NONE),
        Family("pile", Sight.ALL),
    )

    rules: PestenRules
    hand: list[list[str]]
    stock: list[str]
    pile: list[str]
    active: tuple[int, ...]
    direction: int
    called: str
    pending: int
    skips: list[int]
    extra: bool
    drawn: int | None
    window: int | None
    turns: int
    stirred: bool
    idle: frozenset[int]
    story: list[Deed]
    champions: tuple[int, ...]
    bracket: Bracket | None
    clock: Clock | None

    def clone(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy._copy_base(self)
        copy.hand = [hand.copy() for hand in self.hand]
        copy.stock = self.stock.copy()
        copy.pile = self.pile.copy()
        copy.active = self.active
        copy.direction = self.direction
        copy.called = self.called
        copy.pending = self.pending
        copy.skips = self.skips.copy()
        copy.extra = self.extra
        copy.drawn = self.drawn
        copy.window = self.window
        copy.turns = self.turns
        copy.stirred = self.stirred
        copy.idle = self.idle
        copy.story = self.story.copy()
        copy.champions = self.champions
        copy.bracket = self.bracket
        copy.clock = self.clock.clone() if self.clock else None
        return copy
