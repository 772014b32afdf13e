"""The bar below the hand: acts without a card, announcements, taking back."""

from sobremesa.app.html import Markup, Value, classes, tag
from sobremesa.app.table.look import Hands, Look
from sobremesa.engine.table import Play, Table


def actions(look: Look, table: Table, hands: Hands, *, can_undo: bool, is_over: bool) -> Markup:
    """Acts that the rules allow, those that are always in sight, and undo, set apart."""
    if is_over:
        ending = [
            _button(look.text(f"menu.{act.replace('-', '_')}"), act)
            for act in ("new-match", "lobby")
        ]
        return tag("div", *ending, class_="actions")
    usable = [play for play in hands.plays if play.act and play.source in ("", hands.selected)]
    idle = [act for act in table.acts if act not in {play.act for play in usable}]
    flags = sorted({play.flag for play in hands.plays if play.flag})
    return tag(
        "div",
        *(_act(look, play) for play in usable),
        *(_button(_words(look, act), "idle", aria_disabled="true") for act in idle),
        *(_flag(look, flag, is_set=hands.flag == flag) for flag in flags),
        _button(
            look.text("table.undo"),
            "undo",
            "quiet is-apart",
            aria_disabled=None if can_undo else "true",
        ),
        class_="actions",
    )


def _act(look: Look, play: Play) -> Markup:
    who = "" if play.seat is None else look.names[play.seat]
    kind = "bell" if play.act in ("announce", "claim") else "primary"
    return _button(_words(look, play.act, player=who), "play", kind, data_with=play.token)


def _flag(look: Look, flag: str, *, is_set: bool) -> Markup:
    pressed = "true" if is_set else "false"
    return _button(look.text(f"flag.{flag}"), "flag", "bell", data_with=flag, aria_pressed=pressed)


def _words(look: Look, act: str, **values: object) -> str:
    return look.text(f"act.{act}", **{"player": "", **values})


def _button(label: str, do: str, kind: str = "", **attributes: Value) -> Markup:
    return tag(
        "button", label, type="button", class_=classes("button", kind), data_do=do, **attributes
    )
