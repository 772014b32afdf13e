"""Packs the Python package into one archive, the same bytes for the same sources."""

import io
import zipfile

from fingerprint import files_under
from places import PY

EPOCH = (2020, 1, 1, 0, 0, 0)


def pack() -> bytes:
    """Return a zip archive of `py/sobremesa`, to be unpacked into site-packages.

    Rules pages stay out: the site has them as HTML.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files_under(PY / "sobremesa"):
            if path.suffix == ".md":
                continue
            entry = zipfile.ZipInfo(path.relative_to(PY).as_posix(), EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return buffer.getvalue()
