"""Autobus positions laid out by hand, and moves played on them."""

from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.engine.chance import RecordedChance
from sobremesa.games.autobus import GAME
from sobremesa.games.autobus.options import AutobusRules
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import EMPTY, LOWEST, NEW_LADDER, SPACES


def table(*hands, main=(), aux=(), ladders=None, stock="", completed="", turn=0, turns=0, **rules):
    """A position: hands and main piles (bottom first) by seat, the stock from its top.

    `aux` holds per seat the piles by space, a joker at the bottom as `*=9`; `ladders`
    the cards of each ladder, or its height, by its number.
    """
    state = AutobusState()
    state.rules = AutobusRules.read({"players": len(hands), **rules})
    seats = range(len(hands))
    state.chance = RecordedChance("table")
    state.shuffles = 0
    state.dealer = 0
    state.deal = 0
    state.points = []
    state.turn = turn
    state.turns = turns
    state.last_moved = turns - 1
    state.stock = stock.split()[::-1]
    state.completed = completed.split()
    state.hand = [hand.split() for hand in hands]
    state.main = [main[seat].split() if main else ["9C", "8C"] for seat in seats]
    state.bused = [0 for _ in seats]
    told = [{**dict.fromkeys(SPACES, ""), **(aux[seat] if aux else {})} for seat in seats]
    state.lay_spaces(len(hands))
    state.aux = [{space: _cards(own[space]) for space in SPACES} for own in told]
    for seat in seats:
        for space, pile in told[seat].items():
            state.set_rank(seat, space, _rank(pile))
    _lay_ladders(state, ladders or {})
    return state


def _cards(pile):
    return [card.partition("=")[0] for card in pile.split()]


def _rank(pile):
    first, _, named = (pile.split() or [EMPTY])[0].partition("=")
    return named or first[0]


def _lay_ladders(state, ladders):
    state.ladder = {}
    state.wanted = {LOWEST: (NEW_LADDER,), JOKER: (NEW_LADDER,)}
    for number, cards in ladders.items():
        run = [f"{rank}C" for rank in RANKS[:cards]] if isinstance(cards, int) else cards.split()
        state.ladder[number] = run
        for rank in (RANKS[len(run)], JOKER):
            state.wanted[rank] = (*state.wanted.get(rank, ()), f">L{number}")
    state.next_ladder = max(ladders, default=0) + 1


def play(state, *moves):
    """Play legal moves; the events of the last."""
    events = []
    for text in moves:
        seat, _, move = text.partition(" ")
        assert move in GAME.legal_moves(state, int(seat)), f"{text} is not legal"
        events = GAME.apply(state, int(seat), move)
    return events


def legal(state, source=""):
    """The legal moves of the seat on turn, sorted; of one source if it is told."""
    moves = sorted(GAME.legal_moves(state, state.turn))
    return [move for move in moves if move.startswith(f"{source}>")] if source else moves


def notes(events):
    """The keys of the notes among the events."""
    return [event[1] for event in events if event[0] == "note"]
