"""What the tests read: events and reasons as lines of words."""

from collections.abc import Sequence

import msgspec

from wizardhall.core.events import Event


def lines(events: Sequence[Event], kinds: Sequence[type[Event]]) -> list[str]:
    """Events of some kinds in a line each: their tag and fields, `discarded white soldier waiting CUP-K4`."""
    told = [event for event in events if isinstance(event, tuple(kinds))]
    return [f"{e.__struct_config__.tag} {words(e)}" for e in told]


def words(record: msgspec.Struct) -> str:
    return " ".join(map(_word, msgspec.structs.astuple(record)))


def _word(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}={_word(item)}" for key, item in value.items())
    if isinstance(value, tuple):
        return " ".join(map(_word, value))
    return "-" if value is None else str(value)
