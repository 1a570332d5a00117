"""What is different between two views: much less than a view, so it is what goes out with every event.

`changes` has the fields that differ. A field that is an object in both has its own changes, all else is the new value.
An object that has lost some of its fields, or is of another kind, comes whole, as `{"=": object}`. The first view comes
whole as well. JSON merge patch (RFC 7396) would do if it could set something to null: in a view null is a value.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, Protocol

import msgspec

from wizardhall.core.seats import Seat

__all__ = ["DiffTracker", "Tracker", "apply_changes", "changes"]

WHOLE: Final = "="

_OBJECTS: Final = (dict, msgspec.Struct)
_NOTHING: Final = object()


class Tracker(Protocol):
    """Knows what each pair of eyes has seen of a table, and tells what is new."""

    def look(self) -> None:
        """The table may have changed."""

    def start(self, eyes: Seat) -> None:
        """These eyes have seen the view as it is now."""

    def stop(self, eyes: Seat) -> None:
        """These eyes are closed."""

    def changes(self, eyes: Seat) -> Any:
        """What these eyes have not been told yet, up to the last `look`; all, if they were never told anything."""


class DiffTracker:
    """Compares one view with the next. Does for any game; `view` is its view of a table."""

    def __init__(self, view: Callable[[Seat], msgspec.Struct]) -> None:
        self._view = view
        self._seen: dict[Seat, msgspec.Struct] = {}

    def look(self) -> None:
        pass

    def start(self, eyes: Seat) -> None:
        self._seen[eyes] = self._view(eyes)

    def stop(self, eyes: Seat) -> None:
        self._seen.pop(eyes, None)

    def changes(self, eyes: Seat) -> Any:
        before, after = self._seen.get(eyes), self._view(eyes)
        self._seen[eyes] = after
        return changes(before, after)


def changes(before: msgspec.Struct | None, after: msgspec.Struct) -> Any:
    """What must be told to whoever has seen `before`."""
    if before is None:
        return after
    return {} if before is after else _changed_fields(before, after)


def _changed_fields(before: Any, after: Any) -> dict[str, Any]:
    names, values = _fields(after.__class__)
    pairs = zip(names, values(before), values(after), strict=True)
    return {name: _change(old, new) for name, old, new in pairs if old is not new and old != new}


def _change(before: Any, after: Any) -> Any:
    """The two are different."""
    if not (isinstance(after, _OBJECTS) and isinstance(before, _OBJECTS)):
        return after
    if isinstance(after, dict) and isinstance(before, dict):
        return _changed_items(before, after) if before.keys() <= after.keys() else {WHOLE: after}
    return _changed_fields(before, after) if type(before) is type(after) else {WHOLE: after}


def _changed_items(before: dict[Any, Any], after: dict[Any, Any]) -> dict[Any, Any]:
    pairs = ((key, before.get(key, _NOTHING), new) for key, new in after.items())
    return {key: _change(old, new) for key, old, new in pairs if old != new}


@cache
def _fields(struct: Any) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a struct's fields as they are encoded, and what gives their values."""
    fields = struct.__struct_fields__
    if len(fields) > 1:
        return struct.__struct_encode_fields__, attrgetter(*fields)
    return struct.__struct_encode_fields__, lambda each: tuple(getattr(each, name) for name in fields)


def apply_changes(view: Any, changes: Any) -> Any:
    """A view as it came over the wire, after these changes; the old one stays as it is."""
    if not isinstance(changes, dict):
        return changes
    if WHOLE in changes:
        return changes[WHOLE]
    if not isinstance(view, dict):
        return changes
    return {**view, **{name: apply_changes(view.get(name), change) for name, change in changes.items()}}
