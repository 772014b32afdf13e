"""Shuffles: from a seed (with the vectors of the record format), listed, imagined."""

import random
from collections import Counter

import pytest
from sobremesa.engine.cards import pack
from sobremesa.engine.chance import (
    NO_CHANCE,
    ImaginedChance,
    RecordedChance,
    fresh_seed,
    seeded_order,
)
from sobremesa.engine.errors import RecordError
from sobremesa.games.kseri.state import KseriState


@pytest.mark.parametrize(
    ("seed", "index", "cards", "begins"),
    [
        ("sobremesa", 0, pack(), "8C TS 9S 2D TC 7C TH 9D AD 7S"),
        ("sobremesa", 1, pack(), "7H JS 7C 3H 5H 7S 6D 5D 5S 6H"),
        ("café ♠", 7, pack(packs=2, jokers=4), "9H KD 3S * TD JC TH QC 7S *"),
    ],
)
def test_vectors_of_the_record_format(seed, index, cards, begins):
    order = seeded_order(seed, index, cards)
    assert order[:10] == begins.split()
    assert Counter(order) == Counter(cards)
    shuffled = cards.copy()
    random.Random(1).shuffle(shuffled)
    assert seeded_order(seed, index, shuffled) == order


def test_fresh_seeds_are_128_bits_and_differ():
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def test_listed_shuffles_come_first_then_the_seed_s_by_their_own_number():
    listed = tuple(reversed(pack()))
    chance = RecordedChance("sobremesa", (listed,))
    assert chance.order(0, pack()) == list(listed)
    assert chance.order(1, pack()) == seeded_order("sobremesa", 1, pack())


@pytest.mark.parametrize(
    ("listed", "card", "problem"),
    [
        (["AC", "AC", "2D"], "AC", "surplus"),
        (["AC", "2D", "KS"], "KS", "surplus"),
        (["2D"], "AC", "missing"),
        (["3H", "AC", "2D", "2D"], "3H", "surplus"),
        ([], "AC", "missing"),
    ],
)
def test_a_wrong_list_names_the_first_card_too_many_else_the_first_missing(listed, card, problem):
    chance = RecordedChance(listed=(tuple(listed),))
    with pytest.raises(RecordError) as error:
        chance.order(0, ["AC", "2D", "3C"] if listed == ["2D"] else ["AC", "2D"])
    assert error.value.reason == "wrong_pack"
    assert error.value.details == {"card": card, "problem": problem, "shuffle": 0}


def test_without_list_and_seed_there_is_no_shuffle():
    with pytest.raises(RecordError) as error:
        RecordedChance().order(3, pack())
    assert error.value.reason == "no_shuffle"
    assert error.value.details == {"shuffle": 3}


def test_an_imagined_shuffle_comes_from_its_own_stream():
    once, again = (ImaginedChance(random.Random(5)).order(0, pack()) for _ in range(2))
    assert once == again != pack()
    assert sorted(once) == sorted(pack())


def test_a_view_cannot_shuffle():
    with pytest.raises(RuntimeError):
        NO_CHANCE.order(0, pack())


def test_a_shuffle_of_no_cards_does_not_happen():
    state = KseriState()
    state.chance = RecordedChance(listed=(("2D", "AC"),))
    state.shuffles = 0
    assert state.shuffle([]) == []
    assert state.shuffles == 0
    assert state.shuffle(["AC", "2D"]) == ["AC", "2D"]
    assert state.shuffles == 1
