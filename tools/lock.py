"""Pins the tools of development: requirements-dev.in -> requirements-dev.lock."""

import subprocess
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Pinned by `make lock` from requirements-dev.in.\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-r", ROOT / "requirements-dev.in"], check=True)
        frozen = subprocess.run([*pip, "freeze"], check=True, stdout=subprocess.PIPE, text=True)
    (ROOT / "requirements-dev.lock").write_text(HEAD + frozen.stdout)


if __name__ == "__main__":
    main()
