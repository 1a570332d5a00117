"""The memory of a process that serves: what it no longer needs goes back to the system."""

import ctypes
import gc
import time
from collections.abc import Callable
from typing import Final

__all__ = ["Reclaimer", "tune_memory"]

SHARE: Final = 1 / 300
"""The part of the time that may be spent on looking for garbage: too little to show in the 99th percentile."""


def tune_memory() -> None:
    """What is loaded now stays, and is never looked through again.

    Matches are long-lived and in no cycles, so collections on the way would find next to nothing: a `Reclaimer` makes
    them when there is time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


class Reclaimer:
    """Frees what refers to itself, such as connections that were closed, and gives free memory back to the system."""

    def __init__(
        self, steady: Callable[[], float] = time.monotonic, spent: Callable[[], float] = time.thread_time
    ) -> None:
        self._steady, self._spent = steady, spent
        self._due = steady()
        self._trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        """Only glibc keeps freed memory for itself, and only glibc has this."""

    def reclaim(self) -> None:
        """To be called every few seconds. The longer it takes, the less often anything happens."""
        now, before = self._steady(), self._spent()
        if now < self._due:
            return
        gc.collect()
        if self._trim is not None:
            self._trim(0)
        self._due = now + (self._spent() - before) / SHARE
