"""One tab at a time plays a game; another one may take its place (AT-S4)."""

import asyncio
from collections.abc import Callable
from functools import partial

from sobremesa.app.controls import button
from sobremesa.app.desks.lobby import LobbyDesk
from sobremesa.app.desks.table import TableDesk
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, tag
from sobremesa.app.stage import Stage
from sobremesa.i18n import Catalogue


class SeatDesk:
    """Gives way to the tab that has the game open, and takes its place if asked to."""

    def __init__(self, stage: Stage, table: TableDesk, lobby: LobbyDesk) -> None:
        self._stage = stage
        self._table = table
        self._lobby = lobby
        self._taking: asyncio.Task[None] | None = None
        table.give_way = self._give_way
        self.acts: dict[str, Callable[[str], None]] = {"play-here": self._play_here}

    def _give_way(self, game_id: str) -> None:
        """Leave the match to the tab that plays it."""
        self._lobby.enter()
        self._stage.open(lambda: elsewhere_panel(self._stage.catalogue, game_id))

    def _play_here(self, game_id: str) -> None:
        taking = self._table.guard(partial(self._take_over, game_id))
        self._taking = asyncio.ensure_future(taking)

    async def _take_over(self, game_id: str) -> None:
        """Go on from what the other tab has saved last."""
        await self._table.take_seat(game_id, takes_over=True)
        self._stage.panel = None
        self._lobby.resume(game_id)


def elsewhere_panel(catalogue: Catalogue, game_id: str) -> Markup:
    """Another tab plays this game."""
    text = catalogue.text
    said = text("elsewhere.said", name=text("game.name", game=game_id))
    acts = [button(text("elsewhere.play_here"), "play-here", game_id, "primary", data_focus=True)]
    return dialog(catalogue, "elsewhere", text("elsewhere.title"), [tag("p", said)], acts)
