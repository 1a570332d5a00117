"""Rules that never end or eat all memory, in the place of ours. They are imported where the rules of strangers run."""

import os
import signal
import time
from typing import Any

from wizardhall.server.workers.rules_tasks import Course, play_steps

__all__ = ["COSTLY", "dies", "eats", "never"]

COSTLY = 'name = "costly"'
"""A set with this name is costly; others are as ever."""


def never(course: Course, *others: Any) -> Any:
    while COSTLY in course.cards_text:
        time.sleep(1)
    return play_steps(course, *others)


def eats(course: Course, *others: Any) -> Any:
    eaten = []
    while COSTLY in course.cards_text:
        eaten.append(bytearray(10_000_000))
    return play_steps(course, *others)


def dies(course: Course, *others: Any) -> Any:
    if COSTLY in course.cards_text:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_steps(course, *others)
