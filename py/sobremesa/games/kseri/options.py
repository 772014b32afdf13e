"""The options and presets of Kseri (rules 3.3)."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from sobremesa.engine.rules import Rules, option

_PRESETS: Mapping[str, Mapping[str, object]] = {
    "standard": {},
    "short": {"target": 51},
    "pisti": {"ten_of_diamonds": 3, "exact_two_of_clubs": 2},
    "turkish_table": {
        "ten_of_diamonds": 3,
        "final_kseri": "never",
        "capture": "forced",
        "jacks_only_bonus": 20,
        "double_kseri": "off",
    },
    "pairs": {"players": 4, "sides": "pairs"},
    "three": {"players": 3},
    "faro": {"packs": 2, "players": 4},
    "jack_bonus": {"jacks_only_bonus": 10, "last_capture_bonus": 10},
    "no_jacks": {"jack_wild": False},
}


@dataclasses.dataclass(frozen=True)
class KseriRules(Rules):
    """The rules of one Kseri table."""

    players: int = option(2, 3, 4, 5, 6)
    sides: str = option("solo", "pairs")
    packs: int = option(1, 2)
    target: int = option(101, 51, 151)
    ten_of_diamonds: int = option(2, 3, advanced=True)
    double_kseri: str = option("steal", "off")
    double_cancels_first: bool = option(True, False, advanced=True)
    jack_wild: bool = option(True, False)
    jacks_only_bonus: int = option(0, 10, 20)
    last_capture_bonus: int = option(0, 10)
    capture: str = option("optional", "forced")
    final_kseri: str = option("leftover_single", "capture", "never", advanced=True)
    exact_two_of_clubs: int = option(*range(11), advanced=True)

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, object]]:
        """The presets of `records.md` section 4."""
        return _PRESETS

    @classmethod
    def settle(cls, chosen: dict[str, Any]) -> dict[str, Any]:
        """Four players are pairs unless told otherwise (KS-A22)."""
        sides = "pairs" if chosen.get("players") == 4 else "solo"
        return {"sides": sides, **chosen}

    @property
    def seats(self) -> int:
        """One seat per player."""
        return self.players

    def clash(self) -> str | None:
        """One pack takes 2-4 players, two packs 4-6; pairs need 4 or 6 (KS-A23)."""
        if not (2 <= self.players <= 4 if self.packs == 1 else 4 <= self.players <= 6):
            return "players"
        if self.sides == "pairs" and self.players not in (4, 6):
            return "sides"
        return None

    @property
    def side_count(self) -> int:
        """How many sides score: pairs or single players."""
        return self.players // 2 if self.sides == "pairs" else self.players

    @property
    def table_cards(self) -> int:
        """How many cards start the pile (KS8, KS-A23)."""
        return 8 if self.packs == 2 and self.players != 5 else 4

    def side(self, seat: int) -> int:
        """The side that the seat plays for; partners sit opposite (KS-A21)."""
        return seat % self.side_count
