"""How much one address may ask for, and one connection may say. Who is too fast is told so."""

import time
from collections import Counter
from typing import Final

from wizardhall.server.errors import Refused
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


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._analyses: dict[str, Bucket] = {}
        self._connections: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """Count a request; raises `Refused`."""
        self._take(self._requests, address, self._settings.request_rate, self._settings.request_burst)

    def table(self, address: str) -> None:
        """Count a new table, or a code that may be a guess; raises `Refused`."""
        self._take(self._tables, address, self._settings.table_rate, self._settings.table_burst)

    def right_code(self, address: str) -> None:
        """What was counted with `table` was a code that a table has: it does not count."""
        if address in self._tables:
            self._tables[address].give_back()

    def analysis(self, address: str) -> None:
        """Count an analysis that has to be made; raises `Refused`."""
        self._take(self._analyses, address, self._settings.analysis_rate, self._settings.analysis_burst)

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
        for buckets in (self._requests, self._tables, self._analyses):
            for address in [address for address, bucket in buckets.items() if bucket.full]:
                del buckets[address]

    def _take(self, buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> None:
        if len(buckets) > MOST_ADDRESSES:
            self.forget_the_calm()
        if not buckets.setdefault(address, Bucket(rate, burst)).take():
            raise Refused(429, "server-error-too-fast")
