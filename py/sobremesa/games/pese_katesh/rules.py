"""Pesë Katësh.

PK1   Four players, each for themselves; with `teams` opposite seats add up (PK21).
PK2   One French pack, ace high; there is never a trump (PK3).
PK4   A floor is four deals with fixed tasks: see `tasks`.
PK9   The whole pack is dealt, 13 cards each.
PK10  The dealer changes after every deal; with `extra_rotation` the change after a
      floor goes one seat further (PK-A5).
PK11  The player to the dealer's left leads the first trick, winners the others (PK-A6).
PK12  The leader plays any card.
PK13  Who holds the suit led must follow it.
PK14  Who does not may play any card; that shows a void, and everybody knows it.
PK15  The highest card of the suit led wins the trick.
PK16  Once all penalty cards of the task are in won tricks, the deal ends with that
      trick (PK-A2); cards not played are discarded unscored (PK-A12).
PK19  The match ends after all floors, 5, 3 or 1; the highest total wins, ties share.
"""

import random
import re

from sobremesa.engine.cards import NATURAL_CARDS
from sobremesa.engine.chance import Chance
from sobremesa.engine.game import Game
from sobremesa.engine.sight import Event
from sobremesa.engine.state import totals
from sobremesa.games.pese_katesh.options import SEATS, PeseKateshRules
from sobremesa.games.pese_katesh.state import PeseKateshState
from sobremesa.games.pese_katesh.tasks import TASKS, TRICK_CARDS
from sobremesa.games.pese_katesh.worlds import deal_unseen

_MOVE = re.compile(r"[A2-9TJQK][CDHS]")
_STRENGTH = {card: "23456789TJQKA".index(card[0]) for card in NATURAL_CARDS}
_HAND = tuple(f"hand.{seat}" for seat in range(SEATS))
_WON = tuple(f"won.{seat}" for seat in range(SEATS))
_NEXT = tuple((seat + 1) % SEATS for seat in range(SEATS))


class PeseKatesh(Game[PeseKateshState]):
    """The rules of Pesë Katësh."""

    id = "pese_katesh"
    rules_type = PeseKateshRules

    def start(
        self, rules: PeseKateshRules, dealer: int, chance: Chance
    ) -> tuple[PeseKateshState, list[Event]]:
        """The state after the first deal."""
        state = PeseKateshState.fresh(rules, dealer, chance)
        return state, _deal(state)

    def pack(self, state: PeseKateshState) -> list[str]:
        """One French pack."""
        return list(NATURAL_CARDS)

    def is_move(self, text: str) -> bool:
        """A card."""
        return _MOVE.fullmatch(text) is not None

    def legal_moves(self, state: PeseKateshState, seat: int) -> list[str]:
        """The cards of the suit led (PK13), or else the whole hand (PK12, PK14)."""
        if seat != state.turn:
            return []
        hand = state.hand[seat]
        if not state.trick:
            return hand.copy()
        led = state.trick[0][1]
        return [card for card in hand if card[1] == led] or hand.copy()

    def refusal(self, state: PeseKateshState, seat: int, move: str) -> str:
        """Why a move of the seat on turn is refused."""
        return "must_follow_suit" if move in state.hand[seat] else "not_in_hand"

    def apply(self, state: PeseKateshState, seat: int, move: str) -> list[Event]:
        """Play a card and let follow what follows."""
        trick = state.trick
        state.hand[seat].remove(move)
        trick.append(move)
        events: list[Event] = [("move", move, _HAND[seat], "trick")]
        led = trick[0][1]
        if move[1] != led and led not in state.voids[seat]:  # PK14
            state.voids[seat] += led
            events.append(("note", "void", {"seat": seat, "suit": led}))
        if len(trick) == TRICK_CARDS:
            return _end_trick(state, events)
        state.turn = _NEXT[seat]
        events.append(("turn", state.turn))
        return events

    def winners(self, state: PeseKateshState) -> list[int]:
        """Every seat with the highest total, or both partners of the better pair."""
        return _leaders(state)

    def determinize(self, seen: PeseKateshState, seat: int, rng: random.Random) -> PeseKateshState:
        """A world drawn uniformly from all deals that respect the voids shown."""
        return deal_unseen(seen, self.unseen(seen), rng)

    def unseen(self, seen: PeseKateshState) -> list[str]:
        """The cards of the pack that a view does not show, sorted."""
        shown = {card for zone in seen.zones() for card in zone.cards}
        return [card for card in NATURAL_CARDS if card not in shown]


def _deal(state: PeseKateshState) -> list[Event]:
    """Shuffle and deal one at a time; the dealer's left leads (PK9, PK11)."""
    task = state.task
    stock = state.stock = state.shuffle(list(NATURAL_CARDS))
    state.hand = [[] for _ in range(SEATS)]
    state.trick = []
    state.won = [[] for _ in range(SEATS)]
    state.penalties_left = len(task.penalties)
    state.voids = [""] * SEATS
    state.leader = state.turn = seat = _NEXT[state.dealer]
    events: list[Event] = [
        ("deal", state.deal, state.dealer),
        ("note", f"task_{task.key}", {"floor": state.floor + 1}),
    ]
    while stock:
        card = stock.pop()
        state.hand[seat].append(card)
        events.append(("move", card, "stock", _HAND[seat]))
        seat = _NEXT[seat]
    events.append(("turn", state.turn))
    return events


def _end_trick(state: PeseKateshState, events: list[Event]) -> list[Event]:
    """Award the trick (PK15); the deal may be over (PK16)."""
    trick, state.trick = state.trick, []
    winner = (state.leader + _best(trick)) % SEATS
    heap = _WON[winner]
    task = state.task
    state.won[winner] += trick
    state.penalties_left -= len(task.penalties.intersection(trick))
    events.append(("note", "trick", {"seat": winner, "points": task.worth(trick)}))
    events += [("move", card, "trick", heap) for card in trick]
    state.leader = state.turn = winner  # PK-A6
    if not state.hand[winner]:
        return events + _end_deal(state)
    if task.penalties and not state.penalties_left:  # PK-A10
        return [*events, ("note", "early_end", {}), *_end_deal(state)]
    events.append(("turn", winner))
    return events


def _best(trick: list[str]) -> int:
    """The index of the winning card."""
    led = trick[0][1]
    best = index = 0
    for index, card in enumerate(trick):
        if card[1] == led and _STRENGTH[card] > _STRENGTH[trick[best]]:
            best = index
    return best


def _end_deal(state: PeseKateshState) -> list[Event]:
    """Write the points down, then deal again or end the match (PK18, PK19)."""
    task = state.task
    points = [task.worth(won) for won in state.won]
    state.points.append(points)
    reasons = [{task.key: own} for own in points]
    events: list[Event] = [("points", state.deal, points, reasons)]
    if len(state.points) == state.rules.floors * len(TASKS):
        state.turn = None
        return [*events, ("over", _leaders(state))]
    state.deal += 1
    ends_floor = state.deal % len(TASKS) == 0
    steps = 2 if ends_floor and state.rules.extra_rotation else 1  # PK10
    state.dealer = (state.dealer + steps) % SEATS
    return events + _deal(state)


def _leaders(state: PeseKateshState) -> list[int]:
    sums = totals(state.points, SEATS)
    if state.rules.teams:  # PK21
        sums = [own + partners for own, partners in zip(sums, sums[2:] + sums[:2], strict=True)]
    best = max(sums)
    return [seat for seat, total in enumerate(sums) if total == best]
