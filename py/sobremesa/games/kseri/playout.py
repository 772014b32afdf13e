"""Playing an imagined deal to its end by rule of thumb, on local variables alone.

Everybody plays as the greedy player of `bot.py` does, from the own hand and the public
cards, now and then any card instead.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from sobremesa.games.kseri.house import BATCH, JACK, LEAVE, PLAIN, STEAL, House
from sobremesa.games.kseri.position import Position
from sobremesa.games.kseri.scoring import DOUBLE_KSERI, KSERI, MAJORITY

SHARE = 0.12
JACK_FUTURE = 3.0
EMPTY_TABLE = 1.0
LONE_JACK = 50.0
_NEVER = -1e9

Chooser = Callable[[Sequence[int], int, int, int, int, int, list[int], Sequence[float], bool], int]


@lru_cache(maxsize=64)
def chooser(house: House) -> Chooser:
    """The rule of thumb of a table; it gives the index in the hand times 4 plus the kind."""
    worths, exact, wild = house.points, house.exact, house.wild
    jacks_only, may_leave = house.jacks_only, house.may_leave
    stolen = DOUBLE_KSERI + house.cancelled
    at_risk = stolen if house.steals else 0

    def choose(
        hand: Sequence[int],
        top: int,
        size: int,
        value: int,
        jacks: int,
        marker: int,
        left: list[int],
        chance: Sequence[float],
        is_last: bool,
    ) -> int:
        matched = top >> 2
        for card in hand:
            left[card >> 2] -= 1
        by_jack = left[JACK] if wild >= 0 else 0
        pile = value + SHARE * (size + 1)
        best, chosen, index = _NEVER, 0, 0
        for card in hand:
            rank = card >> 2
            unseen = left[rank]
            taken = pile + worths[card]
            kind = PLAIN
            if size and rank in (matched, wild):
                worth = taken + EMPTY_TABLE
                if rank == wild:
                    worth -= JACK_FUTURE
                else:
                    worth += exact[card] + exact[top]
                    if size == 1 and not is_last:
                        worth += KSERI - at_risk * chance[unseen]
                        left_there = -taken * chance[unseen + by_jack]
                        if left_there > worth and may_leave:
                            worth, kind = left_there, LEAVE
                if jacks_only and rank == JACK and jacks == size:
                    worth += jacks_only
            elif rank == wild:
                worth = -taken * chance[unseen] - (JACK_FUTURE if size else LONE_JACK)
            else:
                lone = exact[card] if size else KSERI + exact[card]
                worth = -lone * chance[unseen] - taken * chance[unseen + by_jack]
            if marker >= 0 and marker >> 2 == rank and not is_last:
                worth = stolen + worths[card] + worths[marker] + 2 * SHARE + EMPTY_TABLE
                kind = STEAL
            if worth > best:
                best, chosen = worth, index + kind
            index += 4
        for card in hand:
            left[card >> 2] += 1
        return chosen

    return choose


def play_out(
    start: Position, first: int, dice: Sequence[float], noise: float, refills: int
) -> list[float]:
    """What each side has after the play `first` and a rule of thumb from then on.

    dice: a number below 1 for each card still to be played; those below `noise` play any
    refills: how many refills are played through; at the next one the position is judged
    """
    house = start.house
    choose = chooser(house)
    players, sides, worths, exact, wild = (
        house.players,
        house.sides,
        house.points,
        house.exact,
        house.wild,
    )
    never_last, steals, jacks_only = house.never_last, house.steals, house.jacks_only
    chances = house.chances
    hands = [hand.copy() for hand in start.hands]
    points: list[float] = [*start.points]
    cards, left = start.cards.copy(), start.left.copy()
    stock, top, size, value = start.stock, start.top, start.size, start.value
    jacks, last, last_wild, marker = start.jacks, start.last, start.last_wild, start.marker
    owner, turn, rest = start.owner, start.turn, start.rest
    left_in_stock = len(stock)
    held = sum(map(len, hands))
    batch = players * BATCH
    card, kind = first >> 2, first & 3
    hand = hands[turn]
    hand.remove(card)
    while True:
        rank = card >> 2
        rest -= 1
        held -= 1
        left[rank] -= 1
        if kind == STEAL and marker >= 0:
            side = sides[turn]
            moved = worths[marker] + exact[marker]
            points[owner] -= house.cancelled + moved
            points[side] += DOUBLE_KSERI + moved + worths[card] + exact[card]
            cards[owner] -= 1
            cards[side] += 2
            last, last_wild, marker = side, False, -1
        elif size and kind != LEAVE and (rank == top >> 2 or rank == wild):
            side = sides[turn]
            points[side] += value + worths[card]
            cards[side] += size + 1
            last = side
            marker = -1
            last_wild = rank == wild
            if not last_wild:
                points[side] += exact[card] + exact[top]
                if size == 1 and (rest or not never_last):
                    points[side] += KSERI
                    if steals:
                        marker, owner = card, side
            if jacks_only and rank == JACK and jacks == size:
                points[side] += jacks_only
            top, size, value, jacks = -1, 0, 0, 0
        else:
            marker = -1
            top = card
            size += 1
            value += worths[card]
            if rank == JACK:
                jacks += 1
        turn += 1
        if turn == players:
            turn = 0
        if not held:
            if not left_in_stock:
                break
            if not refills:
                pile = _hope(house, left, top, size, value, chances[BATCH][rest])
                points[sides[start.first]] += pile
                return [own + SHARE * many for own, many in zip(points, cards, strict=True)]
            refills -= 1
            for place in range(players):
                at = left_in_stock - 2 * place
                later = at - 2 * players
                hands[(start.first + place) % players] = [
                    stock[at - 1],
                    stock[at - 2],
                    stock[later - 1],
                    stock[later - 2],
                ]
            left_in_stock -= batch
            held = batch
        hand = hands[turn]
        many = len(hand)
        die = dice[rest - 1]
        kind = PLAIN
        if die < noise:
            card = hand.pop(int(die / noise * many))
        elif many == 1 and marker < 0 and size != 1:
            card = hand.pop()
        else:
            ahead = len(hands[turn + 1 if turn + 1 < players else 0])
            if not ahead and left_in_stock:
                ahead = BATCH
            chosen = choose(
                hand,
                top,
                size,
                value,
                jacks,
                marker,
                left,
                chances[ahead][rest - many],
                never_last and rest == 1,
            )
            card = hand.pop(chosen >> 2)
            kind = chosen & 3
    if last >= 0:
        points[last] += house.last_capture + value
        cards[last] += size
        if size == 1 and house.leftover_kseri and not last_wild:
            points[last] += KSERI
    most = max(cards)
    if cards.count(most) == 1:
        points[cards.index(most)] += MAJORITY
    return points


def _hope(
    house: House, left: list[int], top: int, size: int, value: int, chance: Sequence[float]
) -> float:
    """What a player with a new hand may hope to win from the pile."""
    if not size:
        return 0.0
    rank = top >> 2
    wanted = left[rank]
    lone = KSERI if size == 1 and rank != house.wild else 0
    by_jack = left[JACK] if rank != house.wild >= 0 else 0
    return lone * chance[wanted] + (value + SHARE * size) * chance[wanted + by_jack]
