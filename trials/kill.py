"""`make kill`: halls are killed, frozen and cut off while people play in them.

Nothing that was acknowledged may be lost, every record must verify, and nobody may have been told something that did
not hold. Prints a table; exits with 1 if anything of this failed.

    python -m trials.kill [--matches 20] [--rounds 3] [SCENARIO …]
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from trials.database_servers import running_postgresql, running_redis
from trials.halls import HallProcess
from trials.notes import Findings
from trials.players import Crowd

__all__ = ["SCENARIOS", "main", "run"]

BEFORE: Final = 200
"""Answers between two blows."""

Blows = Callable[[Crowd], Awaitable[None]]


@contextlib.contextmanager
def sqlite_kill(folder: Path, rounds: int) -> Iterator[tuple[list[str], Blows]]:
    """`kill -9` of a hall with SQLite inside"""
    with HallProcess(folder, connections_each=10_000) as hall:

        async def blows(crowd: Crowd) -> None:
            for _ in range(rounds):
                await crowd.reach(BEFORE)
                hall.kill_all()
                await asyncio.to_thread(hall.start_again)
            await crowd.reach(BEFORE)

        yield [hall.url], blows


@contextlib.contextmanager
def two_nodes_kill(folder: Path, rounds: int) -> Iterator[tuple[list[str], Blows]]:
    """`kill -9` of one of two nodes on PostgreSQL and Redis, in turn"""
    with two_nodes(folder) as nodes:

        async def blows(crowd: Crowd) -> None:
            for number in range(rounds):
                await crowd.reach(BEFORE)
                nodes[number % 2].kill_all()
                await crowd.reach(BEFORE)
                await asyncio.to_thread(nodes[number % 2].start_again)
            await crowd.reach(BEFORE)

        yield [node.url for node in nodes], blows


@contextlib.contextmanager
def two_nodes(folder: Path, **settings: Any) -> Iterator[list[HallProcess]]:
    with contextlib.ExitStack() as stack:
        postgresql = stack.enter_context(running_postgresql())
        redis = stack.enter_context(running_redis(folder))
        shared = {"database": postgresql.url, "redis": redis.url, "connections_each": 10_000, **settings}
        yield [stack.enter_context(HallProcess(folder, **shared)) for _ in range(2)]


Scenario = Callable[[Path, int], contextlib.AbstractContextManager[tuple[list[str], Blows]]]
SCENARIOS: Final[dict[str, Scenario]] = {
    "sqlite-kill": sqlite_kill,
    "two-nodes-kill": two_nodes_kill,
}


def run(name: str, matches: int, rounds: int) -> tuple[Findings, float]:
    """What came of a scenario, and the longest time in which a match stood still."""
    with tempfile.TemporaryDirectory(prefix="wizardhall-kill-") as folder:
        with SCENARIOS[name](Path(folder), rounds) as (urls, blows):
            crowd = Crowd(urls)
            found = asyncio.run(crowd.play(matches, lambda: blows(crowd)))
        return found, crowd.longest_pause


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make kill", description=__doc__)
    parser.add_argument("scenarios", nargs="*", choices=[[], *SCENARIOS], metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--matches", type=int, default=20, help="matches at once")
    parser.add_argument("--rounds", type=int, default=3, help="how often each scenario strikes")
    given = parser.parse_args(arguments)
    table = Table("scenario", "matches", "answers acknowledged", "lost", "wrong", "longest pause", "took")
    failures: list[str] = []
    for name in given.scenarios or SCENARIOS:
        begun = time.monotonic()
        found, pause = run(name, given.matches, given.rounds)
        numbers = (found.matches, found.acknowledged, len(found.lost), len(found.wrong))
        table.add_row(name, *map(str, numbers), f"{pause:.1f} s", f"{time.monotonic() - begun:.0f} s")
        failures += [f"{name}: {each}" for each in (*found.lost, *found.wrong)]
    Console().print(table)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
