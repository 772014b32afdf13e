"""Deals played out by rule of thumb, over small numbers and fast.

A hand is four masks, so all hands are a list of sixteen: `hands[seat << 2 | suit]`. Who is on
turn looks at the own hand and at what everybody has seen, at nothing else.
"""

from dataclasses import dataclass

from sobremesa.games.pese_katesh.masks import BITS, COUNT, HIGH, WIDTH
from sobremesa.games.pese_katesh.thumb import AFTER, ELSEWHERE, LAID, MATE, Thumb

LATER = tuple(
    tuple(sum(1 << (seat + step & 3) for step in range(1, 4 - played)) for played in range(4))
    for seat in range(4)
)
"""The later players of a trick as a mask, by the seat on turn and the cards in the trick."""


@dataclass(slots=True)
class Table:
    """What everybody has seen of a deal, and all hands where they are known or imagined.

    live: the cards that are in hands, a mask for each suit
    shown: who has shown a void, a mask of seats for each suit
    left: tricks or penalty cards that are still to be won
    seat, played: who is on turn, and how many cards the running trick has
    led, best, winner, laid: its suit, what wins so far and whose that is, its penalty cards
    """

    live: list[int]
    shown: list[int]
    left: int
    seat: int
    played: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0
    laid: int = 0


def choose(thumb: Thumb, table: Table, hand: list[int]) -> tuple[int, int]:
    """The card that the seat on turn plays by rule of thumb, from its four masks."""
    unseen = [live ^ own for live, own in zip(table.live, hand, strict=True)]
    counts = [COUNT[some & of] for some, of in zip(unseen, thumb.penalties, strict=True)]
    out = sum(counts)
    mate = MATE[thumb.teams & (table.winner ^ table.seat ^ 1)] if table.played else 0
    if table.played and hand[table.led]:
        voids = COUNT[table.shown[table.led] & LATER[table.seat][table.played]]
        code = table.best | LAID[table.laid] | AFTER[table.played][voids] | mate
        code |= ELSEWHERE[out - counts[table.led]]
        guess = thumb.plays[table.led][code][hand[table.led] << WIDTH | unseen[table.led]]
        return table.led, guess[1]
    found = []
    for suit, own in enumerate(hand):
        if own:
            code = ELSEWHERE[out - counts[suit]]
            if table.played:
                memory = thumb.throws[suit][code | mate]
            else:
                memory = thumb.plays[suit][code | AFTER[0][COUNT[table.shown[suit]]]]
            worth, rank = memory[own << WIDTH | unseen[suit]]
            found.append((worth, suit, rank))
    _, suit, rank = max(found)
    return suit, rank


def play_out(
    thumb: Thumb,
    table: Table,
    hands: list[int],
    card: tuple[int, int],
    strays: list[float],
) -> list[int]:
    """Play a card, then on to the end; the tricks or penalty cards that each seat wins.

    `strays` holds for each further card played a number: above 0 any legal card is played
    instead of the best. `hands` is used up.
    """
    plays, throws, penalties = thumb.plays, thumb.throws, thumb.penalties
    teams, each = thumb.teams, thumb.each
    live, shown = table.live.copy(), table.shown.copy()
    seat, played, led, best = table.seat, table.played, table.led, table.best
    winner, laid, left = table.winner, table.laid, table.left
    out = sum([COUNT[live[suit] & penalties[suit]] for suit in (0, 1, 2, 3)])
    held = [
        sum([COUNT[hands[one << 2 | suit] & penalties[suit]] for suit in (0, 1, 2, 3)])
        for one in (0, 1, 2, 3)
    ]
    won = [0, 0, 0, 0]
    suit, rank = card
    ply = 0
    while True:
        bit = 1 << rank
        hands[seat << 2 | suit] ^= bit
        live[suit] ^= bit
        if penalties[suit] & bit:
            laid += 1
            out -= 1
            held[seat] -= 1
        if not played:
            led, best, winner = suit, rank, seat
        elif suit != led:
            shown[led] |= 1 << seat
        elif rank > best:
            best, winner = rank, seat
        if played == 3:
            gain = laid + each
            won[winner] += gain
            left -= gain
            if not left:
                return won
            played = laid = 0
            seat = winner
        else:
            played += 1
            seat = seat + 1 & 3
        stray = strays[ply]
        ply += 1
        if played:
            own = hands[seat << 2 | led]
            if own:
                suit = led
                if not own & (own - 1):
                    rank = HIGH[own]
                elif stray:
                    rank = BITS[own][int(stray * COUNT[own])]
                else:
                    unseen = live[led] ^ own
                    rank = plays[led][
                        best
                        | LAID[laid]
                        | AFTER[played][COUNT[shown[led] & LATER[seat][played]]]
                        | ELSEWHERE[out - held[seat] - COUNT[unseen & penalties[led]]]
                        | MATE[teams & (winner ^ seat ^ 1)]
                    ][own << 13 | unseen][1]
                continue
        if stray:
            suit, rank = _any(hands, seat, stray)
            continue
        worth = -99.0
        hidden = out - held[seat]
        mate = MATE[teams & (winner ^ seat ^ 1)]
        for one in (3, 2, 1, 0):
            own = hands[seat << 2 | one]
            if own:
                unseen = live[one] ^ own
                if played:
                    guess = throws[one][ELSEWHERE[hidden - COUNT[unseen & penalties[one]]] | mate][
                        own << 13 | unseen
                    ]
                else:
                    guess = plays[one][
                        ELSEWHERE[hidden - COUNT[unseen & penalties[one]]]
                        | AFTER[0][COUNT[shown[one]]]
                    ][own << 13 | unseen]
                if guess[0] > worth:
                    worth, rank = guess
                    suit = one


def _any(hands: list[int], seat: int, stray: float) -> tuple[int, int]:
    """Any card of a hand."""
    cards = [(suit, rank) for suit in (0, 1, 2, 3) for rank in BITS[hands[seat << 2 | suit]]]
    return cards[int(stray * len(cards))]
