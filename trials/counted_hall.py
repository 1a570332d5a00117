"""A hall that counts what it has in memory: `python -m trials.counted_hall`, with the options of a hall.

On SIGUSR1 it writes the counts to the file that the environment variable `COUNTS` names.
"""

import asyncio
import gc
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from wizardhall.match import Match
from wizardhall.server.__main__ import main
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.runner import TableRunner
from wizardhall.server.live.table_socket import TableSocket

__all__ = ["COUNTS", "OURS", "Counts"]

COUNTS: Final = "COUNTS"
OURS: Final = (Connection, Match, TableRunner, TableSocket)
"""What a table in memory, and somebody at it, consist of."""


class Counts(msgspec.Struct):
    objects: int = 0
    """Those that the garbage collector knows."""
    tasks: int = 0
    collections: int = 0
    """Full ones, since the hall has opened."""
    ours: dict[str, int] = {}


def write_counts(*_: object) -> None:
    every = gc.get_objects()
    kinds = Counter(type(each) for each in every)
    ours = {each.__name__: kinds[each] for each in OURS}
    counts = Counts(len(every), kinds[asyncio.Task], gc.get_stats()[2]["collections"], ours)
    file = Path(os.environ[COUNTS])
    file.with_suffix(".new").write_bytes(msgspec.json.encode(counts))
    file.with_suffix(".new").rename(file)


if __name__ == "__main__":  # bots think in processes that import this module
    signal.signal(signal.SIGUSR1, write_counts)
    main(sys.argv[1:])
