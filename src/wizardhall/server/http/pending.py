"""Connections whose request is not complete yet, oldest first.

Each has so many seconds. Of too many the oldest is cut off, and never the newest: so half requests, however many,
keep nobody out whose request comes in one piece. That holds behind a reverse proxy too, which has one address.
"""

import asyncio
from collections import Counter
from typing import Final, Protocol

__all__ = ["Pending"]

BEAT: Final = 1.0
"""Seconds between two looks for those that are late."""


class Waiting(Protocol):
    address: str

    def cut_off(self) -> None: ...


class Pending:
    def __init__(self, seconds: float, each: int, most: int) -> None:
        self._seconds, self._each, self._most = seconds, each, most
        self._since: dict[Waiting, float] = {}
        self._addresses: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._since)

    def add(self, waiting: Waiting) -> None:
        """From now on it waits for a request; one too many goes."""
        loop = asyncio.get_running_loop()
        self.discard(waiting)
        self._since[waiting] = loop.time()
        self._addresses[waiting.address] += 1
        if self._addresses[waiting.address] > self._each:
            self._cut_off(next(each for each in self._since if each.address == waiting.address))
        elif len(self._since) > self._most:
            self._cut_off(next(iter(self._since)))
        if self._timer is None:
            self._timer = loop.call_later(BEAT, self._look, loop)

    def discard(self, waiting: Waiting) -> None:
        if self._since.pop(waiting, None) is not None:
            self._addresses[waiting.address] -= 1
            if not self._addresses[waiting.address]:
                del self._addresses[waiting.address]

    def cut_off_oldest(self) -> bool:
        """False if there is none."""
        oldest = next(iter(self._since), None)
        if oldest is not None:
            self._cut_off(oldest)
        return oldest is not None

    def _cut_off(self, waiting: Waiting) -> None:
        self.discard(waiting)
        waiting.cut_off()

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        late = loop.time() - self._seconds
        for waiting in [waiting for waiting, since in self._since.items() if since < late]:
            self._cut_off(waiting)
        self._timer = loop.call_later(BEAT, self._look, loop) if self._since else None
