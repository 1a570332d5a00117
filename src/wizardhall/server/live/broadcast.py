"""How the nodes of a hall tell each other that a table has changed. What has changed, each reads in the database.

With Redis by its URL (Litestar's channels); without it there is one process, and nobody to tell. If Redis is away
for a while, nobody loses anything: until it is back, tables that people are at are read again every other second, and
when it is back, every table in memory is. A node that could not say something tells the others to do so too.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from wizardhall.core.seats import Seat
from wizardhall.server.errors import Refused

if TYPE_CHECKING:
    from redis.asyncio import Redis

__all__ = ["Broadcast", "Nudge"]

CHANNEL: Final = "HALL"
MOST: Final = 200
"""Nudges in one message: those that come up while Redis is busy share the next."""
PAUSE: Final = 0.5
"""Seconds before Redis is tried again."""

log = logging.getLogger("wizardhall")


class Nudge(msgspec.Struct, frozen=True):
    """`match`: it went on; `table`: somebody sat down or left; `here`: these are here; `who`: who is there?

    `missed`: you have not heard all that I had to say.
    """

    node: str
    table: str
    about: Literal["match", "table", "here", "who", "missed"]
    seats: tuple[Seat, ...] = ()


_nudges: msgspec.json.Decoder[list[Nudge] | Nudge] = msgspec.json.Decoder(list[Nudge] | Nudge)
"""Nodes of an earlier version say one thing at a time."""


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
        self._unheard = False
        """Was there something to say that was not said?"""

    async def open(self) -> None:
        if self._url is None:
            return
        from redis.exceptions import RedisError

        try:
            async with _connected(self._url) as (redis, _):
                await redis.ping()
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
            try:
                self._out.put_nowait(msgspec.json.encode(Nudge(self.node, table, about, seats)))
            except asyncio.QueueFull:
                self._unheard = True

    async def _speak(self) -> None:
        assert self._url is not None
        while True:
            async with _connected(self._url) as (_, backend):
                while await self._say_next(backend):
                    pass
            await asyncio.sleep(PAUSE)

    async def _say_next(self, backend: Any) -> bool:
        """Say what is waiting; false if Redis did not take it.

        It is not sent again: the others are told to read everything again.
        """
        if self._unheard:
            missed = msgspec.json.encode([Nudge(self.node, "", "missed")])
            if not await self._say(backend, missed):
                return False
            self._unheard = False
        waiting = [await self._out.get()]
        while len(waiting) < MOST and not self._out.empty():
            waiting.append(self._out.get_nowait())
        try:
            self._unheard = not await self._say(backend, b"[%b]" % b",".join(waiting)) or self._unheard
        finally:
            for _ in waiting:
                self._out.task_done()
        return not self._unheard

    async def _say(self, backend: Any, data: bytes) -> bool:
        try:
            await backend.publish(data, [CHANNEL])
        except Exception as error:
            log.warning("Redis does not take messages: %s", error)
            return False
        return True

    async def _listen(self) -> None:
        assert self._url is not None
        while True:
            try:
                async with _connected(self._url) as (_, backend):
                    await backend.subscribe([CHANNEL])
                    self._listening.set()
                    self._missed()
                    async with contextlib.aclosing(backend.stream_events()) as events:
                        async for _, data in events:
                            self._hear(data)
            except Exception as error:
                self._listening.clear()
                log.warning("Redis does not answer: %s", error)
                await asyncio.sleep(PAUSE)

    def _hear(self, data: bytes) -> None:
        try:
            heard = _nudges.decode(data)
        except (msgspec.MsgspecError, UnicodeError):  # a node of another version has news that we do not understand
            self._missed()
            return
        for nudge in heard if isinstance(heard, list) else [heard]:
            if nudge.node != self.node:
                self._heard(nudge)


@contextlib.asynccontextmanager
async def _connected(url: str) -> AsyncIterator[tuple["Redis", Any]]:
    """A client of Redis and a backend of channels on it; both are closed, come what may."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    redis = Redis.from_url(url)
    backend = RedisChannelsPubSubBackend(redis=redis, key_prefix="wizardhall")
    try:
        yield redis, backend
    finally:
        for close in (backend.on_shutdown, redis.aclose):
            with contextlib.suppress(Exception):
                await close()
