"""Seats, packs, dealing and buried jacks of Kseri (KS6 to KS10, KS16, KS-A14, KS-A19 to KS-A23)."""

import random

import pytest
from sobremesa.engine.cards import pack
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import RecordError
from sobremesa.engine.sight import view
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules


def deal(*top, dealer=0, **rules):
    """The first deal of a pack that begins with these cards and goes on sorted, jacks last."""
    settled = KseriRules.read(rules)
    rest = pack(settled.packs)
    for card in top:
        rest.remove(card)
    rest.sort(key=lambda card: card[0] == "J")
    chance = RecordedChance(listed=((*top, *rest),))
    state, _ = GAME.start(settled, dealer, chance)
    return state, [*top, *rest]


def test_two_at_a_time_twice_round_from_the_dealer_s_left():
    state, order = deal(players=3, dealer=1)
    assert state.hand[2] == order[0:2] + order[6:8]
    assert state.hand[0] == order[2:4] + order[8:10]
    assert state.hand[1] == order[4:6] + order[10:12]
    assert state.pile == order[12:16]
    assert state.stock[::-1] == order[16:]
    assert state.turn == 2


@pytest.mark.parametrize(
    ("players", "packs", "table_cards", "batches"),
    [(2, 1, 4, 6), (3, 1, 4, 4), (4, 1, 4, 3), (4, 2, 8, 6), (5, 2, 4, 5), (6, 2, 8, 4)],
)
def test_the_cards_come_out_even(players, packs, table_cards, batches):
    state, _ = deal(players=players, packs=packs)
    assert len(state.pile) == table_cards
    assert len(state.stock) == 4 * players * (batches - 1)


@pytest.mark.parametrize(
    ("rules", "blamed"),
    [
        ({"players": 5}, "players"),
        ({"players": 6}, "players"),
        ({"players": 2, "packs": 2}, "players"),
        ({"players": 3, "packs": 2}, "players"),
        ({"preset": "faro", "players": 3}, "players"),
        ({"preset": "pairs", "players": 3}, "sides"),
        ({"players": 2, "sides": "pairs"}, "sides"),
        ({"players": 5, "packs": 2, "sides": "pairs"}, "sides"),
    ],
)
def test_impossible_tables_name_what_is_wrong(rules, blamed):
    with pytest.raises(RecordError) as error:
        KseriRules.read(rules)
    assert error.value.reason == "bad_rules"
    assert error.value.details["key"] == blamed


@pytest.mark.parametrize(
    ("rules", "sides"),
    [
        ({}, [0, 1]),
        ({"players": 3}, [0, 1, 2]),
        ({"players": 4}, [0, 1, 0, 1]),
        ({"players": 4, "sides": "solo"}, [0, 1, 2, 3]),
        ({"preset": "pairs", "sides": "solo"}, [0, 1, 2, 3]),
        ({"preset": "faro"}, [0, 1, 0, 1]),
        ({"preset": "faro", "players": 6}, [0, 1, 2, 3, 4, 5]),
        ({"preset": "faro", "players": 6, "sides": "pairs"}, [0, 1, 2, 0, 1, 2]),
        ({"preset": "pairs", "players": 6, "packs": 2}, [0, 1, 2, 0, 1, 2]),
    ],
)
def test_sides_follow_the_players(rules, sides):
    settled = KseriRules.read(rules)
    assert [settled.side(seat) for seat in range(settled.players)] == sides
    assert KseriRules.read(settled.tell()) == settled


HANDS = ("2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S")


def test_an_opening_jack_goes_into_the_middle_and_its_slot_is_filled_from_the_top():
    state, order = deal(*HANDS, "4C", "JC", "4D", "4H", "4S")
    stock = order[12:]
    middle = len(stock) // 2
    buried = [*stock[:middle], "JC", *stock[middle:]]
    assert state.pile == ["4C", buried[0], "4D", "4H"]
    assert state.stock[::-1] == buried[1:]


def test_a_replacement_that_is_a_jack_is_buried_too():
    state, order = deal(*HANDS, "4C", "JC", "4D", "JD", "JH", "4S")
    stock = order[12:]
    for _ in range(2):
        jack = "JC" if "JC" not in stock else "JH"
        stock.insert(len(stock) // 2, jack)
        replacement = stock.pop(0)
    assert state.pile[1] == replacement == "4S"
    stock.insert(len(stock) // 2, "JD")
    assert state.pile[3] == stock.pop(0)
    assert state.stock[::-1] == stock


def test_plain_jacks_stay_on_the_table():  # KS-A16
    state, _ = deal(*HANDS, "4C", "JC", "4D", "JD", jack_wild=False)
    assert state.pile == ["4C", "JC", "4D", "JD"]


def test_faro_buries_the_jacks_of_all_eight_table_cards():
    hands = (*HANDS, *HANDS)
    state, _ = deal(*hands, *("4C", "4D", "4H", "4S", "5C", "5D", "JC", "JC"), preset="faro")
    assert len(state.pile) == 8
    assert not [card for card in state.pile if card[0] == "J"]


def test_everybody_knows_where_the_buried_jacks_are():
    state, _ = deal(*HANDS, "JC", "4C", "4D", "JD", "4H", "4S")
    for seat in range(2):
        stock = view(state, seat).stock
        known = {index: card for index, card in enumerate(stock) if card != "??"}
        assert sorted(known.values()) == ["JC", "JD"]
        assert all(state.stock[index] == card for index, card in known.items())
        world = GAME.determinize(view(state, seat), seat, random.Random(1))
        assert all(world.stock[index] == card for index, card in known.items())


def test_no_cards_are_added_to_the_table_by_a_refill():  # KS16
    state, _ = deal()
    for _ in range(8):
        GAME.apply(state, state.turn, GAME.legal_moves(state, state.turn)[0])
    assert [len(hand) for hand in state.hand] == [4, 4]
    assert len(state.stock) == 32
    assert len(state.pile) + sum(map(len, state.won)) == 12
