"""How much time each seat has left. A clock runs only for who must decide; what an answer took is stored with it."""

from collections.abc import Collection, Iterable

from wizardhall.server.protocol import Clock
from wizardhall.server.rows import AnswerRow
from wizardhall.table.seats import Seat

__all__ = ["Clocks"]


class Clocks:
    """A stock of seconds for each seat, and more with each decision that it is asked for."""

    def __init__(self, kind: str, stock: float, more: float, seats: Iterable[Seat], opened: float) -> None:
        self.kind = kind
        self._more = more
        self._left = dict.fromkeys(seats, stock)
        self._opened = opened
        self._step: dict[Seat, float] = {}
        """What the answers of the current step took."""

    def answered(self, row: AnswerRow) -> None:
        seat = row.locked.seat
        if seat in self._left:
            self._left[seat] = max(0.0, self._left[seat] + self._more - row.spent)
            self._step[seat] = row.spent

    def taken_back(self, seat: Seat) -> None:
        if seat in self._step:
            self._left[seat] += self._step.pop(seat) - self._more

    def next_step(self, opened: float) -> None:
        self._opened = opened
        self._step = {}

    def opened_at(self, moment: float) -> None:
        """The current step began then, whatever the answers say."""
        self._opened = moment

    def spent(self, now: float) -> float:
        return max(0.0, now - self._opened)

    def left(self, seat: Seat, now: float) -> float:
        """What is left to a seat that must decide."""
        return self._left[seat] + self._more - self.spent(now)

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
