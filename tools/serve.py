"""Serves the built site on localhost as its host would: types, headers, sub-path."""

import argparse
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parent))

from headers import headers_for, load_rules
from places import DIST

PORT = 8000
TRIED_PORTS = 20


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers from one folder, below an optional prefix such as `/cards`."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    rules = load_rules()

    def __init__(self, *args: object, prefix: str = "", **options: object) -> None:
        self.prefix = prefix
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def handle(self) -> None:
        """Answer until the browser goes, in the middle of an answer if it likes."""
        with suppress(ConnectionError):
            super().handle()

    def send_head(self) -> IO[bytes] | None:
        if self._below_prefix(self.path) is not None:
            return super().send_head()
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def translate_path(self, path: str) -> str:
        return super().translate_path(self._below_prefix(path) or "/")

    def end_headers(self) -> None:
        headers = headers_for(self._below_prefix(self.path) or "/", self.rules)
        for name, value in ({"Cache-Control": "no-cache"} | headers).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: the terminal is for people."""

    def _below_prefix(self, path: str) -> str | None:
        bare = urlsplit(path).path
        if not bare.startswith(f"{self.prefix}/"):
            return None
        return bare.removeprefix(self.prefix)


def make_server(folder: Path, port: int, prefix: str = "") -> ThreadingHTTPServer:
    """Return a server for the folder; port 0 takes any free one."""
    handler = partial(SiteHandler, directory=str(folder), prefix=prefix)
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    server.daemon_threads = True
    return server


def make_server_near(folder: Path, port: int) -> ThreadingHTTPServer:
    """Return a server on the port, or on one of the next where it is taken."""
    for candidate in range(port, port + TRIED_PORTS):
        try:
            return make_server(folder, candidate)
        except OSError:
            continue
    sys.exit(f"No free port from {port} to {port + TRIED_PORTS - 1}: try --port.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--open", action="store_true", help="open the browser")
    args = parser.parse_args()
    if not DIST.is_dir():
        sys.exit("There is no built site yet: run make build.")
    server = make_server_near(DIST, args.port)
    address = f"http://localhost:{server.server_port}/"
    print(f"Sobremesa is at {address} (Ctrl+C ends it)", flush=True)
    if args.open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
