"""How a table is laid out, as data: what the screen draws and what a move touches."""

from dataclasses import dataclass
from typing import NamedTuple


class Play(NamedTuple):
    """A move split into what is picked up, where it goes and what is chosen with it.

    `source` is a hand card or the `source` of a pile, empty for acts without a card;
    `target` is a zone name; `choice` names a second thought (`leave`, `suit.S`,
    `rank.9`); `flag` an announcement made with the play; `act` the key of the button
    that does it, with `seat` whom it is about.
    """

    token: str
    source: str = ""
    target: str = ""
    choice: str = ""
    flag: str = ""
    act: str = ""
    seat: int | None = None


class Attempt(NamedTuple):
    """The move that a source and a zone would make, legal or not, so that its refusal is known.

    An act without a card has a zone too, `act.draw`. `suit` is the suit that the refusal may name.
    """

    token: str = ""
    suit: str = ""


@dataclass(frozen=True)
class Badge:
    """A word or number that a zone or seat wears, told by a catalogue key and values.

    `kind` picks the widget: `suit`, `penalty`, `direction`, or plain words, which may be
    those of a player who is `skipped`, `out` or `silent`, or of the `task`.
    """

    key: str
    values: tuple[tuple[str, object], ...] = ()
    kind: str = ""


@dataclass(frozen=True)
class Pile:
    """A zone as drawn: `kind` picks the widget, `cards` are the faces shown, top last.

    `count` is the number of cards in it where that is public; `owners` names the
    seat that each card of a trick came from; `markers` lie crosswise beside it;
    `source` is how plays call its top card, empty where it cannot be picked up;
    `number` tells zones of one kind apart; `wants` is the rank that goes on top.
    """

    zone: str
    kind: str
    cards: tuple[str, ...] = ()
    count: int | None = None
    owners: tuple[int, ...] = ()
    markers: tuple[str, ...] = ()
    badges: tuple[Badge, ...] = ()
    source: str = ""
    number: int | None = None
    wants: str = ""


@dataclass(frozen=True)
class Place:
    """A seat as the others see it: how many cards it holds and what lies before it.

    `absence` is empty for a seat that is dealt in, else `away` until it comes back, or
    `out` for good.
    """

    seat: int
    held: int
    piles: tuple[Pile, ...] = ()
    badges: tuple[Badge, ...] = ()
    absence: str = ""


@dataclass(frozen=True)
class Bracket:
    """A knock-out: the seats of each round, half as many from one to the next.

    The last rounds may still be filling up. `pair` is at the table, empty when all is
    over; `wins` are the hands that its two have won and `sums` their points, which
    decide where `on_points`.
    """

    rounds: tuple[tuple[int, ...], ...]
    pair: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()
    on_points: bool = False


@dataclass(frozen=True)
class Table:
    """One seat's picture of the table.

    `board` are my own piles; `acts` the buttons that are always there, usable or not;
    `last` the newest trick that has been taken; `prompt` what I can do now, in a few words,
    where that is not plain to see. `is_direct` tells whether a tap on a
    card plays it at once; otherwise the tap picks the card up and a second tap says
    where it goes. `is_decided` tells that all that is left of the deal comes to me,
    however the hidden cards lie. `section` is the part of the rules that matters now.
    """

    centre: tuple[Pile, ...]
    places: tuple[Place, ...]
    hand: tuple[str, ...]
    badges: tuple[Badge, ...] = ()
    board: tuple[Pile, ...] = ()
    acts: tuple[str, ...] = ()
    last: Pile | None = None
    prompt: Badge | None = None
    is_direct: bool = True
    is_decided: bool = False
    bracket: Bracket | None = None
    section: str = "play"


@dataclass(frozen=True)
class SheetFacts:
    """What the score sheet needs to know of a game: its target, floors, teams, direction.

    `floor` is the number of deals that make a column, 0 for none; `teams` are seats
    whose separate totals count together. `deals` is how many there are to be, 0 if that
    is open. Whoever goes past a `limit` is out.
    """

    target: int | None = None
    floor: int = 0
    teams: tuple[tuple[int, ...], ...] = ()
    low_wins: bool = False
    deals: int = 0
    limit: int | None = None
