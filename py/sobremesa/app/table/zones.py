"""Zones of the table: piles, stock, tricks, ladders, spaces; what can be touched is a button."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.badges import badge
from sobremesa.app.table.look import Hands, Look, picture
from sobremesa.app.table.marks import Marks
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.table import Pile

_SHOWN = {"pile": 4, "stock": 3, "space": 13}


def centre(look: Look, piles: tuple[Pile, ...], hands: Hands, marks: Marks) -> list[Markup]:
    """The zones in the middle; ladders stand together."""
    ladders = [pile for pile in piles if pile.kind == "ladder"]
    others = [pile for pile in piles if pile.kind != "ladder"]
    drawn = [zone(look, pile, hands, marks) for pile in others]
    if ladders:
        rungs = join([zone(look, pile, hands, marks) for pile in ladders])
        drawn.append(tag("div", rungs, class_=f"ladders n-{len(ladders)}"))
    return drawn


def board(
    look: Look, piles: tuple[Pile, ...], hands: Hands, marks: Marks = frozenset()
) -> Markup | None:
    """My own piles: the main pile, then the numbered spaces."""
    if not piles:
        return None
    spaces = join([zone(look, pile, hands, marks) for pile in piles if pile.kind == "space"])
    others = [zone(look, pile, hands, marks) for pile in piles if pile.kind != "space"]
    return tag("div", *others, tag("div", spaces, class_="aux"), class_="board")


def zone(look: Look, pile: Pile, hands: Hands, marks: Marks = frozenset()) -> Markup:
    """A zone with its cards and whatever is written on it."""
    draw = _trick if pile.kind == "trick" else _cards
    parts = [draw(look, pile, marks), *_writing(look, pile)]
    names = [pile.kind] if pile.kind in ("trick", "space") else ["zone", pile.kind]
    return _frame(look, pile, hands, names, parts)


def words(look: Look, pile: Pile) -> str:
    """The zone in words: its name, its count, its top card or all cards of a trick."""
    name = _name(look, pile)
    if pile.kind == "trick":
        cards = ", ".join(look.card_name(card) for card in pile.cards)
        return f"{name}: {cards}" if cards else look.text("table.zone_empty", zone=name)
    told = _content(look, pile, name)
    if pile.kind == "ladder":
        return f"{told}. {look.text('table.wants', rank=look.text(f'rank.{pile.wants}'))}"
    return told


def _content(look: Look, pile: Pile, name: str) -> str:
    if not pile.count:
        return look.text("table.zone_empty", zone=name)
    if pile.cards:
        top = look.card_name(pile.cards[-1])
        return look.text("table.zone_top", zone=name, n=pile.count, card=top)
    return look.text("table.zone_count", zone=name, n=pile.count)


def _name(look: Look, pile: Pile) -> str:
    family = pile.zone.partition(".")[0]
    if pile.kind == "ladder" and pile.number is None:
        return look.text("zone.new_ladder")
    name = look.text(f"zone.{family}")
    return name if pile.number is None else f"{name} {pile.number}"


def _writing(look: Look, pile: Pile) -> list[Markup]:
    """Count, badges, number and name of a zone, as its kind has them."""
    if pile.kind == "trick":
        return []
    if pile.kind == "space":
        many = tag("span", f"×{pile.count}", class_="space-count") if len(pile.cards) > 1 else None
        return [tag("span", str(pile.number), many, class_="space-number")]
    if pile.kind == "ladder":
        label = str(pile.number or "+")
        rank = look.text(f"short.{pile.wants}")
        return [tag("span", label, class_="zone-label"), tag("span", rank, class_="ladder-next")]
    return [
        tag("span", str(pile.count), class_="zone-count"),
        *(badge(look, one) for one in pile.badges),
        tag("span", _name(look, pile), class_="zone-label"),
    ]


def _cards(look: Look, pile: Pile, marks: Marks) -> Markup:
    shown = _SHOWN.get(pile.kind, 1)
    cards = pile.cards[-shown:]
    if pile.kind == "stock":
        cards = (HIDDEN,) * min(shown, pile.count or 0)
    newest = {card: at for at, card in enumerate(cards) if (pile.zone, card) in marks}
    return join([picture(look, card, last=newest.get(card) == at) for at, card in enumerate(cards)])


def _trick(look: Look, pile: Pile, marks: Marks) -> Markup:
    seats = len(look.names)
    return join(
        [
            picture(
                look,
                card,
                f"at-{(owner - look.me) % seats}",
                last=(pile.zone, card) in marks,
                leader=not place,
            )
            for place, (card, owner) in enumerate(zip(pile.cards, pile.owners, strict=True))
        ]
    )


def _frame(look: Look, pile: Pile, hands: Hands, names: list[str], parts: list[Markup]) -> Markup:
    label = words(look, pile)
    is_chosen = bool(pile.source) and pile.source == hands.selected
    is_target = bool(hands.selected) and not is_chosen and pile.zone in hands.targets()
    own = hands.act_at(pile.zone)
    if is_target:
        label = look.text("table.play_here", zone=label)
    elif own:
        label = f"{look.text(f'act.{own}', player='')}. {label}"
    elif not (pile.source and hands.of(pile.source)):
        return tag(
            "div",
            *parts,
            class_=classes(*names, empty=not pile.count),
            role="group",
            aria_label=label,
            data_zone=pile.zone,
        )
    return tag(
        "button",
        *parts,
        type="button",
        class_=classes(
            *names,
            target=is_target,
            selected=is_chosen,
            playable=not is_target,
            empty=not pile.count,
        ),
        aria_label=label,
        aria_pressed="true" if is_chosen else None,
        data_do="target" if is_target or own else "card",
        data_with=pile.zone if is_target or own else pile.source,
        data_zone=pile.zone,
    )
