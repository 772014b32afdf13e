"""The kernel of Autobus over plain ints does what the engine does."""

from collections import Counter

import pytest
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.wire import stream_of
from sobremesa.engine.chance import ImaginedChance
from sobremesa.engine.sight import view
from sobremesa.games.autobus import GAME
from sobremesa.games.autobus.imagining import read
from sobremesa.games.autobus.plans import MAIN, PASS, carry_out, options
from sobremesa.games.autobus.playout import habits, play_on
from sobremesa.games.autobus.steps import first_steps, step_of

TABLES = [
    {"players": players, "aux_joker": joker} for players in (2, 3, 4) for joker in ("fixed", "wild")
]
PLAIN = ("main", "rank", "size", "jokers", "wants", "turn", "turns", "moved")
GREEDY = greedy_policy("autobus")


def deal(told, seed):
    rng = stream_of(seed)
    state, _ = GAME.start(GAME.rules_type.read(told), 0, ImaginedChance(rng))
    return state, rng


def picture(world):
    """All that a world holds, in an order that chance does not settle."""
    return {
        "stock": world.stock[: world.left],
        "done": sorted(world.done),
        "marked": sorted(world.marked),
        "hand": [sorted(hand) for hand in world.hand],
        **{name: getattr(world, name) for name in PLAIN},
    }


def alike(state, world, seat, move):
    """The move that goes on the ladder which the kernel would take, of all that are as high."""
    source, _, target = move.partition(">L")
    if not target or target == "+":
        return move
    height = len(state.ladder[int(target)])
    bits = [entry & 0x3FFF for entry in world.marked if entry >> 14 == height + 1]
    for number, cards in state.ladder.items():
        own = sum(1 << place for place, card in enumerate(cards, start=1) if card == "*")
        if len(cards) == height and own == (bits[0] if bits else 0):
            return f"{source}>L{number}"
    raise AssertionError("no such ladder in the engine")


@pytest.mark.parametrize("told", TABLES)
def test_kernel_and_engine_go_the_same_way(told, matches):
    seen = Counter()
    for number in range(2 * matches):
        state, rng = deal(told, f"kernel/{number}")
        world = read(state)
        for _ in range(400):
            seat = state.turn
            legal = GAME.legal_moves(state, seat)
            assert set(options(world, seat)) == set(first_steps(state, world, seat, legal))
            is_random = rng.random() < 0.4
            move = rng.choice(legal) if is_random else GREEDY(state, seat, legal, rng)
            move = alike(state, world, seat, move)
            step = step_of(state, seat, move)
            is_drawn = step[0] == PASS and world.is_dead()
            world.random = rng.random
            is_won = carry_out(world, seat, step)
            events = GAME.apply(state, seat, move)
            seen[step[0]] += 1
            if state.turn is None:
                assert is_won == (not state.main[seat])
                assert is_won or is_drawn or state.turns == 1000
                assert [-len(pile) for pile in world.main] == state.points[0]
                break
            assert not is_won
            assert not is_drawn
            if any(event[:2] == ("note", "reshuffle") for event in events):
                assert sums(world) == sums(read(state))
                world = read(state)
            assert picture(world) == picture(read(state))
    assert seen[MAIN]


def sums(world):
    """The cards that a shuffle mixes, with those drawn from it."""
    return sorted([*world.stock[: world.left], *world.done, *(c for h in world.hand for c in h)])


@pytest.mark.parametrize("told", TABLES)
def test_playouts_keep_every_card_and_come_to_an_end(told):
    for number in range(20):
        state, rng = deal(told, f"playout/{number}")
        world = read(state)
        world.random = rng.random
        cards = everything(world)
        winner = play_on(world, 1000, rng.random)
        assert everything(world) == cards
        assert winner < 0 or not world.main[winner]
        assert winner >= 0 or world.turns < 1000


def everything(world):
    """Every card; those of ladders that grow are told by their heights and jokers."""
    cards = Counter(world.stock[: world.left])
    cards.update(world.done)
    for held in (*world.main, *world.hand):
        cards.update(held)
    for seat, ranks in enumerate(world.rank):
        for rank, size, bits in zip(ranks, world.size[seat], world.jokers[seat], strict=True):
            cards[0] += bits.bit_count()
            cards[rank] += size - bits.bit_count()
    for wanted in range(2, 14):
        for rank in range(1, wanted):
            cards[rank] += world.wants[wanted]
    for entry in world.marked:
        for rank in range(1, 14):
            if entry >> rank & 1:
                cards[rank] -= 1
                cards[0] += 1
    return +cards


def test_kernel_reads_a_view_with_holes():
    state, _ = deal({}, "holes")
    world = read(view(state, 0))
    assert world.hand[1] == [-1] * 4
    assert world.main[0][:-1] == [-1] * 9
    assert set(world.stock) == {-1}


def test_habits_cover_every_rank_and_space():
    assert len(habits().waits) == 13
    assert len(habits().opens) == 4
