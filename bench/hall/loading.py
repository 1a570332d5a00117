"""Load processes: started, let go at the same moment, and their reports put together with what the server needed."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bench.hall.report import Job, Report, joined
from bench.hall.servers import Server

__all__ = ["Loading", "loading", "played"]

ROOT: Final = Path(__file__).parent.parent.parent


class Loading:
    """Some processes that do the same job, each with its share of the matches."""

    def __init__(self, server: Server, job: Job, processes: int = 1) -> None:
        self._server = server
        share = msgspec.structs.replace(job, matches=job.matches // processes, rate=job.rate / processes)
        command = [sys.executable, "-m", "bench.hall.load", msgspec.json.encode(share).decode()]
        self._processes = [
            subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]

    def prepared(self) -> None:
        for process in self._processes:
            assert self._line(process) == "ready\n"

    def go(self, server: Server | None = None) -> Report:
        """Let them go, and wait for what they report; against another server if that one was started again."""
        server = server or self._server
        cpu, start = server.cpu(), time.perf_counter()
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        reports = [msgspec.json.decode(self._line(process), type=Report) for process in self._processes]
        took = max(report.seconds for report in reports) or time.perf_counter() - start
        return msgspec.structs.replace(joined(reports, took), server_cpu=server.cpu() - cpu)

    def _line(self, process: "subprocess.Popen[str]") -> str:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("a load process has failed")
        return line

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                pipe.close()


@contextlib.contextmanager
def loading(server: Server, job: Job, processes: int = 1) -> Iterator[Loading]:
    load = Loading(server, job, processes)
    with contextlib.closing(load):
        yield load


def played(server: Server, job: Job, processes: int = 1) -> Report:
    """All waves of a job, put together."""
    with loading(server, job, processes) as load:
        reports = []
        for _ in range(job.waves):
            load.prepared()
            reports.append(load.go())
        return joined(reports, sum(report.seconds for report in reports))
