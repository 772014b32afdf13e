"""The protocol that each game fulfils; everything else works through it."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar, Generic, TypeVar

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.chance import Chance
from sobremesa.engine.rules import Rules
from sobremesa.engine.sight import Event, fill
from sobremesa.engine.state import State

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game, without any state of its own.

    Events are tuples of a kind and values, never sentences:
    `("move", card, source_zone, target_zone)`, `("turn", seat)`,
    `("note", key, {values})`, `("points", deal, points_per_seat, breakdown)`,
    `("deal", number, dealer)` and `("over", winners)`. Only a `move` may hold a
    secret card; notes, points and breakdowns are public.
    """

    id: ClassVar[str]
    rules_type: ClassVar[type[Rules]]

    def needs_dealer(self, rules: Any) -> bool:
        """Whether a record has to name the first dealer."""
        return True

    @abstractmethod
    def start(self, rules: Any, dealer: int, chance: Chance) -> tuple[S, list[Event]]:
        """The state after the first deal, and the events of dealing."""

    @abstractmethod
    def pack(self, state: S) -> list[str]:
        """All cards in play in the running deal."""

    @abstractmethod
    def is_move(self, text: str) -> bool:
        """Whether the text has the form of a move of this game."""

    @abstractmethod
    def legal_moves(self, state: S, seat: int) -> list[str]:
        """What `seat` may do now, each move once, in an order that the state settles."""

    def is_legal(self, state: S, seat: int, move: str) -> bool:
        """Whether `seat` may make the move; a timed game accepts more times than it lists."""
        return move in self.legal_moves(state, seat)

    def may_act(self, state: S, seat: int) -> bool:
        """Whether it is for `seat` to act at all; otherwise it is `not_your_turn`."""
        return seat == state.turn

    def must_act(self, state: S, seat: int) -> bool:
        """Whether the match waits for this seat; any other may let an act go by."""
        return seat == state.turn

    @abstractmethod
    def refusal(self, state: S, seat: int, move: str) -> str:
        """The reason key why a well-formed move of a seat that may act is not legal."""

    @abstractmethod
    def apply(self, state: S, seat: int, move: str) -> list[Event]:
        """Carry out a legal move, and whatever follows from it by itself."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """The seats that share first place once the match is over."""

    def determinize(self, seen: S, seat: int, rng: random.Random) -> S:
        """A world that looks to `seat` just like its view `seen`."""
        return fill(seen, self.unseen(seen), rng)

    def unseen(self, seen: S) -> list[str]:
        """The cards of the pack that a view does not show, sorted."""
        missing = Counter(self.pack(seen))
        for zone in seen.zones():
            missing.subtract(card for card in zone.cards if card != HIDDEN)
        return list(missing.elements())
