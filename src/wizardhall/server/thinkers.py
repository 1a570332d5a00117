"""Bots think in processes of their own, so that a slow one never delays another table.

A bot that thinks for too long is stopped, one that fails is caught, and a wrong answer never leaves its process; the
weaker bot that also stands in for people answers then, and if need be chance. A table never waits for ever.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import msgspec

from wizardhall.bots import Bot, bot
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.dice import HashDice
from wizardhall.core.game import View
from wizardhall.games import game
from wizardhall.server.library import USUAL, card_set

__all__ = ["Thinkers", "Thought", "deaf_to_ctrl_c", "follow_the_hall"]

log = logging.getLogger("wizardhall")


class BotFailed(Exception):
    """A bot has a mistake, or wants something illegal."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: what its seat sees, what is asked, and dice that tell nothing of the match's own."""

    level: str
    game: str
    cards_text: str | None
    view: View
    ask: Any
    key: bytes


class Thinkers:
    """So many processes; each has one thought at a time, and at most `patience` seconds for it."""

    def __init__(self, workers: int, patience: float) -> None:
        self._patience = patience
        self._all = {_Thinker() for _ in range(workers)}
        self._idle: asyncio.Queue[_Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    def warm_up(self) -> None:
        """Let the processes start, now that somebody may soon ask for a bot."""
        for thinker in self._all:
            with contextlib.suppress(RuntimeError):  # it will be said when a bot is asked
                thinker.start()

    async def answer(self, thought: Thought) -> Answer:
        """A legal answer: the bot's, else that of the weaker one, else one by chance."""
        for level in dict.fromkeys((thought.level, USUAL)):
            try:
                return await self._think(msgspec.structs.replace(thought, level=level))
            except Exception as error:
                log.warning("the bot %s of %s has no answer: %r", level, thought.game, error)
        ask: AnyAsk = thought.ask
        return ask.random(HashDice(thought.key))

    async def _think(self, thought: Thought) -> Answer:
        thinker = await self._idle.get()
        try:
            try:
                return await thinker.think(thought, self._patience)
            except BrokenProcessPool:  # somebody killed its process
                thinker = self._another(thinker)
                return await thinker.think(thought, self._patience)
        except (BrokenProcessPool, TimeoutError):
            thinker = self._another(thinker)
            raise
        finally:
            self._idle.put_nowait(thinker)

    def _another(self, thinker: "_Thinker") -> "_Thinker":
        thinker.stop()
        self._all.remove(thinker)
        fresh = _Thinker()
        self._all.add(fresh)
        return fresh

    async def close(self) -> None:
        for thinker in self._all:
            await asyncio.to_thread(thinker.close)


class _Thinker:
    """One process. It starts with its first thought, or before."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=follow_the_hall)
        self._pid: Future[int] | None = None
        self._thought: Future[Answer] | None = None

    def start(self) -> Future[int]:
        if self._pid is None:
            with deaf_to_ctrl_c():
                self._pid = self._pool.submit(os.getpid)
        return self._pid

    async def think(self, thought: Thought, patience: float) -> Answer:
        """Raises `BotFailed`, `TimeoutError` or `BrokenProcessPool`."""
        await asyncio.wrap_future(self.start())  # to start takes time too, but it is not the bot's
        self._thought = self._pool.submit(_checked, _think, thought)
        async with asyncio.timeout(patience):
            return await asyncio.wrap_future(self._thought)

    def stop(self) -> None:
        """At once, whatever it thinks of."""
        if self._pid is not None and self._pid.done() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGKILL)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._thought is not None and not self._thought.done():
            self.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started here are so for good: Ctrl-C is for the hall, which ends its thinkers itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_the_hall() -> None:
    """A hall that is killed must not leave any of its processes behind: this one ends with it."""
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
    player = _bot(thought.level, thought.game, thought.cards_text)
    return player.answer(thought.view, thought.ask, HashDice(thought.key))


def _checked(think: Callable[[Thought], Any], thought: Thought) -> Answer:
    """What a bot thinks of, if it is legal. Whatever goes wrong is told in words, which find their way home."""
    ask: AnyAsk = thought.ask
    try:
        return ask.check(think(thought))
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from None
