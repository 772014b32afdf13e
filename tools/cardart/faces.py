"""Whole card faces: paper, edge, both indices and what lies between them."""

from pathlib import Path

from cardart.courts import court
from cardart.glyphs import glyph
from cardart.joker import INKS, cap, jester, star
from cardart.suits import NAMES, PALETTES, suit

RANKS = "A23456789TJQK"
CODES = tuple(rank + name for name in NAMES for rank in RANKS)
JOKERS = (1, 2)

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
PAPER = (
    '<rect x="1.5" y="1.5" width="247" height="347" rx="16"'
    ' fill="#fff" stroke="#6b655c" stroke-width="3"/>'
)

LEFT, MIDDLE, RIGHT = 90, 125, 160
TOP, CENTRE, BOTTOM = 62, 175, 288
UPPER, LOWER = 137, 213
PIPS = {
    "2": ((MIDDLE, TOP), (MIDDLE, BOTTOM)),
    "3": ((MIDDLE, TOP), (MIDDLE, CENTRE), (MIDDLE, BOTTOM)),
    "4": ((LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM)),
}
PIPS["5"] = (*PIPS["4"], (MIDDLE, CENTRE))
PIPS["6"] = (*PIPS["4"], (LEFT, CENTRE), (RIGHT, CENTRE))
PIPS["7"] = (*PIPS["6"], (MIDDLE, 118))
PIPS["8"] = (*PIPS["7"], (MIDDLE, 232))
TALL = (*PIPS["4"], (LEFT, UPPER), (RIGHT, UPPER), (LEFT, LOWER), (RIGHT, LOWER))
PIPS["9"] = (*TALL, (MIDDLE, CENTRE))
PIPS["T"] = (*TALL, (MIDDLE, 100), (MIDDLE, 250))


def face(code: str, palette: str, art: Path) -> str:
    """The SVG text of one of the 52 faces with jumbo indices."""
    rank, name = code
    colour = PALETTES[palette][name]
    index = glyph(rank, colour, 10, 15, 76, 50) + suit(name, colour, 35, 125, 50)
    return _card(_picture(code, colour, art), index)


def large_face(code: str, palette: str) -> str:
    """A face for large print: nothing but two very large indices."""
    rank, name = code
    colour = PALETTES[palette][name]
    index = glyph(rank, colour, 14, 18, 140, 100) + suit(name, colour, 64, 216, 88)
    return _card(_band(rank), index)


def joker_face(number: int) -> str:
    """One of the two jokers."""
    return _card(jester(number), star(INKS[number][0], 36, 52, 62) + cap(number, 36, 122, 0.28))


def large_joker(number: int) -> str:
    """A joker for large print."""
    return _card("", star(INKS[number][0], 72, 84, 124) + cap(number, 72, 214, 0.62))


def suit_icon(name: str, palette: str) -> str:
    """A suit alone, for choosers and badges."""
    mark = suit(name, PALETTES[palette][name], 55, 55, 100)
    return f"{OPEN.replace('250 350', '110 110')}{mark}</svg>"


def _card(picture: str, index: str) -> str:
    turned = f'<g transform="rotate(180 125 175)">{index}</g>'
    return f"{OPEN}{PAPER}{picture}{index}{turned}</svg>"


def _picture(code: str, colour: str, art: Path) -> str:
    rank, name = code
    if rank in "JQK":
        return court(art, code, colour)
    if rank == "A":
        return suit(name, colour, MIDDLE, CENTRE, 108)
    return "".join(_pip(name, colour, x, y) for x, y in PIPS[rank])


def _pip(name: str, colour: str, x: float, y: float) -> str:
    return suit(name, colour, x, y, 43, "rotate(180)" if y > CENTRE else "")


def _band(rank: str) -> str:
    if rank not in "JQK":
        return ""
    return (
        '<path fill="none" stroke="#f3b93f" stroke-width="10" d="M130 20H230V150M20 200V330H120"/>'
    )
