"""How a Pesë Katësh table looks, and what its moves touch."""

from sobremesa.engine.cards import RANKS
from sobremesa.engine.table import Attempt, Badge, Pile, Place, Play, SheetFacts, Table
from sobremesa.games.pese_katesh.claims import is_decided
from sobremesa.games.pese_katesh.options import SEATS, PeseKateshRules
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TASKS, TRICK_CARDS

_SUIT_ORDER = "CDSH"


def table(view: PeseKateshState, seat: int) -> Table:
    """The picture for one seat: the trick on its players' sides, the task always in sight."""
    return Table(
        centre=(_trick(view.trick, view.leader),),
        places=tuple(_place(view, other) for other in range(SEATS)),
        hand=tuple(sorted(view.hand[seat], key=_by_suit)),
        badges=_badges(view),
        last=_last_trick(view),
        section="scoring",
        is_decided=is_decided(view, seat),
    )


def split(view: PeseKateshState, seat: int, move: str) -> Play:
    """A card goes into the trick."""
    return Play(move, source=move, target="trick")


def attempt(view: PeseKateshState, seat: int, source: str, zone: str) -> Attempt:
    """A card tries to go into the trick; the suit led may speak against it (PK13)."""
    return Attempt(source, view.trick[0][1] if view.trick else "")


def sheet_facts(rules: PeseKateshRules) -> SheetFacts:
    """Floors are columns; partners count together (PK-A14)."""
    return SheetFacts(floor=len(TASKS), teams=((0, 2), (1, 3)) if rules.teams else ())


def _by_suit(card: str) -> tuple[int, int]:
    """Suits apart, colours alternating, the highest card (an ace, PK2) first."""
    return _SUIT_ORDER.index(card[1]), -(RANKS.index(card[0]) or len(RANKS))


def _trick(cards: list[str], leader: int) -> Pile:
    owners = tuple((leader + step) % SEATS for step in range(len(cards)))
    return Pile("trick", "trick", tuple(cards), owners=owners)


def _place(view: PeseKateshState, seat: int) -> Place:
    tricks = len(view.won[seat]) // TRICK_CARDS
    return Place(
        seat,
        len(view.hand[seat]),
        (Pile(f"won.{seat}", "heap", count=tricks),),
        _task_points(view, seat),
    )


def _task_points(view: PeseKateshState, seat: int) -> tuple[Badge, ...]:
    """What the deal has brought so far, where it has brought anything."""
    points = view.task.worth(view.won[seat])
    return (
        (Badge("badge.so_far", (("points", f"{points:+}".replace("-", "−")),)),) if points else ()
    )


def _badges(view: PeseKateshState) -> tuple[Badge, ...]:
    task = view.task
    place = (("floor", view.floor + 1), ("floors", view.rules.floors))
    told = [Badge(f"task.{task.key}", kind="task"), Badge("badge.floor", place)]
    if task.penalties:
        told.append(Badge("badge.still_out", (("n", view.penalties_left),)))
    return tuple(told)


def _last_trick(view: PeseKateshState) -> Pile | None:
    """The trick on top of the leader's won cards, until the next one is led (PK-A16)."""
    won = view.won[view.leader]
    if view.trick or not won:
        return None
    return Pile("trick", "last", tuple(won[-TRICK_CARDS:]))
