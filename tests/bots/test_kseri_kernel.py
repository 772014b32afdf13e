"""The plain numbers of Kseri are the engine's own game, under every preset and option."""

from collections.abc import Iterator

import pytest
from bots.conftest import walk
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.house import code_of
from sobremesa.games.kseri.last_hand import outcome
from sobremesa.games.kseri.playout import chooser, play_out
from sobremesa.games.kseri.position import Position
from sobremesa.games.kseri.reading import position_of

RULES = GAME.rules_type
TOLD = [
    *({"preset": preset} for preset in RULES.presets()),
    {"players": 4, "sides": "solo", "double_cancels_first": False},
    {"players": 6, "packs": 2, "sides": "pairs", "final_kseri": "never"},
    {"players": 5, "packs": 2, "exact_two_of_clubs": 7, "jacks_only_bonus": 20},
    {"jack_wild": False, "jacks_only_bonus": 10, "final_kseri": "capture"},
    {"jack_wild": False, "capture": "forced", "final_kseri": "never", "last_capture_bonus": 10},
]
MANY = 200
GREEDY = greedy_policy("kseri")


@pytest.fixture(params=TOLD, ids=str)
def rules(request):
    return RULES.read(request.param)


def described(position: Position) -> dict[str, object]:
    """All that matters of the position; the order of a hand does not."""
    told = {name: getattr(position, name) for name in Position.__slots__}
    told["hands"] = [sorted(hand) for hand in position.hands]
    if position.marker < 0:
        del told["owner"]
    if position.last < 0:
        del told["last_wild"]
    return told


def random_deal(rules, seed) -> Iterator[tuple[Match, str]]:
    """A deal at random: the match before each move, and the move."""
    match = Match.new(GAME, rules, seed)
    rng = stream_of(seed)
    while not match.points:
        move = rng.choice(match.legal_moves(match.turn))
        yield match, move
        match.play(match.turn, move)


def per_seat(rules, sides):
    return [sides[rules.side(seat)] for seat in range(rules.players)]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_positions_go_through_a_deal_like_the_engine(rules, seed):
    at = None
    for match, move in random_deal(rules, seed):
        state = match.state()
        at = at or position_of(state)
        assert described(at) == described(position_of(state))
        assert at.plays() == [code_of(legal) for legal in match.legal_moves(match.turn)]
        at.play(code_of(move))
    assert per_seat(rules, at.result()) == match.points[0]


def by_hand(at: Position, first: int, dice: list[float], noise: float) -> list[int]:
    """The same as `play_out` to the end of the deal, one play after the other."""
    at = at.copy()
    choose = chooser(at.house)
    at.play(first)
    while at.rest:
        hand = at.hands[at.turn]
        die = dice[at.rest - 1]
        ahead = len(at.hands[(at.turn + 1) % at.house.players]) or min(4, len(at.stock))
        chosen = choose(
            hand,
            at.top,
            at.size,
            at.value,
            at.jacks,
            at.marker,
            at.left,
            at.house.chances[ahead][at.rest - len(hand)],
            at.house.never_last and at.rest == 1,
        )
        if die < noise:
            chosen = int(die / noise * len(hand)) * 4
        card = hand.pop(chosen >> 2)
        hand.insert(0, card)
        at.play(card * 4 + (chosen & 3))
    return at.result()


@pytest.mark.parametrize("noise", [0.0, 0.3, 1.0])
def test_playouts_play_as_positions_do(rules, noise):
    rng = stream_of("playouts")
    for number, (match, move) in enumerate(random_deal(rules, "playouts")):
        if number % 5 == 0:
            at = position_of(match.state())
            dice = [rng.random() for _ in range(at.rest)]
            result = play_out(at, code_of(move), dice, noise, MANY)
            assert result == by_hand(at, code_of(move), dice, noise)


def test_the_rule_of_thumb_is_that_of_the_greedy_player():
    """Ties apart, of which the greedy player chooses one by chance."""
    same = []
    for position in walk(GAME, RULES.read({}), "thumb", steps=400):
        at = position_of(position.view)
        if position.legal[0][2:] or len(at.hands[at.turn]) < 2:
            continue
        ahead = len(at.hands[1 - at.turn]) or min(4, len(at.stock))
        chosen = chooser(at.house)(
            at.hands[at.turn],
            at.top,
            at.size,
            at.value,
            at.jacks,
            at.marker,
            at.left,
            at.house.chances[ahead][at.rest - len(at.hands[at.turn])],
            False,
        )
        card = at.hands[at.turn][chosen >> 2]
        choices = {
            code_of(GREEDY(position.view, position.seat, position.legal, stream_of(f"{number}")))
            for number in range(12)
        }
        same.append(card * 4 + (chosen & 3) in choices)
    assert sum(same) > 0.97 * len(same)


def plain_minimax(at: Position, side: int) -> float:
    if not at.rest:
        points = at.result()
        return points[side] - points[1 - side]
    values = []
    for play in at.plays():
        after = at.copy()
        after.play(play)
        values.append(plain_minimax(after, side))
    return max(values) if at.house.sides[at.turn] == side else min(values)


@pytest.mark.parametrize("told", [{}, {"preset": "turkish_table"}, {"preset": "no_jacks"}], ids=str)
def test_the_last_hand_is_played_without_a_fault(told):
    rules = RULES.read(told)
    for seed in range(8):
        for match, move in random_deal(rules, f"last {seed}"):
            at = position_of(match.state())
            if at.rest in (5, 4):
                side = rules.side(match.turn)
                after = at.copy()
                after.play(code_of(move))
                assert outcome(at, code_of(move), side) == plain_minimax(after, side)
