"""The time of day for whatever gets old: a clock that is set forward makes nothing old."""

import time
from typing import Final

__all__ = ["early_now"]

_BEGAN: Final = time.time() - time.monotonic()


def early_now() -> float:
    """The time of day, or the time that has really passed since this process began if that is less."""
    return min(time.time(), _BEGAN + time.monotonic())
