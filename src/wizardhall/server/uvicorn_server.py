"""One process that serves, by uvicorn."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from litestar import Litestar

from wizardhall.server.app import create_app
from wizardhall.server.http.front_door import FrontDoor
from wizardhall.server.http.protocols import WebSocketProtocol, http_protocol
from wizardhall.server.settings import Settings
from wizardhall.server.workers.memory import tune_memory
from wizardhall.server.workers.open_files import raise_file_limit

__all__ = ["HallServer", "run"]

PING: Final = 20.0
"""Seconds between two pings, and those in which a client must answer one: then nobody is there any more."""

KEEP_ALIVE: Final = 15
"""Seconds for which a connection may wait for its next request: longer than the five of most clients and of uvicorn,
or a request would now and then meet a connection that is just being closed."""

log = logging.getLogger("wizardhall")


def run(server: "HallServer", sockets: list[socket.socket] | None = None) -> None:
    """Serve until the process is told to end; at `sockets`, if they are open already."""
    tune_memory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as loop:
        loop.run(server.serve(sockets))


class HallServer(uvicorn.Server):
    """uvicorn, which says goodbye to the clients before it closes their connections."""

    def __init__(self, settings: Settings, opened: Callable[[int], None]) -> None:
        self.app: Litestar = create_app(settings)
        self._opened = opened
        super().__init__(uvicorn_config(self.app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened(int(self.servers[0].sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(self.app.state, "hall", None)
        if hall is not None:
            await hall.drain()
            hall.say_goodbye()
            await hall.wait_until_told()
        await super().shutdown(sockets)
        log.info("The hall is closed.")


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        FrontDoor(app, settings),
        http=http_protocol(settings, raise_file_limit(settings.connections)),
        ws=WebSocketProtocol,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=max(65_536, 4 * settings.message_size),
        ws_per_message_deflate=settings.deflate,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE,
    )
