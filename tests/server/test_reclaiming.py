"""Garbage of a hall: it goes, and nobody waits for it."""

import gc

from wizardhall.server.workers.memory import Reclaimer


def test_garbage_is_reclaimed_but_not_all_the_time() -> None:
    class Loop:
        def __init__(self) -> None:
            self.itself = self

    moments = iter([0.0, 100.0, 100.1, 129.0, 131.0, 131.1])
    """The first collection is due, begins, ends; it is too early for another; that begins, ends."""
    reclaimer = Reclaimer(lambda: next(moments))
    gc.disable()
    try:
        for left in (0, 1, 0):
            Loop()
            reclaimer.reclaim()
            assert sum(type(each) is Loop for each in gc.get_objects()) == left
    finally:
        gc.enable()
    assert not list(moments)
