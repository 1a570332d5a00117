"""How the views of a table change, without making whole views: most events touch a field or two of one side."""

from collections.abc import Callable
from typing import Any, Final

from wizardhall.core.seats import Seat
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.cup.table import CupTable, Side, SideState
from wizardhall.cup.view import SHOWN, Sight, sight, view

__all__ = ["CupTracker"]

Moment = tuple[tuple[str, int, int], SideState, SideState]
"""Phase, round and duel, and both sides."""

TABLE: Final = ("phase", "round", "duel")
DEPENDS: Final = {
    "tokens": ("tokens",),
    "drawn": ("drawn",),
    "team": ("team",),
    "aside": ("aside",),
    "deck": ("deck",),
    "foreseen": ("deck",),
    "waiting": ("has_waiting", "waiting"),
    "waiting_open": ("waiting",),
    "zone": ("zone",),
    "discard": ("discard",),
    "seen": ("known",),
    "peeked": ("known",),
}
"""By field of a side: the fields of its view that can change with it."""

Fields = list[tuple[str, Callable[[SideState, Sight], Any]]]
"""Fields of a view, and what shows each."""

_SHOWN: Final[tuple[Fields, ...]] = tuple(
    [(name, SHOWN[name]) for name in DEPENDS.get(field, ())] for field in SideState._fields
)


class CupTracker:
    def __init__(self, table: CupTable) -> None:
        self._table = table
        self._sides = tuple(_TrackedSide(table.sides[seat]) for seat in SEATS)
        self._told: dict[Seat, Moment] = {}
        self._sights: dict[Seat, list[Sight]] = {}
        self._now: Moment = (table.phase, table.round, table.duel), self._sides[0].now, self._sides[1].now

    def look(self) -> None:
        table, before = self._table, self._now
        now = (table.phase, table.round, table.duel), self._sides[0].look(), self._sides[1].look()
        if now[1] is not before[1] or now[2] is not before[2] or now[0] != before[0]:
            self._now = now

    def start(self, eyes: Seat) -> None:
        self._told[eyes] = self._now
        self._sights[eyes] = [sight(seat, eyes) for seat in SEATS]

    def stop(self, eyes: Seat) -> None:
        self._told.pop(eyes, None)

    def changes(self, eyes: Seat) -> Any:
        before, now = self._told.get(eyes), self._now
        if before is None:
            self.start(eyes)
            return view(self._table, eyes)
        if before is now:
            return {}
        self._told[eyes] = now
        found = _table_changes(before[0], now[0]) if before[0] != now[0] else {}
        (black, white), (of_black, of_white) = self._sides, self._sights[eyes]
        sides = {}
        if before[1] is not now[1] and (changed := black.changes(before[1], of_black)):
            sides[BLACK] = changed
        if before[2] is not now[2] and (changed := white.changes(before[2], of_white)):
            sides[WHITE] = changed
        if sides:
            found["sides"] = sides
        return found


def _table_changes(before: tuple[str, int, int], after: tuple[str, int, int]) -> dict[str, Any]:
    return {name: new for name, old, new in zip(TABLE, before, after, strict=True) if old != new}


class _TrackedSide:
    """A side, and in which fields it differs from what it was before it last changed: the same for all eyes."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self.now = self._before = side.state
        self._fields: Fields = []

    def look(self) -> SideState:
        """The same object as before if nothing has changed."""
        state = self._side.state
        if state != self.now:
            self._before, self.now = self.now, state
            self._fields = _fields(self._before, state)
        return self.now

    def changes(self, before: SideState, by: Sight) -> dict[str, Any]:
        """What looks different; what changes out of sight is not even mentioned."""
        after, found = self.now, {}
        for name, show in self._fields if before is self._before else _fields(before, after):
            value = show(after, by)
            if value != show(before, by):
                found[name] = value
        return found


def _fields(before: SideState, after: SideState) -> Fields:
    return [
        each
        for shown, old, new in zip(_SHOWN, before, after, strict=True)
        if old is not new and old != new
        for each in shown
    ]
