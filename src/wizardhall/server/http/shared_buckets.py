"""Buckets that all processes of a hall share, in Redis.

A token bucket of a few lines, run inside Redis: it is atomic, takes one round trip, goes by Redis's clock, and means by
rate and burst what the buckets of one process mean by them. (The library `limits` has windows, but no such bucket.)
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from redis.asyncio import Redis

__all__ = ["SharedBuckets"]

PATIENCE: Final = 0.5
"""Seconds that Redis may take."""
AGAIN: Final = 1.0
"""Seconds after which Redis is tried again when it did not answer."""
TAKE: Final = """
local rate, burst, drops = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local known = redis.call('HMGET', KEYS[1], 'drops', 'since')
local left = tonumber(known[1]) or burst
left = math.min(burst, left + math.max(0, now - (tonumber(known[2]) or now)) * rate)
local enough = left >= drops
if enough then left = math.min(burst, left - drops) end
redis.call('HSET', KEYS[1], 'drops', string.format('%.6f', left), 'since', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], string.format('%d', math.min(1e12, math.ceil(1000 * burst / rate) + 1000)))
return enough and 1 or 0
"""

log = logging.getLogger("wizardhall")


class SharedBuckets:
    def __init__(self, url: str) -> None:
        self._url = url
        self._redis: Redis | None = None
        self._script: Any = None
        self._away_until = 0.0

    async def take(self, name: str, rate: float, burst: int, drops: int = 1) -> bool | None:
        """Take drops, or give them back (-1): are there enough? None if Redis does not answer."""
        if time.monotonic() < self._away_until:
            return None
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await self._taking()(keys=[f"wizardhall:limit:{name}"], args=[rate, burst, drops]))
        except (RedisError, OSError, TimeoutError) as error:
            log.warning("Redis does not count requests, so each process does by itself: %s", error)
            self._away_until = time.monotonic() + AGAIN
            return None

    def _taking(self) -> Any:
        if self._redis is None:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(self._url)
            self._script = self._redis.register_script(TAKE)
        return self._script

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()
