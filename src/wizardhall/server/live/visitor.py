"""Somebody at a table: through whose eyes they look."""

from wizardhall.core.seats import SPECTATOR, Seat

__all__ = ["Visitor"]


class Visitor:
    """`held` is the seat that a token gives, if one does; `seat` the seat that counts."""

    def __init__(self, guest: str | None, held: Seat | None = None) -> None:
        self.guest = guest
        self.held = held
        self.seat: Seat | None = None

    @property
    def eyes(self) -> Seat:
        return SPECTATOR if self.seat is None else self.seat
