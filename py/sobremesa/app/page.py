"""Stand-in for the page: says that Python is ready."""

from pyscript import document, window


def start() -> None:
    """Show that the page answers."""
    document.querySelector("#start-message").textContent = "Ready"
    window.performance.mark("ready")
