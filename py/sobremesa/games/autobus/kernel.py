"""The rules of Autobus over plain ints, for playouts; `rules.py` is what they must agree with.

A card is its rank 1-13, a joker 0: suits never matter (AB12). Ladders are told by how many
of them want a rank, spaces by their ranks, sizes and jokers.
"""

from collections.abc import Callable

ACE, KING, JOKER = 1, 13, 0
HOLE = -1
"""A card that is not known."""

HAND_CARDS = 4
SPACES = range(4)
_PLACE = 14

Random01 = Callable[[], float]


class World:
    """One imagined table.

    stock: drawn from its end; `left` tells how many of it remain
    done: the cards of completed ladders
    wants: by rank, how many ladders want it; an ace can always start one (AB11)
    marked: the ladders with jokers, `wanted rank << 14 | bits of the ranks that are jokers`
    rank, size, jokers: per seat and space its rank, 0 where empty, its cards, bits of jokers
    turns, moved: the number of the turn, and of the last one in which a card was moved
    random: where shuffles come from
    """

    __slots__ = (
        "done",
        "hand",
        "jokers",
        "left",
        "main",
        "marked",
        "moved",
        "random",
        "rank",
        "size",
        "stock",
        "turn",
        "turns",
        "wants",
        "wild",
    )

    stock: list[int]
    left: int
    done: list[int]
    main: list[list[int]]
    hand: list[list[int]]
    rank: list[list[int]]
    size: list[list[int]]
    jokers: list[list[int]]
    wants: list[int]
    marked: list[int]
    wild: bool
    turn: int
    turns: int
    moved: int
    random: Random01

    def clone(self) -> "World":
        """An independent copy; the stock is never changed in place."""
        copy = World.__new__(World)
        copy.stock = self.stock
        copy.left = self.left
        copy.done = self.done[:]
        copy.main = [cards[:] for cards in self.main]
        copy.hand = [cards[:] for cards in self.hand]
        copy.rank = [ranks[:] for ranks in self.rank]
        copy.size = [sizes[:] for sizes in self.size]
        copy.jokers = [bits[:] for bits in self.jokers]
        copy.wants = self.wants[:]
        copy.marked = self.marked[:]
        copy.wild = self.wild
        copy.turn = self.turn
        copy.turns = self.turns
        copy.moved = self.moved
        copy.random = self.random
        return copy

    def climb(self, rank: int, card: int) -> None:
        """Put a card on a ladder that wants the rank (AB12), on one with jokers if there is."""
        wants = self.wants
        if rank > ACE:
            wants[rank] -= 1
        if rank < KING:
            wants[rank + 1] += 1
        if self.marked or not card:
            self._mark(rank, card)
        elif rank == KING:
            self.done += range(ACE, KING + 1)

    def _mark(self, rank: int, card: int) -> None:
        bits = 0
        if rank > ACE:
            for entry in self.marked:
                if entry >> _PLACE == rank:
                    self.marked.remove(entry)
                    bits = entry & (1 << _PLACE) - 1
                    break
        if not card:
            bits |= 1 << rank
        if rank == KING:
            self.done += [0 if bits >> step & 1 else step for step in range(ACE, KING + 1)]
        elif bits:
            self.marked.append(rank + 1 << _PLACE | bits)

    def play_main(self, seat: int, rank: int) -> bool:
        """The top of the main pile goes on a ladder; whether that wins (AB3)."""
        pile = self.main[seat]
        card = pile.pop()
        self.moved = self.turns
        self.climb(rank, card)
        return not pile

    def play_hand(self, seat: int, card: int, rank: int) -> None:
        """A hand card goes on a ladder; an emptied hand is filled (AB7)."""
        hand = self.hand[seat]
        hand.remove(card)
        self.moved = self.turns
        self.climb(rank, card)
        if not hand:
            self.refill(seat)

    def play_space(self, seat: int, space: int, rank: int) -> None:
        """The top of an auxiliary pile goes on a ladder (AB14)."""
        size = self.size[seat][space] - 1
        self.size[seat][space] = size
        card = self.rank[seat][space]
        bits = self.jokers[seat][space]
        if bits >> size:
            self.jokers[seat][space] = bits ^ 1 << size
            card = JOKER
        if not size:
            self.rank[seat][space] = 0
        self.moved = self.turns
        self.climb(rank, card)

    def lay(self, seat: int, card: int, space: int, rank: int) -> None:
        """A hand card goes to a space, which has or gets the rank; the turn is over (AB19)."""
        self.hand[seat].remove(card)
        size = self.size[seat][space]
        if not card:
            self.jokers[seat][space] |= 1 << size
        self.rank[seat][space] = rank
        self.size[seat][space] = size + 1
        self.moved = self.turns
        self.pass_on(seat)

    def bus(self, seat: int, card: int) -> None:
        """A hand card goes under the main pile; the turn is over (AB21)."""
        self.hand[seat].remove(card)
        self.main[seat].insert(0, card)
        self.moved = self.turns
        self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        """The next seat begins its turn and fills its hand (AB6)."""
        self.turns += 1
        seat += 1
        if seat == len(self.main):
            seat = 0
        self.turn = seat
        if len(self.hand[seat]) < HAND_CARDS:
            self.refill(seat)

    def refill(self, seat: int) -> None:
        """Fill the hand to four as far as there are cards (AB6, AB-A13)."""
        hand = self.hand[seat]
        missing = HAND_CARDS - len(hand)
        left = self.left
        if missing > left:
            hand += self.stock[:left][::-1]
            missing -= left
            self._reshuffle()
            left = self.left
            missing = min(missing, left)
        if missing:
            hand += self.stock[left - missing : left][::-1]
            self.left = left - missing

    def _reshuffle(self) -> None:
        """The completed ladders become the stock (AB25)."""
        cards = self.done
        random = self.random
        for place in range(len(cards) - 1, 0, -1):
            other = int(random() * (place + 1))
            cards[place], cards[other] = cards[other], cards[place]
        self.stock = cards
        self.left = len(cards)
        self.done = []

    def is_dead(self) -> bool:
        """Whether a turn without a move ends the game in a draw (AB26)."""
        seats = range(len(self.main))
        if self.left or self.done or self.turns - self.moved < len(self.main):
            return False
        return not any(self._can_play(seat) for seat in seats)

    def _can_play(self, seat: int) -> bool:
        cards = [self.main[seat][-1], *self.hand[seat]]
        for space in SPACES:
            rank = self.rank[seat][space]
            if rank:
                cards.append(JOKER if self.wild and self.has_joker(seat, space) else rank)
        return any(not card or self.wants[card] for card in cards)

    def has_joker(self, seat: int, space: int) -> bool:
        """Whether a joker lies on top of the space."""
        bits = self.jokers[seat][space]
        return bits > 0 and bits >> self.size[seat][space] - 1 == 1
