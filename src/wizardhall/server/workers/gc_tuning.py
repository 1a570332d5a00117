"""The garbage collector of a process that serves."""

import gc

__all__ = ["tune_gc"]


def tune_gc() -> None:
    """What is loaded now stays; and matches are long-lived, so that looking through all of them often finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
