"""Court figures taken from the CC0 drawings, with our colours and our suit marks."""

import re
from pathlib import Path

from cardart.paths import shrink
from cardart.suits import SHAPES

SOURCE = Path("node_modules/@heruka_urgyen/react-playing-cards/src/images/2color-bf")
INKS = {"#FC4": "#f3b93f", "red": "#c8202f", "#44F": "#22458f", "black": "#15120f"}
PIECE = re.compile(
    r'<path (?P<look>[^>]*?) ?d="(?P<data>[^"]+)"'
    r'|<use xlink:href="#S\w+" height="(?P<size>\d+)"'
    r' transform="(?P<place>[^"]+?)translate\([^)]*\)"'
)
LEFT, TOP, WIDTH, HEIGHT = 62, 54, 126, 242


def court(art: Path, code: str, colour: str) -> str:
    """The double-ended figure of `code` (`QH`), framed, for the middle of a card."""
    layers = _layers((art / f"{code}.svg").read_text("utf-8"), code)
    pieces = [_pieces(layer, code[1], colour) for layer in layers]
    defined = "".join(f'<g id="l{n}">{piece}</g>' for n, piece in enumerate(pieces))
    drawn = "".join(_both_ways(f"#l{n}") for n in range(len(layers)))
    frame = f'x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}"'
    place = f"translate({LEFT} {TOP})scale({WIDTH / 1300:.4f} {HEIGHT / 2000:.4f})"
    return (
        f'<defs><clipPath id="f"><rect width="1300" height="2000"/></clipPath>{defined}</defs>'
        f'<rect {frame} fill="#fffaf0"/><g clip-path="url(#f)" transform="{place}">{drawn}</g>'
        f'<rect {frame} fill="none" stroke="{INKS["#44F"]}" stroke-width="1.6"/>'
    )


def _layers(text: str, code: str) -> list[str]:
    name = code[1] + code[0]
    return [re.search(rf'<symbol id="{name}{n}".*?</symbol>', text, re.S)[0] for n in range(1, 7)]


def _both_ways(layer: str) -> str:
    return f'<use href="{layer}"/><use href="{layer}" transform="rotate(180 650 1000)"/>'


def _pieces(layer: str, suit: str, colour: str) -> str:
    drawn = "".join(_piece(found, suit, colour) for found in PIECE.finditer(layer))
    if "scale(-1,1)" in layer:
        return f'<g transform="matrix(-1 0 0 1 1300 0)">{drawn}</g>'
    return drawn


def _piece(found: re.Match, suit: str, colour: str) -> str:
    if found["data"]:
        return f'<path {_recoloured(found["look"])} d="{shrink(found["data"])}"/>'
    scale = int(found["size"]) / 120
    place = f"{found['place']}scale({scale:.3g})"
    return f'<path fill="{colour}" transform="{place}" d="{SHAPES[suit]}"/>'


def _recoloured(look: str) -> str:
    return re.sub(r'"([^"]+)"', lambda ink: f'"{INKS.get(ink[1], ink[1])}"', look)
