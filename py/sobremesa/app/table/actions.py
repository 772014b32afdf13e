"""The bar below the hand: acts without a card, announcements, taking back."""

from typing import NamedTuple

from sobremesa.app.html import Markup, Value, classes, tag
from sobremesa.app.table.look import Hands, Look
from sobremesa.engine.cards import JOKER
from sobremesa.engine.table import Play, Table

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


class Retrace(NamedTuple):
    """Whether there is a way back, and forth again."""

    can_undo: bool
    can_redo: bool


def actions(look: Look, table: Table, hands: Hands, retrace: Retrace, turn: int | None) -> Markup:
    """Acts that the rules allow, those that are always in sight, and undo, set apart."""
    acts = _ending(look) if turn is None else _running(look, table, hands)
    hint = [] if turn is None else [_button(look.text("table.hint"), "hint", "quiet is-apart")]
    return tag("div", *acts, *hint, *_retracing(look, retrace), class_="actions")


def _ending(look: Look) -> list[Markup]:
    acts = ("new-match", "lobby")
    return [_button(look.text(f"menu.{act.replace('-', '_')}"), act) for act in acts]


def _running(look: Look, table: Table, hands: Hands) -> list[Markup]:
    usable = [play for play in hands.plays if play.act and play.source in ("", hands.selected)]
    idle = [act for act in table.acts if act not in {play.act for play in usable}]
    flags = sorted({play.flag for play in hands.plays if play.flag})
    return [
        *([_confirm(look, table, hands.pending[0])] if hands.pending else []),
        *(_act(look, play, hands.hinted) for play in usable if play not in hands.pending),
        *(_idle(look, act) for act in idle),
        *(_flag(look, flag, hands) for flag in flags),
        *([_button(look.text("table.claim_rest"), "claim-rest")] if table.is_decided else []),
    ]


def _retracing(look: Look, retrace: Retrace) -> list[Markup]:
    idle = None if retrace.can_undo else "true"
    undo = _button(look.text("table.undo"), "undo", "quiet is-apart", aria_disabled=idle)
    redo = [_button(look.text("table.redo"), "redo", "quiet")] if retrace.can_redo else []
    return [undo, *redo]


def _confirm(look: Look, table: Table, play: Play) -> Markup:
    """The button that says yes to a play: what is played, or which act."""
    if play.act:
        words = look.text("table.confirm_act", act=_words(look, play.act))
    else:
        tops = {pile.source: pile.cards[-1] for pile in table.board if pile.source and pile.cards}
        card = tops.get(play.source, play.source)
        words = look.text("table.confirm_card", card=_short(look, card))
    return _button(words, "confirm", "primary")


def _short(look: Look, card: str) -> str:
    """A card as rank and suit sign."""
    if card == JOKER:
        return look.text("short.joker")
    return look.text(f"short.{card[0]}") + SUIT_SIGNS[card[1]]


def _act(look: Look, play: Play, hinted: Play | None) -> Markup:
    who = "" if play.seat is None else look.names[play.seat]
    kind = "bell" if play.act in ("announce", "claim") else "primary"
    kind = classes(kind, hinted=play == hinted)
    return _button(_words(look, play.act, player=who), "play", kind, data_with=play.token)


def _idle(look: Look, act: str) -> Markup:
    """An act that the rules do not allow now; touched it says why."""
    return _button(_words(look, act), "why", aria_disabled="true", data_with=act)


def _flag(look: Look, flag: str, hands: Hands) -> Markup:
    pressed = "true" if hands.flag == flag else "false"
    kind = classes("bell", hinted=hands.hinted and hands.hinted.flag == flag)
    return _button(look.text(f"flag.{flag}"), "flag", kind, data_with=flag, aria_pressed=pressed)


def _words(look: Look, act: str, **values: object) -> str:
    return look.text(f"act.{act}", **{"player": "", **values})


def _button(label: str, do: str, kind: str = "", **attributes: Value) -> Markup:
    return tag(
        "button", label, type="button", class_=classes("button", kind), data_do=do, **attributes
    )
