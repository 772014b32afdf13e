"""What a seat imagines of an Autobus table agrees with its view, and with nothing else."""

from collections import Counter

import pytest
from sobremesa.bots.wire import stream_of
from sobremesa.engine.cards import HIDDEN
from sobremesa.games.autobus.imagining import Worlds, rank_of, read
from sobremesa.games.autobus.kernel import HOLE

PACK = Counter({0: 4, **dict.fromkeys(range(1, 14), 8)})


def views(positions, steps):
    for position in positions("autobus", steps=steps):
        yield position.seat, position.view


def test_worlds_look_like_the_view_and_hold_the_whole_pack(positions):
    rng = stream_of("worlds")
    for _, seen in views(positions, 150):
        holes = read(seen)
        world = Worlds(seen).sample(rng)
        shown, filled = cards_of(holes), cards_of(world)
        assert all(one in (HOLE, other) for one, other in zip(shown, filled, strict=True))
        fixed = Counter(rank_of(card) for zone in seen.zones() for card in zone.cards)
        hidden = fixed.pop(HOLE, 0)
        drawn = Counter(new for old, new in zip(shown, filled, strict=True) if old == HOLE)
        assert drawn.total() == hidden
        assert fixed + drawn == PACK


def cards_of(world):
    return [card for held in (*world.main, *world.hand, world.stock) for card in held]


def test_who_sees_all_imagines_only_what_is(positions):
    for position in positions("autobus", steps=60):
        state = position.match.state()
        one, other = Worlds(state).sample(stream_of("a")), read(state)
        assert cards_of(one) == cards_of(other)


def test_own_cards_under_the_bus_are_known(positions):
    rng = stream_of("bus")
    known = 0
    for seat, seen in views(positions, 600):
        own = [rank_of(card) for card in seen.main[seat][: seen.bused[seat]]]
        assert HOLE not in own
        known += len(own)
        assert Worlds(seen).sample(rng).main[seat][: len(own)] == own
    assert known


@pytest.mark.parametrize("place", ["stock", "hand", "main"])
def test_a_hidden_place_holds_each_unseen_card_alike(positions, place):
    seat, seen = list(views(positions, 40))[-1]
    worlds, rng = Worlds(seen), stream_of("uniform")
    unseen = Counter(PACK)
    unseen.subtract(rank_of(c) for zone in seen.zones() for c in zone.cards if c != HIDDEN)
    rounds, found = 4000, Counter()
    for _ in range(rounds):
        world = worlds.sample(rng)
        at = {"stock": world.stock, "hand": world.hand[1 - seat], "main": world.main[1 - seat]}
        found[at[place][0]] += 1
    total = unseen.total()
    expected = {rank: rounds * count / total for rank, count in unseen.items() if count}
    chi = sum((found[rank] - mean) ** 2 / mean for rank, mean in expected.items())
    assert set(found) == set(expected)
    assert chi < 35


def test_the_same_stream_gives_the_same_world(positions):
    for _, seen in views(positions, 20):
        one, other = (cards_of(Worlds(seen).sample(stream_of("same"))) for _ in range(2))
        assert one == other
