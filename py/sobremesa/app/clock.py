"""A clock that runs with real time only while the table is watched."""

import asyncio
from time import monotonic

TICK_SECONDS = 0.05
_LONGEST_TICK_SECONDS = 0.25

RATES = {"slow": 0.6, "normal": 1.0, "fast": 1.4, "instant": 1.4}
"""Milliseconds of play for one of real time, by speed; nobody plays in an instant here."""


async def tick() -> float:
    """Let a moment pass; how many milliseconds it was, of which a sleeping page sees few."""
    before = monotonic()
    await asyncio.sleep(TICK_SECONDS)
    return 1000 * min(monotonic() - before, _LONGEST_TICK_SECONDS)
