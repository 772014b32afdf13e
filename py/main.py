"""The page's start: the lobby first, then the bots' worker beside it."""

from pyscript import create_named_worker
from sobremesa.app.page import start

start()
await create_named_worker("./py/worker.py", "bots", {"sync_main_only": True})
