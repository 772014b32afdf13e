"""Runs one of our sources inside Pyodide under Node, with the package at hand."""

import subprocess
import tempfile
from pathlib import Path

from pack import pack
from places import ROOT

TOOLS = ROOT / "tools"


def in_pyodide(source: str, asked: str) -> str:
    """What the function `answer` of the tool `source` makes of a text there."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "sobremesa.zip"
        package.write_bytes(pack())
        command = ["node", TOOLS / "in_pyodide.mjs", package, TOOLS / source, asked]
        return subprocess.run(
            command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
        ).stdout
