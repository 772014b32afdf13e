"""Builds the site into dist/, unless it is already that of the sources."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from fingerprint import files_under, fingerprint, integrity
from pack import pack
from places import CACHE, DIST, PY, ROOT, STATIC
from precache import write_service_worker
from rules_pages import write_rules_pages
from shell import render
from snapshot import snapshot
from vendor import copy_vendor

SOURCES = [
    PY,
    STATIC,
    ROOT / "index.html",
    ROOT / "pyscript.toml",
    ROOT / "package-lock.json",
    ROOT / "tools",
]
STAMP = CACHE / "built"
FACES = ROOT / "tools" / "faces.py"
PRELOADED = [
    "vendor/pyodide/pyodide.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyscript/core-*.js",
    "vendor/pyscript/toml-*.js",
]


def build() -> Path:
    """Build the site if its sources changed and return its folder."""
    with _alone():
        sources = fingerprint(files_under(*SOURCES), ROOT)
        if not _is_fresh(sources):
            _replace(_build_into(CACHE / "dist"))
            STAMP.write_text(sources)
    return DIST


def _is_fresh(sources: str) -> bool:
    return DIST.is_dir() and STAMP.exists() and STAMP.read_text() == sources


@contextmanager
def _alone() -> Iterator[None]:
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build_into(site: Path) -> Path:
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(STATIC, site)
    copy_vendor(site / "vendor")
    _copy_python(site)
    _write_package_and_snapshot(site / "build")
    _copy_cards(site / "cards")
    shutil.copyfile(ROOT / "pyscript.toml", site / "pyscript.toml")
    write_rules_pages(site)
    _write_page(site)
    write_service_worker(site)
    return site


def _copy_python(site: Path) -> None:
    (site / "py").mkdir()
    for path in PY.glob("*.py"):
        shutil.copyfile(path, site / "py" / path.name)


def _write_package_and_snapshot(folder: Path) -> None:
    folder.mkdir()
    package = CACHE / "sobremesa.zip"
    package.write_bytes(pack())
    files = {
        "pythonPackage": _keep(folder, "sobremesa", package),
        "snapshot": _keep(folder, "snapshot", snapshot(package)),
    }
    lines = [f"export const {name} = {json.dumps(file)};\n" for name, file in files.items()]
    (folder / "files.mjs").write_text("".join(lines))


def _keep(folder: Path, name: str, source: Path) -> dict[str, str]:
    data = source.read_bytes()
    kept = folder / f"{name}-{fingerprint([source], CACHE)}{source.suffix}"
    kept.write_bytes(data)
    return {"path": f"build/{kept.name}", "integrity": integrity(data)}


def _copy_cards(target: Path) -> None:
    sources = [FACES, *files_under(ROOT / "tools" / "cardart"), ROOT / "package-lock.json"]
    drawn = CACHE / "cards" / fingerprint(sources, ROOT)
    if not drawn.is_dir():
        shutil.rmtree(drawn.parent, ignore_errors=True)
        part = drawn.with_suffix(".part")
        subprocess.run([sys.executable, FACES, part], check=True)
        part.rename(drawn)
    shutil.copytree(drawn, target)


def _write_page(site: Path) -> None:
    paths = [path.relative_to(site).as_posix() for want in PRELOADED for path in site.glob(want)]
    links = "\n    ".join(f'<link rel="modulepreload" href="./{path}">' for path in paths)
    page = render((ROOT / "index.html").read_text())
    (site / "index.html").write_text(page.replace("<!-- build:preload -->", links))


def _replace(site: Path) -> None:
    old = CACHE / "dist.old"
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        os.rename(DIST, old)
    os.rename(site, DIST)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    print(f"The site is in {build().relative_to(ROOT)}/.")
