"""Hospodský autobus.

AB1   Two to four players; two French packs and four jokers.
AB2   Each has a main pile of ten of which only the top is seen, and four hand cards.
AB3   Who empties the main pile wins at once, before anything else follows (AB-A25).
AB4   Points are minus the cards left in the main pile, in a draw too (AB-A20).
AB5   Turns go clockwise; every turn starts by filling the hand to four (AB6).
AB7   Whose last hand card goes on a ladder draws four again and plays on; if there
      are fewer, what there is (AB8). AB9: any number of plays.
AB11  An ace or a free joker may start a ladder; there may be any number (AB10).
AB12  A ladder runs from ace to king whatever the suits; after the king it is taken
      away (AB13), and its cards form the next stock (AB25).
AB14  To ladders go hand cards and the tops of the own main and auxiliary piles.
AB17  Four auxiliary spaces take hand cards only (AB18), each pile of one rank.
AB19  Such a discard ends the turn.
AB20  With an empty hand `end` ends it too (AB-A19).
AB21  A hand card that fits no space may go under the main pile; that ends the turn.
AB22  A joker on a ladder is what is needed. AB23: on an auxiliary pile it has the
      pile's rank, on an empty space a chosen one, and keeps it until it leaves;
      with `aux_joker = wild` a joker on top of its pile is free to leave (AB-A4).
AB26  Draw: stock and completed ladders are used up, a whole round had no move, and
      nobody can play on a ladder (AB-A17); or the 1000th turn is over (AB-A18).
"""

from sobremesa.engine.cards import JOKER
from sobremesa.engine.chance import Chance
from sobremesa.engine.game import Game
from sobremesa.engine.sight import Event
from sobremesa.games.autobus import moves
from sobremesa.games.autobus.dealing import PACK, deal, refill
from sobremesa.games.autobus.events import BUSED, DISCARDED, PASSED, TURN
from sobremesa.games.autobus.ladders import play_on_ladder
from sobremesa.games.autobus.options import AutobusRules
from sobremesa.games.autobus.state import AutobusState
from sobremesa.games.autobus.tokens import DISCARD, END

TURN_LIMIT = 1000


class Autobus(Game[AutobusState]):
    """The rules of Hospodský autobus."""

    id = "autobus"
    rules_type = AutobusRules

    def needs_dealer(self, rules: AutobusRules) -> bool:
        """Seat 0 begins unless the record tells another (AB-A23)."""
        return False

    def start(
        self, rules: AutobusRules, dealer: int, chance: Chance
    ) -> tuple[AutobusState, list[Event]]:
        """The state after the deal; `dealer` is the seat that begins."""
        state = AutobusState.fresh(rules, dealer, chance)
        return state, deal(state)

    def pack(self, state: AutobusState) -> list[str]:
        """Two packs and four jokers."""
        return list(PACK)

    def is_move(self, text: str) -> bool:
        """`SOURCE>TARGET` or `end`."""
        return moves.is_move(text)

    legal_moves = staticmethod(moves.legal_moves)

    def refusal(self, state: AutobusState, seat: int, move: str) -> str:
        """Why a move of the seat on turn is refused."""
        return moves.refusal(state, seat, move)

    def apply(self, state: AutobusState, seat: int, move: str) -> list[Event]:
        """Carry out one move; a discard and `end` also end the turn (AB19-AB21)."""
        if move in DISCARD:
            return _end_turn(state, seat, _discard(state, seat, move))
        if move == END:
            return _pass(state, seat)
        events = play_on_ladder(state, seat, move)
        return events if state.main[seat] else events + _end_match(state)  # AB3

    def winners(self, state: AutobusState) -> list[int]:
        """Who has emptied the main pile; nobody after a draw."""
        return _winners(state)


def _discard(state: AutobusState, seat: int, move: str) -> list[Event]:
    card, space, rank = DISCARD[move]
    state.last_moved = state.turns
    state.hand[seat].remove(card)
    if space is None:  # AB21
        state.main[seat].insert(0, card)
        state.bused[seat] += 1
        return [DISCARDED[seat][move], BUSED[seat]]
    pile = state.aux[seat][space]
    events: list[Event] = [DISCARDED[seat][move]]
    if not pile:
        state.set_rank(seat, space, rank)
        if card == JOKER:  # AB23
            events.append(("note", "joker_named", {"seat": seat, "space": space, "rank": rank}))
    pile.append(card)
    return events


def _pass(state: AutobusState, seat: int) -> list[Event]:
    events: list[Event] = [PASSED[seat]]
    if state.turns - state.last_moved >= state.rules.players and _is_dead(state):
        state.turns += 1
        return [*events, ("note", "stalemate", {}), *_end_match(state)]
    return _end_turn(state, seat, events)


def _end_turn(state: AutobusState, seat: int, events: list[Event]) -> list[Event]:
    """Pass the turn on; the next seat fills its hand (AB6)."""
    state.turns += 1
    if state.turns == TURN_LIMIT:  # AB-A18
        return [*events, ("note", "turn_limit", {"turns": TURN_LIMIT}), *_end_match(state)]
    state.turn = seat = (seat + 1) % state.rules.players
    events.append(TURN[seat])
    refill(state, seat, events)
    return events


def _is_dead(state: AutobusState) -> bool:
    """Whether there is nothing to draw and nothing to play for anybody (AB26)."""
    if state.stock or state.completed:
        return False
    return not any(moves.has_ladder_play(state, seat) for seat in range(state.rules.players))


def _end_match(state: AutobusState) -> list[Event]:
    """Minus the cards left in the main piles (AB4, AB-A20)."""
    state.turn = None
    points = [-len(pile) for pile in state.main]
    state.points.append(points)
    return [
        ("points", state.deal, points, [{"cards_left": own} for own in points]),
        ("over", _winners(state)),
    ]


def _winners(state: AutobusState) -> list[int]:
    return [seat for seat, pile in enumerate(state.main) if not pile]
