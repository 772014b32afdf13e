"""Index letters and digits, drawn as one stroked line each, 100 units high."""

from typing import NamedTuple


class Glyph(NamedTuple):
    """A letterform's centre line and the width of its box, stroke included."""

    path: str
    width: float


STROKE = 16.5

GLYPHS = {
    "A": Glyph("M8 100L36 6L64 100M19 70H53", 72),
    "2": Glyph("M9 31C11 15 20 7 33 7C48 7 57 17 57 30C57 45 46 56 11 92.5H61", 66),
    "3": Glyph("M10 8H54L31 42C48 41 57 52 57 67C57 83 46 93 32 93C20 93 12 87 8 77", 66),
    "4": Glyph("M46 100V8L8 72H66", 70),
    "5": Glyph(
        "M56 7.5H15L12 48C17 42 24 39 32 39C47 39 57 50 57 65C57 82 46 93 31 93C20 93 12 88 7 78",
        66,
    ),
    "6": Glyph("M48 8C25 22 8 42 8 66C8 83 18 93 33 93S58 83 58 67S48 42 33 42S8 52 8 66", 66),
    "7": Glyph("M7 7.5H57C41 32 28 64 25 100", 64),
    "8": Glyph(
        "M33 7C46 7 53 15 53 26S46 46 33 46S13 37 13 26S20 7 33 7ZM33 46C48 46 58 55 58 69S48 93 33 93"
        "S8 83 8 69S18 46 33 46Z",
        66,
    ),
    "9": Glyph("M18 92C41 78 58 58 58 34C58 17 48 7 33 7S8 17 8 33S18 58 33 58S58 48 58 34", 66),
    "T": Glyph("M2 21L17 9V100M58 7C71 7 78 20 78 50S71 93 58 93S38 80 38 50S45 7 58 7Z", 86),
    "J": Glyph("M20 7.5H60M47 8V68C47 84 40 93 27 93S8 84 7 71", 62),
    "Q": Glyph("M35 7C52 7 62 20 62 50S52 93 35 93S8 80 8 50S18 7 35 7ZM38 68L66 100", 72),
    "K": Glyph("M12 0V100M62 2L14 60M31 40L65 100", 70),
}


def glyph(rank: str, colour: str, x: float, y: float, height: float, width: float) -> str:
    """The index of a rank in the box (x, y, width, height), squeezed where it is too wide."""
    shape = GLYPHS[rank]
    tall = height / 100
    wide = min(tall, width / shape.width)
    left = x + (width - shape.width * wide) / 2
    place = f"translate({left:.1f} {y:g})scale({wide:.3f} {tall:g})"
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{STROKE}" stroke-linejoin="round"'
        f' transform="{place}" d="{shape.path}"/>'
    )
