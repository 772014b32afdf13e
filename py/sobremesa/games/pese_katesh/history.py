"""What has been played in a deal, told from the won tricks (PK17)."""

from dataclasses import replace
from typing import NamedTuple

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.pese_katesh.kernel import Table
from sobremesa.games.pese_katesh.masks import RANKS, Card, card_of
from sobremesa.games.pese_katesh.options import SEATS
from sobremesa.games.pese_katesh.reading import lay
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TRICK_CARDS


class Play(NamedTuple):
    """A card played, and the table before it; `table.seat` played it."""

    table: Table
    card: Card


def plays(view: PeseKateshState, table: Table) -> list[Play]:
    """All plays of the deal so far in their order; only those of the running trick where the won
    ones do not tell."""
    tricks = [*_tricks(view), (view.leader, view.trick)]
    live = table.live.copy()
    for _, cards in tricks:
        for suit, rank in map(card_of, cards):
            live[suit] |= 1 << rank
    told: list[Play] = []
    now = Table(live, [0] * len(live), 0, 0)
    for leader, cards in tricks:
        now = replace(now, seat=leader, played=0, laid=0)
        for text in cards:
            told.append(Play(now, card_of(text)))
            now = lay(now, card_of(text), pays=text in view.task.penalties)
    return told


def _tricks(view: PeseKateshState) -> list[tuple[int, list[str]]]:
    """Who led each won trick, and its cards: its leader is who won the one before."""
    heaps = [won.copy() for won in view.won]
    winner = view.leader
    tricks: list[tuple[int, list[str]]] = []
    while any(heaps):
        cards = heaps[winner][-TRICK_CARDS:]
        del heaps[winner][-TRICK_CARDS:]
        if len(cards) < TRICK_CARDS or HIDDEN in cards:
            return []
        winner = (winner - _best(cards)) % SEATS
        tricks.append((winner, cards))
    return tricks[::-1]


def _best(cards: list[str]) -> int:
    """The index of the card that won (PK15)."""
    led = cards[0][1]
    return max(range(len(cards)), key=lambda at: (cards[at][1] == led, RANKS.index(cards[at][0])))
