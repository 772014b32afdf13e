"""Suit shapes as path data, each centred in a box of 100 by 100, and their colours."""

SHAPES = {
    "H": "M0 47C-9 27-46 8-46-21C-46-38-35-47-23-47C-11-47-3-38 0-27C3-38 11-47 23-47C35-47 46-38 46-21C46 8 9 27 0 47Z",
    "D": "M0-50C9-31 22-14 38 0C22 14 9 31 0 50C-9 31-22 14-38 0C-22-14-9-31 0-50Z",
    "S": "M0-49C9-29 45-11 45 16C45 31 35 39 24 39C16 39 9 35 5 28C6 38 9 45 18 49H-18"
    "C-9 45-6 38-5 28C-9 35-16 39-24 39C-35 39-45 31-45 16C-45-11-9-29 0-49Z",
    "C": "M0-48A23 23 0 0 1 18-10A23 23 0 1 1 5 21C6 34 9 44 18 49H-18C-9 44-6 34-5 21"
    "A23 23 0 1 1-18-10A23 23 0 0 1 0-48Z",
}

PALETTES = {
    "two": {"S": "#111", "C": "#111", "H": "#c8102e", "D": "#c8102e"},
    "four": {"S": "#111", "C": "#a0509a", "H": "#d81e05", "D": "#2735f8"},
}

NAMES = "CDHS"


def suit(name: str, colour: str, x: float, y: float, size: float, turned: str = "") -> str:
    """One suit mark centred on (x, y); `turned` is an extra transform such as `rotate(180)`."""
    place = f"translate({x:g} {y:g}){turned}scale({size / 100:g})"
    return f'<path fill="{colour}" transform="{place}" d="{SHAPES[name]}"/>'
