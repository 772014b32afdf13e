"""Buttons and form controls; each says what it does with `data-do` or `data-change`."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sobremesa.app.html import Markup, Value, classes, join, tag


class Pick(NamedTuple):
    """One value of a control: its text value, its label, and why it cannot be chosen."""

    value: str
    label: str
    barred: str | None = None


def button(
    label: str,
    do: str,
    argument: str | None = None,
    kind: str = "",
    **attributes: Value,
) -> Markup:
    """A button; `kind` is `primary`, `quiet` or nothing."""
    return tag(
        "button",
        label,
        type="button",
        class_=classes("button", kind),
        data_do=do,
        data_with=argument,
        **attributes,
    )


def choice(
    legend: str,
    name: str,
    picks: Iterable[Pick],
    chosen: str,
    change: str,
    help_: str = "",
) -> Markup:
    """A group of radio buttons; reasons for barred values stand below it."""
    picks = list(picks)
    labels = [_radio(name, pick, chosen, change) for pick in picks]
    hints = [
        *([help_] if help_ else []),
        *dict.fromkeys(p.barred for p in picks if p.barred),
    ]
    note_id = f"{name}-note" if hints else None
    note = tag("p", " ".join(hints), class_="field-help", id=note_id) if hints else None
    group = tag("div", join(labels), class_="choice")
    return tag(
        "fieldset",
        tag("legend", legend),
        group,
        note,
        class_="field",
        aria_describedby=note_id,
    )


def _radio(name: str, pick: Pick, chosen: str, change: str) -> Markup:
    value, label, barred = pick
    field = tag(
        "input",
        type="radio",
        name_=name,
        value=value,
        checked=value == chosen,
        disabled=barred is not None,
        data_change=change,
    )
    return tag("label", field, tag("span", label), title=barred)


def switch(
    label: str,
    name: str,
    change: str,
    *,
    on: bool,
    barred: str | None = None,
    help_: str = "",
) -> Markup:
    """A switch with its sentence below it, and the reason if it is stuck."""
    field = tag(
        "input",
        type="checkbox",
        role="switch",
        name_=name,
        checked=on,
        disabled=barred is not None,
        data_change=change,
    )
    note = " ".join(filter(None, (help_, barred)))
    help_line = tag("span", note, class_="field-help") if note else None
    return tag("label", field, tag("span", label), help_line, class_="switch")


def text_field(label: str, name: str, value: str, change: str, **attributes: Value) -> Markup:
    """A line of text with its label."""
    field_id = f"field-{name}".replace(".", "-")
    field = tag(
        "input",
        type="text",
        id=field_id,
        name_=name,
        value=value,
        data_change=change,
        autocomplete="off",
        **attributes,
    )
    return tag("div", tag("label", label, for_=field_id), field, class_="field")


def select(
    label: str,
    name: str,
    picks: Iterable[Pick],
    chosen: str,
    change: str,
    help_: str = "",
) -> Markup:
    """A drop-down list with its label, for choices of many values."""
    field_id = f"field-{name}".replace(".", "-")
    note_id = f"{field_id}-note" if help_ else None
    options = [
        tag(
            "option",
            pick.label,
            value=pick.value,
            selected=pick.value == chosen,
            disabled=pick.barred is not None,
        )
        for pick in picks
    ]
    field = tag(
        "select",
        join(options),
        id=field_id,
        name_=name,
        data_change=change,
        aria_describedby=note_id,
    )
    note = tag("p", help_, class_="field-help", id=note_id) if help_ else None
    return tag("div", tag("label", label, for_=field_id), field, note, class_="field")


def facts(pairs: Mapping[str, str]) -> Markup:
    """A list of terms with what they are."""
    rows = [tag("div", tag("dt", term), tag("dd", value)) for term, value in pairs.items()]
    return tag("dl", join(rows), class_="game-facts")
