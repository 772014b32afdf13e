"""The options and presets of Pesten (rules 4.3)."""

import dataclasses
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from sobremesa.engine.cards import JOKER
from sobremesa.engine.rules import Rules, option
from sobremesa.games.pesten.matching import COUNTERS, Cards
from sobremesa.games.pesten.moves import plays_by_card

_PRESETS: Mapping[str, Mapping[str, object]] = {
    "standard": {},
    "no_jokers": {"jokers": 0},
    "five_cards": {"hand": 5},
    "king_lite": {"king": "draw1"},
    "family": {
        "jokers": 0,
        "stack": "none",
        "penalty_keeps_turn": True,
        "last_card_penalty": 1,
        "joker_draw": 3,
    },
    "hard": {"four_skips_two": True, "five_all_draw": True, "king": "reverse_skip"},
    "cumulative": {"stack": "mixed", "joker_stack": "add"},
    "quick": {"mode": "quick"},
    "tournament": {"mode": "tournament"},
}
_ENTRANTS = (4, 8, 16)
_AT_ONE_TABLE = range(2, 9)
_WHILE: Mapping[str, tuple[str, object]] = {
    "limit": ("series", "limit"),
    "hands": ("series", "hands"),
    "after_joker": ("jokers", 2),
    "joker_draw": ("jokers", 2),
    "joker_stack": ("jokers", 2),
    "last_card_penalty": ("last_card", "on"),
}
"""By option: the value of another without which it means nothing."""
_FREE_IN_TOURNAMENT = ("mode", "players")


@dataclasses.dataclass(frozen=True)
class PestenRules(Rules):
    """The rules of one Pesten table."""

    mode: str = option("turns", "quick", "tournament", advanced=True)
    players: int = option(4, 2, 3, 5, 6, 7, 8, 16)
    series: str = option("single", "limit", "hands")
    limit: int = option(100, 50, 150, 200)
    hands: int = option(5, 10, 20)
    hand: int = option(7, 5)
    jokers: int = option(2, 0)
    after_joker: str = option("any", "name")
    finish_action: str = option("draw1", "forbidden", "allowed")
    king: str = option("none", "draw1", "reverse_skip")
    four_skips_two: bool = option(False, True)
    five_all_draw: bool = option(False, True)
    voluntary_draw: bool = option(False, True)
    stack: str = option("same_rank", "none", "mixed")
    joker_draw: int = option(5, 3, advanced=True)
    joker_stack: str = option("double", "add", advanced=True)
    seven: str = option("turn", "optional", advanced=True)
    penalty_keeps_turn: bool = option(False, True, advanced=True)
    last_card: str = option("on", "auto", "off", advanced=True)
    last_card_penalty: int = option(2, 1, advanced=True)

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, object]]:
        """The presets of `records.md` section 4."""
        return _PRESETS

    @classmethod
    def settle(cls, chosen: dict[str, Any]) -> dict[str, Any]:
        """Eight enter a tournament unless told otherwise (PE-A42)."""
        players = 8 if chosen.get("mode") == "tournament" else 4
        return {"players": players, **chosen}

    def offered(self, key: str) -> tuple[Any, ...]:
        """What means something here; a tournament is a preset with only entrants to choose."""
        is_tournament = self.mode == "tournament"
        if key == "players":
            return _ENTRANTS if is_tournament else tuple(_AT_ONE_TABLE)
        other, needed = _WHILE.get(key, (key, getattr(self, key)))
        if is_tournament or getattr(self, other) != needed:
            return (getattr(self, key),)
        return ("turns", "quick") if key == "mode" else super().offered(key)

    @property
    def seats(self) -> int:
        """One seat per player or entrant."""
        return self.players

    def clash(self) -> str | None:
        """A table seats 2-8 (PE1); a tournament has 4, 8 or 16 and standard rules (PE-A42)."""
        if self.players not in (_ENTRANTS if self.mode == "tournament" else _AT_ONE_TABLE):
            return "players"
        if self.mode != "tournament":
            return None
        locked = (known for known in self.options() if known.key not in _FREE_IN_TOURNAMENT)
        changed = (known.key for known in locked if getattr(self, known.key) != known.values[0])
        return next(changed, None)

    @cached_property
    def action_ranks(self) -> frozenset[str]:
        """The ranks with an effect, on which one may not simply finish (PE-A21)."""
        ranks = {"2", "7", "8", "J", "A", JOKER}
        if self.king != "none":
            ranks.add("K")
        if self.four_skips_two:
            ranks.add("4")
        if self.five_all_draw:
            ranks.add("5")
        return frozenset(ranks)

    @cached_property
    def counters(self) -> Mapping[str, Cards]:
        """By rank of the penalty card, the cards that pass the penalty on."""
        return COUNTERS[self.stack]

    @cached_property
    def plays(self) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]:
        """By card the texts that play it: from any hand, and from a hand of two cards."""
        jokers_name = self.after_joker == "name"
        silent = plays_by_card(jokers_name=jokers_name, announcing=False)
        if self.last_card != "on":
            return silent, silent
        return silent, plays_by_card(jokers_name=jokers_name, announcing=True)
