"""The start of the page in a browser."""

from sobremesa.app import dom
from sobremesa.app.app import App


def start() -> None:
    """Lay the lobby and listen."""
    app = App(dom, dom.LocalStorage())
    dom.listen_to(app.act)
    app.start()
