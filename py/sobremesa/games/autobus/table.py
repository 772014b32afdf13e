"""How an Autobus table looks, and what its moves touch."""

from sobremesa.engine.cards import RANKS, place
from sobremesa.engine.table import Attempt, Badge, Pile, Place, Play, SheetFacts, Table
from sobremesa.games.autobus.moves import legal_moves
from sobremesa.games.autobus.options import AutobusRules
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import AUX_SOURCES, BUS, EMPTY, END, MAIN, SPACES

NEW_LADDER = "ladder.new"


def table(view: AutobusState, seat: int) -> Table:
    """The picture for one seat: ladders in the middle, my pile and spaces before me."""
    return Table(
        centre=(
            Pile("stock", "stock", count=len(view.stock)),
            *(
                _ladder(number, cards)
                for number, cards in view.ladder.items()
                if len(cards) < len(RANKS)
            ),
            Pile(NEW_LADDER, "ladder", wants=RANKS[0]),
        ),
        places=tuple(_place(view, other) for other in range(view.rules.players)),
        hand=tuple(sorted(view.hand[seat], key=_by_rank)),
        board=(_main(view, seat, MAIN), *_spaces(view, seat, AUX_SOURCES)),
        acts=(BUS, END),
        prompt=_prompt(view, seat),
        is_direct=False,
    )


def split(view: AutobusState, seat: int, move: str) -> Play:
    """The move as its source, its target zone, and the rank given to a joker."""
    source, _, rest = move.partition(">")
    target, _, rank = rest.partition("=")
    if move == END:
        return Play(move, act=END)
    if target == BUS:
        return Play(move, source, f"main.{seat}", act=BUS)
    if target.startswith("L"):
        return Play(move, source, NEW_LADDER if target == "L+" else f"ladder.{target[1:]}")
    return Play(move, source, f"aux.{seat}.{target[1:]}", choice=f"rank.{rank}" if rank else "")


def attempt(view: AutobusState, seat: int, source: str, zone: str) -> Attempt:
    """A card aimed at a zone; without one, at a space, where only hand cards may go.

    An act asks for its own reason, the bus for that of any hand card if none is picked up.
    """
    family, _, which = zone.partition(".")
    if which == END:
        return Attempt(END)
    if which == BUS and not source:
        source = next(iter(view.hand[seat]), "")
    own, _, number = which.partition(".")
    targets = {
        "": "a1",
        "ladder": "L+" if zone == NEW_LADDER else f"L{which}",
        "aux": f"a{number}" if own == str(seat) else "",
        "main": BUS if own == str(seat) else "",
        "act": BUS,
    }
    target = targets.get(family, "")
    return Attempt(f"{source}>{target}" if source and target else "")


def sheet_facts(rules: AutobusRules) -> SheetFacts:
    """One deal: minus the cards left in the main pile (AB4)."""
    return SheetFacts()


def _prompt(view: AutobusState, seat: int) -> Badge | None:
    """What can be done now: climb, park a card, or end the turn."""
    moves = legal_moves(view, seat)
    if not moves:
        return None
    climbs = any(">L" in move for move in moves)
    if END in moves:
        return Badge("prompt.climb_or_end" if climbs else "prompt.end")
    if climbs:
        return Badge("prompt.climb_or_park")
    parks = any(">a" in move for move in moves)
    return Badge("prompt.park" if parks else "prompt.bus")


def _by_rank(card: str) -> tuple[int, int]:
    return RANKS.find(card[0]) % (len(RANKS) + 1), place(card)


def _ladder(number: int, cards: list[str]) -> Pile:
    return Pile(
        f"ladder.{number}",
        "ladder",
        tuple(cards[-1:]),
        len(cards),
        number=number,
        wants=RANKS[len(cards)],
    )


def _main(view: AutobusState, seat: int, source: str = "") -> Pile:
    pile = view.main[seat]
    return Pile(f"main.{seat}", "main-pile", tuple(pile[-1:]), len(pile), source=source)


def _spaces(view: AutobusState, seat: int, sources: tuple[str, ...] = ("",) * 4) -> list[Pile]:
    return [
        Pile(
            f"aux.{seat}.{space}",
            "space",
            tuple(view.aux[seat][space]),
            len(view.aux[seat][space]),
            source=source,
            number=space,
            wants=rank.replace(EMPTY, ""),
        )
        for space, source, rank in zip(SPACES, sources, view.ranks[seat], strict=True)
    ]


def _place(view: AutobusState, seat: int) -> Place:
    return Place(seat, len(view.hand[seat]), (_main(view, seat), *_spaces(view, seat)))
