"""Tiny: everybody holds three cards and plays one a round; the highest card scores a point."""

import dataclasses
import re
from typing import Any

from sobremesa.engine.cards import RANKS, pack
from sobremesa.engine.game import Game
from sobremesa.engine.rules import Rules, option
from sobremesa.engine.state import Family, Sight, State, totals

_HELD = 3


@dataclasses.dataclass(frozen=True)
class TinyRules(Rules):
    players: int = option(2, 3)
    deals: int = option(2, 1)

    @classmethod
    def presets(cls):
        return {"standard": {}, "crowd": {"players": 3}}

    @property
    def seats(self) -> int:
        return self.players


class TinyState(State):
    __slots__ = ("hand", "stock", "table")

    FAMILIES = (
        Family("hand", Sight.OWNER, 1),
        Family("stock", Sight.NONE),
        Family("table", Sight.ALL, 1),
    )

    def clone(self):
        copy = type(self).__new__(type(self))
        copy._copy_base(self)
        copy.hand = [hand.copy() for hand in self.hand]
        copy.stock = self.stock.copy()
        copy.table = [cards.copy() for cards in self.table]
        return copy


class Tiny(Game[TinyState]):
    id = "tiny"
    rules_type = TinyRules

    def start(self, rules, dealer, chance):
        state = TinyState.fresh(rules, dealer, chance)
        return state, _deal(state)

    def pack(self, state):
        return pack()

    def is_move(self, text):
        return re.fullmatch("[A2-9TJQK][CDHS]", text) is not None

    def legal_moves(self, state, seat):
        return state.hand[seat].copy() if seat == state.turn else []

    def refusal(self, state, seat, move):
        return "not_in_hand"

    def apply(self, state, seat, move):
        state.hand[seat].remove(move)
        state.table[seat].append(move)
        events: list[Any] = [("move", move, f"hand.{seat}", f"table.{seat}")]
        state.turn = (seat + 1) % state.rules.players
        if any(state.hand):
            return [*events, ("turn", state.turn)]
        return events + _end_deal(state)

    def winners(self, state):
        return _leaders(state)


def _deal(state):
    players = state.rules.players
    state.stock = state.shuffle(pack())
    state.hand = [[] for _ in range(players)]
    state.table = [[] for _ in range(players)]
    events: list[Any] = [("deal", state.deal, state.dealer)]
    for _ in range(_HELD):
        for seat in range(players):
            card = state.stock.pop()
            state.hand[seat].append(card)
            events.append(("move", card, "stock", f"hand.{seat}"))
    state.turn = (state.dealer + 1) % players
    return [*events, ("turn", state.turn)]


def _end_deal(state):
    points = [0] * state.rules.players
    for cards in zip(*state.table, strict=True):
        ranks = [RANKS.index(card[0]) for card in cards]
        points[ranks.index(max(ranks))] += 1
    state.points.append(points)
    events: list[Any] = [("points", state.deal, points, [{"rounds": won} for won in points])]
    if len(state.points) == state.rules.deals:
        state.turn = None
        return [*events, ("over", _leaders(state))]
    state.deal += 1
    return events + _deal(state)


def _leaders(state):
    sums = totals(state.points, state.rules.players)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]
