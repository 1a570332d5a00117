"""`make soak`: visitors of all kinds for an hour. A hall must not grow, and nothing may fail.

    python -m trials.soak [--minutes 60] [--visitors 30]

Prints a line for every interval: memory of the hall and of its other processes, open files, tables, tasks, blocks of
memory, and the 99th percentile of the time from an answer to its acknowledgement. The hall is flat if its memory grows
by less than a twentieth over the second half, and if nothing of a table is left when everybody has gone. Exits with 1
if not, or if anything failed.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from trials.counted_hall import COUNTS, Counts
from trials.halls import HallProcess
from trials.visitors import Visitors

__all__ = ["GROWTH", "Sample", "Soaked", "growth", "main", "soak"]

GROWTH: Final = 0.05
"""The part by which memory may grow over the second half."""
EVERY: Final = 3.0
"""Seconds between two visitors who come one after the other."""
LINES: Final = 30
"""Intervals of a soak."""
PATIENCE: Final = 60.0
LOWEST: Final = 19
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Sample(msgspec.Struct):
    """A hall at one moment, and how it was since the last."""

    minutes: float
    answers: int
    p99: float
    """Milliseconds."""
    hall: float
    """Megabytes."""
    others: dict[int, float]
    """Megabytes of the processes beside the hall, by their ids; not of those for an analysis, which come and go."""
    files: int
    counts: Counts

    def line(self) -> str:
        tables, tasks, others = self.counts.ours.get("TableRunner", 0), self.counts.tasks, sum(self.others.values())
        return (
            f"{self.minutes:7.1f} {self.answers:9,} {self.p99:8.0f} {self.hall:8.1f} {others:8.1f} {self.files:6} "
            f"{tables:7} {tasks:6} {self.counts.blocks:9,} {self.counts.collections:6}"
        )


HEAD: Final = "minutes   answers  p99, ms hall, MB bots, MB  files  tables  tasks    blocks     gc"


class Soaked(msgspec.Struct):
    """What came of it."""

    samples: list[Sample]
    at_rest: Sample
    """When everybody has gone."""
    problems: dict[str, int]
    visits: dict[str, int]

    def failures(self) -> list[str]:
        """Sentences; none if the hall is flat and nothing failed."""
        found = [f"{times} × {problem}" for problem, times in self.problems.items()]
        found += [f"{left} × {kind} left in memory" for kind, left in self.at_rest.counts.ours.items() if left]
        series = {"the hall": [each.hall for each in self.samples]}
        half = self.samples[len(self.samples) // 2 :]
        for pid in set.intersection(*(set(each.others) for each in half)):
            series[f"process {pid}"] = [each.others.get(pid, 0.0) for each in self.samples]
        for name, values in series.items():
            if growth(values) > GROWTH:
                found.append(f"{name} grew by {growth(values):.0%} in the second half; {GROWTH:.0%} are allowed")
        return found


def growth(values: Sequence[float]) -> float:
    """By what part the second half of a series rises: its median slope (Theil and Sen), so that no outlier counts."""
    half = values[len(values) // 2 :]
    if len(half) < 3:
        return 0.0
    slopes = [(later - earlier) / (j - i) for (i, earlier), (j, later) in combinations(enumerate(half), 2)]
    return statistics.median(slopes) * (len(half) - 1) / statistics.median(half)


def soak(
    folder: Path, seconds: float, many: int, tell: Callable[[str], None] = lambda _: None, every: float = 0.0
) -> Soaked:
    counts = folder / "counts.json"
    os.environ[COUNTS] = str(counts)
    idle = min(300.0, max(1.0, seconds / 20))
    settings = {
        "idle": idle,
        "connections_each": 100_000,
        "pending_each": 100_000,
        "analysis_effort": "quick",
        "analysis_rate": 1e6,
    }
    with HallProcess(folder, "trials.counted_hall", **settings) as hall:
        visitors = Visitors(hall.url, every=every)
        tell(HEAD)
        samples = asyncio.run(_wear(hall, visitors, counts, seconds, many, tell))
        at_rest = _rest(hall, visitors, counts, samples[-1].minutes)
        tell(at_rest.line())
        problems = {**visitors.problems, **_logged(hall.log)}
    return Soaked(samples, at_rest, problems, visitors.visits)


async def _wear(
    hall: HallProcess, visitors: Visitors, counts: Path, seconds: float, many: int, tell: Callable[[str], None]
) -> list[Sample]:
    begun, samples = time.monotonic(), list[Sample]()
    crowd = asyncio.create_task(visitors.come(many))
    for number in range(1, LINES + 1):
        await asyncio.wait([crowd], timeout=begun + number * seconds / LINES - time.monotonic())
        if crowd.done():
            await crowd  # raises
        samples.append(await asyncio.to_thread(_sample, hall, visitors, counts, (time.monotonic() - begun) / 60))
        tell(samples[-1].line())
    crowd.cancel()
    await asyncio.wait([crowd])
    return samples


def _rest(hall: HallProcess, visitors: Visitors, counts: Path, minutes: float) -> Sample:
    """The hall when it has let go of everything; or of what it will ever let go of."""
    end = time.monotonic() + PATIENCE + 300
    while True:
        sample = _sample(hall, visitors, counts, minutes)
        if not any(sample.counts.ours.values()) or time.monotonic() > end:
            return sample
        time.sleep(1)


def _sample(hall: HallProcess, visitors: Visitors, counts: Path, minutes: float) -> Sample:
    waits, visitors.waits = sorted(visitors.waits), []
    p99 = waits[int(0.99 * len(waits))] * 1000 if waits else 0.0
    others = {pid: _megabytes(pid) for pid in hall.children() if not _aside(pid)}
    files = len(list(Path(f"/proc/{hall.pid}/fd").iterdir()))
    return Sample(minutes, len(waits), p99, _megabytes(hall.pid), others, files, _counts(hall, counts))


def _counts(hall: HallProcess, file: Path) -> Counts:
    file.unlink(missing_ok=True)
    os.kill(hall.pid, signal.SIGUSR1)
    end = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < end:
        time.sleep(0.01)
    return msgspec.json.decode(file.read_bytes(), type=Counts)


def _megabytes(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    except (OSError, IndexError):  # it has just ended
        return 0.0


def _aside(pid: int) -> bool:
    """Has it the lowest priority, as analyses have?"""
    try:
        return os.getpriority(os.PRIO_PROCESS, pid) == LOWEST
    except ProcessLookupError:
        return True


def _logged(log: str) -> dict[str, int]:
    bad = [line.split(maxsplit=1)[-1][:150] for line in log.splitlines() if " ERROR " in line or "Traceback" in line]
    return {f"log: {line}": bad.count(line) for line in dict.fromkeys(bad)}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--visitors", type=int, default=30, help="visitors at once")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="wizardhall-soak-") as folder:
        soaked = soak(Path(folder), 60 * given.minutes, given.visitors, lambda line: print(line, flush=True), EVERY)
    print(", ".join(f"{times:,} × {visit.replace('_', ' ')}" for visit, times in sorted(soaked.visits.items())))
    failures = soaked.failures()
    for failure in failures:
        print(failure, file=sys.stderr)
    print("Not flat." if failures else "Flat, and nothing failed.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
