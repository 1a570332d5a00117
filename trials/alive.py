"""How many objects of some classes are alive.

Not from the lists of the garbage collector: whoever reads those while another thread makes a tuple breaks the tuple.
"""

import weakref
from collections.abc import Callable
from typing import Any, Final

from wizardhall.match import ChangeRecorder, Match
from wizardhall.server.http.protocols import HttpProtocol, WebSocketProtocol
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.live_match import LiveMatch
from wizardhall.server.live.runner import TableRunner
from wizardhall.server.live.table import LiveTable

__all__ = ["Alive"]

OURS: Final = (
    *(ChangeRecorder, LiveMatch, LiveTable, Match, TableRunner),
    *(Connection, HttpProtocol, WebSocketProtocol),
)
"""What a table in memory, and somebody at it, consist of."""


class Alive:
    """Counts those that are made from now on."""

    def __init__(self, put: Callable[[type, str, Any], None] = setattr) -> None:
        """`put` sets an attribute of a class."""
        self._sets: dict[str, weakref.WeakSet[Any]] = {each.__name__: weakref.WeakSet() for each in OURS}
        for each in OURS:
            put(each, "__init__", self._counting(each))

    def counts(self) -> dict[str, int]:
        return {name: len(there) for name, there in self._sets.items()}

    def _counting(self, counted: type) -> Callable[..., None]:
        there, init = self._sets[counted.__name__], counted.__init__  # type: ignore[misc]

        def count_and_init(itself: Any, *arguments: Any, **named: Any) -> None:
            there.add(itself)
            init(itself, *arguments, **named)

        return count_and_init
