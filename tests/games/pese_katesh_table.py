"""Pesë Katësh positions laid out by hand, and moves played on them."""

from sobremesa.engine.chance import RecordedChance
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.options import SEATS, PeseKateshRules
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TASKS

TRICKS, HEARTS, QUEENS, KING_SPADES = range(len(TASKS))


def table(*hands, deal=TRICKS, trick="", leader=0, won=(), voids=(), points=None, **rules):
    """A position: hands by seat, the trick so far; earlier deals scored nothing if not told."""
    state = PeseKateshState()
    state.rules = PeseKateshRules.read(rules)
    state.chance = RecordedChance("table")
    state.shuffles = 0
    state.deal = deal
    state.dealer = 3
    state.points = [[0] * SEATS for _ in range(deal)] if points is None else points
    state.stock = []
    state.hand = [hand.split() for hand in hands]
    state.trick = trick.split()
    state.won = [won[seat].split() if won else [] for seat in range(SEATS)]
    state.leader = leader
    state.turn = (leader + len(state.trick)) % SEATS
    state.voids = list(voids) or [""] * SEATS
    taken = {card for heap in state.won for card in heap}
    state.penalties_left = len(state.task.penalties - taken)
    return state


def play(state, *moves):
    """Play legal moves; the events of the last."""
    events = []
    for text in moves:
        seat, _, move = text.partition(" ")
        assert move in GAME.legal_moves(state, int(seat)), f"{text} is not legal"
        events = GAME.apply(state, int(seat), move)
    return events


def legal(state):
    """The legal moves of the seat on turn, sorted."""
    return sorted(GAME.legal_moves(state, state.turn))


def notes(events):
    """The keys of the notes among the events."""
    return [event[1] for event in events if event[0] == "note"]


def play_deal(match, choose):
    """Play until the next deal; how many tricks it had."""
    deal, tricks = len(match.points), 0
    while len(match.points) == deal:
        seat = match.turn
        tricks += notes(match.play(seat, choose(match.legal_moves(seat)))).count("trick")
    return tricks
