"""Imports go one way: engine, then games, then bots, then app; one file touches the browser."""

import ast
from pathlib import Path

import pytest
import sobremesa

ROOT = Path(sobremesa.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript", "polyscript"}
ALLOWED = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "i18n": {"engine", "i18n"},
    "store": {"engine", "store"},
    "cli": {"engine", "games", "bots", "i18n", "store", "cli"},
}
ALONE_IN_THE_BROWSER = ROOT / "app" / "dom.py"


def imported(source):
    """Every module that a source names, relative ones made absolute, lazy ones too."""
    package = ("sobremesa", *source.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join((*above, node.module or "")).rstrip(".")
            yield from (f"{name}.{alias.name}" for alias in node.names)


def part(name):
    """`engine` for `sobremesa.engine.cards`; empty for what is not ours."""
    inside = name.split(".")
    return inside[1] if inside[0] == "sobremesa" and len(inside) > 1 else ""


def told(source):
    return str(source.relative_to(ROOT))


@pytest.mark.parametrize("source", SOURCES, ids=told)
def test_imports_go_one_way(source):
    own = source.relative_to(ROOT).parts[0]
    parts = {part(name) for name in imported(source)} - {""}
    if own in ALLOWED:
        assert parts <= ALLOWED[own]


@pytest.mark.parametrize("source", sorted((ROOT / "games").rglob("*.py")), ids=told)
def test_games_do_not_know_each_other(source):
    inside = source.relative_to(ROOT / "games").parts
    own = inside[0] if len(inside) > 1 else ""
    games = {path.name for path in (ROOT / "games").iterdir() if path.is_dir()}
    known = {
        name.split(".")[2]
        for name in imported(source)
        if part(name) == "games" and len(name.split(".")) > 2
    }
    assert known & games <= {own}


@pytest.mark.parametrize("source", SOURCES, ids=told)
def test_one_file_touches_the_browser(source):
    if source != ALONE_IN_THE_BROWSER:
        assert not {name.partition(".")[0] for name in imported(source)} & BROWSER
