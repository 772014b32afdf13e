"""The memory snapshot, made by Node and kept until a source of it changes."""

import shutil
import subprocess
from pathlib import Path

from fingerprint import fingerprint
from places import CACHE, ROOT

TOOLS = ROOT / "tools"
FOLDER = CACHE / "snapshot"


def snapshot(package: Path) -> Path:
    """Return the file with the gzipped snapshot for the packed package."""
    sources = [package, TOOLS / "snapshot.mjs", TOOLS / "warm.py", ROOT / "package-lock.json"]
    made = FOLDER / f"{fingerprint(sources, ROOT)}.bin"
    if not made.exists():
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        _make(package, made)
    return made


def _make(package: Path, made: Path) -> None:
    part = made.with_suffix(".part")
    command = ["node", TOOLS / "snapshot.mjs", package, TOOLS / "warm.py", part]
    subprocess.run(command, cwd=ROOT, check=True)
    part.rename(made)
