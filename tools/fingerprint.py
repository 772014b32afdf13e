"""Digests that tell whether a built thing is still that of its sources."""

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path


def files_under(*roots: Path) -> list[Path]:
    """Return the files below the roots (or the roots themselves), sorted, caches left out."""
    found = {
        path
        for root in roots
        for path in ([root] if root.is_file() else root.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    return sorted(found)


def fingerprint(paths: Iterable[Path], base: Path) -> str:
    """Return a short digest of the files' names (relative to base) and contents."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(base).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def integrity(data: bytes) -> str:
    """Return the digest in the form that `fetch` checks by itself."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
