"""The seats around the table, clockwise, for two to four players."""

from collections.abc import Sequence
from typing import Final

from wizardhall.core.seats import Seat

__all__ = ["EAST", "NORTH", "SEATS", "SOUTH", "WEST", "clockwise"]

NORTH: Final = Seat("north")
EAST: Final = Seat("east")
SOUTH: Final = Seat("south")
WEST: Final = Seat("west")

SEATS: Final = {
    2: (NORTH, SOUTH),
    3: (NORTH, EAST, SOUTH),
    4: (NORTH, EAST, SOUTH, WEST),
}


def clockwise(seats: Sequence[Seat], start: Seat) -> list[Seat]:
    """The seats in order, beginning at `start`."""
    begin = seats.index(start)
    return [*seats[begin:], *seats[:begin]]
