"""What long work reports, shown on stderr: a bar once it takes more than a moment, a sentence while code is compiled.

Every program that people look at calls `show_progress` when it begins, and so do the processes that it starts.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from wizardhall.core.progress import Listener, listen
from wizardhall.core.text import preferred_language, text

__all__ = ["ProgressBar", "show_progress"]

T = TypeVar("T")

PATIENCE: Final = 2.0


def show_progress(language: str | None = None) -> None:
    """From now on, in this process; in the language of the environment if none is given."""
    listen(ProgressBar(language))


class ProgressBar(Listener):
    """Draws on stderr what it hears."""

    def __init__(self, language: str | None = None, patience: float = PATIENCE) -> None:
        self._language, self._patience = language, patience

    def _text(self, message: str, **details: str) -> str:
        return text(self._language or preferred_language())(message, **details)

    def compiling(self, what: str) -> None:
        """Say so in a line."""
        print(self._text("core-compiling", what=what), file=sys.stderr, flush=True)

    def track(self, task: str, work: Sequence[T]) -> Iterator[T]:
        """The same work, with a bar as soon as it has taken longer than people wait without asking."""
        from rich.console import Console
        from rich.progress import Progress

        begun, bar = time.monotonic(), None
        try:
            for done, thing in enumerate(work):
                if bar is None and time.monotonic() - begun > self._patience:
                    bar = Progress(console=Console(stderr=True), transient=True)
                    shown = bar.add_task(self._text(task), total=len(work))
                    bar.start()
                if bar is not None:
                    bar.update(shown, completed=done)
                yield thing
        finally:
            if bar is not None:
                bar.stop()
