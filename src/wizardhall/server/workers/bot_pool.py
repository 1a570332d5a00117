"""Bots think in processes of their own, so that a slow one never delays another table.

A bot that thinks for too long is stopped, one that fails is caught, and a wrong answer never leaves its process; the
weaker bot that also stands in for people answers then, and if need be chance. A table never waits for ever.
"""

import logging
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import msgspec

from wizardhall.bots import Bot, bot, usual_level
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.dice import HashDice
from wizardhall.core.game import View
from wizardhall.games import game
from wizardhall.server.catalog import CUSTOM_SETS, card_set
from wizardhall.server.workers.worker_pool import WorkerPool

__all__ = ["BotPool", "BotTask"]

log = logging.getLogger("wizardhall")


class BotFailed(Exception):
    """A bot has a mistake, or wants something illegal."""


class BotTask(msgspec.Struct, frozen=True):
    """What a bot is given: what its seat sees, what is asked, and dice that tell nothing of the match's own."""

    level: str
    game: str
    cards_text: str | None
    view: View
    ask: Any
    key: bytes


class BotPool:
    """So many processes; each has one task at a time, and at most `patience` seconds for it.

    Bots that play with a set of a guest's own have processes of their own: such a set may be slow to think about.
    """

    def __init__(
        self, workers: int, patience: float, memory: int, thought: Callable[[float], None] = lambda _: None
    ) -> None:
        """`memory` is in megabytes; `thought` hears how many seconds each bot has thought."""
        self._house = WorkerPool(__name__, workers, patience, memory, thought)
        self._guests = WorkerPool(__name__, workers, patience, memory, thought)

    @property
    def waiting(self) -> int:
        """Decisions that wait for a process."""
        return self._house.waiting + self._guests.waiting

    def warm_up(self) -> None:
        """Let the processes start, now that somebody may soon ask for a bot."""
        self._house.warm_up()

    async def answer(self, task: BotTask) -> Answer:
        """A legal answer: the bot's, else that of the weaker one, else one by chance."""
        for level in dict.fromkeys((task.level, usual_level(task.game))):
            try:
                return await self._think(msgspec.structs.replace(task, level=level))
            except Exception as error:
                log.warning("the bot %s of %s has no answer: %r", level, task.game, error)
        ask: AnyAsk = task.ask
        return ask.random(HashDice(task.key))

    async def _think(self, task: BotTask) -> Answer:
        pool = self._house if task.cards_text is None else self._guests
        return await pool.run(_checked, _think, task)

    async def close(self) -> None:
        await self._house.close()
        await self._guests.close()


@cache
def _house_bot(level: str, game_name: str) -> Bot:
    return bot(level, game(game_name))


@lru_cache(maxsize=CUSTOM_SETS)
def _bot(level: str, game_name: str, cards_text: str) -> Bot:
    return bot(level, game(game_name), card_set(game_name, cards_text))


def _think(task: BotTask) -> Answer:
    if task.cards_text is None:
        player = _house_bot(task.level, task.game)
    else:
        player = _bot(task.level, task.game, task.cards_text)
    return player.answer(task.view, task.ask, HashDice(task.key))


def _checked(think: Callable[[BotTask], Any], task: BotTask) -> Answer:
    """What a bot thinks of, if it is legal. Whatever goes wrong is told in words, which find their way home."""
    ask: AnyAsk = task.ask
    try:
        return ask.check(think(task))
    except MemoryError:
        raise
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from None
