"""Somebody at a table: through whose eyes they look."""

from wizardhall.core.seats import SPECTATOR, Seat

__all__ = ["Visitor"]


class Visitor:
    """`token` is the hash of the token that they came with, if they did; `seat` the seat that they have now."""

    def __init__(self, guest: str | None, token: str | None = None) -> None:
        self.guest = guest
        self.token = token
        self.seat: Seat | None = None

    @property
    def eyes(self) -> Seat:
        return SPECTATOR if self.seat is None else self.seat
