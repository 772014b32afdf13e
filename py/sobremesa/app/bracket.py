"""The bracket of a knock-out: who met whom, who went on, who sits at the table now."""

from collections.abc import Sequence

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.engine.table import Bracket
from sobremesa.i18n import Catalogue


def bracket(catalogue: Catalogue, state: Bracket, names: Sequence[str]) -> Markup:
    """All rounds side by side, those to come with open places."""
    entrants = len(state.rounds[0])
    sizes = [entrants >> at for at in range(entrants.bit_length() - 1)]
    rounds = [_round(catalogue, state, names, at, size) for at, size in enumerate(sizes)]
    title = catalogue.text("bracket.title")
    drawn = tag("ol", join(rounds), class_="bracket")
    return tag("div", drawn, class_="sheet-scroll", tabindex="0", role="region", aria_label=title)


def round_name(catalogue: Catalogue, number: int, size: int) -> str:
    """The last rounds have names, the others numbers."""
    if size <= 4:
        return catalogue.text("bracket.final" if size == 2 else "bracket.semifinal")
    return catalogue.text("bracket.round", number=number)


def _round(
    catalogue: Catalogue, state: Bracket, names: Sequence[str], at: int, size: int
) -> Markup:
    seats = _padded(state.rounds, at, size)
    onward = _padded(state.rounds, at + 1, size // 2)
    pairs = [
        _pair(catalogue, state, names, seats[place : place + 2], onward[place // 2])
        for place in range(0, size, 2)
    ]
    title = tag("h3", round_name(catalogue, at + 1, size))
    return tag("li", title, tag("ul", join(pairs)), class_="bracket-round")


def _padded(rounds: Sequence[Sequence[int]], at: int, size: int) -> list[int | None]:
    known = list(rounds[at]) if at < len(rounds) else []
    return [*known, *[None] * (size - len(known))]


def _pair(
    catalogue: Catalogue,
    state: Bracket,
    names: Sequence[str],
    pair: Sequence[int | None],
    winner: int | None,
) -> Markup:
    is_current = bool(state.pair) and tuple(pair) == state.pair and winner is None
    lines = [_entrant(catalogue, names, seat, winner) for seat in pair]
    score = _score(catalogue, state) if is_current else None
    return tag("li", *lines, score, class_=classes("bracket-pair", current=is_current))


def _entrant(
    catalogue: Catalogue, names: Sequence[str], seat: int | None, winner: int | None
) -> Markup:
    if seat is None:
        hidden = tag("span", catalogue.text("bracket.open"), class_="visually-hidden")
        return tag("p", tag("span", "–", aria_hidden="true"), hidden)
    wins = winner is not None and seat == winner
    mark = tag("span", f" ✓ {catalogue.text('bracket.winner')}") if wins else None
    return tag("p", names[seat], mark, class_=classes(winner=wins) or None)


def _score(catalogue: Catalogue, state: Bracket) -> Markup:
    """Hands won at the table, or points where those decide."""
    score = " : ".join(map(str, state.sums if state.on_points else state.wins))
    return tag("p", catalogue.text("bracket.playing", score=score), class_="bracket-score")
