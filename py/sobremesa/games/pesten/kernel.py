"""A hand of Pesten in numbers, played to its end by rule of thumb as fast as Python can.

Cards are 0 to 51, suit by suit, and 52 for a joker; called suits are 1 to 4, and 0 for
none; seats are those dealt in, from 0. Whoever plays by rule of thumb looks at the own
hand and at what lies open, and always announces the last card.
"""

from collections.abc import Callable
from typing import NamedTuple

from sobremesa.games.pesten.tables import (
    ACE,
    DRAWS,
    EIGHT,
    FIVE,
    FOUR,
    JOKER_CODE,
    JOKERS,
    KING_DRAWS,
    KING_TURNS,
    SEVEN,
    SIZES,
    TWO,
    Tables,
)
from sobremesa.games.pesten.turns import MOST_TURNS

DRAW = -1
PASS = -2
NOBODY = -1

Chooser = Callable[[int, list[int]], tuple[int, int]]
"""From a seat and what it may do to the act and the suit that it names, if any."""


class World(NamedTuple):
    """A position with every card known; `drawn` is a card or NOBODY, `idle` a bit per seat."""

    hands: list[list[int]]
    stock: list[int]
    pile: list[int]
    seat: int
    direction: int = 1
    called: int = 0
    pending: int = 0
    skips: tuple[int, ...] = (0,) * 8
    extra: bool = False
    drawn: int = NOBODY
    turns: int = 0
    stirred: bool = False
    idle: int = 0


def play_out(
    tables: Tables,
    world: World,
    act: int,
    suit: int,
    random: Callable[[], float],
    whims: float,
    most_acts: int,
    choose: Chooser | None = None,
) -> tuple[int, list[list[int]]]:
    """Who has won once `act` is played and then more, and the hands that are left.

    NOBODY has won a hand that is blocked, or not over after `most_acts`. `whims` is the
    chance that a card is played at random. `choose` decides instead of the rule of thumb.
    """
    fits, counters, effects = tables.fits, tables.counters, tables.effects
    names, bars, optional_seven = tables.names, tables.bars, tables.optional_seven
    hands = [hand.copy() for hand in world.hands]
    stock, pile, skips = world.stock.copy(), world.pile.copy(), list(world.skips)
    _, _, _, seat, direction, called, pending, _, extra, drawn, turns, stirred, idle = world
    seats = len(hands)
    everybody = (1 << seats) - 1
    hand = hands[seat]
    for _ in range(most_acts):
        is_over = True
        again = next_draws = extra_turn = False
        if act >= 0:
            hand.remove(act)
            pile.append(act)
            called = suit
            stirred = True
            effect = effects[act]
            if not hand and (not effect or tables.free_end):
                return seat, hands
            if effect:
                if effect == TWO:
                    pending += 2
                elif effect == SEVEN:
                    extra_turn = True
                elif effect == EIGHT:
                    skips[(seat + direction) % seats] += 1
                elif effect == ACE:
                    direction = -direction
                    again = seats == 2
                elif effect == DRAWS:
                    if pending and tables.doubles and pile[-2] == JOKER_CODE:
                        pending *= 2
                    else:
                        pending += tables.joker_draw
                elif effect == FOUR:
                    skips[(seat + direction) % seats] += 2
                elif effect == FIVE:
                    for step in range(1, seats):
                        if not stock:
                            stock = _recycled(pile, random)
                            if not stock:
                                break
                        hands[(seat + step) % seats].append(stock.pop())
                elif effect == KING_TURNS:
                    direction = -direction
                    skips[(seat + direction) % seats] += 1
                elif effect == KING_DRAWS:
                    next_draws = True
                if not hand:
                    if not stock:
                        stock = _recycled(pile, random)
                        if not stock:
                            return seat, hands
                    hand.append(stock.pop())
        elif act == DRAW:
            before = len(hand)
            for _ in range(pending or 1):
                if not stock:
                    stock = _recycled(pile, random)
                    if not stock:
                        break
                hand.append(stock.pop())
            if len(hand) > before:
                stirred = True
                idle = 0
            if pending:
                pending = 0
                is_over = not tables.keeps_turn
            elif len(hand) > before and fits[called][pile[-1]][hand[-1]]:
                drawn = hand[-1]
                is_over = False
        if is_over:
            turns += 1
            if stirred:
                stirred = False
                idle = 0
            else:
                idle |= 1 << seat
            if turns == MOST_TURNS or idle == everybody:
                return NOBODY, hands
            drawn = NOBODY
            extra = extra_turn
            if not (again or extra_turn):
                seat = (seat + direction) % seats
                while skips[seat]:
                    skips[seat] -= 1
                    seat = (seat + direction) % seats
                hand = hands[seat]
                if next_draws:
                    if not stock:
                        stock = _recycled(pile, random)
                    if stock:
                        hand.append(stock.pop())
                        stirred = True
                        idle = 0
        suit = 0
        if drawn >= 0:
            act = drawn
            if choose:
                act, suit = choose(seat, [drawn, PASS])
            elif names[act]:
                suit = _longest(tables, hand, act)
            continue
        row = counters[pile[-1]] if pending else fits[called][pile[-1]]
        legal = [card for card in hand if row[card]]
        if len(hand) == 1 and bars[hand[0]]:
            legal = []
        if choose:
            free = extra and optional_seven
            may_draw = pending or (tables.voluntary and (stock or len(pile) > 1))
            more = [DRAW] if not legal or (may_draw and not free) else []
            act, suit = choose(seat, legal + more + ([PASS] if free else []))
            continue
        if not legal:
            act = PASS if extra and optional_seven else DRAW
            continue
        act = legal[0]
        if len(legal) > 1:
            if random() < whims:
                act = legal[int(random() * len(legal))]
            else:
                act = preferred(tables, hand, legal, len(hands[(seat + direction) % seats]))
        if names[act]:
            suit = _longest(tables, hand, act)
    return NOBODY, hands


def preferred(tables: Tables, hand: list[int], legal: list[int], other: int) -> int:
    """The card to play by rule of thumb while the next player holds `other` cards."""
    groups, follows = tables.groups, tables.follows
    counts = _counts(groups, hand)
    held = len(hand)
    worth = tables.worth[held if held < SIZES else SIZES - 1][other if other < SIZES else SIZES - 1]
    best = -1e9
    act = legal[0]
    for card in legal:
        value = worth[card] + follows[card][counts[groups[card]]]
        if value > best:
            best = value
            act = card
    return act


def _counts(groups: tuple[int, ...], hand: list[int]) -> list[int]:
    """How many cards of the hand follow a card of each group, itself among them."""
    counts = [0, 0, 0, 0, 0, 0]
    for card in hand:
        counts[groups[card]] += 1
    jokers = counts[JOKERS]
    if jokers:
        counts = [count + jokers for count in counts]
    counts[JOKERS] = len(hand)
    counts[5] = max(counts[:4]) + 1
    return counts


def _longest(tables: Tables, hand: list[int], act: int) -> int:
    """The suit to name: that of most cards left."""
    counts = [0, 0, 0, 0]
    for card in hand:
        if card != act and card != JOKER_CODE:
            counts[card // 13] += 1
    return counts.index(max(counts)) + 1


def _recycled(pile: list[int], random: Callable[[], float]) -> list[int]:
    """A new stock of all discards but the top."""
    discards = pile[:-1]
    del pile[:-1]
    stock = sorted(discards, key=lambda _: random())
    stock.reverse()
    return stock
