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


@dataclass(frozen=True)
class Badge:
    """A word or number that a zone or seat wears, told by a catalogue key and values.

    `kind` picks the widget: plain words, `suit`, `penalty` or `direction`.
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
    """A seat as the others see it: how many cards it holds and what lies before it."""

    seat: int
    held: int
    piles: tuple[Pile, ...] = ()
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True)
class Table:
    """One seat's picture of the table.

    `board` are my own piles; `acts` the buttons that are always there, usable or not;
    `last` the newest trick that has been taken. `is_direct` tells whether a tap on a
    card plays it at once; otherwise the tap picks the card up and a second tap says
    where it goes.
    """

    centre: tuple[Pile, ...]
    places: tuple[Place, ...]
    hand: tuple[str, ...]
    badges: tuple[Badge, ...] = ()
    board: tuple[Pile, ...] = ()
    acts: tuple[str, ...] = ()
    last: Pile | None = None
    is_direct: bool = True


@dataclass(frozen=True)
class SheetFacts:
    """What the score sheet needs to know of a game: its target, floors, teams, direction.

    `floor` is the number of deals that make a column, 0 for none; `teams` are seats
    whose separate totals count together.
    """

    target: int | None = None
    floor: int = 0
    teams: tuple[tuple[int, ...], ...] = ()
    low_wins: bool = False
