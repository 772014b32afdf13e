"""A position of Kseri in plain numbers, for imagined worlds and exact endings."""

from typing import Self

from sobremesa.games.kseri.house import BATCH, JACK, LEAVE, PLAIN, STEAL, House
from sobremesa.games.kseri.scoring import DOUBLE_KSERI, KSERI, MAJORITY


class Position:
    """All that matters for the rest of a deal.

    `top` is the card to match or -1, with `size`, `value` and `jacks` of the pile; per
    side the `points` won so far and the number of `cards`; `last` is the side that
    captured last or -1, `marker` the card that may be stolen or -1, from `owner`.
    `left` counts by rank the cards that are not public yet, `rest` all of them.
    """

    __slots__ = (
        "cards",
        "first",
        "hands",
        "house",
        "jacks",
        "last",
        "last_wild",
        "left",
        "marker",
        "owner",
        "points",
        "rest",
        "size",
        "stock",
        "top",
        "turn",
        "value",
    )

    house: House
    hands: list[list[int]]
    stock: list[int]
    top: int
    size: int
    value: int
    jacks: int
    points: list[int]
    cards: list[int]
    last: int
    last_wild: bool
    marker: int
    owner: int
    turn: int
    first: int
    left: list[int]
    rest: int

    def copy(self) -> Self:
        """An independent copy; the stock is shared, since nobody changes it in place."""
        other = type(self).__new__(type(self))
        for name in Position.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands = [hand.copy() for hand in self.hands]
        other.points = self.points.copy()
        other.cards = self.cards.copy()
        other.left = self.left.copy()
        return other

    def plays(self) -> list[int]:
        """What the seat on turn may play, in the order of `legal_moves`."""
        house = self.house
        held = list(dict.fromkeys(self.hands[self.turn]))
        plays = [card * 4 + PLAIN for card in held]
        if self.size and house.may_leave:
            ranks = (self.top >> 2, house.wild)
            plays += [card * 4 + LEAVE for card in held if card >> 2 in ranks]
        if self.marker >= 0 and not (house.never_last and self.rest == 1):
            rank = self.marker >> 2
            plays += [card * 4 + STEAL for card in held if card >> 2 == rank]
        return plays

    def play(self, play: int) -> None:
        """Carry out a play of the seat on turn (KS11), and the refill that may follow."""
        card, kind = play >> 2, play & 3
        rank = card >> 2
        self.hands[self.turn].remove(card)
        self.left[rank] -= 1
        self.rest -= 1
        marker, self.marker = self.marker, -1
        if kind == STEAL:
            self._steal(card, marker)
        elif kind == PLAIN and self.size and rank in (self.top >> 2, self.house.wild):
            self._capture(card)
        else:
            self._lay(card)
        self.turn = (self.turn + 1) % self.house.players
        if self.stock and not any(self.hands):
            self._refill()

    def _lay(self, card: int) -> None:
        self.top = card
        self.size += 1
        self.value += self.house.points[card]
        self.jacks += card >> 2 == JACK

    def _capture(self, card: int) -> None:
        house = self.house
        side = house.sides[self.turn]
        is_wild = card >> 2 == house.wild
        gain = self.value + house.points[card]
        if not is_wild:
            gain += house.exact[card] + house.exact[self.top]
            if self.size == 1 and not (house.never_last and not self.rest):  # KS13
                gain += KSERI
                if house.steals:
                    self.marker, self.owner = card, side
        if card >> 2 == JACK and self.jacks == self.size:
            gain += house.jacks_only  # KS-A11
        self.points[side] += gain
        self.cards[side] += self.size + 1
        self.last, self.last_wild = side, is_wild
        self.top, self.size, self.value, self.jacks = -1, 0, 0, 0

    def _steal(self, card: int, marker: int) -> None:
        """Take the marker of the kseri just made (KS14)."""
        house = self.house
        side = house.sides[self.turn]
        moved = house.points[marker] + house.exact[marker]
        self.points[self.owner] -= house.cancelled + moved
        self.points[side] += DOUBLE_KSERI + moved + house.points[card] + house.exact[card]
        self.cards[self.owner] -= 1
        self.cards[side] += 2
        self.last, self.last_wild = side, False

    def _refill(self) -> None:
        """Four more for everybody (KS16), in packets of two."""
        players = self.house.players
        size = players * BATCH
        batch = self.stock[: -size - 1 : -1]
        self.stock = self.stock[:-size]
        for place in range(players):
            at = 2 * place
            later = at + 2 * players
            seat = (self.first + place) % players
            self.hands[seat] = [*batch[at : at + 2], *batch[later : later + 2]]

    def result(self) -> list[int]:
        """The points of each side once all cards are played (KS18, KS19)."""
        house = self.house
        points, cards = self.points.copy(), self.cards.copy()
        if self.last >= 0:
            points[self.last] += house.last_capture + self.value
            cards[self.last] += self.size
            if self.size == 1 and house.leftover_kseri and not self.last_wild:
                points[self.last] += KSERI
        most = max(cards)
        if cards.count(most) == 1:
            points[cards.index(most)] += MAJORITY
        return points
