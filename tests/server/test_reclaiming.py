"""Garbage of a hall: it goes, and nobody waits for it."""

import gc
import weakref

from wizardhall.server.workers.memory import Reclaimer


def test_garbage_is_reclaimed_but_not_all_the_time() -> None:
    class Loop:
        def __init__(self) -> None:
            self.itself = self

    now, cost = iter([0.0, 100.0, 129.0, 131.0]), iter([5.0, 5.1, 6.0, 7.0, 7.1])
    reclaimer = Reclaimer(lambda: next(now), lambda: next(cost))  # one takes 0.1 s, so there is one in 30 s
    loops: weakref.WeakSet[Loop] = weakref.WeakSet()
    gc.disable()
    try:
        for left in (0, 1, 0):
            loops.add(Loop())
            reclaimer.reclaim()
            assert len(loops) == left
    finally:
        gc.enable()
    assert not [*now, *cost]
