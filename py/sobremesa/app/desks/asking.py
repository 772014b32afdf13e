"""Keys that ask: the table and the counts read aloud, and the keys themselves."""

from collections.abc import Callable

from sobremesa.app.desks.table import TableDesk
from sobremesa.app.keys import KEYS, keys_panel
from sobremesa.app.stage import Stage
from sobremesa.app.table.screen import Scene
from sobremesa.app.telling import tell_counts, tell_table


class AskingDesk:
    """Answers what a person asks who hears the table."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self.acts: dict[str, Callable[[str], None]] = {
            "tell-table": lambda _: self._tell(tell_table),
            "tell-counts": lambda _: self._tell(tell_counts),
            "keys": self._keys,
        }

    def act_of(self, key: str) -> str:
        """The act of a single key at the table, empty where it has none (AT-A5)."""
        is_on = self._stage.preferences.keys == "on" and self._table.room
        if not is_on:
            return ""
        pressed = key.lower()
        return KEYS.get(pressed) or KEYS.get(pressed.removeprefix("shift+"), "")

    def _tell(self, tell: Callable[[Scene], str]) -> None:
        if self._table.room:
            said = tell(self._table.session.scene(self._table.look()))
            self._stage.toasts.say_words(said)
            self._stage.show()

    def _keys(self, _: str) -> None:
        stage = self._stage
        stage.open(lambda: keys_panel(stage.catalogue, on=stage.preferences.keys == "on"))
