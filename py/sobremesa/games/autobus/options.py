"""The options of Hospodský autobus (rules 2.3)."""

import dataclasses

from sobremesa.engine.rules import Rules, option


@dataclasses.dataclass(frozen=True)
class AutobusRules(Rules):
    """The rules of one Autobus table; `standard` is the only preset."""

    players: int = option(2, 3, 4)
    aux_joker: str = option("fixed", "wild", advanced=True)

    @property
    def seats(self) -> int:
        """One seat per player."""
        return self.players
