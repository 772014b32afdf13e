"""The service worker with the list of what it keeps for offline use."""

import hashlib
import json
from pathlib import Path

from fingerprint import files_under, integrity

WORKER = "sw.js"


def write_service_worker(site: Path) -> str:
    """Put the list of all files of the site in front of its worker; return the build's hash."""
    files = {
        path.relative_to(site).as_posix(): integrity(path.read_bytes())
        for path in files_under(site)
        if path.name != WORKER
    }
    build = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    head = json.dumps({"build": build, "files": files}, indent=1)
    worker = site / WORKER
    worker.write_text(f"const PRECACHE = {head};\n\n{worker.read_text()}")
    return build
