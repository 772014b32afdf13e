"""Cards, packs and their order."""

from sobremesa.engine.cards import ALL_CARDS, HIDDEN, JOKER, NATURAL_CARDS, pack, place


def test_a_pack_is_sorted_by_suit_then_rank():
    cards = pack()
    assert cards[:3] == ["AC", "2C", "3C"]
    assert cards[12:14] == ["KC", "AD"]
    assert cards[-1] == "KS"
    assert len(cards) == len(set(cards)) == 52


def test_equal_cards_lie_side_by_side_and_jokers_last():
    cards = pack(packs=2, jokers=4)
    assert cards[:4] == ["AC", "AC", "2C", "2C"]
    assert cards[-5:] == ["KS", *[JOKER] * 4]
    assert sorted(cards, key=place) == cards


def test_an_unseen_card_is_no_card():
    assert HIDDEN not in ALL_CARDS
    assert set(NATURAL_CARDS) | {JOKER} == ALL_CARDS
