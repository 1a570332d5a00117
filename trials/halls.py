"""Real halls in processes of their own, which a trial, or a test, may kill, freeze and start again."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx

__all__ = ["GENEROUS", "PATIENCE", "QUICK", "HallProcess", "descendants"]

QUICK: Final = {
    "port": 0,
    "bot_delay": 0.0,
    "warmup": False,
    "message_rate": 1e6,
    "message_burst": 1_000_000,
}
"""Settings in which nobody waits, nothing is compiled aside, and nobody is too fast."""
GENEROUS: Final = {"request_rate": 1e6, "request_burst": 1_000_000, "table_rate": 1e6, "table_burst": 1_000_000}
PATIENCE: Final = 60.0
"""Seconds after which something that is waited for will not come any more; the machine may be busy."""


class HallProcess:
    """A hall, opened when this returns; `settings` come on top of those above. `program` is the module that is run."""

    def __init__(self, folder: Path, program: str = "wizardhall.server", /, **settings: Any) -> None:
        chosen = {"database": f"sqlite:///{folder / 'hall.db'}", **QUICK, **GENEROUS, **settings}
        self._folder, self._program, self._settings = folder, program, chosen
        self._start()

    def _start(self) -> None:
        options = [word for name, value in self._settings.items() for word in (f"--{name}", str(value).lower())]
        self._log = self._folder / f"log-{time.monotonic_ns()}"
        with self._log.open("w") as log:
            command = [sys.executable, "-m", self._program, *options]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )
        self.url = self._await_url()

    def _await_url(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            found = re.search(r"The hall is open: ([^\s\"]+)", self.log)
            with contextlib.suppress(httpx.TransportError):
                if found and httpx.get(f"{found[1]}/health").status_code == 200:
                    return found[1]
            time.sleep(0.02)
        if self._process.poll() is None:
            self.stop()
        raise AssertionError(f"the hall does not open: {self.log}")

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def pid(self) -> int:
        return self._process.pid

    def __enter__(self) -> "HallProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.thaw()
            self.stop()

    def kill(self) -> None:
        """`kill -9` of its main process."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def kill_all(self) -> None:
        """As if the power had failed: all of its processes end at once."""
        os.killpg(self.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Ctrl-C in its terminal: all its processes are told."""
        os.killpg(self.pid, signal.SIGINT)
        return self._process.wait(PATIENCE)

    def start_again(self) -> None:
        """After it was killed or stopped: at the same address, with the same settings."""
        self._settings["port"] = int(self.url.rpartition(":")[2])
        self._start()

    def freeze(self) -> None:
        os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.killpg(self.pid, signal.SIGCONT)

    def children(self) -> list[int]:
        """All processes that it has started, and those that they have."""
        return descendants(self.pid)

    def workers(self) -> list[int]:
        """The processes that it has started itself, but for the one with which Python keeps house."""
        return [
            pid for pid in _children(self.pid) if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def descendants(pid: int) -> list[int]:
    children = _children(pid)
    return children + [each for child in children for each in descendants(child)]
