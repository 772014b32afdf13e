"""Hints: what an opponent would do in my place, in words, with a reason that I can check."""

from collections.abc import Sequence
from typing import Any

from sobremesa.app.expectations import expected_words
from sobremesa.app.table.look import Look
from sobremesa.bots.search import Estimate
from sobremesa.engine.table import Play, Table
from sobremesa.games import has_part, part


def hint_words(
    look: Look, table: Table, view: Any, plays: Sequence[Play], estimates: Sequence[Estimate]
) -> str:
    """The first of the plays with its reason, and what the search expects of it."""
    play = plays[0]
    reason = _reason(look, view, play.token) if len(plays) > 1 else look.text("hint.forced")
    says = look.text("hint.says", move=move_words(look, table, play), reason=reason)
    tokens = {one.token: one for one in plays}
    known = [one for one in estimates if one.move in tokens]
    second = move_words(look, table, tokens[known[1].move]) if len(known) > 1 else ""
    return f"{says} {expected_words(look, known, second)}".rstrip()


def move_words(look: Look, table: Table, play: Play) -> str:
    """A move in words: the act, or the card with where it goes and what is chosen with it."""
    if play.act and not play.source:
        who = "" if play.seat is None else look.names[play.seat]
        return look.text(f"act.{play.act}", player=who).rstrip("!")
    tops = {pile.source: pile.cards[-1] for pile in table.board if pile.source and pile.cards}
    words = look.card_name(tops.get(play.source, play.source))
    if play.act:
        words = look.text("hint.to", card=words, place=look.text(f"act.{play.act}", player=""))
    elif not table.is_direct:
        words = look.text("hint.to", card=words, place=_place(look, play.target))
    more = [_choice(look, play.choice)] if play.choice else []
    more += [_label(look, f"flag.{play.flag}")] if play.flag else []
    for choice in more:
        words = look.text("hint.with", card=words, choice=choice)
    return words


def _place(look: Look, zone: str) -> str:
    family, _, rest = zone.partition(".")
    if rest == "new":
        return look.text(f"zone.new_{family}")
    return f"{look.text(f'zone.{family}')} {rest.rpartition('.')[2]}"


def _choice(look: Look, choice: str) -> str:
    kind, _, value = choice.partition(".")
    return look.text(f"{kind}.{value}") if value else _label(look, f"choice.{kind}")


def _label(look: Look, key: str) -> str:
    """What is written on the button to press."""
    return look.text("hint.label", words=look.text(key).rstrip("!"))


def _reason(look: Look, view: Any, move: str) -> str:
    if not has_part(look.game, "hints"):
        return look.text("hint.plain")
    key, values = part(look.game, "hints").explain(view, look.me, move)
    told = dict(values)
    if "card" in told:
        told["card"] = look.card_name(told["card"])
    for name in ("suit", "rank"):
        if name in told:
            told[name] = look.text(f"{name}.{told[name]}")
    return look.text(f"hint.{key}", **told)
