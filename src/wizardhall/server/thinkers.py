"""Bots think in processes of their own, so that a slow one never delays another table."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import msgspec

from wizardhall.bots import Bot, bot
from wizardhall.games import game
from wizardhall.server.library import card_set
from wizardhall.table.asks import Answer, AnyAsk
from wizardhall.table.dice import HashDice
from wizardhall.table.game import View

__all__ = ["Thinkers", "Thought"]


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: what its seat sees, what is asked, and dice that tell nothing of the match's own."""

    level: str
    game: str
    cards_text: str | None
    view: View
    ask: Any
    key: bytes


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._fresh()
        self._warm = False

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=_settle)

    def warm_up(self) -> None:
        """Let the processes start, now that somebody may soon ask for a bot."""
        if not self._warm:
            self._warm = True
            with contextlib.suppress(RuntimeError):  # it will be said when a bot is asked
                for _ in range(self._workers):
                    self._pool.submit(os.getpid)

    async def answer(self, thought: Thought) -> Answer:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _think, thought)
        except BrokenProcessPool:  # a process has been killed
            if self._pool is pool:
                self._pool = self._fresh()
            return await asyncio.get_running_loop().run_in_executor(self._pool, _think, thought)

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def _settle() -> None:
    """Ctrl-C is for the hall, which ends its thinkers itself; and a hall that is killed must not leave any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


@cache
def _bot(level: str, game_name: str, cards_text: str | None) -> Bot:
    return bot(level, game(game_name), card_set(game_name, cards_text))


def _think(thought: Thought) -> Answer:
    ask: AnyAsk = thought.ask
    return _bot(thought.level, thought.game, thought.cards_text).answer(thought.view, ask, HashDice(thought.key))
