"""What happened, and who saw it.

An event is a frozen record. `seen_by` is one of the two ways from the table to the outside (the other is the
table's `view`): it gives the event as a pair of eyes may see it, or nothing.
"""

import re
from typing import ClassVar

import msgspec

from wizardhall.core.seats import ALL_SEEING, Seat

__all__ = ["Event", "PrivateEvent", "Resigned"]


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag, omit_defaults=True):
    """Public, unless a subclass says otherwise."""

    def seen_by(self, eyes: Seat) -> "Event | None":
        return self


class Resigned(Event, frozen=True):
    """Somebody gave up. Of any game."""

    seat: Seat


class PrivateEvent(Event, frozen=True):
    """`seat` sees it whole; others see it with the `hidden` fields empty, or not at all if `unannounced`."""

    seat: Seat

    hidden: ClassVar[tuple[str, ...]] = ()
    unannounced: ClassVar[bool] = False

    def insiders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def seen_by(self, eyes: Seat) -> "Event | None":
        if eyes == ALL_SEEING or eyes in self.insiders():
            return self
        if self.unannounced:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(self.hidden))
