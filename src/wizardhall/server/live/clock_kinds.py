"""The kinds of clock that a table can be opened with; a host may set their seconds.

Each has a name, which is also that of its setting, and its texts: `server-setting-…` and `web-clock-…`.
The guide: `docs/contributing/add-a-clock.md`.
"""

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

__all__ = ["CLOCKS", "NO_CLOCK", "ClockName", "ClockRate"]


class ClockRate(NamedTuple):
    """The seconds that each seat has for the match, and the seconds more for each of its decisions."""

    stock: float
    more: float


CLOCKS: Final[Mapping[str, ClockRate]] = {
    "relaxed": ClockRate(600.0, 30.0),
    "quick": ClockRate(120.0, 10.0),
}

NO_CLOCK: Final = "none"

ClockName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join((NO_CLOCK, *CLOCKS))})$")]
"""A kind of clock, or none."""
