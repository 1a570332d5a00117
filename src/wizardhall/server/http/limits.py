"""How much one address may ask for, and one connection may say. Whoever is too fast is told so.

With several processes what an address asks for is counted in Redis, by all together. If Redis is away, each process
allows its share. Connections and their messages are counted by the process that has them.
"""

import time
from collections import Counter
from typing import Final

from wizardhall.server.errors import Refused
from wizardhall.server.http.shared_buckets import SharedBuckets
from wizardhall.server.settings import Settings

__all__ = ["Bucket", "Limits"]

MOST_ADDRESSES: Final = 100_000


class Bucket:
    """Holds `burst` drops and is refilled at `rate` a second; each request takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_since")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._drops = float(burst)
        self._since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._since) * self._rate)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def give_back(self) -> None:
        self._drops = min(self._burst, self._drops + 1)

    @property
    def full(self) -> bool:
        return self._drops + (time.monotonic() - self._since) * self._rate >= self._burst


class Limit:
    """One kind of thing that addresses may do so many times."""

    def __init__(self, name: str, rate: float, burst: int, workers: int, shared: SharedBuckets | None) -> None:
        self._name, self._rate, self._burst, self._shared = name, rate, burst, shared
        self._own: dict[str, Bucket] = {}
        """If there is no Redis, or for those who are too fast even for one process: nobody else need be asked."""
        self._share: dict[str, Bucket] = {}
        """If Redis is away."""
        self._part = rate / workers, max(1, burst // workers)

    async def take(self, address: str) -> None:
        """Raises `Refused`."""
        if not self._bucket(self._own, address, self._rate, self._burst).take() or not await self._take_shared(address):
            raise Refused(429, "server-error-too-fast")

    async def _take_shared(self, address: str) -> bool:
        if self._shared is None:
            return True
        taken = await self._shared.take(f"{self._name}:{address}", self._rate, self._burst)
        return self._bucket(self._share, address, *self._part).take() if taken is None else taken

    async def give_back(self, address: str) -> None:
        for buckets in (self._own, self._share):
            if address in buckets:
                buckets[address].give_back()
        if self._shared is not None:
            await self._shared.take(f"{self._name}:{address}", self._rate, self._burst, drops=-1)

    def forget_the_calm(self) -> None:
        for buckets in (self._own, self._share):
            for address in [address for address, bucket in buckets.items() if bucket.full]:
                del buckets[address]

    def _bucket(self, buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> Bucket:
        if len(buckets) > MOST_ADDRESSES:
            self.forget_the_calm()
        return buckets.setdefault(address, Bucket(rate, burst))


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._shared = None if settings.redis is None else SharedBuckets(settings.redis)
        more = settings.workers, self._shared
        self._requests = Limit("request", settings.request_rate, settings.request_burst, *more)
        self._tables = Limit("table", settings.table_rate, settings.table_burst, *more)
        self._analyses = Limit("analysis", settings.analysis_rate, settings.analysis_burst, *more)
        self._connections: Counter[str] = Counter()

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    async def request(self, address: str) -> None:
        """Count a request; raises `Refused`."""
        await self._requests.take(address)

    async def table(self, address: str) -> None:
        """Count a new table, or a code that may be a guess; raises `Refused`."""
        await self._tables.take(address)

    async def right_code(self, address: str) -> None:
        """What was counted with `table` was a code that a table has: it does not count."""
        await self._tables.give_back(address)

    async def analysis(self, address: str) -> None:
        """Count an analysis that has to be made; raises `Refused`."""
        await self._analyses.take(address)

    def message(self) -> Bucket:
        return Bucket(self._settings.message_rate, self._settings.message_burst)

    def connect(self, address: str) -> None:
        """Count a connection; raises `Refused`."""
        if self._connections[address] >= self._settings.connections_each:
            raise Refused(429, "server-error-connections", most=self._settings.connections_each)
        if self._connections.total() >= self._settings.connections:
            raise Refused(429, "server-error-full")
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def forget_the_calm(self) -> None:
        for limit in (self._requests, self._tables, self._analyses):
            limit.forget_the_calm()
