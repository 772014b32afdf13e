"""Kseri.

KS3   A card captures by rank; only the top card of the pile matters.
KS4   A jack captures any pile that is not empty (switch `jack_wild`).
KS5   A wild jack never makes a kseri.
KS11  A turn is one card from hand.
KS12  A capture takes the whole pile.
KS13  Capturing a pile of one card by rank is a kseri: 10 points, and its card lies
      face up in the captured heap as a marker.
KS14  The next player may take that marker with a card of its rank: a double kseri,
      20 points instead of the 10 (KS-A2, KS-A3). It cannot be taken back (KS-A4).
KS15  Otherwise, or by choice, the card stays on the pile.
KS16  When all hands are empty everybody gets four more; the pile gets none.
KS17  The deal ends when stock and hands are empty.
KS18  The side that captured last takes what is left; a lone leftover makes a kseri
      unless that capture was a wild jack's (KS-A9).
KS19  Points: see `scoring`.
KS20  The match ends after a deal when the highest total has reached the target alone.
"""

import re

from sobremesa.engine.cards import pack
from sobremesa.engine.chance import Chance
from sobremesa.engine.game import Game
from sobremesa.engine.sight import Event
from sobremesa.engine.state import totals
from sobremesa.games.kseri.dealing import deal, deal_batch
from sobremesa.games.kseri.options import KseriRules
from sobremesa.games.kseri.scoring import DOUBLE_KSERI, KSERI, breakdown, sweep
from sobremesa.games.kseri.state import Bonus, KseriState

_MOVE = re.compile(r"[A2-9TJQK][CDHS](?: leave| steal)?")


class Kseri(Game[KseriState]):
    """The rules of Kseri and Pisti."""

    id = "kseri"
    rules_type = KseriRules

    def start(
        self, rules: KseriRules, dealer: int, chance: Chance
    ) -> tuple[KseriState, list[Event]]:
        """The state after the first deal."""
        state = KseriState.fresh(rules, dealer, chance)
        return state, deal(state)

    def pack(self, state: KseriState) -> list[str]:
        """One or two packs."""
        return pack(state.rules.packs)

    def is_move(self, text: str) -> bool:
        """`7H`, `7H leave` or `7H steal`."""
        return _MOVE.fullmatch(text) is not None

    def legal_moves(self, state: KseriState, seat: int) -> list[str]:
        """Every card in hand, then what may be left on the pile, then steals."""
        if seat != state.turn:
            return []
        moves = list(dict.fromkeys(state.hand[seat]))
        held = len(moves)
        if state.pile and state.rules.capture == "optional":  # KS-A8
            top = state.pile[-1][0]
            wild = "J" if state.rules.jack_wild else top
            for card in moves[:held]:
                if card[0] == top or card[0] == wild:
                    moves.append(f"{card} leave")
        if state.stealable is not None and may_steal(state):
            rank = state.kseris[state.stealable][-1].marker[0]
            for card in moves[:held]:
                if card[0] == rank:
                    moves.append(f"{card} steal")
        return moves

    def refusal(self, state: KseriState, seat: int, move: str) -> str:
        """Why a move of the seat on turn is refused."""
        if move[:2] not in state.hand[seat]:
            return "not_in_hand"
        return "cannot_leave" if move.endswith("leave") else "cannot_steal"

    def apply(self, state: KseriState, seat: int, move: str) -> list[Event]:
        """Play one card (KS11) and let follow what follows."""
        card = move[:2]
        kind = move[3:]
        state.hand[seat].remove(card)
        state.plays.append(move)
        stealable, state.stealable = state.stealable, None
        if kind == "steal" and stealable is not None:
            events = _steal(state, seat, card, stealable)
        elif kind != "leave" and captures(state, card):
            events = _capture(state, seat, card)
        else:
            state.pile.append(card)  # KS15
            events = [("move", card, f"hand.{seat}", "pile")]
        return _go_on(state, events)

    def winners(self, state: KseriState) -> list[int]:
        """Every seat of the side with the highest total."""
        return _leaders(state)


def captures(state: KseriState, card: str) -> bool:
    """Whether the card takes the pile if it is played on it (KS3, KS4)."""
    if not state.pile:
        return False
    return card[0] == state.pile[-1][0] or (card[0] == "J" and state.rules.jack_wild)


def may_steal(state: KseriState) -> bool:
    """Whether the rules allow this play to be a steal at all (KS-A2, KS-A9 `never`)."""
    return state.rules.double_kseri == "steal" and not _bars_last_card(state, hands_left=1)


def _bars_last_card(state: KseriState, *, hands_left: int) -> bool:
    """Whether the last card of the deal is played, and it may not make a kseri."""
    return (
        state.rules.final_kseri == "never"
        and not state.stock
        and sum(map(len, state.hand)) == hands_left
    )


def _capture(state: KseriState, seat: int, card: str) -> list[Event]:
    rules = state.rules
    side = rules.side(seat)
    by_wild_jack = card[0] == "J" and rules.jack_wild
    pile = state.pile
    top = pile[-1]
    state.pile = []
    state.won[side] += [*pile, card]
    state.last_capture = (side, by_wild_jack)
    heap = f"won.{side}"
    events: list[Event] = [
        ("move", card, f"hand.{seat}", "pile"),
        ("note", "capture", {"seat": seat, "cards": len(pile) + 1}),
        *(("move", taken, "pile", heap) for taken in (*pile, card)),
    ]
    if not by_wild_jack:
        state.exact_twos[side] += _exact_twos(state, card, top)
        if len(pile) == 1 and not _bars_last_card(state, hands_left=0):  # KS13
            state.kseris[side].append(Bonus(card, KSERI))
            state.stealable = side
            events.append(("note", "kseri", {"seat": seat, "card": card, "points": KSERI}))
    if rules.jacks_only_bonus and card[0] == "J" and all(one[0] == "J" for one in pile):
        state.jacks_only[side] += rules.jacks_only_bonus  # KS-A11, KS-A13
        events.append(("note", "jacks_only", {"seat": seat, "points": rules.jacks_only_bonus}))
    return events


def _steal(state: KseriState, seat: int, card: str, victim: int) -> list[Event]:
    """Take the newest marker of the victim's side (KS14)."""
    side = state.rules.side(seat)
    marker = state.kseris[victim].pop().marker
    if not state.rules.double_cancels_first:
        state.kseris[victim].append(Bonus("", KSERI))
    state.won[victim].remove(marker)
    state.won[side] += [marker, card]
    state.kseris[side].append(Bonus(card, DOUBLE_KSERI))
    state.exact_twos[victim] -= _exact_twos(state, marker)
    state.exact_twos[side] += _exact_twos(state, marker, card)
    state.last_capture = (side, False)
    heap = f"won.{side}"
    return [
        ("move", card, f"hand.{seat}", heap),
        ("move", marker, f"won.{victim}", heap),
        ("note", "double_kseri", {"seat": seat, "card": card, "points": DOUBLE_KSERI}),
    ]


def _exact_twos(state: KseriState, *matching: str) -> int:
    """The bonus of each 2♣ among the matching cards (KS-A29)."""
    return matching.count("2C") * state.rules.exact_two_of_clubs


def _go_on(state: KseriState, events: list[Event]) -> list[Event]:
    if any(state.hand):
        state.turn = ((state.turn or 0) + 1) % state.rules.players
        events.append(("turn", state.turn))
        return events
    if state.stock:  # KS16
        state.turn = (state.dealer + 1) % state.rules.players
        return [*events, ("note", "refill", {}), *deal_batch(state), ("turn", state.turn)]
    return events + _end_deal(state)


def _end_deal(state: KseriState) -> list[Event]:
    """Sweep, count, and deal again or end the match (KS17-KS20)."""
    rules = state.rules
    events = sweep(state)
    reasons = breakdown(state)
    sides = [sum(kinds.values()) for kinds in reasons]
    points = [sides[rules.side(seat)] for seat in range(rules.players)]
    state.points.append(points)
    state.stealable = None
    events.append(("points", state.deal, points, reasons))
    if _is_decided(state):
        state.turn = None
        return [*events, ("over", _leaders(state))]
    state.deal += 1
    state.dealer = (state.dealer + 1) % rules.players  # KS6
    return events + deal(state)


def _is_decided(state: KseriState) -> bool:
    """Whether one side alone has the highest total and that reaches the target."""
    best = max(totals(state.points, state.rules.players))
    members = state.rules.players // state.rules.side_count
    return best >= state.rules.target and len(_leaders(state)) == members


def _leaders(state: KseriState) -> list[int]:
    sums = totals(state.points, state.rules.players)
    best = max(sums)
    return [seat for seat, total in enumerate(sums) if total == best]
