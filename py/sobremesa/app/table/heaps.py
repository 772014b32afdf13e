"""What lies before a player: captured heaps with markers, and small pictures of piles."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.look import Hands, Look, mini, picture
from sobremesa.app.table.marks import Marks
from sobremesa.app.table.zones import words
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.table import Pile


def heap(look: Look, pile: Pile, hands: Hands, marks: Marks = frozenset()) -> Markup:
    """A captured heap at its owner's plate: a back on its side, the count, markers crosswise."""
    told = heap_words(look, pile)
    parts = [
        picture(look, HIDDEN, "small"),
        tag("span", str(pile.count), class_="heap-count", aria_hidden="true"),
        tag("span", told, class_="visually-hidden"),
        join([_marker(look, pile, at, hands) for at in range(len(pile.markers))]),
    ]
    if not pile.count and not pile.markers:
        parts = [tag("span", told, class_="heap-empty")]
    return tag(
        "span",
        *parts,
        class_=classes("heap", last=(pile.zone, "") in marks),
        data_zone=pile.zone,
    )


def heap_words(look: Look, pile: Pile) -> str:
    """A captured heap in words: how much is in it, and the cards that lie crosswise."""
    held = look.text("tell.captured", n=pile.count or 0)
    if not pile.markers:
        return held
    cards = ", ".join(look.card_name(card) for card in pile.markers)
    return f"{held}, {look.text('tell.markers', n=len(pile.markers), cards=cards)}"


def small_zones(look: Look, piles: tuple[Pile, ...], marks: Marks = frozenset()) -> Markup | None:
    """The piles of another player in small: each top card with its count."""
    if not piles:
        return None
    return tag("div", join([_small(look, pile, marks) for pile in piles]), class_="zones")


def _small(look: Look, pile: Pile, marks: Marks) -> Markup:
    top = (
        mini(look, pile.cards[-1], last=(pile.zone, pile.cards[-1]) in marks)
        if pile.cards
        else tag("span", class_="card hole mini")
    )
    many = tag("span", str(pile.count), class_="small-count") if (pile.count or 0) > 1 else None
    return tag(
        "span",
        top,
        many,
        class_=f"small-zone {pile.kind}",
        role="img",
        aria_label=words(look, pile),
        data_zone=pile.zone,
    )


def _marker(look: Look, pile: Pile, at: int, hands: Hands) -> Markup:
    card = pile.markers[at]
    newest = at == len(pile.markers) - 1
    if not newest or pile.zone not in hands.targets():
        return mini(look, card, "marker")
    return tag(
        "button",
        mini(look, card, "marker"),
        tag(
            "span",
            look.text("table.steal_marker", card=look.card_name(card)),
            class_="visually-hidden",
        ),
        type="button",
        class_="steal is-target",
        data_do="target",
        data_with=pile.zone,
        data_card=card,
    )
