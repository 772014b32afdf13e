"""What zones, seats and the table wear: words, suits, penalties, the direction of play."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.look import Look
from sobremesa.engine.table import Badge


def badge_words(look: Look, told: Badge) -> str:
    """A badge in words."""
    return look.text(told.key, **dict(told.values))


def badge(look: Look, told: Badge) -> Markup:
    """A badge as its kind is drawn."""
    told_words = badge_words(look, told)
    if told.kind == "suit":
        return suit_badge(look, told.key[-1], told_words)
    if told.kind == "penalty":
        number = tag(
            "span", f"+{dict(told.values)['n']}", class_="penalty-badge", aria_hidden="true"
        )
        return join([number, tag("span", told_words, class_="zone-label penalty-words")])
    if told.kind == "direction":
        return tag(
            "span",
            class_=classes("direction", reversed=told.key.endswith("reversed")),
            role="img",
            aria_label=told_words,
        )
    return tag("span", told_words, class_=classes("badge", told.kind))


def suit_badge(look: Look, suit: str, told_words: str) -> Markup:
    """A suit that was named, and stays in sight."""
    return tag("span", suit_picture(look, suit), tag("span", told_words), class_="suit-badge")


def suit_picture(look: Look, suit: str) -> Markup:
    """The picture of a suit; words beside it say which."""
    colours = look.faces.partition("-")[0]
    return tag("img", src=f"cards/{colours}-suits/{suit}.svg", alt="")
