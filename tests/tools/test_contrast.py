"""What must be seen is seen: contrast of the table's colours on every felt (AT-A6)."""

import re

import pytest
from places import STATIC

TOKENS = (STATIC / "css" / "tokens.css").read_text()
FELTS = (STATIC / "css" / "felts.css").read_text()
HEX = re.compile(r"--([a-z-]+): (#[0-9a-f]{3,6});")
CARD = "#ffffff"


def colours(css):
    """The plain colours that a piece of CSS defines, by name."""
    return dict(HEX.findall(css))


def luminance(colour):
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def felts():
    blocks = re.findall(r'\[data-felt="(\w+)"\] \{(.*?)\}', FELTS, re.DOTALL)
    return {name: colours(block) for name, block in blocks}


PLAIN = colours(TOKENS)
SURFACES = [
    pytest.param(felt[part], felt, id=f"{name}-{part}")
    for name, felt in felts().items()
    for part in ("felt", "felt-light", "felt-deep")
]


@pytest.mark.parametrize(("surface", "felt"), SURFACES)
def test_text_on_a_felt_can_be_read(surface, felt):
    assert ratio(PLAIN["cream"], surface) >= 4.5


@pytest.mark.parametrize(("surface", "felt"), SURFACES)
def test_the_edge_of_a_card_is_seen_on_a_felt(surface, felt):
    assert ratio(CARD, surface) >= 3


@pytest.mark.parametrize(("surface", "felt"), SURFACES)
def test_marks_are_seen_on_a_felt(surface, felt):
    for mark in ("gold", "focus-out", "last"):
        assert ratio(PLAIN[mark], surface) >= 3, mark


def test_one_ring_of_the_focus_is_seen_on_a_card_and_the_other_on_what_is_dark():
    assert ratio(PLAIN["focus-in"], CARD) >= 3
    assert ratio(PLAIN["focus-out"], PLAIN["shade"]) >= 3
    assert ratio(PLAIN["focus-in"], PLAIN["focus-out"]) >= 3


def test_writing_on_plates_can_be_read():
    for ink in ("cream", "gold", "last"):
        assert ratio(PLAIN[ink], PLAIN["shade"]) >= 4.5
