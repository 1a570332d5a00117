"""How the nodes of a hall tell each other that a table has changed. What has changed, each reads in the database.

With Redis by its URL (Litestar's channels); without it there is one process, and nobody to tell. If Redis is away
for a while, nobody loses anything: when it is back, every table in memory is read again.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from wizardhall.server.errors import Refused
from wizardhall.table.seats import Seat

__all__ = ["Broadcast", "Nudge"]

CHANNEL: Final = "HALL"
PAUSE: Final = 0.5
"""Seconds before Redis is tried again."""

log = logging.getLogger("wizardhall")


class Nudge(msgspec.Struct, frozen=True):
    """`match`: it went on; `table`: somebody sat down or left; `here`: these are here; `who`: who is there?"""

    node: str
    table: str
    about: Literal["match", "table", "here", "who"]
    seats: tuple[Seat, ...] = ()


class Broadcast:
    def __init__(self, url: str | None, heard: Callable[[Nudge], None], missed: Callable[[], None]) -> None:
        self.node = secrets.token_hex(4)
        self.alone = url is None
        self._url = url
        self._heard = heard
        self._missed = missed
        self._out: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        if self._url is None:
            return
        from redis.exceptions import RedisError

        try:
            redis = _redis(self._url)
            await redis.ping()
            await redis.aclose()
        except (RedisError, ValueError, OSError) as error:
            raise Refused(400, "server-error-redis", reason=str(error)) from None
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        await self._listening.wait()

    @property
    def in_touch(self) -> bool:
        """Would we hear what other nodes do?"""
        return self.alone or self._listening.is_set()

    async def close(self) -> None:
        with contextlib.suppress(asyncio.TimeoutError):
            if self._tasks:
                await asyncio.wait_for(self._out.join(), 1)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(
        self, table: str, about: Literal["match", "table", "here", "who"], seats: tuple[Seat, ...] = ()
    ) -> None:
        if not self.alone:
            with contextlib.suppress(asyncio.QueueFull):
                self._out.put_nowait(msgspec.json.encode(Nudge(self.node, table, about, seats)))

    async def _speak(self) -> None:
        backend = _backend(self._url)
        while True:
            data = await self._out.get()
            try:
                await backend.publish(data, [CHANNEL])
            except Exception as error:
                log.warning("Redis does not take messages: %s", error)
                await asyncio.sleep(PAUSE)
                backend = _backend(self._url)
            self._out.task_done()

    async def _listen(self) -> None:
        decoder = msgspec.json.Decoder(Nudge)
        while True:
            backend = _backend(self._url)
            try:
                await backend.subscribe([CHANNEL])
                self._listening.set()
                self._missed()
                async for _, data in backend.stream_events():
                    nudge = decoder.decode(data)
                    if nudge.node != self.node:
                        self._heard(nudge)
            except Exception as error:
                self._listening.clear()
                log.warning("Redis does not answer: %s", error)
                await asyncio.sleep(PAUSE)
            finally:
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()


def _redis(url: str):  # type: ignore[no-untyped-def]
    from redis.asyncio import Redis

    return Redis.from_url(url)


def _backend(url: str | None):  # type: ignore[no-untyped-def]
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

    return RedisChannelsPubSubBackend(redis=_redis(url or ""), key_prefix="wizardhall")
