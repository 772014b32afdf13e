"""From a view to plain numbers: what is known, and where the unseen cards lie."""

from collections import Counter

from sobremesa.engine.cards import HIDDEN
from sobremesa.games.kseri.house import CODES, JACK, House, house_of
from sobremesa.games.kseri.position import Position
from sobremesa.games.kseri.state import KseriState


def position_of(view: KseriState) -> Position:
    """The position as far as it is known; unseen cards are -1."""
    house = house_of(view.rules)
    known = Position()
    known.house = house
    known.hands = [codes(hand) for hand in view.hand]
    known.stock = codes(view.stock)
    read_pile(known, codes(view.pile))
    known.points = [_points(view, house, side) for side in range(view.rules.side_count)]
    known.cards = [len(won) for won in view.won]
    known.last, known.last_wild = view.last_capture or (-1, False)
    known.owner = view.stealable or 0
    is_loose = house.steals and view.stealable is not None
    known.marker = CODES[view.kseris[known.owner][-1].marker] if is_loose else -1
    known.turn = view.turn or 0
    known.first = (view.dealer + 1) % house.players
    known.rest = len(known.stock) + sum(map(len, known.hands))
    known.left = _left(view, house)
    return known


def unseen_of(view: KseriState) -> list[int]:
    """The cards that the view does not show, sorted."""
    unseen = Counter(dict.fromkeys(CODES.values(), view.rules.packs))
    for zone in view.zones():
        unseen.subtract(CODES[card] for card in zone.cards if card != HIDDEN)
    return list(unseen.elements())


def codes(cards: list[str]) -> list[int]:
    """Cards as numbers, unseen ones as -1."""
    return [-1 if card == HIDDEN else CODES[card] for card in cards]


def read_pile(known: Position, pile: list[int]) -> None:
    """Lay the cards on the table, which holds no others."""
    known.top = pile[-1] if pile else -1
    known.size = len(pile)
    known.value = sum(known.house.points[card] for card in pile)
    known.jacks = sum(card >> 2 == JACK for card in pile)


def _points(view: KseriState, house: House, side: int) -> int:
    """What the side has won so far."""
    bonuses = sum(bonus.points for bonus in view.kseris[side])
    won = sum(house.points[card] for card in codes(view.won[side]))
    return won + bonuses + view.jacks_only[side] + view.exact_twos[side]


def _left(view: KseriState, house: House) -> list[int]:
    """How many cards of each rank are not public yet."""
    left = [4 * house.packs] * 13
    for card in codes([*view.pile, *(card for won in view.won for card in won)]):
        left[card >> 2] -= 1
    return left
