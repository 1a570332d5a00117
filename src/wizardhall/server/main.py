"""`wizardhall serve`."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from wizardhall.server.app import create_app
from wizardhall.server.catalog import check_hosted
from wizardhall.server.errors import Refused
from wizardhall.server.http.front_door import FrontDoor
from wizardhall.server.live.broadcast import Broadcast
from wizardhall.server.logs import set_up_logs
from wizardhall.server.settings import Settings, load_settings
from wizardhall.server.storage.database import Database
from wizardhall.server.workers.gc_tuning import tune_gc

__all__ = ["HallServer", "serve"]

log = logging.getLogger("wizardhall")


def serve(config: Path | None = None, *, ready: Callable[[str], None] | None = None, **chosen: Any) -> None:
    """Serve until Ctrl-C. `ready` is called with the hall's address; raises `HallError` if a setting is wrong."""
    settings = load_settings(chosen, config)
    check_hosted(settings.bots)
    if settings.workers > 1 and settings.redis is None:
        raise Refused(400, "server-error-workers")
    set_up_logs(settings.log_json, settings.log_level)
    asyncio.run(_try_out(settings))

    def opened(port: int) -> None:
        url = address_of(settings.host, port)
        log.info("The hall is open: %s", url)
        if ready is not None:
            ready(url)

    if settings.server == "granian" or settings.workers > 1:
        from wizardhall.server.workers.processes import serve_with_workers

        serve_with_workers(settings, opened)
        return
    server = HallServer(settings, opened)
    tune_gc()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as loop:
        loop.run(server.serve())


async def _try_out(settings: Settings) -> None:
    """Say at once, and in a sentence, if the database or Redis cannot be reached."""
    database = Database(settings.database)
    broadcast = Broadcast(settings.redis, lambda _: None, lambda: None)
    try:
        await database.open()
        await broadcast.open()
    except (OSError, SQLAlchemyError) as error:
        raise Refused(500, "server-error-unreachable", reason=str(error)[:200]) from None
    finally:
        await broadcast.close()
        await database.close()


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
            hall.say_goodbye()
            await hall.wait_until_told()
        await super().shutdown(sockets)
        log.info("The hall is closed.")


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        FrontDoor(app, settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=max(65_536, 4 * settings.message_size),
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
