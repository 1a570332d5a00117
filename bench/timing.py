"""Measuring: repeat, take the best, and say what it was compared with."""

import subprocess
import time
from collections.abc import Callable, Sequence

import msgspec

__all__ = ["Figure", "best_rate", "median_seconds"]


class Figure(msgspec.Struct, frozen=True):
    """A measured figure, what it is compared with, and what we aim at."""

    what: str
    value: float
    unit: str
    baseline: str
    baseline_value: float
    aim: str

    @property
    def ratio(self) -> float:
        return self.value / self.baseline_value


def best_rate(work: Callable[[], int], repeats: int = 5) -> float:
    """Things per second of processor time on one core, the best of some repeats (the machine is noisy)."""

    def rate() -> float:
        begin = time.process_time()
        done = work()
        return done / (time.process_time() - begin)

    return max(rate() for _ in range(repeats))


def median_seconds(command: Sequence[str], repeats: int = 11, stdin: bytes = b"") -> float:
    """Seconds from start to end of a process, the median of some repeats."""

    def seconds() -> float:
        begin = time.perf_counter()
        subprocess.run(command, input=stdin, check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - begin

    return sorted(seconds() for _ in range(repeats))[repeats // 2]
