"""My hand: a list of buttons, each saying which card it is and whether it can be played."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.look import Hands, Look
from sobremesa.engine.cards import JOKER
from sobremesa.engine.table import Play


def hand(look: Look, cards: tuple[str, ...], hands: Hands, drawn: tuple[str, ...] = ()) -> Markup:
    """All cards of my hand, with second thoughts as small buttons on the card.

    What has just been `drawn` is marked; of equal cards the last ones.
    """
    items = [
        tag(
            "li",
            *_card(look, cards, at, hands, is_drawn=cards[at:].count(card) <= drawn.count(card)),
            id=f"held-{'joker' if card == JOKER else card}-{cards[: at + 1].count(card)}",
        )
        for at, card in enumerate(cards)
    ]
    return tag(
        "ol",
        join(items),
        class_=f"hand n-{min(len(cards), 40)}",
        data_zone=f"hand.{look.me}",
        aria_label=look.text("table.hand"),
    )


def told_apart(held: str) -> tuple[str, int]:
    """What a card of the hand is called, as its source and how many equal ones come before it."""
    source, _, copy = held.partition(".")
    return source, int(copy or 0)


def _card(
    look: Look, cards: tuple[str, ...], at: int, hands: Hands, *, is_drawn: bool
) -> list[Markup]:
    card, copy = cards[at], cards[:at].count(cards[at])
    is_selected = (card, copy) == (hands.selected, hands.copy)
    plays = hands.of(card)
    refused = hands.is_my_turn and not plays
    is_hinted = hands.is_hinted(card)
    state = look.text(
        "table.playable" if plays else "table.refused" if refused else "table.waiting"
    )
    if is_drawn:
        state = f"{state}, {look.text('table.drawn')}"
    label = look.text(
        "table.card_in_hand",
        card=look.card_name(card),
        number=at + 1,
        total=len(cards),
        state=state,
    )
    button = tag(
        "button",
        tag("img", src=look.face(card), alt="", draggable="false"),
        type="button",
        class_=classes(
            "card",
            playable=plays,
            refused=refused,
            selected=is_selected,
            hinted=is_hinted,
            drawn=is_drawn,
        ),
        aria_label=label,
        aria_pressed="true" if is_selected else None,
        data_do="card",
        data_with=f"{card}.{copy}" if copy else card,
    )
    return [button, *(_chip(look, play) for play in plays if _is_second(play, plays))]


def _is_second(play: Play, plays: list[Play]) -> bool:
    """Whether the play is a second thought beside a plain one of the same card."""
    is_thought = bool(play.choice) and "." not in play.choice
    return is_thought and any(not other.choice for other in plays)


def _chip(look: Look, play: Play) -> Markup:
    words = look.text(f"choice.{play.choice}")
    return tag(
        "button",
        words,
        type="button",
        class_=classes("chip", play.choice),
        aria_label=f"{words}: {look.card_name(play.source)}",
        data_do="play",
        data_with=play.token,
    )
