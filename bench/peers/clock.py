"""The same clock for everybody: one core, processor time, the best of several repeats."""

import json
import os
import time
from collections.abc import Callable, Iterable
from typing import Final

__all__ = ["measure", "pin"]

SECONDS: Final = float(os.environ.get("BENCH_SECONDS", "3"))
"""How long a way of playing is measured; a repeat that has begun is played to its end."""
REPEATS: Final = 3


def pin() -> None:
    """Stay on one core, with all threads that are started from now on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(game: str, how: str, *ways: Callable[[], tuple[int, int]]) -> None:
    """Print the rates of the fastest of some ways to play complete games.

    A way plays some games and says how many games and how many decisions that were. Its first call is not counted: it
    may have to compile.
    """
    games, decisions = max(rates for way in ways for rates in _rates(way))
    print(json.dumps({"game": game, "how": how, "games": games, "decisions": decisions}), flush=True)


def _rates(way: Callable[[], tuple[int, int]]) -> Iterable[tuple[float, float]]:
    """Games and decisions a second, repeat by repeat."""
    way()
    begin, repeats = time.perf_counter(), 0
    while repeats < REPEATS or time.perf_counter() - begin < SECONDS:
        started = time.process_time()
        games, decisions = way()
        took = time.process_time() - started
        repeats += 1
        yield games / took, decisions / took
