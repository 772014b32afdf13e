"""Four card backs, one for the character of each game."""

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
PAPER = '<rect x="1.5" y="1.5" width="247" height="347" rx="16" fill="#fffaf0" stroke="#6b655c" stroke-width="3"/>'

LACE = (
    '<pattern id="p" width="38" height="38" patternUnits="userSpaceOnUse" x="125" y="175">'
    '<path fill="none" stroke="#fffaf0" stroke-width="2.5" d="M0 19L19 0L38 19L19 38ZM19 8V30M8 19H30"/>'
    '<g fill="#fffaf0"><circle cx="19" cy="19" r="4.5"/><circle cx="0" cy="0" r="5"/><circle cx="38" cy="0" r="5"/>'
    '<circle cx="0" cy="38" r="5"/><circle cx="38" cy="38" r="5"/></g></pattern>'
)
KILIM = (
    '<pattern id="p" width="52" height="40" patternUnits="userSpaceOnUse" x="125" y="175">'
    '<path fill="none" stroke="#e3a93c" stroke-width="5" d="M-2 10L13 0L26 10L39 0L54 10"/>'
    '<path fill="#b3202c" d="M0 12L13 30L26 12L39 30L52 12V26L39 40L26 26L13 40L0 26Z"/>'
    '<path fill="#fffaf0" d="M26 13L32 20L26 27L20 20ZM0 13L6 20L0 27ZM52 13L46 20L52 27Z"/></pattern>'
)
CHECK = (
    '<pattern id="p" width="34" height="34" patternUnits="userSpaceOnUse" x="125" y="175">'
    '<path fill="#fffaf0" d="M0 0H17V17H0Z"/><path fill="#fffaf0" opacity=".45" d="M17 0H34V17H17ZM0 17H17V34H0Z"/></pattern>'
)
TILE = (
    '<pattern id="p" width="53" height="53" patternUnits="userSpaceOnUse" x="125" y="175">'
    '<path fill="#fffaf0" d="M26.5 10C31 15 34 12 36 8C40 18 37 27 26.5 29C16 27 13 18 17 8C19 12 22 15 26.5 10Z"/>'
    '<path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M26.5 29V46M26.5 45C20 45 15 40 14 34M26.5 45C33 45 38 40 39 34"/>'
    '<g fill="#ffd9a8"><path d="M0-7L7 0L0 7L-7 0ZM53-7L60 0L53 7L46 0ZM0 46L7 53L0 60L-7 53ZM53 46L60 53L53 60L46 53Z"/></g></pattern>'
)

ROSETTE = "".join(
    f'<ellipse rx="9" ry="30" cy="-26" transform="rotate({turn})"/>' for turn in range(0, 360, 45)
)
TOWER = '<path d="M-26 46V-22L0-46L26-22V46Z"/><path stroke-width="4" fill="none" d="M-26-12H26M-26 3H26M-26 18H26M-26 32H26"/>'
BUS = (
    '<rect x="-44" y="-26" width="88" height="48" rx="12"/><circle cx="-24" cy="24" r="11"/><circle cx="24" cy="24" r="11"/>'
    '<path fill="none" stroke-width="5" d="M-34-6H34M-12-18V6M12-18V6"/>'
)
TULIP = '<path d="M0-26C10-14 20-20 25-34C38 0 26 22 0 26C-26 22-38 0-25-34C-20-20-10-14 0-26Z"/><path fill="none" stroke-width="6" d="M0 24V48"/>'

BACKS = {
    1: ("#1c4f9c", LACE, ROSETTE),
    2: ("#1d1a22", KILIM, TOWER),
    3: ("#0f5a43", CHECK, BUS),
    4: ("#c2410c", TILE, TULIP),
}


def back(number: int) -> str:
    """The SVG text of one back: 1 lace, 2 kilim, 3 checked cloth, 4 tiles."""
    ground, pattern, badge = BACKS[number]
    medal = f'<circle r="62" fill="#fffaf0"/><circle r="55" fill="{ground}"/>'
    return (
        f'{OPEN}<defs>{pattern}</defs>{PAPER}<rect x="16" y="16" width="218" height="318" rx="7" fill="{ground}"/>'
        f'<rect x="16" y="16" width="218" height="318" rx="7" fill="url(#p)"/>'
        f'<rect x="21" y="21" width="208" height="308" rx="4" fill="none" stroke="{ground}" stroke-width="7"/>'
        f'<rect x="24" y="24" width="202" height="302" rx="3" fill="none" stroke="#fffaf0" stroke-width="2"/>'
        f'<g transform="translate(125 175)">{medal}<g fill="#fffaf0" stroke="{ground}">{badge}</g></g></svg>'
    )
