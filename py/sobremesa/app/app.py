"""The app: one stage, and desks that answer what the person does."""

from sobremesa.app.desks.asking import AskingDesk
from sobremesa.app.desks.hands import HandDesk
from sobremesa.app.desks.hints import HintDesk
from sobremesa.app.desks.lobby import LobbyDesk
from sobremesa.app.desks.panels import PanelDesk
from sobremesa.app.desks.records import RecordDesk
from sobremesa.app.desks.seats import SeatDesk
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.desks.trouble import TroubleDesk
from sobremesa.app.ports import Page
from sobremesa.app.stage import Stage
from sobremesa.store.storage import Storage


class App:
    """One page of Sobremesa."""

    def __init__(self, page: Page, storage: Storage) -> None:
        self._stage = Stage(page, storage)
        self.table = TableDesk(self._stage)
        self._lobby = LobbyDesk(self._stage, self.table)
        self._panels = PanelDesk(self._stage, self.table, self._lobby)
        records = RecordDesk(self._stage, self.table)
        trouble = TroubleDesk(self._stage, self.table)
        self._asking = AskingDesk(self._stage, self.table)
        self._acts = {
            **self.table.acts,
            **HandDesk(self._stage, self.table).acts,
            **self._lobby.acts,
            **self._panels.acts,
            **records.acts,
            **trouble.acts,
            **self._asking.acts,
            **HintDesk(self._stage, self.table).acts,
            **SeatDesk(self._stage, self.table, self._lobby).acts,
        }

    def start(self) -> None:
        """Show the lobby, or what the person tapped before Python was there."""
        self._stage.dress()
        self._lobby.enter()
        self._stage.page.mark("ready")
        early = self._stage.page.early()
        if early:
            self.act(*early)

    def act(self, what: str, argument: str) -> None:
        """Do what an element of the page or a key asks for; unknown acts do nothing."""
        name = self._asking.act_of(argument) if what == "key" else what
        handler = self._acts.get(name)
        if handler is None:
            return
        self._stage.toasts.taken(name)
        try:
            handler("" if what == "key" else argument)
        except Exception:
            self._stage.trouble()
