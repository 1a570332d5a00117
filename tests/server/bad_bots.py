"""Bots that are slow, broken or wrong, in the place of those of the hall. They are imported where bots think."""

import os
import signal
import time
from typing import Any

from wizardhall.server.workers.bot_pool import BotTask, _think

__all__ = ["cheats", "dies", "fails", "never"]


def never(thought: BotTask) -> Any:
    """The level `random` does not come to an end; the others are as ever."""
    while thought.level == "random":
        time.sleep(1)
    return _think(thought)


def fails(thought: BotTask) -> Any:
    raise ZeroDivisionError("a bot with a mistake")


def dies(thought: BotTask) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def cheats(thought: BotTask) -> Any:
    return ["joker"]
