"""The page's start: the lobby first, then the bots' worker beside it."""

from js import Event, window

try:
    from sobremesa.app import dom
    from sobremesa.app.page import start

    start()
    dom.bots.begin()
except Exception:
    window.dispatchEvent(Event.new("sobremesa:fault"))
    raise
