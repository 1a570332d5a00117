"""What is measured, part by part. Each part gives rows; a name that is not there has no value in them."""

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import msgspec

from bench.hall.loading import loading, played
from bench.hall.report import Job, Report, percentile
from bench.hall.servers import Server, running_hall, running_peer

__all__ = [
    "CONTESTANTS",
    "HALL",
    "IN_FILES",
    "IN_MEMORY",
    "WORKERS",
    "Plan",
    "Row",
    "closed_loop",
    "idle",
    "paced",
    "reconnects",
    "spectators",
    "start",
]

HALL: Final = "Wizard Hall, SQLite"
IN_MEMORY: Final = "boardgame.io, in memory"
IN_FILES: Final = "boardgame.io, in files"
WORKERS: Final = "2 workers, PostgreSQL, Redis"
CONTESTANTS: Final = (HALL, IN_MEMORY, IN_FILES)
MOST_IN_FILES: Final = 500
"""More matches than this at once take boardgame.io in files minutes."""


class Row(msgspec.Struct, frozen=True):
    what: str
    unit: str
    values: dict[str, float]
    aim: str = ""

    @property
    def ratio(self) -> float | None:
        """Our value to that of boardgame.io in memory, or that of several workers to that of one process."""
        ours, theirs = self.values.get(HALL), self.values.get(IN_MEMORY)
        workers = self.values.get(WORKERS)
        if ours and workers:
            return workers / ours
        return ours / theirs if ours and theirs else None


class Plan(msgspec.Struct, frozen=True):
    """How much of it."""

    contestants: tuple[str, ...] = CONTESTANTS
    matches: tuple[int, ...] = (200, 500, 3000)
    waves: int = 0
    """0: fewer for more matches."""
    rates: tuple[float, ...] = ()
    """For `paced`; none: half of boardgame.io's fastest rate in memory, that rate, and twice that rate."""
    processes: int = 1
    deflate: bool = False
    idle: int = 5000
    spectators: int = 2000
    returning: int = 500
    profile: str = ""

    def waves_of(self, matches: int) -> int:
        return self.waves or max(1, min(4, 1000 // matches))

    @contextlib.contextmanager
    def running(self, name: str) -> Iterator[Server]:
        with tempfile.TemporaryDirectory() as folder, self.server(name, Path(folder)) as server:
            yield server

    def server(self, name: str, folder: Path, port: int = 0) -> AbstractContextManager[Server]:
        if name == HALL:
            return running_hall(folder, self.profile, port=str(port), deflate=str(self.deflate).lower())
        return running_peer(folder / "files" if name == IN_FILES else None, folder / "log", port)


def closed_loop(plan: Plan) -> Iterator[Row]:
    """Everybody answers as soon as they are asked."""
    for matches in plan.matches:
        reports = dict[str, Report]()
        for name in plan.contestants:
            if name == IN_FILES and matches > MOST_IN_FILES:
                continue
            with plan.running(name) as server:
                reports[name] = played(server, _job(plan, server, matches, plan.waves_of(matches)), plan.processes)
        yield from _rows(f"{matches:,} matches at once", reports, _aims(matches))


def _job(plan: Plan, server: Server, matches: int, waves: int = 1, rate: float = 0.0) -> Job:
    return Job(server.kind, server.url, "play", matches, waves, rate, deflate=plan.deflate)


def _aims(matches: int) -> dict[str, str]:
    aims = {"sent": "≤ 4", "p99": {500: "≤ 60", 3000: "≤ 500"}.get(matches, "")}
    return aims | ({"answers": "ratio ≥ 2"} if matches == 500 else {})


def _rows(when: str, reports: dict[str, Report], aims: dict[str, str]) -> Iterator[Row]:
    def row(what: str, unit: str, value: Callable[[Report], float], aim: str = "") -> Row:
        return Row(f"{when}: {what}", unit, {name: value(report) for name, report in reports.items()}, aim)

    yield row("answers", "/s", lambda report: report.rate, aims.get("answers", ""))
    for part in (0.5, 0.95, 0.99):
        name = f"p{part * 100:.0f}"
        yield row(f"answer to ack, {name}", "ms", lambda report, part=part: 1e3 * report.wait(part), aims.get(name, ""))  # type: ignore[misc]
    yield row("sent for an answer", "kB", lambda report: report.raw / report.answers / 1e3, aims.get("sent", ""))
    if any(report.wire < report.raw for report in reports.values()):
        yield row("sent for an answer, compressed", "kB", lambda report: report.wire / report.answers / 1e3)
    yield row("server's CPU for an answer", "µs", lambda report: 1e6 * report.server_cpu / report.answers)
    yield row("the load's share of a core", "%", lambda report: 100 * report.load)


def paced(plan: Plan) -> Iterator[Row]:
    """Answers come at a fixed rate, as from people. (In a closed loop the wait is players divided by rate.)"""
    matches = 500
    rates = plan.rates
    if not rates and IN_MEMORY in plan.contestants:
        fastest = _fastest_in_memory(plan)
        rates = fastest / 2, fastest, 2 * fastest
    for rate in rates:
        waits, reached = dict[str, float](), dict[str, float]()
        for name in (HALL, IN_MEMORY):
            if name in plan.contestants:
                with plan.running(name) as server:
                    waves = plan.waves or (1 if rate < 2000 else 2)
                    report = played(server, _job(plan, server, matches, waves, rate), plan.processes)
                waits[name], reached[name] = 1e3 * report.wait(0.99), report.rate
        aim = "≤ 60" if rate == rates[-1] else ""
        yield Row(f"{matches} matches at {rate:,.0f} answers/s: p99", "ms", waits, aim)
        yield Row(f"{matches} matches at {rate:,.0f} answers/s: reached", "/s", reached)


def _fastest_in_memory(plan: Plan) -> float:
    found = list(closed_loop(msgspec.structs.replace(plan, contestants=(IN_MEMORY,), matches=(500,), waves=2)))
    return found[0].values[IN_MEMORY]


def start(plan: Plan) -> Iterator[Row]:
    """From nothing to the first page, and what is in memory then."""
    seconds, memory = dict[str, float](), dict[str, float]()
    for name in plan.contestants:
        with plan.running(name) as server:
            seconds[name] = server.seconds_to_first_page()
            memory[name] = server.memory() / 1e6
    yield Row("start to first page", "s", seconds)
    yield Row("memory at rest", "MB", memory, "≤ 90")


def idle(plan: Plan) -> Iterator[Row]:
    """Matches that nobody plays on with, in memory."""
    found = dict[str, float]()
    for name in (HALL, IN_MEMORY):
        if name in plan.contestants:
            with plan.running(name) as server:
                _look(server, 100)
                before = server.memory()
                _look(server, plan.idle)
                found[name] = (server.memory() - before) / plan.idle / 1e3
    yield Row(f"memory of an idle match, of {plan.idle:,}", "kB", found)


def _look(server: Server, matches: int) -> None:
    with loading(server, Job(server.kind, server.url, "idle", matches)) as load:
        load.prepared()
        load.go()


def spectators(plan: Plan) -> Iterator[Row]:
    """One match before a crowd."""
    reports = dict[str, Report]()
    for name in (HALL, IN_MEMORY):
        if name in plan.contestants:
            with plan.running(name) as server:
                job = Job(server.kind, server.url, "watch", spectators=plan.spectators, deflate=plan.deflate)
                with loading(server, job) as load:
                    load.prepared()
                    reports[name] = load.go()
    crowd = f"{plan.spectators:,} spectators"
    rows: tuple[tuple[str, Callable[[Report], float]], ...] = (
        ("answer to the last spectator, median", lambda report: 1e3 * percentile(report.delays, 0.5)),
        ("answer to the last spectator, longest", lambda report: 1e3 * max(report.delays)),
        ("answer to the player's ack, longest", lambda report: 1e3 * max(report.waits)),
    )
    for what, value in rows:
        yield Row(f"{crowd}: {what}", "ms", {name: value(report) for name, report in reports.items()})
    sent = {name: report.raw / report.answers / 1e6 for name, report in reports.items()}
    yield Row(f"{crowd}: sent to all of them for an answer", "MB", sent)


def reconnects(plan: Plan) -> Iterator[Row]:
    """Everybody comes back at once after a restart."""
    found: dict[str, float] = {
        name: _seconds_to_return(plan, name) for name in (HALL, IN_FILES) if name in plan.contestants
    }
    yield Row(f"{plan.returning} players back at once after a restart: until all are welcomed", "s", found)


def _seconds_to_return(plan: Plan, name: str) -> float:
    with tempfile.TemporaryDirectory() as path, contextlib.ExitStack() as stack:
        folder = Path(path)
        with plan.server(name, folder) as server:
            job = Job(server.kind, server.url, "return", plan.returning // 2)
            load = stack.enter_context(loading(server, job))
            load.prepared()
        with plan.server(name, folder, int(server.url.rpartition(":")[2])) as server:
            server.seconds_to_first_page()
            return load.go(server).seconds
