"""The two seats of Wizards Cup."""

from typing import Final

from wizardhall.core.seats import Seat

__all__ = ["BLACK", "SEATS", "WHITE", "opponent"]

BLACK: Final = Seat("black")
WHITE: Final = Seat("white")
SEATS: Final = (BLACK, WHITE)

_OPPONENT: Final = {BLACK: WHITE, WHITE: BLACK}


def opponent(seat: Seat) -> Seat:
    return _OPPONENT[seat]
