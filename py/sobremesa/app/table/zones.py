"""Zones of the table: piles, stock, tricks, ladders, spaces and captured heaps."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.look import Hands, Look, picture
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.table import Badge, Pile

_SHOWN = {"pile": 4, "stock": 3}


def zone(look: Look, pile: Pile, hands: Hands, *, last: str = "") -> Markup:
    """A zone of the centre with its cards, count, badges and name."""
    draw = _trick if pile.kind == "trick" else _cards
    parts = [
        draw(look, pile, last),
        _count(pile),
        join([badge(look, one) for one in pile.badges]),
        tag("span", look.text(f"zone.{pile.zone.partition('.')[0]}"), class_="zone-label"),
    ]
    return _frame(look, pile, hands, parts)


def heap(look: Look, pile: Pile, hands: Hands) -> Markup:
    """A captured heap at its owner's plate: a back, the count, markers crosswise."""
    parts = [
        picture(look, HIDDEN, "small") if pile.count else None,
        tag("span", str(pile.count), class_="heap-count"),
        join([_marker(look, pile, at, hands) for at in range(len(pile.markers))]),
    ]
    return tag(
        "span",
        *parts,
        class_="heap",
        data_zone=pile.zone,
        role="group",
        aria_label=look.text("table.heap", n=pile.count or 0, markers=len(pile.markers)),
    )


def badge(look: Look, told: Badge) -> Markup:
    """A word or number that a zone or seat wears."""
    return tag(
        "span", look.text(f"badge.{told.key}", **dict(told.values)), class_=classes("badge", told.kind)
    )


def _marker(look: Look, pile: Pile, at: int, hands: Hands) -> Markup:
    card = pile.markers[at]
    newest = at == len(pile.markers) - 1
    if not newest or pile.zone not in hands.targets():
        return picture(look, card, "small", "marker")
    return tag(
        "button",
        tag("img", src=look.face(card), alt=""),
        type="button",
        class_="card small marker is-target",
        aria_label=look.text("table.steal_marker", card=look.card_name(card)),
        data_do="target",
        data_with=pile.zone,
        data_card=card,
    )


def _cards(look: Look, pile: Pile, last: str) -> Markup:
    shown = _SHOWN.get(pile.kind, 1)
    cards = pile.cards[-shown:]
    if pile.kind == "stock":
        cards = (HIDDEN,) * min(shown, pile.count or 0)
    top = len(cards) - 1
    return join(
        [picture(look, card, last=at == top and card == last) for at, card in enumerate(cards)]
    )


def _trick(look: Look, pile: Pile, last: str) -> Markup:
    seats = len(look.names)
    return join(
        [
            picture(look, card, f"at-{(owner - look.me) % seats}", last=card == last)
            for card, owner in zip(pile.cards, pile.owners, strict=True)
        ]
    )


def _count(pile: Pile) -> Markup | None:
    return None if pile.count is None else tag("span", str(pile.count), class_="zone-count")


def _frame(look: Look, pile: Pile, hands: Hands, parts: list[Markup | None]) -> Markup:
    is_target = bool(hands.selected) and pile.zone in hands.targets()
    label = _words(look, pile)
    if is_target:
        return tag(
            "button",
            *parts,
            type="button",
            class_=classes("zone", pile.kind, target=True),
            aria_label=look.text("table.play_here", zone=label),
            data_do="target",
            data_with=pile.zone,
            data_zone=pile.zone,
        )
    return tag(
        "div",
        *parts,
        class_=classes("zone", pile.kind),
        role="group",
        aria_label=label,
        data_zone=pile.zone,
    )


def _words(look: Look, pile: Pile) -> str:
    """The zone in words: its name, its count, its top card or all cards of a trick."""
    name = look.text(f"zone.{pile.zone.partition('.')[0]}")
    if pile.kind == "trick":
        cards = ", ".join(look.card_name(card) for card in pile.cards)
        return f"{name}: {cards}" if cards else look.text("table.zone_empty", zone=name)
    if not pile.count:
        return look.text("table.zone_empty", zone=name)
    if pile.cards:
        top = look.card_name(pile.cards[-1])
        return look.text("table.zone_top", zone=name, n=pile.count, card=top)
    return look.text("table.zone_count", zone=name, n=pile.count)
