"""Finds a Chromium for the tests, or gets one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
INSTALLERS = {
    "apt-get": (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]),
    "dnf": (["dnf", "install", "-y", "chromium"],),
    "pacman": (["pacman", "-Sy", "--noconfirm", "chromium"],),
    "apk": (["apk", "add", "chromium"],),
}
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
MISSING = """\
The browser tests need Chromium or Chrome, and none was found or could be installed.
Install one (Debian: apt install chromium), or name it: CHROMIUM=/path/to/chrome make test"""


def find() -> str | None:
    """Return the path of a browser that starts: the named one, the system's, Playwright's."""
    return next((path for path in _candidates() if path and starts(path)), None)


def starts(path: str) -> bool:
    """Say whether the program answers, so that one without its libraries is passed over."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def ensure() -> str:
    """Return a browser's path, installing one if need be; leave with a plain message if not."""
    getters: tuple[Callable[[], object], ...] = (
        lambda: None,
        _install_with_playwright,
        _install_with_packages,
    )
    for get in getters:
        get()
        if path := find():
            return path
    sys.exit(MISSING)


def flags() -> list[str]:
    """Return the flags for a quiet browser; root has no sandbox."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]


def _candidates() -> Iterator[str | None]:
    yield os.environ.get("CHROMIUM")
    yield from map(shutil.which, NAMES)
    yield from APPLICATIONS
    yield _playwright()


def _playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _install_with_playwright() -> None:
    print("No browser found; asking Playwright for one.", flush=True)
    environment = os.environ | {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}
    _try([sys.executable, "-m", "playwright", "install", "chromium"], environment)


def _install_with_packages() -> None:
    prefix = _privilege()
    if prefix is None:
        return
    for name, commands in INSTALLERS.items():
        if shutil.which(name):
            print(f"Asking {name} for Chromium.", flush=True)
            for command in commands:
                _try([*prefix, *command])
            return


def _privilege() -> list[str] | None:
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if _try(["sudo", "-n", "true"]) else None


def _try(command: list[str], environment: dict[str, str] | None = None) -> bool:
    try:
        done = subprocess.run(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    ensure()
