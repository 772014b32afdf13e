"""How a Tiny table looks, and what its moves touch."""

from sobremesa.engine.cards import place
from sobremesa.engine.table import Attempt, Pile, Place, Play, SheetFacts, Table


def table(view, seat):
    return Table(
        centre=(Pile("stock", "stock", count=len(view.stock)),),
        places=tuple(_place(view, other) for other in range(view.rules.players)),
        hand=tuple(sorted(view.hand[seat], key=place)),
    )


def _place(view, seat):
    played = tuple(view.table[seat])
    return Place(seat, len(view.hand[seat]), (Pile(f"table.{seat}", "pile", played, len(played)),))


def split(view, seat, move):
    return Play(move, source=move, target=f"table.{seat}")


def attempt(view, seat, source, zone):
    return Attempt(source)


def sheet_facts(rules):
    return SheetFacts()
