"""Runs one of our sources inside Pyodide under Node, with the package at hand."""

import subprocess
import tempfile
import time
from pathlib import Path
from signal import SIGCONT, SIGSTOP

from pack import pack
from places import ROOT

TOOLS = ROOT / "tools"
SLICE_S = 0.002


def in_pyodide(source: str, asked: str, *, slower: int = 1) -> str:
    """What the function `answer` of the tool `source` makes of a text, on a slowed processor."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "sobremesa.zip"
        package.write_bytes(pack())
        command = ["node", TOOLS / "in_pyodide.mjs", package, TOOLS / source, asked]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
            if slower > 1:
                slow_down(running, slower)
            answer, _ = running.communicate()
        if running.returncode:
            raise subprocess.CalledProcessError(running.returncode, command)
        return answer


def slow_down(running: subprocess.Popen[str], times: int) -> None:
    """Let a process run for a part of the time only, until it ends (POSIX)."""
    while running.poll() is None:
        time.sleep(SLICE_S)
        running.send_signal(SIGSTOP)
        time.sleep(SLICE_S * (times - 1))
        running.send_signal(SIGCONT)
