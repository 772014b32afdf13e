"""What the plays since the last refill say about the hands that they were made from.

A hand is the more likely, the more of these plays the rule of thumb would have made from
it. It need not be how the others play, so the evidence is tempered.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sobremesa.games.kseri.house import BATCH, code_of
from sobremesa.games.kseri.playout import chooser
from sobremesa.games.kseri.position import Position
from sobremesa.games.kseri.reading import codes, read_pile
from sobremesa.games.kseri.state import KseriState


class Clue(NamedTuple):
    """A play of another seat, and how the table looked to it.

    `held` is what the seat is known to have held: the card, and those it played later.
    """

    seat: int
    held: list[int]
    kind: int
    at: Position
    chance: Sequence[float]
    is_last: bool


class Evidence:
    """Clues to the hidden hands, and the weight that they give to a guess.

    doubt: how often the others are taken to play anything
    trust: the power of the likelihood that counts
    """

    def __init__(self, view: KseriState, known: Position, doubt: float, trust: float) -> None:
        self.clues = list(_clues(view, known)) if trust else []
        self._choose = chooser(known.house)
        self._doubt = doubt
        self._trust = trust

    def weight(self, hands: Sequence[list[int]]) -> float:
        """How well the clues fit to these hands."""
        likelihood = 1.0
        for clue in self.clues:
            hand = clue.held + hands[clue.seat]
            by_chance = self._doubt / len(hand)
            likelihood *= by_chance + (1 - self._doubt) * self._explains(clue, hand)
        weight: float = likelihood**self._trust
        return weight

    def _explains(self, clue: Clue, hand: list[int]) -> bool:
        """Whether the rule of thumb plays the first card of the hand."""
        at = clue.at
        chosen = self._choose(
            hand,
            at.top,
            at.size,
            at.value,
            at.jacks,
            at.marker,
            at.left,
            clue.chance,
            clue.is_last,
        )
        return chosen == clue.kind


def _clues(view: KseriState, known: Position) -> Iterator[Clue]:
    """The plays since the last refill out of hands that are still hidden."""
    plays = [code_of(move) for move in view.plays]
    players = known.house.players
    seats = [(known.turn - back) % players for back in range(len(plays), 0, -1)]
    at = _opening(view, known, plays, seats)
    begun = len(plays) - sum(BATCH - len(hand) for hand in known.hands)
    for number, (play, seat) in enumerate(zip(plays, seats, strict=True)):
        if number >= begun and -1 in known.hands[seat]:
            yield _clue(known, at.copy(), play & 3, seat)
        at.play(play)


def _clue(known: Position, at: Position, kind: int, seat: int) -> Clue:
    ahead = (seat + 1) % known.house.players
    size = len(at.hands[seat]) + len(known.hands[seat])
    next_size = len(at.hands[ahead]) + len(known.hands[ahead])
    if not next_size and known.stock:
        next_size = BATCH
    chance = known.house.chances[next_size][at.rest - size]
    return Clue(seat, at.hands[seat], kind, at, chance, known.house.never_last and at.rest == 1)


def _opening(view: KseriState, known: Position, plays: list[int], seats: list[int]) -> Position:
    """The start of the deal, where each seat holds what it was to play since then."""
    at = known.copy()
    at.hands = [[] for _ in known.hands]
    at.stock = []
    at.marker = -1
    for play, seat in zip(plays, seats, strict=True):
        at.hands[seat].append(play >> 2)
        at.left[play >> 4] += 1
    at.rest += len(plays)
    at.turn = (known.turn - len(plays)) % known.house.players
    read_pile(at, codes(list(view.opening)))
    return at
