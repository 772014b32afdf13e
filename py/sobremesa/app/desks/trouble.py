"""Something is wrong: what is known of it can be copied, and there is a way on."""

import asyncio
from collections.abc import Callable

from sobremesa.app.desks.table import TableDesk
from sobremesa.app.stage import Stage
from sobremesa.app.trouble import report, wrong_panel


class TroubleDesk:
    """Tells of faults, and of what the person takes for one."""

    def __init__(self, stage: Stage, table: TableDesk) -> None:
        self._stage = stage
        self._table = table
        self._copying: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str], None]] = {
            "wrong": self._wrong,
            "copy-report": self._copy,
        }

    def _wrong(self, _: str) -> None:
        told = self._report()
        self._stage.open(lambda: wrong_panel(self._stage.catalogue, told))

    def _copy(self, _: str) -> None:
        self._copying = asyncio.ensure_future(self._table.guard(self._copy_report))

    async def _copy_report(self) -> None:
        told = self._report()
        if await self._stage.page.copy(told):
            self._stage.say("toast.report_copied")
        else:
            self._stage.toasts.say("toast.not_copied")
            self._stage.open(lambda: wrong_panel(self._stage.catalogue, told))

    def _report(self) -> str:
        browser, fault = self._stage.page.browser(), self._stage.fault
        if not self._table.room:
            return report(browser, fault, None, None)
        return report(browser, fault, self._table.session, self._table.look())
