"""Missing or old programs are named in one plain sentence, by sh alone."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NEED = Path(__file__).parents[2] / "tools" / "need.sh"
SH = shutil.which("sh")


def need(program, folder):
    return subprocess.run(
        [SH, NEED, program], env={"PATH": str(folder)}, capture_output=True, text=True
    )


def fake(folder, name, script):
    path = folder / name
    path.write_text(f"#!{SH}\n{script}\n")
    path.chmod(0o755)


@pytest.mark.parametrize("program", ["python", "node"])
def test_says_that_a_program_is_missing(program, tmp_path):
    answer = need(program, tmp_path)
    assert answer.returncode == 1
    assert answer.stderr.startswith("Sobremesa needs")
    assert "found none" in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


def test_says_that_python_is_too_old(tmp_path):
    fake(tmp_path, "python3", 'case $1 in -c) exit 1 ;; *) echo "Python 3.8.1" ;; esac')
    assert "3.11 or newer, and found Python 3.8.1." in need("python", tmp_path).stderr


def test_says_that_python_has_no_venv(tmp_path):
    fake(tmp_path, "python3", "case $2 in *venv*) exit 1 ;; esac")
    assert "lacks its venv module" in need("python", tmp_path).stderr


def test_passes_over_an_old_python_for_a_newer_one(tmp_path):
    fake(tmp_path, "python3", "exit 1")
    os.symlink(sys.executable, tmp_path / "python3.12")
    assert need("python", tmp_path).stdout.strip() == str(tmp_path / "python3.12")


def test_says_that_node_is_too_old(tmp_path):
    fake(tmp_path, "node", 'case $1 in -p) echo 18 ;; *) echo "v18.19.0" ;; esac')
    assert "Node.js 20 or newer, and found v18.19.0." in need("node", tmp_path).stderr


def test_says_that_npm_is_missing(tmp_path):
    fake(tmp_path, "node", "echo 20")
    assert "needs npm" in need("node", tmp_path).stderr


def test_names_the_program_to_use(tmp_path):
    fake(tmp_path, "node", "echo 22")
    fake(tmp_path, "npm", "exit 0")
    answer = need("node", tmp_path)
    assert (answer.returncode, answer.stdout.strip()) == (0, str(tmp_path / "npm"))
