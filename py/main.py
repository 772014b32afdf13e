"""The page's start: the lobby first, then the bots' worker beside it."""

from sobremesa.app import dom
from sobremesa.app.page import start

start()
dom.bots.begin()
