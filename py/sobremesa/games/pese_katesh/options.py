"""The options and presets of Pesë Katësh (rules 1.3)."""

import dataclasses
from collections.abc import Mapping

from sobremesa.engine.rules import Rules, option

SEATS = 4

_PRESETS: Mapping[str, Mapping[str, object]] = {
    "standard": {},
    "three_floors": {"floors": 3},
    "one_floor": {"floors": 1},
    "teams": {"teams": True},
}


@dataclasses.dataclass(frozen=True)
class PeseKateshRules(Rules):
    """The rules of one Pesë Katësh table."""

    floors: int = option(5, 3, 1)
    teams: bool = option(False, True)
    extra_rotation: bool = option(False, True, advanced=True)

    @classmethod
    def presets(cls) -> Mapping[str, Mapping[str, object]]:
        """The presets of `records.md` section 4."""
        return _PRESETS

    @property
    def seats(self) -> int:
        """Always four (PK1)."""
        return SEATS

    def team(self, seat: int) -> int:
        """Opposite seats with `teams` (PK21)."""
        return seat % 2 if self.teams else seat
