"""When something is wrong: calm panels, and a report that the person may copy and send."""

import json
import sys
from typing import Any

from sobremesa import VERSION
from sobremesa.app.controls import button
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, tag
from sobremesa.app.session import Session
from sobremesa.app.table.look import Look
from sobremesa.i18n import Catalogue


def report(browser: str, fault: str, session: Session | None, look: Look | None) -> str:
    """The versions in use, the fault, what happened lately and the record."""
    told: dict[str, Any] = {
        "report": "sobremesa/1",
        "sobremesa": VERSION,
        "python": sys.version.split()[0],
        "browser": browser,
    }
    if fault:
        told["fault"] = fault.splitlines()
    if session and look:
        told["log"] = list(session.log(look))
        told["record"] = session.match.record.tell()
    return json.dumps(told, ensure_ascii=False, indent=1)


def trouble_panel(catalogue: Catalogue, fault: str, *, at_table: bool) -> Markup:
    """A calm word about a fault of the program, and the ways on."""
    text = catalogue.text
    body = [
        tag("p", text("trouble.said" if at_table else "trouble.said_elsewhere")),
        tag("details", tag("summary", text("trouble.detail")), tag("pre", fault, tabindex="0")),
    ]
    acts = [
        *(_ways_on(catalogue) if at_table else ()),
        button(text("trouble.copy"), "copy-report"),
        button(text("trouble.reload"), "reload", None, "primary", data_focus=True),
    ]
    return dialog(catalogue, "trouble", text("trouble.title"), body, acts, "trouble")


def wrong_panel(catalogue: Catalogue, told: str) -> Markup:
    """What can be done when the person finds something wrong at the table."""
    text = catalogue.text
    field = tag("textarea", told, readonly=True, rows=6, aria_label=text("wrong.report"))
    body = [tag("p", text("wrong.said")), tag("p", text("wrong.help")), field]
    acts = [
        *_ways_on(catalogue),
        button(text("wrong.copy"), "copy-report", None, "primary", data_focus=True),
    ]
    return dialog(catalogue, "wrong", text("wrong.title"), body, acts, "trouble")


def _ways_on(catalogue: Catalogue) -> tuple[Markup, ...]:
    """Back by one move, or all anew; a new match can be taken back."""
    return (
        button(catalogue.text("trouble.take_back"), "undo"),
        button(catalogue.text("trouble.redeal"), "new-match"),
    )
