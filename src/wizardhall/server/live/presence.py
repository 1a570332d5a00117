"""Who is at a table: through connections here, or at another node of the hall."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from wizardhall.core.seats import Seat

__all__ = ["HEARTBEAT", "Presence"]

HEARTBEAT: Final = 10.0
"""How often, in seconds, a node tells the others who is here; one that is silent for three times as long is gone."""


class Presence:
    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._here: Counter[Seat] = Counter()
        self._elsewhere: dict[tuple[str, Seat], float] = {}
        self._left: dict[Seat, float] = {}
        self._since = self._steady()

    def come(self, seat: Seat) -> bool:
        """True if this is their first connection here."""
        self._here[seat] += 1
        return self._here[seat] == 1

    def go(self, seat: Seat) -> bool:
        """True if this was their last connection here."""
        self._here[seat] -= 1
        if self._here[seat] <= 0:
            del self._here[seat]
            self._left[seat] = self._steady()
            return True
        return False

    def local(self) -> tuple[Seat, ...]:
        return tuple(self._here)

    def heard(self, node: str, seats: tuple[Seat, ...]) -> bool:
        """Another node says who is there; true if that changes who is here at all."""
        now = self._steady()
        before = {seat for (_, seat), until in self._elsewhere.items() if until > now}
        for key in [key for key in self._elsewhere if key[0] == node and key[1] not in seats]:
            del self._elsewhere[key]
            self._left[key[1]] = now
        for seat in seats:
            self._elsewhere[node, seat] = now + 3 * HEARTBEAT
        return before != {seat for (_, seat), until in self._elsewhere.items() if until > now}

    def reset(self) -> None:
        """Nobody is held to have been away while we could not know."""
        self._since = self._steady()
        self._left = {}

    def here(self, seat: Seat) -> bool:
        if seat in self._here:
            return True
        now = self._steady()
        return any(each == seat and until > now for (_, each), until in self._elsewhere.items())

    def away_for(self, seat: Seat) -> float:
        """Seconds since they left; 0 if they are here."""
        if self.here(seat):
            return 0.0
        expired = [until for (_, each), until in self._elsewhere.items() if each == seat]
        return self._steady() - max([self._left.get(seat, 0.0), self._since, *expired])
