"""The jokers: a jester's cap and a star, one in red and one in ink."""

INKS = {1: ("#c8102e", "#f3b93f", "#22458f"), 2: ("#15120f", "#f3b93f", "#7a7266")}
STAR = "M0-50L12.5-17.2L47.6-15.5L20.2 6.6L29.4 40.5L0 21.2L-29.4 40.5L-20.2 6.6L-47.6-15.5L-12.5-17.2Z"
MIDDLE = "M-26 20C-30-20-16-52 0-70C16-52 30-20 26 20Z"
SIDE = "M-30 22C-26-16-40-42-62-40C-80-38-88-22-84-4C-76-14-66-14-60-2C-56 8-54 16-52 22Z"
BELLS = ((0, -76), (-85, 4), (85, 4))


def star(colour: str, x: float, y: float, size: float) -> str:
    """A five-pointed star centred on (x, y): the joker's index."""
    return f'<path fill="{colour}" transform="translate({x:g} {y:g})scale({size / 100:g})" d="{STAR}"/>'


def cap(number: int, x: float, y: float, scale: float) -> str:
    """A jester's cap with three bells, 180 units wide at scale 1."""
    main, gold, second = INKS[number]
    bells = "".join(f'<circle cx="{bx}" cy="{by}" r="9"/>' for bx, by in BELLS)
    return (
        f'<g transform="translate({x:g} {y:g})scale({scale:g})">'
        f'<path fill="{main}" d="{SIDE}"/><path fill="{main}" transform="scale(-1 1)" d="{SIDE}"/>'
        f'<path fill="{second}" d="{MIDDLE}"/><rect x="-56" y="18" width="112" height="16" rx="8" fill="{gold}"/>'
        f'<g fill="{gold}" stroke="#15120f" stroke-width="2">{bells}</g></g>'
    )


def jester(number: int) -> str:
    """The picture in the middle of a joker: the cap over a mask and a ruff."""
    main, gold, second = INKS[number]
    ruff = "".join(
        f'<path fill="{main if n % 2 else gold}" transform="translate(125 226)rotate({n * 24 - 72})" d="M-9 0L0 52L9 0Z"/>'
        for n in range(7)
    )
    return (
        f'<g>{ruff}<path fill="#fff" stroke="#15120f" stroke-width="3" d="M83 176H167C170 214 152 240 125 240S80 214 83 176Z"/>'
        f'<path fill="{second}" d="M92 194Q104 184 117 194Q104 204 92 194ZM133 194Q146 184 158 194Q146 204 133 194Z"/>'
        f'<path fill="none" stroke="{main}" stroke-width="5" stroke-linecap="round" d="M106 216Q125 232 144 216"/></g>'
        f"{cap(number, 125, 146, 0.86)}"
    )
