"""The score sheet: reasons of the last deal, running totals, and the places at the end."""

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sobremesa.app.bracket import bracket
from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.engine.table import Bracket
from sobremesa.i18n import Catalogue


@dataclass(frozen=True)
class DealSheet:
    """Points of a finished deal per seat, and their kinds per side or seat."""

    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...] = ()


@dataclass(frozen=True)
class Sheet:
    """All that a score sheet tells.

    `columns` holds the seats of each column: a pair that shares its points is one.
    `floor` is the number of deals that make a column of their own, 0 for none.
    `teams` are seats whose separate totals count together. `out` are seats that
    are eliminated, for having more than `limit` points if there is one. `promised` is
    the number of deals agreed, 0 if that is open. `winners` is None while the match
    runs, empty after a draw.
    """

    game: str
    names: tuple[str, ...]
    deals: tuple[DealSheet, ...]
    totals: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...] = ()
    target: int | None = None
    floor: int = 0
    teams: tuple[tuple[int, ...], ...] = ()
    out: tuple[int, ...] = ()
    next_dealer: int | None = None
    winners: tuple[int, ...] | None = None
    low_wins: bool = False
    limit: int | None = None
    promised: int = 0
    bracket: Bracket | None = None

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each column."""
        return self.columns or tuple((seat,) for seat in range(len(self.names)))

    def side_name(self, side: Sequence[int]) -> str:
        """Who a column belongs to."""
        return " & ".join(self.names[seat] for seat in side)


def sheet(catalogue: Catalogue, told: Sheet) -> Markup:
    """The score sheet, to be put into a dialog or beside the table."""
    if told.bracket:
        return _knock_out(catalogue, told, told.bracket)
    parts = [_result(catalogue, told), _last_deal(catalogue, told)]
    parts.append(_floors(catalogue, told) if told.floor else _running(catalogue, told))
    if told.teams:
        parts.append(_teams(catalogue, told))
    parts.append(_outlook(catalogue, told))
    return tag("div", join([part for part in parts if part]), class_="score")


def _knock_out(catalogue: Catalogue, told: Sheet, state: Bracket) -> Markup:
    """The bracket says it all; only the last deal's reasons stand beside it."""
    verdict = None
    if told.winners is not None:
        verdict = tag("p", _verdict(catalogue, told), class_="sheet-verdict")
    met = told.deals[-1].points if told.deals else ()
    reasons = _last_deal(catalogue, _only(told, [seat for seat, sum_ in enumerate(met) if sum_]))
    parts = [verdict, bracket(catalogue, state, told.names), reasons]
    return tag("div", join([part for part in parts if part]), class_="score")


def _only(told: Sheet, seats: Sequence[int]) -> Sheet:
    """The sheet with the columns of these seats alone."""
    return dataclasses.replace(told, columns=tuple((seat,) for seat in seats))


def _table(caption: str, head: Sequence[str], rows: list[Markup], foot: Markup | None) -> Markup:
    cells = [tag("th", text, scope="col") for text in head]
    table = tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", join(cells))),
        tag("tbody", join(rows)),
        tag("tfoot", foot) if foot else None,
        class_="sheet",
    )
    return tag(
        "div",
        table,
        class_="sheet-scroll",
        tabindex="0",
        role="region",
        aria_label=caption,
    )


def _row(label: str, numbers: Sequence[int | None], best: Collection[int] = ()) -> Markup:
    cells = [_cell(number, is_best=at in best) for at, number in enumerate(numbers)]
    return tag("tr", tag("th", label, scope="row"), join(cells))


def _cell(number: int | None, *, is_best: bool) -> Markup:
    text = "–" if number is None else signed(number)
    loss = number is not None and number < 0
    return tag("td", text, class_=classes(best=is_best, loss=loss) or None)


def signed(number: int) -> str:
    """The number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def _heads(told: Sheet, first: str) -> list[str]:
    return [first, *(told.side_name(side) for side in told.sides)]


def _of_sides(told: Sheet, per_seat: Sequence[int]) -> list[int]:
    return [per_seat[side[0]] for side in told.sides]


def _leads(told: Sheet, totals: Sequence[int]) -> set[int]:
    """The columns in front, none before the first deal is over."""
    if not told.deals:
        return set()
    still_in = [
        total for total, side in zip(totals, told.sides, strict=False) if side[0] not in told.out
    ]
    top = (min if told.low_wins else max)(still_in or totals)
    return {at for at, total in enumerate(totals) if total == top}


def _last_deal(catalogue: Catalogue, told: Sheet) -> Markup | None:
    if not told.deals or not any(told.deals[-1].breakdown):
        return None
    deal = told.deals[-1]
    kinds = [kind for kind in deal.breakdown[0] if any(side.get(kind) for side in deal.breakdown)]
    shown = _shown(told, deal)
    rows = [
        _row(
            catalogue.text(f"breakdown.{kind}", game=told.game),
            [side.get(kind) or None for side in shown],
        )
        for kind in kinds
    ]
    caption = catalogue.text("sheet.deal_reasons", number=len(told.deals))
    foot = _row(catalogue.text("sheet.sum"), _of_sides(told, deal.points))
    return _table(caption, _heads(told, catalogue.text("sheet.kind")), rows, foot)


def _shown(told: Sheet, deal: DealSheet) -> list[Mapping[str, int]]:
    """The reasons of each column; a breakdown by seat is picked from by seat."""
    by_seat = len(deal.breakdown) == len(told.names)
    return [deal.breakdown[side[0] if by_seat else at] for at, side in enumerate(told.sides)]


def _running(catalogue: Catalogue, told: Sheet) -> Markup:
    rows = []
    sums = [0] * len(told.names)
    for number, deal in enumerate(told.deals, 1):
        sums = [old + new for old, new in zip(sums, deal.points, strict=True)]
        points, totals = _of_sides(told, deal.points), _of_sides(told, sums)
        label = catalogue.text("sheet.deal", number=number)
        rows.append(_running_row(label, points, totals))
    totals = _of_sides(told, told.totals)
    foot = _row(catalogue.text("sheet.total"), totals, _leads(told, totals))
    caption = _running_caption(catalogue, told)
    return _table(caption, _heads(told, catalogue.text("sheet.deals")), rows, foot)


def _running_caption(catalogue: Catalogue, told: Sheet) -> str:
    if told.limit is not None:
        return catalogue.text("sheet.totals_limit", limit=told.limit)
    if told.promised:
        played = len(told.deals)
        return catalogue.text("sheet.totals_deals", played=played, deals=told.promised)
    if told.target is None:
        return catalogue.text("sheet.totals")
    return catalogue.text("sheet.totals_to", target=told.target)


def _running_row(label: str, points: Sequence[int], totals: Sequence[int]) -> Markup:
    cells = [
        tag("td", signed(total), tag("span", _gain(gain), class_="sheet-reason"))
        for gain, total in zip(points, totals, strict=True)
    ]
    return tag("tr", tag("th", label, scope="row"), join(cells))


def _gain(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)


def _floors(catalogue: Catalogue, told: Sheet) -> Markup:
    """Players in rows, floors in columns."""
    starts = range(0, len(told.deals), told.floor)
    head = [
        catalogue.text("sheet.player"),
        *(catalogue.text("sheet.floor", number=at + 1) for at in range(len(starts))),
        catalogue.text("sheet.total"),
    ]
    totals = _of_sides(told, told.totals)
    leads = _leads(told, totals)
    rows = []
    for at, side in enumerate(told.sides):
        floors = [
            sum(deal.points[side[0]] for deal in told.deals[start : start + told.floor])
            for start in starts
        ]
        cells = [_cell(number, is_best=False) for number in floors]
        total = _cell(totals[at], is_best=at in leads)
        name = tag("th", told.side_name(side), scope="row")
        rows.append(tag("tr", name, join([*cells, total])))
    return _table(catalogue.text("sheet.totals"), head, rows, None)


def _teams(catalogue: Catalogue, told: Sheet) -> Markup:
    sums = [sum(told.totals[seat] for seat in team) for team in told.teams]
    leads = _leads(told, sums)
    rows = [
        _row(told.side_name(team), [total], {0} if at in leads else ())
        for at, (team, total) in enumerate(zip(told.teams, sums, strict=True))
    ]
    head = [catalogue.text("sheet.team"), catalogue.text("sheet.total")]
    return _table(catalogue.text("sheet.teams"), head, rows, None)


def _outlook(catalogue: Catalogue, told: Sheet) -> Markup | None:
    words = [catalogue.text("sheet.out", player=told.names[seat]) for seat in told.out]
    leader = _leader(told)
    if leader:
        words.append(catalogue.text("sheet.leads", player=leader))
    if told.winners is None and told.next_dealer is not None:
        dealer = told.names[told.next_dealer]
        words.append(catalogue.text("sheet.next_dealer", player=dealer))
    return tag("p", " ".join(words), class_="sheet-outlook") if words else None


def _leader(told: Sheet) -> str:
    """Who alone is in front of those still in, while a series of deals runs."""
    if told.winners is not None or not (told.limit or told.promised) or not told.deals:
        return ""
    still_in = [seat for seat in range(len(told.names)) if seat not in told.out]
    best = min if told.low_wins else max
    top = best(told.totals[seat] for seat in still_in)
    leaders = [told.names[seat] for seat in still_in if told.totals[seat] == top]
    return leaders[0] if len(leaders) == 1 else ""


def _result(catalogue: Catalogue, told: Sheet) -> Markup | None:
    """Who has won, and everybody's place; equal totals share one."""
    if told.winners is None:
        return None
    items = [
        tag(
            "li",
            catalogue.text("sheet.place", place=place, player=name, points=signed(points)),
        )
        for place, name, points in places(told)
    ]
    verdict = tag("p", _verdict(catalogue, told), class_="sheet-verdict")
    return tag("section", verdict, tag("ul", join(items), class_="places"), class_="result")


def _verdict(catalogue: Catalogue, told: Sheet) -> str:
    first = [name for place, name, _ in places(told) if place == 1]
    if not told.winners:
        return catalogue.text("sheet.draw")
    return catalogue.text("sheet.won", n=len(told.winners), players=", ".join(first))


def places(told: Sheet) -> list[tuple[int, str, int]]:
    """Place, name and points of each side or team, the best first."""
    winners = told.winners or ()
    sides = told.teams or told.sides
    points = [
        sum(told.totals[seat] for seat in side) if told.teams else told.totals[side[0]]
        for side in sides
    ]
    ranks = [
        (side[0] not in winners, value if told.low_wins else -value)
        for side, value in zip(sides, points, strict=True)
    ]
    listed = sorted(zip(ranks, sides, points, strict=True), key=lambda one: one[0])
    return [
        (1 + sum(other < rank for other in ranks), told.side_name(side), value)
        for rank, side, value in listed
    ]
