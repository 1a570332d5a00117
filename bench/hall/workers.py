"""Two workers on PostgreSQL and Redis beside one process on SQLite, under the same load on the same cores."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trials.database_servers import running_postgresql, running_redis

from bench.hall.loading import played
from bench.hall.measure import HALL, WORKERS, Plan, Row
from bench.hall.report import Job, Report
from bench.hall.servers import Server, cpu_of, running_hall

__all__ = ["workers"]

MATCHES: Final = 500
WAVES: Final = 2


def workers(plan: Plan) -> Iterator[Row]:
    """Answers a second of both, and where the processor time of two workers goes."""
    with plan.running(HALL) as server:
        one = played(server, _job(plan, server))
    with (
        tempfile.TemporaryDirectory() as name,
        running_postgresql() as postgresql,
        running_redis(Path(name)) as redis,
        running_hall(Path(name), database=postgresql.url, redis=redis.url, workers="2") as server,
    ):
        before = cpu_of(postgresql.pid), cpu_of(redis.pid)
        two = played(server, _job(plan, server))
        after = cpu_of(postgresql.pid), cpu_of(redis.pid)
    yield Row(
        f"{MATCHES} matches on {os.cpu_count()} cores: answers",
        "/s",
        {HALL: one.rate, WORKERS: two.rate},
        "ratio ≥ 1.5",
    )
    yield Row("answer to ack, p99", "ms", {HALL: 1e3 * one.wait(0.99), WORKERS: 1e3 * two.wait(0.99)})
    yield Row(
        "CPU of the hall for an answer", "µs", {HALL: _each(one, one.server_cpu), WORKERS: _each(two, two.server_cpu)}
    )
    for name, since, until in zip(("PostgreSQL", "Redis"), before, after, strict=True):
        yield Row(
            f"CPU of {name} for an answer, and its part of the lobby",
            "µs",
            {WORKERS: _each(two, until - since)},
        )
    yield Row("the load's share of a core", "%", {HALL: 100 * one.load, WORKERS: 100 * two.load})


def _job(plan: Plan, server: Server) -> Job:
    return Job(server.kind, server.url, "play", MATCHES, plan.waves or WAVES, deflate=plan.deflate)


def _each(report: Report, seconds: float) -> float:
    return 1e6 * seconds / report.answers
