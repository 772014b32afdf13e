"""Dialogs of a running match: the score sheet, choices and records."""

from sobremesa.app.controls import button
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, join, tag
from sobremesa.app.session import Session
from sobremesa.app.sheet import DealSheet, Sheet, sheet
from sobremesa.app.table.badges import suit_picture
from sobremesa.app.table.look import Hands, Look, picture
from sobremesa.app.table.screen import told_back
from sobremesa.app.table.zones import board
from sobremesa.engine.match import Match
from sobremesa.engine.table import Pile, Play, SheetFacts
from sobremesa.games import part
from sobremesa.i18n import Catalogue


def sheet_panel(look: Look, session: Session) -> Markup:
    """The score sheet with what can be done next."""
    text = look.catalogue.text
    match = session.match
    if match.is_over:
        acts = [
            button(text("menu.lobby"), "lobby", None, "quiet"),
            button(text("menu.new_match"), "new-match", None, "primary", data_focus=True),
        ]
    else:
        acts = [button(text("menu.continue"), "close", "sheet", "primary", data_focus=True)]
    title = text("table.sheet")
    return dialog(
        look.catalogue, "sheet", title, [sheet(look.catalogue, _told(look, session))], acts
    )


def _told(look: Look, session: Session) -> Sheet:
    match = session.match
    rules = match.record.rules
    facts: SheetFacts = part(match.game.id, "table").sheet_facts(rules)
    table = session.table()
    columns: dict[int, list[int]] = {}
    for seat in range(match.seats):
        columns.setdefault(rules.side(seat), []).append(seat)
    scored = [event for events in match.history for event in events if event[0] == "points"]
    return Sheet(
        game=match.game.id,
        names=look.names,
        deals=tuple(DealSheet(tuple(points), tuple(kinds)) for _, _, points, kinds in scored),
        totals=tuple(match.totals),
        columns=tuple(tuple(seats) for seats in columns.values()),
        target=facts.target,
        floor=facts.floor,
        teams=facts.teams,
        out=_eliminated(match),
        next_dealer=match.view(session.me).dealer,
        winners=tuple(match.winners) if match.is_over else None,
        low_wins=facts.low_wins,
        limit=facts.limit,
        promised=facts.deals,
        bracket=table.bracket,
    )


def _eliminated(match: Match) -> tuple[int, ...]:
    """The seats that have been told to be out, in that order."""
    told = [event for events in match.history for event in events if event[0] == "note"]
    return tuple(values["seat"] for _, key, values in told if key == "eliminated")


def choose_panel(look: Look, plays: tuple[Play, ...]) -> Markup:
    """A choice between plays of one card, such as the suit that a jack names."""
    acts = [_choice(look, play) for play in plays]
    title = look.text("table.choose")
    return dialog(look.catalogue, "choose", title, [tag("div", join(acts), class_="suits")])


def _choice(look: Look, play: Play) -> Markup:
    kind, _, value = play.choice.partition(".")
    if kind == "suit":
        parts = [suit_picture(look, value), tag("span", look.text(f"suit.{value}"))]
        return tag(
            "button", *parts, type="button", class_="suit", data_do="play", data_with=play.token
        )
    if kind == "rank":
        parts = [tag("b", look.text(f"short.{value}")), tag("span", look.text(f"rank.{value}"))]
        return tag(
            "button", *parts, type="button", class_="suit", data_do="play", data_with=play.token
        )
    return button(look.text(f"choice.{kind}"), "play", play.token, "primary")


def last_panel(
    look: Look, pile: Pile | None, log: tuple[str, ...], offer: Markup | None = None
) -> Markup:
    """The last trick, if it can be seen, what happened lately, and an offer that stands."""
    cards = [picture(look, card) for card in pile.cards] if pile else []
    said = ", ".join(look.card_name(card) for card in pile.cards) if pile else ""
    shown = tag("div", join(cards), class_="last-trick", role="img", aria_label=said)
    lines = told_back(log)
    done = button(look.text("menu.continue"), "close", "last", "primary", data_focus=True)
    body = [*([shown] if pile else []), lines, *([offer] if offer else [])]
    return dialog(look.catalogue, "last", look.text("table.log"), body, [done])


def plate_panel(look: Look, session: Session, seat: int) -> Markup:
    """The piles of another player in large."""
    place = session.table().places[seat]
    shown = board(look, place.piles, Hands(), session.marks())
    held = tag("p", f"{place.held} {look.text('table.cards', n=place.held)}")
    done = button(look.text("menu.continue"), "close", "plate", "primary", data_focus=True)
    body = [tag("div", shown, class_="felt-inlay", data_felt=look.game), held]
    return dialog(look.catalogue, "plate", look.names[seat], body, [done])


def record_panel(catalogue: Catalogue, record: str) -> Markup:
    """The record as text, to be copied or kept."""
    body = [
        tag("p", catalogue.text("export.help")),
        tag("textarea", record, readonly=True, rows=8, aria_label=catalogue.text("export.title")),
    ]
    acts = [button(catalogue.text("export.copy"), "copy-record", None, "primary")]
    return dialog(catalogue, "export", catalogue.text("export.title"), body, acts)


def import_panel(catalogue: Catalogue, text: str = "", fault: str = "") -> Markup:
    """Where a record is pasted or chosen as a file; a fault is told in a sentence."""
    field = tag(
        "textarea",
        text,
        rows=8,
        id="import-text",
        name="record",
        data_change="record",
        spellcheck="false",
        aria_describedby="import-fault" if fault else None,
    )
    chooser = tag(
        "input",
        type="file",
        id="import-file",
        name="file",
        accept=".json,.txt,application/json",
        data_change="record",
    )
    body = [
        tag("p", catalogue.text("import.help")),
        tag("p", fault, class_="fault", id="import-fault", role="alert") if fault else Markup(),
        tag("label", catalogue.text("import.text"), for_="import-text"),
        field,
        tag("label", catalogue.text("import.file"), for_="import-file"),
        chooser,
    ]
    acts = [button(catalogue.text("import.open"), "open-record", None, "primary")]
    return dialog(catalogue, "import", catalogue.text("import.title"), body, acts)
