"""`wizardhall serve`."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wizardhall.server.app import create_app
from wizardhall.server.broadcast import Broadcast
from wizardhall.server.database import Database
from wizardhall.server.errors import Refused
from wizardhall.server.logs import set_up_logs
from wizardhall.server.settings import Settings, load_settings

__all__ = ["HallServer", "serve"]

WHOLE: Final = "WIZARDHALL_SETTINGS"
"""The environment variable in which workers get all settings."""

log = logging.getLogger("wizardhall")


def serve(config: Path | None = None, *, ready: Callable[[str], None] | None = None, **chosen: Any) -> None:
    """Serve until Ctrl-C. `ready` is called with the hall's address; raises `HallError` if a setting is wrong."""
    settings = load_settings(chosen, config)
    if settings.workers > 1 and settings.redis is None:
        raise Refused(400, "server-error-workers")
    set_up_logs(settings.log_json, settings.log_level)
    asyncio.run(_try_out(settings))
    if settings.server == "granian" or settings.workers > 1:
        _serve_with_workers(settings)
        return
    server = HallServer(settings, ready=ready)
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as loop:
        loop.run(server.serve())


async def _try_out(settings: Settings) -> None:
    """Say at once, and in a sentence, if the database or Redis cannot be reached."""
    database = Database(settings.database)
    broadcast = Broadcast(settings.redis, lambda _: None, lambda: None)
    try:
        if not database.sqlite:
            await database.open()
        await broadcast.open()
    except (OSError, SQLAlchemyError) as error:
        raise Refused(500, "server-error-unreachable", reason=str(error)[:200]) from None
    finally:
        await broadcast.close()
        await database.close()


class HallServer(uvicorn.Server):
    """uvicorn, which says goodbye to the clients before it closes their connections."""

    def __init__(self, settings: Settings, *, ready: Callable[[str], None] | None = None) -> None:
        self.app: Litestar = create_app(settings)
        self._settings = settings
        self._ready = ready
        super().__init__(uvicorn_config(self.app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("The hall is open: %s", self.url)
            if self._ready is not None:
                self._ready(self.url)

    @property
    def port(self) -> int:
        """The port that it listens at, once it does."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return address_of(self._settings.host, self.port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(self.app.state, "hall", None)
        if hall is not None:
            hall.say_goodbye()
            await hall.wait_until_told()
        await super().shutdown(sockets)
        log.info("The hall is closed.")


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws_max_size=max(65_536, 4 * settings.message_size),
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def _serve_with_workers(settings: Settings) -> None:
    """Several processes, by granian: each makes its own application from the same settings."""
    from granian.constants import Interfaces, Loops
    from granian.server import Server

    os.environ[WHOLE] = msgspec.json.encode(settings).decode()
    server = Server(
        "wizardhall.server.main:worker_app",
        factory=True,
        interface=Interfaces.ASGI,
        address=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop=Loops.uvloop,
        log_access=False,
        log_enabled=False,
        workers_kill_timeout=5,
    )
    server.on_startup(lambda: log.info("The hall is open: %s", address_of(settings.host, settings.port)))
    server.serve()


def spare_the_collector() -> None:
    """What is loaded now stays; and matches are long-lived, so that looking through all of them often finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def worker_app() -> ProxyHeadersMiddleware:
    settings = msgspec.json.decode(os.environ[WHOLE], type=Settings)
    set_up_logs(settings.log_json, settings.log_level)
    spare_the_collector()
    return ProxyHeadersMiddleware(create_app(settings), settings.proxies)  # type: ignore[arg-type]
