"""Bots think in processes of their own, so that a slow one never delays another table.

A bot that thinks for too long is stopped, one that fails is caught, and a wrong answer never leaves its process; the
weaker bot that also stands in for people answers then, and if need be chance. A table never waits for ever.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from typing import Any

import msgspec

from wizardhall.bots import Bot, bot, usual_level
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.dice import HashDice
from wizardhall.core.game import View
from wizardhall.games import game
from wizardhall.server.catalog import CUSTOM_SETS, card_set
from wizardhall.server.workers.worker_process import WorkerProcess

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
    """So many processes; each has one task at a time, and at most `patience` seconds for it."""

    def __init__(
        self, workers: int, patience: float, memory: int, thought: Callable[[float], None] = lambda _: None
    ) -> None:
        """`memory` is in megabytes; `thought` hears how many seconds each bot has thought."""
        self._patience = patience
        self._memory = memory
        self._thought = thought
        self.waiting = 0
        """Decisions that wait for a process."""
        self._all = {WorkerProcess(self._memory) for _ in range(workers)}
        self._idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    def warm_up(self) -> None:
        """Let the processes start, now that somebody may soon ask for a bot."""
        for worker in self._all:
            with contextlib.suppress(RuntimeError):  # it will be said when a bot is asked
                worker.start()

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
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        begun = time.monotonic()
        try:
            try:
                return await worker.run(self._patience, _checked, _think, task)
            except BrokenProcessPool:  # somebody killed its process
                worker = self._another(worker)
                return await worker.run(self._patience, _checked, _think, task)
        except (BrokenProcessPool, TimeoutError):
            worker = self._another(worker)
            raise
        finally:
            self._thought(time.monotonic() - begun)
            self._idle.put_nowait(worker)

    def _another(self, worker: WorkerProcess) -> WorkerProcess:
        worker.stop()
        self._all.remove(worker)
        fresh = WorkerProcess(self._memory)
        self._all.add(fresh)
        return fresh

    async def close(self) -> None:
        for worker in self._all:
            await asyncio.to_thread(worker.close)


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
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from None
