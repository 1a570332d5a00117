"""Rules of strangers' sets run in processes of their own, so that no set can hold up the hall.

What takes too long, or too much memory, is stopped; whoever wanted it is told so in a sentence, and for a while the
same set is refused at once. The house sets are ours, and are played in the hall itself.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from wizardhall.core.seats import Seat
from wizardhall.match import Record
from wizardhall.match.record import CardSetName
from wizardhall.server import catalog
from wizardhall.server.errors import Refused
from wizardhall.server.protocol import ReplayFrames
from wizardhall.server.workers import rules_tasks
from wizardhall.server.workers.rules_tasks import Course, Step, TooMuchHappened
from wizardhall.server.workers.worker_pool import WorkerPool

__all__ = ["CostlySet", "RulesPool"]

REMEMBERED: Final = 120.0
"""Seconds for which a set that cost too much is refused without another try."""
MOST_REMEMBERED: Final = 1000

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("wizardhall")


class CostlySet(Refused):
    """A set of a stranger's takes too long, or too much memory."""

    def __init__(self) -> None:
        super().__init__(503, "server-error-costly-set")


class RulesPool:
    """So many processes; each has one task at a time, so many seconds for it, and so many megabytes."""

    def __init__(self, workers: int, patience: float, memory: int) -> None:
        self._pool = WorkerPool(rules_tasks.__name__, workers, patience, memory)
        self._costly: dict[bytes, float] = {}
        """Until when each set is refused."""

    async def name_of(self, game_name: str, cards_text: str | None) -> CardSetName:
        """The name and the digest of a set; raises `HallError`."""
        if cards_text is None:
            cards = catalog.card_set(game_name, None)
            return CardSetName(cards.name, cards.digest)
        return await self._run(cards_text, rules_tasks.name_of, game_name, cards_text)

    async def listed_cards(self, game_name: str, cards_text: str | None, language: str) -> bytes:
        if cards_text is None:
            return catalog.listed_cards(game_name, None, language)
        return await self._run(cards_text, catalog.listed_cards, game_name, cards_text, language)

    async def play_steps(self, course: Course, since: int, eyes: tuple[Seat, ...]) -> list[Step]:
        return await self._run(course.cards_text, rules_tasks.play_steps, course, since, eyes)

    async def has_ended(self, game_name: str, cards_text: str | None, record: Record) -> bool:
        if cards_text is None:
            return await asyncio.to_thread(rules_tasks.has_ended, game_name, None, record.lines())
        return await self._run(cards_text, rules_tasks.has_ended, game_name, cards_text, record.lines())

    async def replay(
        self, game_name: str, cards_text: str | None, record: Record, eyes: Seat, allowed: tuple[Seat, ...] | None
    ) -> ReplayFrames:
        arguments = game_name, cards_text, record.lines(), eyes, allowed
        if cards_text is None:
            return await asyncio.to_thread(rules_tasks.replay, *arguments)
        return await self._run(cards_text, rules_tasks.replay, *arguments)

    async def close(self) -> None:
        await self._pool.close()

    async def _run(self, cards_text: str, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises `CostlySet`, and any `HallError` of the function."""
        key = hashlib.sha256(cards_text.encode("utf-8", "surrogatepass")).digest()
        if self._costly.get(key, 0.0) > time.monotonic():
            raise CostlySet
        try:
            try:
                return await self._pool.run(function, *args, **kwargs)
            except MemoryError:  # other matches may have filled the process; the next one is empty
                return await self._pool.run(function, *args, **kwargs)
        except (BrokenProcessPool, TimeoutError, MemoryError, RecursionError, TooMuchHappened) as error:
            self._remember(key)
            log.warning("a set of a guest's own was given up: %r", error)
            raise CostlySet from None

    def _remember(self, key: bytes) -> None:
        self._costly[key] = time.monotonic() + REMEMBERED
        if len(self._costly) > MOST_REMEMBERED:
            del self._costly[next(iter(self._costly))]
