"""A view read into the small numbers that playouts work with."""

from collections.abc import Sequence
from dataclasses import replace

from sobremesa.engine.cards import SUITS
from sobremesa.games.pese_katesh.kernel import Table
from sobremesa.games.pese_katesh.masks import FULL, Card, card_of, suits_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TRICK_CARDS


def table_of(view: PeseKateshState) -> Table:
    """What everybody has seen of the running deal."""
    gone = suits_of(card for heap in view.won for card in heap)
    shown = [
        sum(1 << seat for seat in range(SEATS) if letter in view.voids[seat]) for letter in SUITS
    ]
    table = Table([FULL ^ mask for mask in gone], shown, _left(view), view.leader)
    for text in view.trick:
        table = lay(table, card_of(text), pays=text in view.task.penalties)
    return table


def _left(view: PeseKateshState) -> int:
    """The tricks or penalty cards that are still to be won."""
    if view.task.penalties:
        return view.penalties_left
    return sum(len(cards) for cards in (*view.hand, view.trick)) // TRICK_CARDS


def lay(table: Table, card: Card, *, pays: bool) -> Table:
    """The table after a card, which may be a penalty card."""
    suit, rank = card
    laid = replace(
        table,
        live=_with(table.live, suit, table.live[suit] & ~(1 << rank)),
        seat=(table.seat + 1) % SEATS,
        played=table.played + 1,
        laid=table.laid + pays,
    )
    if not table.played:
        laid.led, laid.best, laid.winner = suit, rank, table.seat
    elif suit != table.led:
        shown = table.shown[table.led] | 1 << table.seat
        laid.shown = _with(table.shown, table.led, shown)
    elif rank > table.best:
        laid.best, laid.winner = rank, table.seat
    return laid


def _with(masks: Sequence[int], at: int, mask: int) -> list[int]:
    return [*masks[:at], mask, *masks[at + 1 :]]
