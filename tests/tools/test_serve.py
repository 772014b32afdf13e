"""The local server answers as the site's host does."""

import threading
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler

import pytest
from headers import headers_for, load_rules
from serve import SiteHandler, make_server, make_server_near

TYPES = {
    "a.wasm": "application/wasm",
    "a.mjs": "text/javascript",
    "a.js": "text/javascript",
    "a.svg": "image/svg+xml",
    "a.css": "text/css",
    "a.webmanifest": "application/manifest+json",
    "index.html": "text/html; charset=utf-8",
    "build/snapshot-1.bin": "application/octet-stream",
}


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "build").mkdir()
    for name in TYPES:
        (tmp_path / name).write_text("x")
    return tmp_path


@contextmanager
def serving(folder, prefix=""):
    server = make_server(folder, 0, prefix)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield lambda path: fetch(server.server_port, path)
    finally:
        server.shutdown()
        server.server_close()


def fetch(port, path):
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def test_sends_the_right_media_types(folder):
    with serving(folder) as get:
        for name, kind in TYPES.items():
            assert get(f"/{name}").headers["Content-Type"] == kind


@pytest.mark.parametrize("lost", [BrokenPipeError, ConnectionResetError])
def test_a_browser_that_goes_away_is_no_news(monkeypatch, lost):
    def lose(handler):
        raise lost

    monkeypatch.setattr(SimpleHTTPRequestHandler, "handle", lose)
    SiteHandler.handle(SiteHandler.__new__(SiteHandler))


def test_sends_the_policy_of_the_host(folder):
    with serving(folder) as get:
        headers = get("/").headers
        assert "script-src 'self' 'unsafe-eval' blob:" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-cache"


def test_files_named_by_content_are_kept_for_ever(folder):
    with serving(folder) as get:
        assert "immutable" in get("/build/snapshot-1.bin").headers["Cache-Control"]


def test_serves_below_a_prefix_only(folder):
    with serving(folder, "/cards") as get:
        assert get("/cards/").status == 200
        assert get("/cards/a.mjs?x=1").status == 200
        assert get("/a.mjs").status == 404
        assert "Content-Security-Policy" in get("/cards/a.mjs").headers


def test_nothing_outside_the_folder_is_served(folder):
    (folder.parent / "secret").write_text("x")
    with serving(folder) as get:
        assert get("/../secret").status == 404


def test_takes_the_next_port_where_one_is_taken(folder):
    first = make_server(folder, 0)
    second = make_server_near(folder, first.server_port)
    assert second.server_port > first.server_port
    first.server_close()
    second.server_close()


def test_a_narrower_rule_adds_to_a_wider_one():
    rules = load_rules()
    assert headers_for("/", rules).keys() < headers_for("/build/x", rules).keys()
