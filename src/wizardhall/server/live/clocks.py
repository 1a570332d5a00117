"""The time that each seat has left. A clock runs only for those who must decide; an answer stores what it took.

All moments are those of a steady clock of this process: nobody's time depends on the time of day.
"""

from collections.abc import Collection, Iterable

from wizardhall.core.seats import Seat
from wizardhall.server.live.clock_kinds import ClockRate
from wizardhall.server.protocol import Clock
from wizardhall.server.storage.models import AnswerRow

__all__ = ["Clocks"]


class Clocks:
    """A stock of seconds for each seat, and more with each decision that it is asked for."""

    def __init__(self, kind: str, rate: ClockRate, seats: Iterable[Seat], opened: float) -> None:
        self.kind = kind
        self._more = rate.more
        self._left = dict.fromkeys(seats, rate.stock)
        self._opened = opened
        self._before: dict[Seat, float] = {}
        """What those who have answered the current step had left before it."""
        self._resumed: dict[Seat, tuple[float, float]] = {}
        """For those whose clock stood still: what they had spent by then, and since when it runs again."""

    def answered(self, row: AnswerRow) -> None:
        seat = row.locked.seat
        if seat in self._left:
            self._before[seat] = self._left[seat]
            self._left[seat] = max(0.0, self._left[seat] + self._more - row.spent)

    def taken_back(self, seat: Seat) -> None:
        if seat in self._before:
            self._left[seat] = self._before.pop(seat)

    def resumed(self, seat: Seat, spent: float, at: float) -> None:
        """Its clock goes on from where it stood: it has not run while an answer was locked, or nobody was there."""
        self._resumed[seat] = spent, at

    def next_step(self, opened: float) -> None:
        self._opened = opened
        self._before = {}
        self._resumed = {}

    def all_spent(self, waiting: Collection[Seat], now: float) -> dict[Seat, float]:
        """What those who must decide have taken so far."""
        return {seat: round(self.spent(seat, now), 3) for seat in waiting if seat in self._left}

    def spent(self, seat: Seat, now: float) -> float:
        """What a seat has taken so far for the decision that it must make."""
        before, since = self._resumed.get(seat, (0.0, self._opened))
        return before + max(0.0, now - since)

    def left(self, seat: Seat, now: float) -> float:
        """What is left to a seat that must decide."""
        return self._left[seat] + self._more - self.spent(seat, now)

    def expired(self, waiting: Collection[Seat], now: float) -> list[Seat]:
        return [seat for seat in waiting if seat in self._left and self.left(seat, now) <= 0]

    def next_expiry(self, waiting: Collection[Seat], now: float) -> float | None:
        """Seconds until the first clock runs out."""
        return min((self.left(seat, now) for seat in waiting if seat in self._left), default=None)

    def shown(self, waiting: Collection[Seat], now: float) -> Clock:
        left = {
            seat: round(max(0.0, self.left(seat, now) if seat in waiting else stock), 2)
            for seat, stock in self._left.items()
        }
        return Clock(self.kind, left, tuple(seat for seat in waiting if seat in self._left))
