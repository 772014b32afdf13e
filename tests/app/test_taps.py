"""What taps and drops mean, under each way of playing a card."""

import pytest
from app.conftest import find, read
from app.sitting import laid
from games import autobus_table, kseri_table, pese_katesh_table, pesten_table
from sobremesa.app.table.hand import hand, told_apart
from sobremesa.app.taps import CONFIRM, TWO_TAPS, aim, confirm, pick, press, tap
from sobremesa.i18n import Catalogue

OFF = "off"


def kseri(**more):
    return laid("kseri", kseri_table.table("7H KD", "2C 3C", pile="9S 4D", **more))


def autobus():
    position = autobus_table.table("AC 9D *", "5C 6C", main=("3H 2S", "KC"), ladders={1: 1})
    return laid("autobus", position)


def pesten(hand="JH 7D 8C", **more):
    position = pesten_table.table(hand, "KH KD QD", pile="7H", stock="2C 3C 4C", **more)
    return laid("pesten", position)


def test_one_tap_plays_a_card():
    assert tap(kseri(), "7H", OFF).token == "7H"


def test_two_taps_play_a_card_and_a_tap_elsewhere_moves_the_choice():
    sitting = kseri()
    assert tap(sitting, "7H", TWO_TAPS) == ("", (), "", "")
    assert tap(sitting, "KD", TWO_TAPS).token == ""
    assert sitting.selected == "KD"
    assert tap(sitting, "KD", TWO_TAPS).token == "KD"


@pytest.mark.parametrize("asking", [TWO_TAPS, CONFIRM])
def test_a_tap_on_the_pile_takes_the_chosen_card(asking):
    sitting = kseri()
    tap(sitting, "7H", asking)
    answer = aim(sitting, "pile", asking)
    assert (answer.token or confirm(sitting).token) == "7H"


def test_a_card_waits_for_a_yes():
    sitting = kseri()
    assert tap(sitting, "7H", CONFIRM).token == ""
    assert [play.token for play in sitting.pending] == ["7H"]
    assert confirm(sitting).token == "7H"


def test_a_second_tap_takes_a_question_back():
    sitting = kseri()
    tap(sitting, "7H", CONFIRM)
    tap(sitting, "7H", CONFIRM)
    assert (sitting.selected, sitting.pending) == ("", ())


def test_an_act_waits_for_a_yes_too():
    sitting = pesten(voluntary_draw=True)
    assert press(sitting, "draw", OFF).token == "draw"
    assert press(sitting, "draw", CONFIRM).token == ""
    assert confirm(sitting).token == "draw"


def test_an_act_that_is_not_legal_does_nothing():
    assert press(pesten(), "pass", OFF) == ("", (), "", "")


def test_the_stock_is_touched_to_draw():
    assert aim(pesten(voluntary_draw=True), "stock", OFF).token == "draw"


def test_a_jack_asks_for_its_suit_wherever_it_is_dropped():
    sitting = pesten()
    assert len(tap(sitting, "JH", OFF).choices) == 4
    pick(sitting, "JH")
    assert {play.choice for play in aim(sitting, "pile", OFF).choices} == {
        "suit.C",
        "suit.D",
        "suit.H",
        "suit.S",
    }


def test_a_card_is_picked_up_and_put_on_a_ladder():
    sitting = autobus()
    assert tap(sitting, "AC", OFF).token == ""
    assert sitting.selected == "AC"
    assert aim(sitting, "ladder.new", OFF).token == "AC>L+"


def test_the_main_pile_goes_to_a_ladder():
    sitting = autobus()
    pick(sitting, "p")
    assert aim(sitting, "ladder.1", OFF).token == "p>L1"


def test_a_second_tap_puts_the_card_back():
    sitting = autobus()
    tap(sitting, "AC", OFF)
    tap(sitting, "AC", OFF)
    assert sitting.selected == ""


def test_a_joker_in_an_empty_space_asks_for_its_rank():
    sitting = autobus()
    pick(sitting, "*")
    assert len(aim(sitting, "aux.0.1", OFF).choices) == 13


@pytest.mark.parametrize(
    ("source", "zone", "reason"),
    [
        ("9D", "ladder.1", "ladder_needs_other_rank"),
        ("9D", "ladder.new", "only_aces_start_ladders"),
        ("p", "aux.0.2", "main_only_to_ladders"),
        ("", "main.0", "main_only_to_ladders"),
        ("", "ladder.1", "choose_a_card"),
        ("9D", "aux.1.2", "illegal_move"),
    ],
)
def test_a_place_that_takes_no_card_says_why(source, zone, reason):
    sitting = autobus()
    sitting.selected = source
    assert aim(sitting, zone, OFF).refusal == reason


def test_a_card_of_another_suit_is_refused_by_the_suit_led():
    hands = ("7H 2C", "3H", "4H", "5H")
    position = pese_katesh_table.table(*hands, trick="9H", leader=3)
    answer = tap(laid("pese_katesh", position), "2C", OFF)
    assert (answer.refusal, answer.suit) == ("must_follow_suit", "H")


def test_a_card_that_does_not_fit_is_refused_and_not_picked_up():
    sitting = pesten("7D 8S")
    assert pick(sitting, "8S").refusal == "does_not_match"
    assert sitting.selected == ""


def test_out_of_turn_nothing_is_picked_up():
    sitting = kseri(turn=1)
    assert pick(sitting, "7H").refusal == "not_your_turn"
    assert aim(sitting, "pile", OFF).refusal == "not_your_turn"


def test_the_pile_alone_asks_for_a_card():
    assert aim(kseri(), "pile", OFF).refusal == "choose_a_card"


def test_of_equal_cards_the_touched_one_is_lifted():
    sitting = laid("autobus", autobus_table.table("9D 9D", "5C 6C", main=("3H", "KC")))
    tap(sitting, "9D", OFF, 1)
    assert lifted(sitting) == [False, True]
    tap(sitting, "9D", OFF)
    assert lifted(sitting) == [True, False]
    tap(sitting, "9D", OFF)
    assert lifted(sitting) == [False, False]


def lifted(sitting):
    drawn = hand(sitting.look(Catalogue.load("en"), "two"), sitting.table().hand, sitting.hands())
    return ["is-selected" in one.get("class") for one in find(read(drawn), "button")]


def test_equal_cards_have_names_of_their_own():
    assert told_apart("9D") == ("9D", 0)
    assert told_apart("*.1") == ("*", 1)
