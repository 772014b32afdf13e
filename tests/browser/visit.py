"""What browser tests do: serve the site, open it, wait for it, talk to its Python."""

import threading
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Request
from serve import make_server

START_TIMEOUT_MS = 60_000
MARKED = "(name) => performance.getEntriesByName(name).length > 0"
RUN_PYTHON = """async (code) => {
    const core = new URL("vendor/pyscript/core.js", document.baseURI);
    const { whenDefined } = await import(core);
    const { interpreter } = await whenDefined("py");
    return await interpreter.runPythonAsync(code);
}"""


class Site:
    """The built site on a local port; it can be stopped and started again there."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.folder = folder
        self.prefix = prefix
        self.port = 0
        self._server = None
        self.start()

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{self.prefix}/"

    def start(self) -> None:
        self._server = make_server(self.folder, self.port, self.prefix)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        if self._server:
            self._server.shutdown()
            self._server.server_close()
        self._server = None


@dataclass
class Manners:
    """What a visit logs: faults that must not be, and warnings."""

    origin: str
    expected: tuple[str, ...] = ()
    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        context.on("console", lambda message: self._on_console(message.type, message.text))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("request", self._on_request)

    def check(self) -> None:
        faults = [e for e in self.errors if not any(part in e for part in self.expected)]
        assert not faults, f"console errors: {faults}"
        assert not self.strangers, f"requests to other origins: {self.strangers}"

    def _on_console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.errors.append(text)
        if kind == "warning":
            self.warnings.append(text)

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, f"blob:{self.origin}", "data:")):
            self.strangers.append(request.url)


def wait_for_mark(page: Page, name: str) -> None:
    """Wait until the page has set a performance mark."""
    page.wait_for_function(MARKED, arg=name, timeout=START_TIMEOUT_MS)


def open_ready(context: BrowserContext, address: str) -> Page:
    """Open a page and wait until its lobby answers."""
    page = context.new_page()
    page.goto(address)
    wait_for_mark(page, "ready")
    return page


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker keeps the whole site for offline use."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def run_python(page: Page, code: str) -> object:
    """Run code in the page's own Python and return its last value."""
    return page.evaluate(RUN_PYTHON, code)
