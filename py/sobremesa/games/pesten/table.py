"""How a Pesten table looks, and what its moves touch."""

from sobremesa.engine.cards import JOKER, RANKS, SUITS
from sobremesa.engine.table import Attempt, Badge, Bracket, Pile, Place, Play, SheetFacts, Table
from sobremesa.games.pesten.moves import ANNOUNCE, DRAW, PASS, PLAYS, claimed_seat, split_time
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.quick_effects import PLAY_MS
from sobremesa.games.pesten.state import Due, PestenState
from sobremesa.games.pesten.tournament import is_final
from sobremesa.games.pesten.tournament import table as pair_of

_SUIT_ORDER = "CDSH"
_FLAG = "last_card"
_FEW = 2

SOUNDS = {"penalty": "penalty", "claim": "penalty", "skip": "skip", "last_card": "bell"}
"""Notes that are heard too."""


def table(view: PestenState, seat: int) -> Table:
    """The picture for one seat: discards with the suit named, the stock with what is due."""
    return Table(
        centre=(
            Pile("pile", "pile", tuple(view.pile), len(view.pile), badges=_named(view)),
            Pile("stock", "stock", count=len(view.stock), badges=_due(view, seat)),
        ),
        places=tuple(
            Place(
                other,
                len(view.hand[other]),
                badges=_plate(view, other),
                absence=_absence(view, other),
            )
            for other in range(view.rules.seats)
        ),
        hand=tuple(sorted(view.hand[seat], key=_by_suit)),
        badges=_direction(view),
        acts=(DRAW,),
        prompt=Badge("prompt.drawn") if view.drawn is not None and view.turn == seat else None,
        bracket=_bracket(view),
        section=_section(view, seat),
    )


def split(view: PestenState, seat: int, move: str) -> Play:
    """A card with its suit and its announcement, or an act."""
    act, _ = split_time(move)
    play = PLAYS.get(act)
    if play:
        choice = f"suit.{play.suit}" if play.suit and not _ends_hand(view, seat) else ""
        return Play(move, play.card, "pile", choice, _FLAG if play.announced else "")
    claimed = claimed_seat(act)
    if claimed is not None:
        return Play(move, act="claim", seat=claimed)
    if act == DRAW:
        return Play(move, target="stock", act="draw")
    return Play(move, act={PASS: "pass", ANNOUNCE: "announce"}[act])


def _ends_hand(view: PestenState, seat: int) -> bool:
    """Whether any card of the seat is its last, so that a suit would be named for nobody."""
    return len(view.hand[seat]) == 1 and view.rules.finish_action == "allowed"


def attempt(view: PestenState, seat: int, source: str, zone: str) -> Attempt:
    """A card tries to go on the pile, an empty hand at the stock or the act tries to draw."""
    draws = zone == f"act.{DRAW}" or (zone == "stock" and not source)
    return Attempt(DRAW if draws else source, view.called)


def sheet_facts(rules: PestenRules) -> SheetFacts:
    """Penalty points: the lowest total is best (PE20, PE21)."""
    return SheetFacts(
        low_wins=True,
        deals=rules.hands if rules.series == "hands" else 0,
        limit=rules.limit if rules.series == "limit" else None,
    )


def _by_suit(card: str) -> tuple[int, int]:
    """Suits apart, colours alternating; jokers last."""
    if card[1:] not in SUITS or not card[1:]:
        return len(SUITS), 0
    return _SUIT_ORDER.index(card[1]), RANKS.index(card[0])


def _named(view: PestenState) -> tuple[Badge, ...]:
    return (Badge(f"suit.{view.called}", kind="suit"),) if view.called else ()


def _section(view: PestenState, seat: int) -> str:
    """What waits for an answer, the suit that was named, the call of a last card."""
    if view.pending:
        return "two" if view.pile[-1].startswith("2") else "joker"
    if view.called:
        return "jack"
    return "last-card" if view.window is not None or len(view.hand[seat]) <= _FEW else "play"


def _due(view: PestenState, seat: int) -> tuple[Badge, ...]:
    if view.pending:
        return (Badge(f"badge.pending_{_answer(view)}", (("n", view.pending),), "penalty"),)
    owed = sum(due.cards for due in _dues(view, seat))
    return (Badge("badge.pending", (("n", owed),), "penalty"),) if owed else ()


def _answer(view: PestenState) -> str:
    """With what the penalty may be passed on (PE-A4, PE-A8, PE-A43)."""
    ranks = {card[0] for card in view.rules.counters[view.pile[-1][0]]}
    if len(ranks) > 1:
        return "any"
    return "none" if not ranks else "joker" if JOKER in ranks else "two"


def _dues(view: PestenState, seat: int) -> list[Due]:
    """Quick: what the seat owes."""
    return [due for due in view.clock.dues if due.seat == seat] if view.clock else []


def _plate(view: PestenState, seat: int) -> tuple[Badge, ...]:
    told = []
    if _absence(view, seat) == "out":
        told.append(Badge("badge.out", kind="out"))
    elif view.skips[seat]:
        told.append(Badge("badge.skipped", (("n", view.skips[seat]),), "skipped"))
    if view.window == seat or (view.clock and view.clock.call_until[seat] >= view.clock.now):
        told.append(Badge("badge.silent", kind="silent"))
    if view.clock and view.clock.free_at[seat] - view.clock.now > PLAY_MS:
        told.append(Badge("badge.locked", kind="skipped"))
    told += [Badge("badge.owes", (("n", due.cards),)) for due in _dues(view, seat)]
    return (*told, *_wins(view, seat))


def _wins(view: PestenState, seat: int) -> tuple[Badge, ...]:
    """Hands won at a table of the tournament, if any; the final goes by points."""
    state = view.bracket
    if state is None or seat not in view.active or view.turn is None or is_final(state):
        return ()
    wins = state.wins[pair_of(state).index(seat)]
    return (Badge("badge.wins", (("n", wins),)),) if wins else ()


def _absence(view: PestenState, seat: int) -> str:
    """Entrants that are still in wait for their match; whoever has lost one is out."""
    if seat in view.active:
        return ""
    if view.bracket is None:
        return "out"
    *played, filling = view.bracket.rounds
    waits = played[-1][2 * len(filling) :]
    return "away" if seat in (*filling, *waits) else "out"


def _bracket(view: PestenState) -> Bracket | None:
    told = view.bracket
    if told is None:
        return None
    if view.turn is None:
        return Bracket(told.rounds)
    return Bracket(told.rounds, pair_of(told), told.wins, told.sums, is_final(told))


def _direction(view: PestenState) -> tuple[Badge, ...]:
    clockwise = view.direction == 1
    return (Badge(f"badge.{'clockwise' if clockwise else 'reversed'}", kind="direction"),)
