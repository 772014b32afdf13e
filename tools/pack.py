"""Packs the Python package into one archive, the same bytes for the same sources."""

import io
import zipfile

from fingerprint import files_under
from places import PY

EPOCH = (2020, 1, 1, 0, 0, 0)
COMMANDS = ("__main__.py", "cli/*", "bots/arena.py", "bots/ledger.py")


def pack() -> bytes:
    """Return a zip archive of `py/sobremesa`, to be unpacked into site-packages.

    Rules pages stay out, for the site has them as HTML, and so do the commands.
    """
    root = PY / "sobremesa"
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files_under(root):
            if path.suffix == ".md" or any(map(path.relative_to(root).match, COMMANDS)):
                continue
            entry = zipfile.ZipInfo(path.relative_to(PY).as_posix(), EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return buffer.getvalue()
