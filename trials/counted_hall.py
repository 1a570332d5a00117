"""A hall that counts what it has in memory: `python -m trials.counted_hall`, with the options of a hall.

On SIGUSR1 it writes the counts to the file that the environment variable `COUNTS` names.
"""

import asyncio
import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from wizardhall.server.__main__ import main

if TYPE_CHECKING:
    from trials.alive import Alive

__all__ = ["COUNTS", "Counts"]

COUNTS: Final = "COUNTS"


class Counts(msgspec.Struct):
    blocks: int = 0
    """Pieces of memory that Python has in use."""
    tasks: int = 0
    collections: int = 0
    """Full ones, since the hall has opened."""
    ours: dict[str, int] = {}


def write_counts(alive: "Alive") -> None:
    collections = gc.get_stats()[2]["collections"]
    counts = Counts(sys.getallocatedblocks(), len(asyncio.all_tasks()), collections, alive.counts())
    file = Path(os.environ[COUNTS])
    file.with_suffix(".new").write_bytes(msgspec.json.encode(counts))
    file.with_suffix(".new").rename(file)


if __name__ == "__main__":  # bots think in processes that import this module
    from trials.alive import Alive

    made = Alive()
    signal.signal(signal.SIGUSR1, lambda *_: write_counts(made))
    main(sys.argv[1:])
