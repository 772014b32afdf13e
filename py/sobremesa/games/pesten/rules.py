"""Pesten.

PE1   Two to eight play, each alone, clockwise until an ace turns the direction.
PE2   54 cards with two jokers; from six players on two such packs.
PE3   Whoever first has no cards left wins the hand.
PE4   The deal passes clockwise, to the next seat still in.
PE5   Seven cards each, or five.
PE6   The next card is turned up; as an action card it has no effect.
PE7   The dealer's left begins.
PE8   A card fits if it has the suit or the rank of the top card; a joker always fits,
      and anything fits on a joker (switch `after_joker`).
PE9   Who cannot play draws one card and may play it at once; else the turn ends.
PE10  When a card must be drawn and the stock is empty, all discards but the top are
      shuffled into a new stock. Where nothing is left to draw, nothing is drawn; when
      every seat has ended a turn with nothing drawn or played, the hand is blocked.
PE11  A play that leaves one card must be announced before another seat acts; until
      then any opponent may claim, and the forgetful seat draws two.
PE12  Who empties the hand with an action card draws one and play goes on, the card's
      effect first (switch `finish_action`).
PE13  2: the next to act draws two and loses the turn, or plays a 2, and it adds up.
PE14  7: an extra turn.
PE15  8: the next seat is skipped.
PE16  Jack: names the suit to follow; a jack fits too, the printed suit does not count.
PE17  Ace: turns the direction; between two the same seat goes on.
PE18  Joker: the next to act draws five and loses the turn, or plays a joker: doubled.
PE19  King, if so agreed: the next to act draws one and plays on (or: turn and skip).
      4 and 5, if so agreed: skip the next seat twice; all opponents draw one.
PE20  Losers count ace 15, joker 20, figures 10, numbers their value.
PE21  A series ends by elimination above a limit, or after a number of hands.
PE22  Otherwise one hand is the match.

Tournament (PE-A42): see `tournament`. Quick (PE-A41): see `quick`.
"""

import random

from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.chance import Chance
from sobremesa.engine.errors import RecordError
from sobremesa.engine.game import Game
from sobremesa.engine.sight import Event, imagine
from sobremesa.games.pesten import quick, quick_moves
from sobremesa.games.pesten.dealing import deal_hand, hand_pack
from sobremesa.games.pesten.last_card import announce, claim_penalty, window_moves
from sobremesa.games.pesten.moves import DRAW, PASS, PLAYS, claimed_seat, is_move
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.refusals import turn_refusal
from sobremesa.games.pesten.state import Clock, PestenState
from sobremesa.games.pesten.tournament import first_bracket, seat_table
from sobremesa.games.pesten.turns import draw, pass_turn, play, turn_moves
from sobremesa.games.pesten.worlds import fill_beside_drawn


class Pesten(Game[PestenState]):
    """The rules of Pesten."""

    id = "pesten"
    rules_type = PestenRules

    def needs_dealer(self, rules: PestenRules) -> bool:
        """A tournament settles the dealers by its bracket."""
        return rules.mode != "tournament"

    def start(
        self, rules: PestenRules, dealer: int, chance: Chance
    ) -> tuple[PestenState, list[Event]]:
        """The state after the first deal; RecordError where a tournament names a dealer."""
        if dealer and rules.mode == "tournament":
            raise RecordError("bad_record", key="dealer")
        state = PestenState.fresh(rules, dealer, chance)
        state.active = tuple(range(rules.players))
        state.champions = ()
        state.bracket = None
        state.clock = None
        if rules.mode == "quick":
            state.clock = Clock()
        elif rules.mode == "tournament":
            state.bracket = first_bracket(rules.players)
            seat_table(state, state.bracket)
        return state, deal_hand(state)

    def pack(self, state: PestenState) -> list[str]:
        """The cards of the running hand."""
        return hand_pack(state)

    def is_move(self, text: str) -> bool:
        """`7H`, `JH=S`, `7H!`, `draw`, `pass`, `!`, `claim 2`; in quick with a time."""
        return is_move(text)

    def legal_moves(self, state: PestenState, seat: int) -> list[str]:
        """Plays, `draw` and `pass` of the seat on turn; announcement and claims of any."""
        if state.turn is None:
            return []
        if state.clock is not None:
            return quick_moves.legal_moves(state, state.clock, seat)
        moves = turn_moves(state, seat) if seat == state.turn else []
        if state.window is not None:
            moves += window_moves(state, seat)
        return moves

    def may_act(self, state: PestenState, seat: int) -> bool:
        """In a quick game it is everybody's turn who is in the hand."""
        return seat in state.active if state.clock is not None else seat == state.turn

    def must_act(self, state: PestenState, seat: int) -> bool:
        """In a quick game nobody has to do anything: the clock runs on."""
        return state.clock is None and seat == state.turn

    def is_legal(self, state: PestenState, seat: int, move: str) -> bool:
        """In a quick game a listed move is legal at later times too."""
        if state.clock is None or state.turn is None:
            return move in self.legal_moves(state, seat)
        return quick_moves.refusal(state, state.clock, seat, move) is None

    def refusal(self, state: PestenState, seat: int, move: str) -> str:
        """Why a well-formed move of the seat on turn is not legal."""
        if state.clock is not None:
            return quick_moves.refusal(state, state.clock, seat, move) or "illegal_move"
        return "no_clock" if " @" in move else turn_refusal(state, seat, move)

    def apply(self, state: PestenState, seat: int, move: str) -> list[Event]:
        """Carry out a move and let follow what follows."""
        if state.clock is not None:
            return quick.apply(state, state.clock, seat, move)
        chosen = PLAYS.get(move)
        if chosen is not None:
            return play(state, seat, chosen)
        if move == DRAW:
            return draw(state, seat)
        if move == PASS:
            return pass_turn(state, seat)
        owner = claimed_seat(move)
        if owner is None:
            return announce(state, seat)
        return claim_penalty(state, seat, owner)

    def winners(self, state: PestenState) -> list[int]:
        """The seats that share first place; nobody after a blocked single hand."""
        return list(state.champions)

    def determinize(self, seen: PestenState, seat: int, rng: random.Random) -> PestenState:
        """A world in which a seat that decides on a drawn card really may play it."""
        if seen.drawn is None or seen.turn is None:
            return super().determinize(seen, seat, rng)
        if seen.hand[seen.turn][seen.drawn] != HIDDEN:
            return super().determinize(seen, seat, rng)
        world = imagine(seen, rng)
        fill_beside_drawn(world, seen.turn, seen.drawn, self.unseen(seen), rng)
        return world
