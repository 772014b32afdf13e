"""Taking records along and reading them in."""

import asyncio
import json
from collections.abc import Callable

from sobremesa.app import matches
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.panels import import_panel, record_panel
from sobremesa.app.room import record_text
from sobremesa.app.stage import Stage
from sobremesa.engine.errors import SobremesaError
from sobremesa.i18n import fault_text


class RecordDesk:
    """Copies, shows and opens game records."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self._text = ""
        self._copying: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "export": self._export,
            "copy-record": self._copy_record,
            "import": self._import,
            "change:record": self._change,
            "open-record": self._open,
        }

    def _export(self, _: str) -> None:
        record = record_text(self._table.session)
        self._stage.open(lambda: record_panel(self._stage.catalogue, record))

    def _copy_record(self, _: str) -> None:
        self._copying = asyncio.ensure_future(self._table.guard(self._copy))

    async def _copy(self) -> None:
        if await self._stage.page.copy(record_text(self._table.session)):
            self._stage.say("toast.copied")
        else:
            self._stage.say("toast.not_copied")
            self._export("")

    def _import(self, _: str) -> None:
        self._text = ""
        self._stage.open(lambda: import_panel(self._stage.catalogue))

    def _change(self, told: str) -> None:
        self._text = json.loads(told)[1]

    def _open(self, _: str) -> None:
        fault = self._fault()
        if fault:
            text = self._text if len(self._text) <= matches.LONGEST_RECORD else ""
            self._stage.open(lambda: import_panel(self._stage.catalogue, text, fault))

    def _fault(self) -> str:
        """Sit down at the record's table, or say in a sentence why that cannot be."""
        if len(self._text) > matches.LONGEST_RECORD:
            return self._stage.catalogue.text("import.too_large")
        try:
            session = matches.read(self._text)
        except SobremesaError as error:
            return fault_text(self._stage.catalogue, error)
        self._table.sit_down_anew(session, "imported", moves=len(session.match.moves))
        return ""
