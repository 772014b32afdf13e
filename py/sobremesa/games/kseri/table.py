"""How a Kseri table looks, and what its moves touch."""

from sobremesa.engine.cards import place
from sobremesa.engine.table import Attempt, Pile, Place, Play, SheetFacts, Table
from sobremesa.games.kseri.options import KseriRules
from sobremesa.games.kseri.state import KseriState

SOUNDS = {"kseri": "kseri", "double_kseri": "kseri", "leftover_kseri": "kseri"}
"""Notes that are heard too."""


def table(view: KseriState, seat: int) -> Table:
    """The picture for one seat: the pile, the stock, and the captured heaps (KS-A31)."""
    return Table(
        centre=(
            Pile("pile", "pile", tuple(view.pile), len(view.pile)),
            Pile("stock", "stock", count=len(view.stock)),
        ),
        places=tuple(_place(view, other) for other in range(view.rules.players)),
        hand=tuple(sorted(view.hand[seat], key=place)),
        section=_section(view),
    )


def _section(view: KseriState) -> str:
    """A marker that may be taken, a single card on the table, the last cards of a deal."""
    if view.stealable is not None:
        return "double"
    if len(view.pile) == 1:
        return "kseri"
    return "play" if view.stock else "last"


def _place(view: KseriState, seat: int) -> Place:
    side = view.rules.side(seat)
    holds_heap = seat < view.rules.side_count
    markers = tuple(bonus.marker for bonus in view.kseris[side] if bonus.marker)
    heap = Pile(f"won.{side}", "heap", count=len(view.won[side]), markers=markers)
    return Place(seat, len(view.hand[seat]), (heap,) if holds_heap else ())


def split(view: KseriState, seat: int, move: str) -> Play:
    """The move as card, target and choice."""
    card, _, choice = move.partition(" ")
    target = f"won.{view.stealable}" if choice == "steal" else "pile"
    return Play(move, source=card, target=target, choice=choice)


def attempt(view: KseriState, seat: int, source: str, zone: str) -> Attempt:
    """A card aimed at a captured heap tries to steal (KS-A17)."""
    return Attempt(f"{source} steal" if source and zone.startswith("won.") else source)


def sheet_facts(rules: KseriRules) -> SheetFacts:
    """The side that is first past the target wins (KS20)."""
    return SheetFacts(target=rules.target)
