"""Work that keeps people waiting reports itself here; a front end listens and shows it. Until one does, nobody hears.

>>> for card in track("cup-tables-made", ["hermit", "soldier"]):
...     print(card)
hermit
soldier
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

__all__ = ["Listener", "compiling", "listen", "track"]

T = TypeVar("T")


class Listener:
    """Hears what is going on. This one shows nothing."""

    def compiling(self, what: str) -> None:
        """The fast path of `what` is being compiled, which takes a minute."""

    def track(self, task: str, work: Sequence[T]) -> Iterable[T]:
        """The same work, thing by thing. `task` is the id of the text that says what is being done."""
        return work


_listener = Listener()


def listen(listener: Listener) -> Listener:
    """Let this one hear from now on, in this process; returned is the one before."""
    global _listener
    before, _listener = _listener, listener
    return before


def compiling(what: str) -> None:
    _listener.compiling(what)


def track(task: str, work: Sequence[T]) -> Iterable[T]:
    return _listener.track(task, work)
