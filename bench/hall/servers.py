"""The servers that are measured, each a process of its own: the hall, and boardgame.io."""

import contextlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

import httpx

__all__ = ["Server", "cpu_of", "peer_problem", "running_hall", "running_peer"]

PEER: Final = Path(__file__).parent.parent / "peers" / "boardgame"
PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SETTINGS: Final = {
    "port": "0",
    "warmup": "false",
    "message_rate": "1e9",
    "message_burst": "1000000",
    "request_rate": "1e9",
    "request_burst": "1000000",
    "table_rate": "1e9",
    "table_burst": "1000000",
    "connections": "100000",
    "connections_each": "100000",
    "pending_each": "100000",
    "idle": "3600",
}
"""Nobody is too fast, and no match is put away while it is measured."""


class Server:
    def __init__(
        self, kind: Literal["hall", "boardgame.io"], command: Sequence[str], log: Path, opened: str, **where: str
    ) -> None:
        self.kind: Final = kind
        self._begun = time.perf_counter()
        more_files()
        with log.open("w") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **where})
        self.url = self._await_address(log, opened)

    def _await_address(self, log: Path, opened: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            if found := re.search(opened, log.read_text()):
                return found[1]
            time.sleep(0.005)
        raise RuntimeError(f"the server does not open: {log.read_text()}")

    def seconds_to_first_page(self) -> float:
        httpx.get(f"{self.url}/{'' if self.kind == 'hall' else 'games'}").raise_for_status()
        return time.perf_counter() - self._begun

    def cpu(self) -> float:
        """Seconds of processor time that it and its processes have taken so far."""
        return cpu_of(self._process.pid)

    def memory(self) -> int:
        """Bytes that it and its processes have in memory."""
        pids = self._process.pid, *_descendants(self._process.pid)
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


@contextlib.contextmanager
def running_hall(folder: Path, profile: str = "", **settings: str) -> Iterator[Server]:
    """A hall, with SQLite in a folder unless the settings say otherwise; `profile` is a file for cProfile's figures."""
    chosen = {**SETTINGS, "database": f"sqlite:///{folder / 'hall.db'}", **settings}
    options = [word for name, value in chosen.items() for word in (f"--{name}", value)]
    watched = ["-m", "cProfile", "-o", profile] if profile else []
    command = [sys.executable, *watched, "-m", "wizardhall.server", *options]
    server = Server("hall", command, folder / "hall.log", r"The hall is open: (\S+)")
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def running_peer(folder: Path | None, log: Path, port: int = 0) -> Iterator[Server]:
    """boardgame.io's server; without a folder it stores in memory."""
    command = ["node", str(PEER / "server.js"), "memory" if folder is None else str(folder), str(port)]
    server = Server("boardgame.io", command, log, r"open: (\S+)")
    try:
        yield server
    finally:
        server.stop()


def peer_problem() -> str:
    """Why boardgame.io cannot be measured here; nothing if it can."""
    installed = shutil.which("node") and (PEER / "node_modules").exists()
    return "" if installed else "not installed here (make peers)"


def more_files() -> None:
    """As many open files as we may have: a socket is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and those it has started have taken so far."""
    return sum(_cpu(each) for each in (pid, *_descendants(pid)))


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _descendants(pid: int) -> list[int]:
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return children + [each for child in children for each in _descendants(child)]
