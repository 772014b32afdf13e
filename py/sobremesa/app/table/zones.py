"""Zones of the table: piles, stock, tricks, ladders, spaces; what can be touched is a button."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.badges import badge, badge_words
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
    """The zone in words, with what it wears."""
    return ". ".join([_bare_words(look, pile), *(badge_words(look, one) for one in pile.badges)])


def _bare_words(look: Look, pile: Pile) -> str:
    """The zone's name, its count, its top card or the cards of a trick, the rank it wants."""
    name = _name(look, pile)
    if pile.kind == "trick":
        cards = ", ".join(
            _card_of_trick(look, *laid) for laid in zip(pile.cards, pile.owners, strict=True)
        )
        return f"{name}: {cards}" if cards else look.text("table.zone_empty", zone=name)
    told = _content(look, pile, name)
    if pile.kind == "ladder":
        return f"{told}. {look.text('table.wants', rank=look.text(f'rank.{pile.wants}'))}"
    return told


def _card_of_trick(look: Look, card: str, owner: int) -> str:
    return look.text("table.card_of", player=look.names[owner], card=look.card_name(card))


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
        number = tag("span", str(pile.number), many, class_="space-number", aria_hidden="true")
        name = look.text("zone.aux")
        return [number] if pile.cards else [_written(name, "zone-word"), number]
    if pile.kind == "ladder":
        next_ = _written(look.text(f"short.{pile.wants}"), "ladder-next")
        if pile.number is None:
            return [_written(_name(look, pile), "zone-word"), next_]
        return [_written(str(pile.number), "zone-label"), next_]
    return [
        _written(str(pile.count), "zone-count"),
        *(badge(look, one) for one in pile.badges),
        _written(_name(look, pile), "zone-label"),
    ]


def _written(text: str, kind: str) -> Markup:
    """Something to be seen, which the words of the zone say as well."""
    return tag("span", text, class_=kind, aria_hidden="true")


def _cards(look: Look, pile: Pile, marks: Marks) -> Markup:
    shown = _SHOWN.get(pile.kind, 1)
    cards = pile.cards[-shown:]
    if pile.kind == "stock":
        cards = (HIDDEN,) * min(shown, pile.count or 0)
    newest = {card: at for at, card in enumerate(cards) if (pile.zone, card) in marks}
    return join([picture(look, card, last=newest.get(card) == at) for at, card in enumerate(cards)])


def _trick(look: Look, pile: Pile, marks: Marks) -> Markup:
    """Each card on its player's side; a place is kept for those that are still to come."""
    seats = len(look.names)
    free = [
        tag("span", class_=f"card place at-{(seat - look.me) % seats}")
        for seat in range(seats)
        if seat not in pile.owners
    ]
    played = [
        picture(
            look,
            card,
            f"at-{(owner - look.me) % seats}",
            key=f"laid-{owner}-{card}",
            last=(pile.zone, card) in marks,
            leader=not place,
        )
        for place, (card, owner) in enumerate(zip(pile.cards, pile.owners, strict=True))
    ]
    return join([*free, *played])


def _frame(look: Look, pile: Pile, hands: Hands, names: list[str], parts: list[Markup]) -> Markup:
    label = _bare_words(look, pile)
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
            tag("span", label, class_="visually-hidden"),
            class_=classes(*names, empty=not pile.count),
            data_zone=pile.zone,
        )
    return tag(
        "button",
        *parts,
        tag("span", label, class_="visually-hidden"),
        type="button",
        class_=classes(
            *names,
            target=is_target,
            selected=is_chosen,
            playable=not is_target,
            empty=not pile.count,
            hinted=hands.is_hinted(pile.source),
        ),
        aria_pressed="true" if is_chosen else None,
        data_do="target" if is_target or own else "card",
        data_with=pile.zone if is_target or own else pile.source,
        data_zone=pile.zone,
    )
