"""Asking the bots' side of the page, and waiting for its answer."""

import asyncio

from sobremesa.bots import worker


def think(question: str) -> str:
    """The answer to a question."""
    return asyncio.run(worker.think(question))
