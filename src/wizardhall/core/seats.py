"""Who sits where, and through whose eyes a table is seen."""

from typing import Final, NewType

__all__ = ["ALL_SEEING", "SPECTATOR", "Seat"]

Seat = NewType("Seat", str)
"""A place at the table, named in the words of its game: `black`, `white`."""

SPECTATOR: Final = Seat("spectator")
"""The eyes of somebody who holds no cards: only what is public."""

ALL_SEEING: Final = Seat("all")
"""The eyes of the referee. For replays of what is over, and for tests; never for a player."""
