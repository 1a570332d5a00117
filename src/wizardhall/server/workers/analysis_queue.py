"""What the decisions of a match were worth, found out aside: one match at a time, in a process of the lowest priority.

Matches with sets of guests' own have a turn of their own: such a set may take much longer, and shall hold up nobody
else. Bots have processes of their own and are not held up. Whoever asks for a match that is being analysed shares the
waiting, and later requests get the stored result at once.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from wizardhall.core.errors import HallError
from wizardhall.games import game
from wizardhall.match import Match, Record
from wizardhall.server.catalog import card_set
from wizardhall.server.errors import Refused
from wizardhall.server.workers import warmup
from wizardhall.server.workers.worker_process import exit_with_parent, ignoring_ctrl_c, limit_memory

__all__ = ["AnalysisQueue", "Study", "Subject", "can_analyse"]

PACKAGES: Final = ("numba", "numpy", "openskill", "scipy")
"""What the extra `lab` brings along."""
MOST_WAITING: Final = 20
"""Matches that may wait for their turn."""
KEPT: Final = 200
"""Analyses that are remembered; the one that was asked for longest ago is forgotten first."""
KEPT_BYTES: Final = 8_000_000
"""How much all of them may take."""

log = logging.getLogger("wizardhall")


class Subject(msgspec.Struct, frozen=True):
    """A match that is over, as it is sent to the process."""

    game: str
    cards_text: str | None
    record: bytes
    effort: str

    @property
    def custom(self) -> bool:
        """Has it a set of a guest's own?"""
        return self.cards_text is not None


class _Progress(msgspec.Struct, frozen=True):
    done: int
    total: int


class _Problem(msgspec.Struct, frozen=True):
    message: str
    details: dict[str, str | int]


class Study:
    """The analysis of one match: waiting, under way, or done."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.done, self.total = 0, 0
        """How far it has come; a total of 0 means that it has not begun."""
        self.found: asyncio.Task[bytes]
        """The analysis as JSON. Raises `HallError` if there is none."""


class AnalysisQueue:
    def __init__(self, patience: float, memory: int) -> None:
        """So many seconds, and so many megabytes, for each analysis."""
        self._patience, self._memory = patience, memory
        self._turns = {False: asyncio.Lock(), True: asyncio.Lock()}
        """One for matches with the house set; one for sets of guests' own, which may take much longer."""
        self._queue: list[Study] = []
        self._studies: dict[str, Study] = {}

    def study(self, table_id: str) -> Study | None:
        """That of a match which has one already."""
        study = self._studies.pop(table_id, None)
        if study is not None:
            self._studies[table_id] = study  # the last that will be forgotten
        return study

    def begin(self, table_id: str, subject: Subject) -> Study:
        """Raises `Refused` if too many wait. Somebody may have been faster: then it is theirs."""
        known = self.study(table_id)
        if known is not None:
            return known
        if len(self._queue) > MOST_WAITING:
            raise Refused(429, "server-error-full")
        study = Study(subject)
        self._queue.append(study)
        self._studies[table_id] = study
        study.found = asyncio.create_task(self._in_turn(study))
        study.found.add_done_callback(lambda task: self._over(table_id, study))
        return study

    @property
    def waiting(self) -> int:
        """Matches that are being analysed, or wait for it."""
        return len(self._queue)

    def ahead(self, study: Study) -> int:
        """How many others come first."""
        if study not in self._queue:
            return 0
        return [each for each in self._queue if each.subject.custom == study.subject.custom].index(study)

    async def close(self) -> None:
        tasks = [study.found for study in self._queue]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _over(self, table_id: str, study: Study) -> None:
        """What failed can be tried again; of what was found so much is remembered, and no more."""
        self._queue.remove(study)
        if study.found.cancelled() or study.found.exception() is not None:
            self._studies.pop(table_id, None)
        study.subject = msgspec.structs.replace(study.subject, cards_text=None, record=b"")
        finished = [name for name, each in self._studies.items() if each.found.done()]
        room = KEPT_BYTES
        for place, name in enumerate(reversed(finished)):
            room -= len(self._studies[name].found.result())
            if room < 0 or place >= KEPT:
                del self._studies[name]

    async def _in_turn(self, study: Study) -> bytes:
        async with self._turns[study.subject.custom]:
            try:
                return await self._work(study)
            except HallError:
                raise
            except Exception:
                log.exception("a match could not be analysed")
                raise Refused(500, "server-error-analysis-failed") from None

    async def _work(self, study: Study) -> bytes:
        spawn = multiprocessing.get_context("spawn")
        hearing, telling = spawn.Pipe(duplex=False)
        process = spawn.Process(target=_aside, args=(_analyse, telling, study.subject, self._memory), daemon=True)
        with ignoring_ctrl_c():
            process.start()
        telling.close()
        try:
            async with asyncio.timeout(self._patience):
                return await self._listen(study, hearing)
        except TimeoutError:
            raise Refused(503, "server-error-analysis-late") from None
        finally:
            warmup.stop(process)

    async def _listen(self, study: Study, hearing: Connection) -> bytes:
        """Raises `EOFError` if the process ends without a word; what it died of, it has logged."""
        while True:
            match await asyncio.to_thread(hearing.recv):
                case _Progress(done, total):
                    study.done, study.total = done, total
                case _Problem(message, details):
                    raise HallError(message, **details)
                case bytes(found):
                    return found


def can_analyse(game_name: str) -> bool:
    """Has the game an analyst, and is everything there that an analysis needs?"""
    return game(game_name).analyst is not None and all(map(find_spec, PACKAGES))


def _aside(analyse: Callable[[Connection, Subject], None], telling: Connection, subject: Subject, memory: int) -> None:
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    exit_with_parent()
    limit_memory(memory)
    analyse(telling, subject)


def _analyse(telling: Connection, subject: Subject) -> None:
    """Say how far it is, at the end what was found."""
    try:
        telling.send(msgspec.json.encode(_found(telling, subject)))
    except HallError as error:
        telling.send(_Problem(error.message, error.details))


def _found(telling: Connection, subject: Subject) -> Any:
    from wizardhall.lab.analysis import analyse

    played = game(subject.game)
    match = Match.rebuild(Record.parse(subject.record), played, card_set(subject.game, subject.cards_text))
    return analyse(match, effort=subject.effort, progress=lambda done, total: telling.send(_Progress(done, total)))
