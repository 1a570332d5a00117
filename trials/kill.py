"""`make kill`: halls are killed, frozen and cut off while people play in them.

Nothing that was acknowledged may be lost, every record must verify, and nobody may have been told something that did
not hold. Prints a table; exits with 1 if anything of this failed.

    python -m trials.kill [--matches 20] [--rounds 4] [SCENARIO …]
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from trials.notes import Findings
from trials.players import Crowd
from trials.scenarios import SCENARIOS

__all__ = ["main", "run"]


def run(name: str, matches: int, rounds: int) -> tuple[Findings, float]:
    """What came of a scenario, and the longest time in which a match stood still."""
    with (
        tempfile.TemporaryDirectory(prefix="wizardhall-kill-") as folder,
        SCENARIOS[name](Path(folder), rounds) as stage,
    ):
        crowd = Crowd(stage.urls, **stage.table)
        found = asyncio.run(crowd.play(matches, lambda: stage.blows(crowd)))
    return found, crowd.longest_pause


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m trials.kill", description="Kill halls while people play in them.")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"all, or some of: {', '.join(SCENARIOS)}")
    parser.add_argument("--matches", type=int, default=20, help="matches at once (%(default)s)")
    parser.add_argument("--rounds", type=int, default=4, help="how often each scenario strikes (%(default)s)")
    given = parser.parse_args(arguments)
    for name in set(given.scenarios) - set(SCENARIOS):
        parser.error(f"there is no scenario {name}: choose from {', '.join(SCENARIOS)}")
    table = Table("scenario", "matches", "acknowledged", "lost", "wrong", "longest pause", "took")
    failures: list[str] = []
    for name in given.scenarios or SCENARIOS:
        begun = time.monotonic()
        print(f"{name} …", file=sys.stderr, flush=True)
        found, pause = run(name, given.matches, given.rounds)
        numbers = (found.matches, found.acknowledged, len(found.lost), len(found.wrong))
        table.add_row(name, *map(str, numbers), f"{pause:.1f} s", f"{time.monotonic() - begun:.0f} s")
        failures += [f"{name}: {each}" for each in (*found.lost, *found.wrong)]
    Console(width=100).print(table)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
