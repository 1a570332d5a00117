"""What a match costs a hall, as the table of `docs/scale.md`: `python -m bench.scale`; `--write` puts it there.

Matches of Wizards Cup between two guests, from opening the table to the last answer, on SQLite and on PostgreSQL with
Redis and two workers. It takes about two minutes; the machine should have nothing else to do.
"""

import argparse
import asyncio
import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
from trials.database_servers import Postgresql, running_postgresql, running_redis

from bench.hall.loading import loading
from bench.hall.report import Job, Report
from bench.hall.servers import Server, cpu_of, running_hall
from wizardhall import Match, bot, game
from wizardhall.bots import answer_for, levels, usual_level
from wizardhall.server.settings import Settings

PAGE: Final = Path(__file__).parent.parent / "docs" / "scale.md"
TABLES: Final = ("tables", "seats", "answers", "results")


class Cost(msgspec.Struct):
    """Of a match, unless it says otherwise. Times are processor time."""

    answers: float = 0.0
    rate: float = 0.0
    """Answers a second, as many as it can."""
    sent: float = 0.0
    lobby: float = 0.0
    """Seconds for opening the table, sitting down, starting, and two connections."""
    play: float = 0.0
    database: float = 0.0
    redis: float = 0.0
    at_rest: float = 0.0
    """Bytes of memory of a hall in which nobody is."""
    memory: float = 0.0
    """Bytes, with both players connected."""
    rows: float = 0.0
    disk: float = 0.0
    log: float = 0.0
    """Bytes that PostgreSQL writes to its log."""


def on_sqlite(matches: int) -> Cost:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "hall.db"
        with running_hall(folder):
            pass
        empty = file.stat().st_size
        with running_hall(folder) as server:
            cost = played(server, matches)
        with contextlib.closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            cost.rows = sum(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES) / matches
        cost.disk = (file.stat().st_size - empty) / matches
        return cost


def on_postgresql(matches: int) -> Cost:
    with (
        tempfile.TemporaryDirectory() as name,
        running_postgresql() as postgresql,
        running_redis(Path(name)) as redis,
        running_hall(Path(name), database=postgresql.url, redis=redis.url, workers="2") as server,
    ):
        disk, log = asyncio.run(kept(postgresql))
        database, broadcast = cpu_of(postgresql.pid), cpu_of(redis.pid)
        cost = played(server, matches)
        cost.database = (cpu_of(postgresql.pid) - database) / matches
        cost.redis = (cpu_of(redis.pid) - broadcast) / matches
        after = asyncio.run(kept(postgresql))
        cost.disk, cost.log = (after[0] - disk) / matches, (after[1] - log) / matches
        return cost


async def kept(postgresql: Postgresql) -> tuple[int, int]:
    """Bytes of the tables with their indices, and of all that was ever written to the log."""
    db = await asyncpg.connect(postgresql.url)
    try:
        sizes = [await db.fetchval("SELECT pg_total_relation_size($1::text::regclass)", table) for table in TABLES]
        return sum(sizes), int(await db.fetchval("SELECT pg_current_wal_lsn() - '0/0'"))
    finally:
        await db.close()


def played(server: Server, matches: int) -> Cost:
    server.seconds_to_first_page()
    memory, cpu = server.memory(), server.cpu()
    with loading(server, Job(server.kind, server.url, "play", matches)) as load:
        load.prepared()
        lobby, full = server.cpu() - cpu, server.memory()
        report: Report = load.go()
    return Cost(
        answers=report.answers / matches,
        rate=report.rate,
        sent=(report.raw + report.greeting) / matches,
        lobby=lobby / matches,
        play=report.server_cpu / matches,
        at_rest=memory,
        memory=(full - memory) / matches,
    )


def thought(name: str, level: str, matches: int = 3) -> float:
    """Processor seconds that a bot needs for its side of a match."""
    played = game(name)
    taken = 0.0
    for number in range(matches + 1):
        match = Match.start(played, seed=f"bench {number}")
        first, *others = match.record.header.players
        players = {first: bot(level, played)} | {seat: bot("random", played) for seat in others}
        while match.result is None:
            for seat in match.open:
                begun = time.process_time()
                answer_for(match, seat, players[seat])
                taken += time.process_time() - begun if seat == first and number else 0.0  # the first one warms up
    return taken / matches


def rows(one: Cost, two: Cost, bots: dict[str, float]) -> Iterator[tuple[str, str, str]]:
    def both(what: str, unit: str, values: tuple[float, float], digits: str = ",.1f") -> tuple[str, str, str]:
        return what, *(f"{value:{digits}} {unit}".strip() if value else "" for value in values)  # type: ignore[return-value]

    yield both("answers in a match", "", (one.answers, two.answers))
    yield both("sent to its two players", "kB", (one.sent / 1e3, two.sent / 1e3))
    yield both("CPU of the hall: lobby, connections", "ms", (1e3 * one.lobby, 1e3 * two.lobby))
    yield both("CPU of the hall: answers", "ms", (1e3 * one.play, 1e3 * two.play))
    yield both("CPU of the database", "ms", (0.0, 1e3 * two.database))
    yield both("CPU of Redis", "ms", (0.0, 1e3 * two.redis))
    yield both("memory of the hall when nobody is there", "MB", (one.at_rest / 1e6, two.at_rest / 1e6), ",.0f")
    yield both("memory of a match, both players connected", "kB", (one.memory / 1e3, two.memory / 1e3), ",.0f")
    yield both("rows in the database", "", (one.rows, one.rows))
    yield both("disk in the database", "kB", (one.disk / 1e3, two.disk / 1e3))
    yield both("written to the database's log", "kB", (0.0, two.log / 1e3))
    yield both("answers a second, as many as it can", "", (one.rate, two.rate), ",.0f")
    for name, seconds in bots.items():
        shown = f"{1e3 * seconds:,.0f} ms" if seconds >= 0.001 else "less than 1 ms"
        yield f"CPU of a bot ({name})", shown, shown


class House(msgspec.Struct, frozen=True):
    """Machines, and what each of them has."""

    name: str
    hall_cores: int
    database_cores: int
    processes: int
    gigabytes: int


HOUSES: Final = (
    House("one laptop: one process on SQLite, 1 GB for it", 1, 0, 1, 1),
    House("one server of 16 cores, 64 GB: 10 workers, PostgreSQL and Redis beside them", 10, 4, 10, 48),
    House("twenty of them: 19 with 16 workers each, one with PostgreSQL and Redis", 19 * 16, 14, 19 * 16, 19 * 60),
)
DAY: Final = 86_400
MINUTES, BUSIEST, FULL = 5, 3, 0.5
"""The assumptions of `docs/scale.md`: how long a match takes, the busiest hour, how full a core may be."""
CONNECTIONS: Final = Settings().connections


def capacity(house: House, cost: Cost) -> dict[str, float]:
    """Matches a day that each of its parts can hold."""
    at_once = DAY / BUSIEST / (60 * MINUTES)
    seconds = FULL * DAY / BUSIEST
    rest = cost.at_rest * (1 if house.database_cores == 0 else house.processes / 2)
    found = {
        "the halls' cores": house.hall_cores * seconds / (cost.lobby + cost.play),
        "their memory": at_once * (1e9 * house.gigabytes - rest) / cost.memory,
        "connections": at_once * house.processes * CONNECTIONS / 2,
    }
    if house.database_cores:
        found["PostgreSQL's cores"] = house.database_cores * seconds / cost.database
        found["Redis' core"] = seconds / cost.redis
    return found


def capacities(one: Cost, two: Cost) -> Iterator[str]:
    yield "| matches a day | the first limit | the next |"
    yield "| --- | --- | --- |"
    for house in HOUSES:
        limits = sorted(capacity(house, two if house.database_cores else one).items(), key=lambda item: item[1])
        shown = [f"{name}: {number / 1e6:,.1f} million" for name, number in limits[:2]]
        yield f"| {house.name} | {' | '.join(shown)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.scale", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="put the table into docs/scale.md")
    given = parser.parse_args()
    bots = {
        f"{level}, {name}": thought(name, level)
        for name in ("cup", "relics")
        for level in (usual_level(name), levels(name)[-1])
    }
    one, two = on_sqlite(given.matches), on_postgresql(given.matches)
    lines = [
        "| a match of Wizards Cup | one process, SQLite | two workers, PostgreSQL, Redis |",
        "| --- | ---: | ---: |",
    ]
    lines += [f"| {' | '.join(row)} |" for row in rows(one, two, bots)]
    where = f"`python -m bench.scale`, {given.matches:,} matches at once, {os.cpu_count()} cores with the load on them."
    tables = {"costs": [*lines, "", where], "capacity": [*capacities(one, two)]}
    for name, table in tables.items():
        print("\n".join([*table, ""]))
        if given.write:
            put(name, table)


def put(name: str, lines: list[str]) -> None:
    """Put lines between the marks of `docs/scale.md`."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    PAGE.write_text(before + begin + "\n".join([*lines, end]) + rest.partition(end)[2], encoding="utf-8")


if __name__ == "__main__":
    main()
