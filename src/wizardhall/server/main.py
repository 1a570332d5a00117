"""`wizardhall serve`.

What serves is imported when the settings are known: processes that count together must know where before they begin;
and those in which bots think import this module too.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wizardhall.server.catalog import check_hosted
from wizardhall.server.errors import Refused
from wizardhall.server.logs import set_up_logs
from wizardhall.server.metrics_folder import counting_together
from wizardhall.server.settings import Settings, load_settings

__all__ = ["serve"]

log = logging.getLogger("wizardhall")


def serve(config: Path | None = None, *, ready: Callable[[str], None] | None = None, **chosen: Any) -> None:
    """Serve until Ctrl-C. `ready` is called with the hall's address; raises `HallError` if a setting is wrong."""
    settings = load_settings(chosen, config)
    check_hosted(settings.bots)
    if settings.workers > 1 and settings.redis is None:
        raise Refused(400, "server-error-workers")
    set_up_logs(settings.log_json, settings.log_level)
    with counting_together(settings.workers):
        _serve(settings, ready)


def _serve(settings: Settings, ready: Callable[[str], None] | None) -> None:
    asyncio.run(_try_out(settings))

    def opened(port: int) -> None:
        url = address_of(settings.host, port)
        log.info("The hall is open: %s", url)
        if ready is not None:
            ready(url)

    if settings.server == "granian":
        log.warning("Granian is not used any more: uvicorn serves, with any number of workers.")
    if settings.workers > 1:
        from wizardhall.server.workers.processes import serve_with_workers

        serve_with_workers(settings, opened)
    else:
        from wizardhall.server.uvicorn_server import HallServer, run

        run(HallServer(settings, opened))


async def _try_out(settings: Settings) -> None:
    """Say at once, and in a sentence, if the database or Redis cannot be reached."""
    from sqlalchemy.exc import SQLAlchemyError

    from wizardhall.server.live.broadcast import Broadcast
    from wizardhall.server.storage.database import Database

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


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
