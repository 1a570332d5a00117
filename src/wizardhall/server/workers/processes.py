"""Several processes that serve, by granian. Each makes its own application from the same settings.

Granian drops the connections of a worker that it stops. So the workers are told first, by SIGINT, to say goodbye to
their clients; what Ctrl-C does to a whole terminal is the same.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from granian.constants import Interfaces, Loops
from granian.server import Server
from litestar import Litestar

from wizardhall.server.app import create_app
from wizardhall.server.http.front_door import FrontDoor
from wizardhall.server.logs import set_up_logs
from wizardhall.server.settings import Settings
from wizardhall.server.workers.gc_tuning import tune_gc

__all__ = ["serve_with_workers", "worker_app"]

WHOLE: Final = "WIZARDHALL_SETTINGS"
"""The environment variable in which workers get all settings."""
DRAIN: Final = signal.SIGUSR2
"""Tells a worker that the hall will close soon."""
GOODBYE: Final = 0.5
"""Seconds that the goodbyes get to go out."""

log = logging.getLogger("wizardhall")


class HallWorkers(Server):  # type: ignore[misc, valid-type]
    drain = 0.0
    """Seconds for which the workers serve on when the hall is told to close."""

    def shutdown(self, exit_code: int = 0) -> None:
        if self.drain:
            _tell_workers(DRAIN)
            time.sleep(self.drain)
        _tell_workers(signal.SIGINT)
        time.sleep(GOODBYE)
        super().shutdown(exit_code)
        log.info("The hall is closed.")


def _tell_workers(what: signal.Signals) -> None:
    for worker in multiprocessing.active_children():
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker.pid or 0, what)


def serve_with_workers(settings: Settings, opened: Callable[[int], None]) -> None:
    """Serve until Ctrl-C; `opened` is called with the port."""
    port = settings.port or _free_port(settings.host)
    os.environ[WHOLE] = msgspec.json.encode(settings).decode()
    server = HallWorkers(
        f"{__name__}:worker_app",
        factory=True,
        interface=Interfaces.ASGI,
        address=settings.host,
        port=port,
        workers=settings.workers,
        loop=Loops.uvloop,
        log_access=False,
        log_enabled=False,
        workers_kill_timeout=5,
    )
    server.drain = settings.drain
    server.on_startup(lambda: opened(port))
    server.serve()


def _free_port(host: str) -> int:
    with socket.create_server((host, 0)) as probe:
        return int(probe.getsockname()[1])


def worker_app() -> FrontDoor:
    settings = msgspec.json.decode(os.environ[WHOLE], type=Settings)
    set_up_logs(settings.log_json, settings.log_level)
    tune_gc()
    return FrontDoor(create_app(settings, _polite), settings)


@contextlib.asynccontextmanager
async def _polite(app: Litestar) -> AsyncIterator[None]:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(DRAIN, lambda: setattr(app.state.hall, "draining", True))
    loop.add_signal_handler(signal.SIGINT, lambda: app.state.hall.say_goodbye())
    yield
