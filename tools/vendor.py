"""Copies what the site needs of the packages from npm."""

import shutil
from pathlib import Path

from places import MODULES

PYODIDE = [
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
]
# PyScript names its chunks by content and asks for most of them at every start.
PYSCRIPT = [
    "core.js",
    "core-*.js",
    "toml-*.js",
    "deprecations-manager-*.js",
    "donkey-*.js",
    "error-*.js",
    "py-editor-*.js",
    "py-game-*.js",
    "py-terminal-*.js",
]
WANTED = {
    "pyodide": (MODULES / "pyodide", PYODIDE),
    "pyscript": (MODULES / "@pyscript" / "core" / "dist", PYSCRIPT),
}


def copy_vendor(target: Path) -> None:
    """Copy the wanted files into one folder for each package below target."""
    for name, (source, patterns) in WANTED.items():
        folder = target / name
        folder.mkdir(parents=True, exist_ok=True)
        for pattern in patterns:
            for path in _matching(source, pattern):
                shutil.copyfile(path, folder / path.name)


def _matching(source: Path, pattern: str) -> list[Path]:
    found = sorted(source.glob(pattern))
    if not found:
        raise FileNotFoundError(f"{source / pattern}: run npm ci")
    return found
