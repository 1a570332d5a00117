"""`make attack`: a hall of our own with its default settings is attacked while two honest people play in it.

    python -m trials.attack [--seconds 10] [ATTACK …]

Prints a table: what was sent, how long the honest players had to wait at most, what failed, and the memory before and
after. An attack has failed, and the program exits with 1, if the hall answered HTTP 5xx, logged a traceback, died, grew
by more than 60 MB, or if an honest player got an error or waited for more than two seconds (`--patience`).
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from trials.attacks import ATTACKS, Target
from trials.halls import GENEROUS, QUICK, HallProcess
from trials.honest import Honest, Seen
from wizardhall.server.settings import Settings

__all__ = ["Outcome", "attack", "main"]

GROWTH: Final = 60.0
"""Megabytes: caches and pools that are filled once."""
BURST: Final = 2000
"""Files that this program needs for its half requests."""


class Outcome(msgspec.Struct):
    name: str
    sent: dict[str, int]
    failures: int
    tracebacks: int
    honest: Seen
    before: float
    after: float
    """Megabytes of the hall's main process."""
    alive: bool

    def problems(self, patience: float) -> list[str]:
        found = {
            f"{self.failures} × 5xx": self.failures,
            f"{self.tracebacks} tracebacks": self.tracebacks,
            f"honest: {self.honest.errors[:1]}": self.honest.errors,
            "nobody could play": not self.honest.answers,
            f"waited {self.honest.worst:.1f} s": self.honest.worst > patience,
            "grew": self.after - self.before > GROWTH,
            "died": not self.alive,
        }
        return [what for what, holds in found.items() if holds]


def attack(hall: HallProcess, name: str, seconds: float) -> Outcome:
    """One attack, beside honest players."""
    number = [*ATTACKS].index(name)
    target = Target(hall.url, seconds, f"203.0.113.{number}")
    tracebacks, before = hall.log.count("Traceback"), memory(hall.pid)
    honest = Honest(hall.url, f"198.51.100.{number}")
    try:
        asyncio.run(_run(name, target))
    finally:
        seen = honest.stop()
    alive = Path(f"/proc/{hall.pid}/statm").exists()
    after = memory(hall.pid) if alive else 0.0
    new = hall.log.count("Traceback") - tracebacks
    return Outcome(name, dict(target.seen.most_common(6)), target.failures, new, seen, before, after, alive)


async def _run(name: str, target: Target) -> None:
    await ATTACKS[name](target)


def memory(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def default_settings() -> dict[str, Any]:
    """A hall as anybody opens it, and not one for tests; only that nothing is compiled aside."""
    given = Settings()
    return {name: getattr(given, name) for name in (*QUICK, *GENEROUS) if name not in ("port", "warmup")}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack goes on")
    parser.add_argument("--patience", type=float, default=2.0, help="seconds that an honest player may wait")
    given = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, BURST), most))
    outcomes = []
    with (
        tempfile.TemporaryDirectory(prefix="wizardhall-attack-") as folder,
        HallProcess(Path(folder), **default_settings()) as hall,
    ):
        for name in given.attacks or ATTACKS:
            print(f"{name} …", file=sys.stderr)
            outcomes.append(attack(hall, name, given.seconds))
            if not outcomes[-1].alive:
                break
    Console(width=max(150, Console().width)).print(shown(outcomes, given.patience))
    return 1 if any(each.problems(given.patience) for each in outcomes) else 0


def shown(outcomes: Sequence[Outcome], patience: float) -> Table:
    table = Table("attack", "how it was answered", "honest answers", "worst wait", "5xx", "tracebacks", "MB", "verdict")
    for each in outcomes:
        answered = ", ".join(f"{number:,} × {what}" for what, number in each.sent.items())
        verdict = ", ".join(each.problems(patience)) or "held"
        grown = f"{each.before:.0f} → {each.after:.0f}"
        waits = f"{1000 * each.honest.worst:.0f} ms"
        numbers = (str(each.honest.answers), waits, str(each.failures), str(each.tracebacks), grown)
        table.add_row(each.name, answered, *numbers, verdict)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
