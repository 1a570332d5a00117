"""What can happen to a hall while people play in it. Each scenario opens halls, and strikes some rounds of blows."""

import asyncio
import contextlib
import os
import resource
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from trials.database_servers import Postgresql, Redis, running_postgresql, running_redis
from trials.halls import HallProcess
from trials.players import Crowd

__all__ = ["SCENARIOS", "Scenario", "Stage"]

BEFORE: Final = 100
"""Answers between two blows."""
AWAY: Final = 10.0
"""Seconds for which a server is away."""
A_MOMENT: Final = 2.0
MANY: Final = {"connections_each": 10_000}
SMALL_FILE: Final = 65_536
"""Bytes at which the disk is full."""

Blows = Callable[[Crowd], Awaitable[None]]


class Stage(msgspec.Struct):
    """Halls that are open, and what happens to them."""

    urls: list[str]
    blows: Blows
    table: dict[str, Any] = {}
    """What is played."""


Scenario = Callable[[Path, int], contextlib.AbstractContextManager[Stage]]


class _Club(msgspec.Struct):
    """Two nodes on PostgreSQL and Redis."""

    nodes: list[HallProcess]
    postgresql: Postgresql
    redis: Redis

    def stage(self, blow: Callable[[Crowd, int], Awaitable[None]], rounds: int) -> Stage:
        return Stage([node.url for node in self.nodes], _again(blow, rounds))


@contextlib.contextmanager
def _club(folder: Path, **settings: Any) -> Iterator[_Club]:
    with contextlib.ExitStack() as stack:
        postgresql = stack.enter_context(running_postgresql())
        redis = stack.enter_context(running_redis(folder))
        shared = {"database": postgresql.url, "redis": redis.url, **MANY, **settings}
        nodes = [stack.enter_context(HallProcess(folder, **shared)) for _ in range(2)]
        yield _Club(nodes, postgresql, redis)


def _again(blow: Callable[[Crowd, int], Awaitable[None]], rounds: int) -> Blows:
    async def blows(crowd: Crowd) -> None:
        for number in range(rounds):
            await crowd.reach(BEFORE)
            await blow(crowd, number)
        await crowd.reach(BEFORE)

    return blows


def _killed(hall: HallProcess, rounds: int) -> Stage:
    async def blow(crowd: Crowd, number: int) -> None:
        hall.kill_all()
        await asyncio.to_thread(hall.start_again)

    return Stage([hall.url], _again(blow, rounds))


@contextlib.contextmanager
def sqlite_kill(folder: Path, rounds: int) -> Iterator[Stage]:
    with HallProcess(folder, **MANY) as hall:
        yield _killed(hall, rounds)


@contextlib.contextmanager
def postgresql_kill(folder: Path, rounds: int) -> Iterator[Stage]:
    with running_postgresql() as postgresql, HallProcess(folder, database=postgresql.url, **MANY) as hall:
        yield _killed(hall, rounds)


@contextlib.contextmanager
def workers_kill(folder: Path, rounds: int) -> Iterator[Stage]:
    """Several workers: all of them, and the next time one of them, which the hall replaces."""
    with running_postgresql() as postgresql, running_redis(folder) as redis:
        shared = {"database": postgresql.url, "redis": redis.url, "workers": 2, **MANY}
        with HallProcess(folder, **shared) as hall:

            async def blow(crowd: Crowd, number: int) -> None:
                if number % 2:
                    os.kill(hall.workers()[0], signal.SIGKILL)
                else:
                    hall.kill_all()
                    await asyncio.to_thread(hall.start_again)

            yield Stage([hall.url], _again(blow, rounds))


@contextlib.contextmanager
def two_nodes_kill(folder: Path, rounds: int) -> Iterator[Stage]:
    with _club(folder) as club:

        async def blow(crowd: Crowd, number: int) -> None:
            node = club.nodes[number % 2]
            node.kill_all()
            await crowd.reach(BEFORE)
            await asyncio.to_thread(node.start_again)

        yield club.stage(blow, rounds)


@contextlib.contextmanager
def rolling_restart(folder: Path, rounds: int) -> Iterator[Stage]:
    """One node after the other is closed and opened again, as for an upgrade."""
    with _club(folder) as club:

        async def blow(crowd: Crowd, number: int) -> None:
            for node in club.nodes:
                await asyncio.to_thread(node.stop)
                await crowd.reach(BEFORE // 2)
                await asyncio.to_thread(node.start_again)

        yield club.stage(blow, rounds)


@contextlib.contextmanager
def two_nodes_freeze(folder: Path, rounds: int) -> Iterator[Stage]:
    """A node stands still for longer than clients wait, and goes on as if nothing had been."""
    with _club(folder) as club:

        async def blow(crowd: Crowd, number: int) -> None:
            node = club.nodes[number % 2]
            node.freeze()
            await asyncio.sleep(crowd.patience + A_MOMENT)
            node.thaw()

        yield club.stage(blow, rounds)


@contextlib.contextmanager
def postgresql_restart(folder: Path, rounds: int) -> Iterator[Stage]:
    with _club(folder) as club:

        async def blow(crowd: Crowd, number: int) -> None:
            await asyncio.to_thread(club.postgresql.stop)
            await asyncio.sleep(A_MOMENT)
            await asyncio.to_thread(club.postgresql.start)

        yield club.stage(blow, rounds)


@contextlib.contextmanager
def redis_away(folder: Path, rounds: int) -> Iterator[Stage]:
    with _club(folder) as club:

        async def blow(crowd: Crowd, number: int) -> None:
            club.redis.stop()
            await asyncio.sleep(AWAY)
            await asyncio.to_thread(club.redis.start)

        yield club.stage(blow, rounds)


@contextlib.contextmanager
def bots_kill(folder: Path, rounds: int) -> Iterator[Stage]:
    """The processes in which bots think."""
    with HallProcess(folder, bot_workers=2, **MANY) as hall:

        async def blow(crowd: Crowd, number: int) -> None:
            for child in hall.workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)

        yield Stage([hall.url], _again(blow, rounds), {"bots": {"white": "apprentice"}})


@contextlib.contextmanager
def disk_full(folder: Path, rounds: int) -> Iterator[Stage]:
    """No file of the hall may grow any more, for a while."""
    with HallProcess(folder, **MANY) as hall:

        async def blow(crowd: Crowd, number: int) -> None:
            no_limit = resource.prlimit(hall.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (SMALL_FILE, no_limit[1]))
            await asyncio.sleep(A_MOMENT)
            resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, no_limit)

        yield Stage([hall.url], _again(blow, rounds))


@contextlib.contextmanager
def clock_jump(folder: Path, rounds: int) -> Iterator[Stage]:
    """The machine's clock is set an hour forward, the next time two hours back; nobody's time may run out."""
    with HallProcess(folder, "trials.jumping_clock", **MANY) as hall:

        async def blow(crowd: Crowd, number: int) -> None:
            os.kill(hall.pid, (signal.SIGUSR1, signal.SIGUSR2)[number % 2])
            await crowd.reach(BEFORE)

        yield Stage([hall.url], _again(blow, rounds), {"clock": "relaxed"})


SCENARIOS: Final[dict[str, Scenario]] = {
    "sqlite-kill": sqlite_kill,
    "postgresql-kill": postgresql_kill,
    "workers-kill": workers_kill,
    "two-nodes-kill": two_nodes_kill,
    "two-nodes-freeze": two_nodes_freeze,
    "rolling-restart": rolling_restart,
    "postgresql-restart": postgresql_restart,
    "redis-away": redis_away,
    "bots-kill": bots_kill,
    "disk-full": disk_full,
    "clock-jump": clock_jump,
}
