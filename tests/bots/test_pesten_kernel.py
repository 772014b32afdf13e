"""The kernel of Pesten plays by the same rules as the engine, whatever the options."""

from random import Random

import pytest
from sobremesa.engine.chance import ImaginedChance, RecordedChance
from sobremesa.engine.errors import RecordError
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.guessing import known_world
from sobremesa.games.pesten.kernel import DRAW, NOBODY, PASS, play_out
from sobremesa.games.pesten.moves import PLAYS
from sobremesa.games.pesten.options import PestenRules
from sobremesa.games.pesten.tables import CALLS, CODES, tables_of

IN_TURNS = [preset for preset in PestenRules.presets() if preset != "quick"]
MOST_ACTS = 10_000


class Beside:
    """Lets the engine go the same way as the kernel, by chance, and compares them."""

    def __init__(self, rules, seed):
        self.state, _ = GAME.start(rules, 0, RecordedChance(seed))
        self.state.chance = ImaginedChance(Random(seed))
        self.seats = self.state.active
        self.rng = Random(seed)
        self.move = None

    def acts(self):
        """What the seat on turn may do, but for calls and silent last cards."""
        moves = GAME.legal_moves(self.state, self.state.turn)
        return {
            code_of(move): move
            for move in moves
            if f"{move}!" not in moves and move != "!" and not move.startswith("claim")
        }

    def choose(self, seat, options):
        """Carry out the last move and choose the next one among all."""
        if self.move:
            GAME.apply(self.state, self.state.turn, self.move)
            self.state.window = None
        assert not self.state.points, "the engine's hand is over, the kernel's is not"
        assert self.seats[seat] == self.state.turn
        acts = self.acts()
        assert {act for act, _ in acts} == set(options)
        chosen = self.rng.choice(list(acts))
        self.move = acts[chosen]
        return chosen

    def run(self):
        """Play the hand."""
        seat = self.seats.index(self.state.turn)
        first = self.choose(seat, {act for act, _ in self.acts()})
        world = known_world(self.state)
        tables = tables_of(self.state.rules, len(self.seats))
        random = Random(self.rng.random())
        self.state.chance = ImaginedChance(Random())
        self.state.chance.rng.setstate(random.getstate())
        winner, hands = play_out(tables, world, *first, random.random, 0.0, MOST_ACTS, self.choose)
        GAME.apply(self.state, self.state.turn, self.move)
        points = [sum(tables.points[card] for card in hand) for hand in hands]
        assert [self.state.points[0][seat] for seat in self.seats] == points
        assert (winner == NOBODY) or points[winner] == 0
        if self.state.rules.series == "single" and self.state.bracket is None:
            assert self.state.champions == (() if winner == NOBODY else (self.seats[winner],))


def code_of(move):
    if move in ("draw", "pass"):
        return (DRAW if move == "draw" else PASS), 0
    play = PLAYS[move]
    return CODES[play.card], CALLS.index(play.suit)


def random_rules(seed):
    """Options that go together."""
    rng = Random(seed)
    while True:
        told = {known.key: rng.choice(known.values) for known in PestenRules.options()}
        try:
            return PestenRules.read({**told, "mode": "turns"})
        except RecordError:
            continue


@pytest.mark.parametrize("preset", IN_TURNS)
def test_same_acts_and_points_under_every_preset(preset, matches):
    for number in range(2 * matches):
        Beside(GAME.rules_type.read({"preset": preset}), f"{number}").run()


@pytest.mark.parametrize("players", range(2, 9))
def test_same_acts_and_points_with_any_number_of_players(players, matches):
    for number in range(2 * matches):
        Beside(GAME.rules_type.read({"players": players}), f"{number}").run()


def test_same_acts_and_points_under_random_options(matches):
    for number in range(25 * matches):
        Beside(random_rules(number), f"{number}").run()


def test_a_hand_may_hold_nearly_all_cards_of_two_packs():
    rules = GAME.rules_type.read({"players": 8})
    state, _ = GAME.start(rules, 0, RecordedChance("many"))
    seat = state.turn
    state.hand[seat] += state.stock
    state.stock = []
    world = known_world(state)
    tables = tables_of(rules, 8)
    _, hands = play_out(tables, world, world.hands[world.seat][0], 0, Random(1).random, 0.1, 400)
    assert sum(map(len, hands)) <= 108
