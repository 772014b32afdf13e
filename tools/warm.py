"""Runs inside Pyodide before the snapshot: imports all that needs no browser."""

import gc
import importlib
import pkgutil
import sys

STANDARD = (
    "asyncio",
    "base64",
    "collections",
    "dataclasses",
    "datetime",
    "functools",
    "gettext",
    "hashlib",
    "html",
    "importlib.resources",
    "inspect",
    "io",
    "itertools",
    "json",
    "math",
    "pathlib",
    "random",
    "re",
    "secrets",
    "shutil",
    "string",
    "traceback",
    "typing",
    "zipfile",
)
BROWSER = ("js", "pyscript")


def import_package(name: str) -> None:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        if not module.name.endswith("__main__"):
            import_if_pure(module.name)


def import_if_pure(name: str) -> None:
    try:
        importlib.import_module(name)
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in BROWSER:
            raise


def without_browser(action, *args) -> None:
    """Run an action while the browser's modules cannot be imported."""
    hidden = {name: sys.modules.get(name) for name in BROWSER}
    sys.modules.update(dict.fromkeys(BROWSER))
    action(*args)
    for name, module in hidden.items():
        if module is None:
            del sys.modules[name]
        else:
            sys.modules[name] = module


for name in STANDARD:
    importlib.import_module(name)
without_browser(import_package, "sobremesa")
sys.path_importer_cache.clear()
importlib.invalidate_caches()
gc.collect()
