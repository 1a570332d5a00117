"""Looks at the hall once a second: how late the event loop is, how many are here, how much memory is in use."""

import asyncio
import os
import resource
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wizardhall.server import metrics

if TYPE_CHECKING:
    from wizardhall.server.hall import Hall

__all__ = ["measure", "monitor"]

PERIOD: Final = 1.0
LOOKS: Final = 5
"""How many periods pass between two counts of the tables."""


async def monitor(hall: "Hall") -> None:
    loop = asyncio.get_running_loop()
    while True:
        for _ in range(LOOKS):
            due = loop.time() + PERIOD
            await asyncio.sleep(PERIOD)
            metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))
        measure(hall)


def measure(hall: "Hall") -> None:
    """Set what is not counted on the way."""
    runners = hall.tables.values()
    metrics.TABLES.set(len(runners))
    metrics.CONNECTIONS.set(sum(len(runner.connections) for runner in runners))
    metrics.MATCHES.set(sum(runner.table.row.state == "playing" for runner in runners))
    metrics.BOTS_WAITING.set(hall.bot_pool.waiting)
    metrics.ANALYSES_WAITING.set(hall.analysis_queue.waiting)
    metrics.REDIS.set(hall.broadcast.in_touch)
    metrics.MEMORY.set(memory_in_use())


def memory_in_use() -> int:
    """Bytes of this process; where the system does not say, the most that it ever had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
