"""A view read into the small numbers that playouts work with."""

from sobremesa.engine.cards import SUITS
from sobremesa.games.pese_katesh.kernel import Table
from sobremesa.games.pese_katesh.masks import FULL, card_of, suits_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TRICK_CARDS


def table_of(view: PeseKateshState, seat: int) -> Table:
    """What everybody has seen, from the cards that are played and those that the seat holds."""
    gone = suits_of(card for cards in (*view.won, view.trick) for card in cards)
    shown = [sum(1 << one for one in range(SEATS) if letter in view.voids[one]) for letter in SUITS]
    if view.task.penalties:
        left = view.penalties_left
    else:
        left = (sum(map(len, (*view.hand, view.trick)))) // TRICK_CARDS
    table = Table([FULL ^ mask for mask in gone], shown, left, seat)
    for step, text in enumerate(view.trick):
        suit, rank = card_of(text)
        if not step:
            table.led = suit
        if suit == table.led and (not step or rank > table.best):
            table.best, table.winner = rank, (view.leader + step) % SEATS
        table.laid += text in view.task.penalties
    table.played = len(view.trick)
    return table
