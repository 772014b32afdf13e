"""The legal cards that deserve a thought: none that is never right, and one of equal ones."""

from collections.abc import Sequence

from sobremesa.games.pese_katesh.kernel import LATER, Table
from sobremesa.games.pese_katesh.masks import LOWER, Card

_MATE = 2


def candidates(
    table: Table, penalties: Sequence[int], cards: Sequence[Card], *, teams: bool
) -> list[Card]:
    """The cards of the seat on turn that a search should try, from all legal ones."""
    barriers = table.live.copy()
    for suit, rank in cards:
        barriers[suit] &= ~(1 << rank)
    if table.played:
        barriers[table.led] |= 1 << table.best
    sensible = sorted(_sensible(table, penalties, list(cards), teams), reverse=True)
    return [
        card
        for card, above in zip(sensible, [None, *sensible], strict=False)
        if above is None or not _equal(card, above, penalties, barriers)
    ]


def _sensible(table: Table, penalties: Sequence[int], cards: list[Card], teams: bool) -> list[Card]:
    """Whoever may win a trick that pays at the end of it does, and leaves one that costs."""
    if not table.played or _partner_matters(table, teams):
        return cards
    if table.played == 3:
        wins = [card for card in cards if card[0] == table.led and card[1] > table.best]
        if not any(penalties):
            return wins or cards
        if table.laid:
            cards = [card for card in cards if card not in wins] or cards
    if sum(mask.bit_count() for mask in penalties) == 1 and cards[0][0] != table.led:
        return [card for card in cards if penalties[card[0]] >> card[1] & 1] or cards
    return cards


def _partner_matters(table: Table, teams: bool) -> bool:
    """Whether the trick is the partner's so far, or may become so."""
    mate = table.seat ^ _MATE
    return teams and (table.winner == mate or bool(LATER[table.seat][table.played] >> mate & 1))


def _equal(card: Card, above: Card, penalties: Sequence[int], barriers: list[int]) -> bool:
    """Whether no card of others lies between two that pay the same."""
    suit, rank = card
    pays = penalties[suit]
    between = LOWER[above[1]] & ~LOWER[rank]
    return (
        suit == above[0]
        and not barriers[suit] & between
        and pays >> rank & 1 == pays >> above[1] & 1
    )
