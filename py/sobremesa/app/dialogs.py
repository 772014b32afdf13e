"""The frame that all dialogs share."""

from sobremesa.app.controls import button
from sobremesa.app.html import Markup, join, tag
from sobremesa.i18n import Catalogue


def dialog(
    catalogue: Catalogue,
    name: str,
    title: str,
    body: list[Markup],
    actions: list[Markup] | None = None,
    kind: str = "",
) -> Markup:
    """A panel over the screen with its title, a way out, its body and its buttons."""
    title_id = f"{name}-title"
    closing = button("✕", "close", name, "quiet", aria_label=catalogue.text("dialog.close"))
    head = tag("header", tag("h2", title, id=title_id), closing, class_="panel-head")
    foot = tag("footer", join(actions), class_="panel-actions") if actions else None
    heard = tag("div", class_="visually-hidden", role="status", aria_atomic="false", data_live=True)
    return tag(
        "dialog",
        head,
        tag("div", join(body), class_="panel-body"),
        foot,
        heard,
        class_=f"panel {kind}".strip(),
        id=f"dialog-{name}",
        data_dialog=name,
        aria_labelledby=title_id,
    )
