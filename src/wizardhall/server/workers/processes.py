"""Several processes that serve, each with an application of its own made from the same settings.

Each has its own listening socket at the hall's one address, so that the kernel spreads the connections evenly. The
sockets belong to this process: when a worker has died, those who connect wait a moment for the next one.
"""

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Final

from wizardhall.server.settings import Settings

__all__ = ["serve_with_workers"]

BACKLOG: Final = 2048
PATIENCE: Final = 20.0
"""Seconds that a worker gets, after `drain`, to say goodbye and store what is on its way."""
BEAT: Final = 0.2
"""Seconds between two looks at the workers."""
PAUSE: Final = 1.0
"""Seconds before a worker that has died is followed by another."""

log = logging.getLogger("wizardhall")
_spawn: Final = multiprocessing.get_context("spawn")


def serve_with_workers(settings: Settings, opened: Callable[[int], None]) -> None:
    """Serve until Ctrl-C; `opened` is called with the port when all are open."""
    sockets = _listen(settings.host, settings.port, settings.workers)
    with _signals() as told:
        workers = Workers(settings, sockets)
        try:
            if workers.wait_until_open(told):
                opened(int(sockets[0].getsockname()[1]))
                while not told:
                    workers.replace_the_dead(told)
        finally:
            workers.end()


class Workers:
    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self._settings, self._sockets = settings, sockets
        self._ready = _spawn.Semaphore(0)
        self._processes = [self._started(each) for each in sockets]

    def _started(self, listening: socket.socket) -> BaseProcess:
        worker = _spawn.Process(target=_work, args=(self._settings, listening, self._ready))
        worker.start()
        return worker

    def wait_until_open(self, told: list[int]) -> bool:
        """False if one cannot open, or if we are told to end."""
        for _ in self._processes:
            while not self._ready.acquire(timeout=BEAT):
                if told or not all(each.is_alive() for each in self._processes):
                    return False
        return True

    def replace_the_dead(self, told: list[int]) -> None:
        """Unless we are told to end: so are they, then, perhaps."""
        multiprocessing.connection.wait([each.sentinel for each in self._processes], timeout=BEAT)
        for index, worker in enumerate(self._processes):
            if not worker.is_alive() and not told:
                log.error("A worker has died (%s); another takes its place.", worker.exitcode)
                time.sleep(PAUSE)
                self._processes[index] = self._started(self._sockets[index])

    def end(self) -> None:
        for worker in self._processes:
            worker.terminate()
        end = time.monotonic() + self._settings.drain + PATIENCE
        for worker in self._processes:
            worker.join(max(0.0, end - time.monotonic()))
            if worker.is_alive():
                worker.kill()


def _listen(host: str, port: int, count: int) -> list[socket.socket]:
    """As many sockets at one address, where the system can do that; it must be nobody else's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as probe:
        port = int(probe.getsockname()[1])
    if sys.platform != "linux":
        return [socket.create_server((host, port), family=family, backlog=BACKLOG)] * count
    return [socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=True) for _ in range(count)]


@contextmanager
def _signals() -> Iterator[list[int]]:
    """The signals to end that came in."""
    told: list[int] = []
    before = {
        each: signal.signal(each, lambda number, _: told.append(number)) for each in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield told
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _work(settings: Settings, listening: socket.socket, ready: Semaphore) -> None:
    from wizardhall.server.logs import set_up_logs
    from wizardhall.server.uvicorn_server import HallServer, run

    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    set_up_logs(settings.log_json, settings.log_level)
    run(HallServer(settings, lambda _: ready.release()), [listening])


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
