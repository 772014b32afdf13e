"""Which cards fly where, and how long what was taken stays readable (AT-V1)."""

import pytest
from sobremesa.app.flights import PACES, phases
from sobremesa.app.table.look import Look
from sobremesa.engine.cards import HIDDEN
from sobremesa.i18n import Catalogue

READABLE = {"instant": 0, "fast": 600, "normal": 1200, "slow": 2000}
NAMES = ("Ana", "Nikos")
LOOK = Look(Catalogue.load("en"), "kseri", "two", NAMES, NAMES, 0)
CAPTURE = [
    ("move", "7S", "hand.1", "pile"),
    ("note", "capture", {"seat": 1, "cards": 2}),
    ("move", "7H", "pile", "won.1"),
    ("move", "7S", "pile", "won.1"),
]
REFILL = [
    ("move", "9C", "hand.1", "pile"),
    ("move", "2D", "stock", "hand.0"),
    ("move", HIDDEN, "stock", "hand.1"),
]


@pytest.mark.parametrize(("speed", "least"), READABLE.items())
def test_a_capture_stays_readable(speed, least):
    played, taken = phases(LOOK, CAPTURE, PACES[speed])
    assert played["hold"] >= least
    assert [flight["card"] for flight in taken["moves"]] == ["7H", "7S"]


def test_nothing_but_a_capture_is_waited_for():
    assert [phase["hold"] for phase in phases(LOOK, REFILL, PACES["slow"])] == [0, 0]


def test_dealt_cards_fly_face_down():
    dealt = phases(LOOK, REFILL, PACES["normal"])[1]["moves"]
    assert [flight["face"] for flight in dealt] == ["", ""]
