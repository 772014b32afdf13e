"""Where things are: the sources, the packages from npm, the built site."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PY = ROOT / "py"
STATIC = ROOT / "static"
MODULES = ROOT / "node_modules"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
