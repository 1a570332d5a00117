"""One writer: answers that come in while the disk is busy share the next transaction.

An answer is acknowledged when its transaction is on the disk, and not before.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    JSON,
    BindParameter,
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from wizardhall.core.json_lines import encode_line
from wizardhall.core.seats import Seat
from wizardhall.server import metrics
from wizardhall.server.errors import Unavailable
from wizardhall.server.storage.among import among
from wizardhall.server.storage.database import Database
from wizardhall.server.storage.models import AnswerRow, Reopened, ResultRow
from wizardhall.server.storage.schema import answers, reopened, results, seats, tables

__all__ = [
    "Act",
    "ByToken",
    "DropAnswer",
    "EndMatch",
    "GiveSeatUp",
    "Job",
    "KeepAnswer",
    "NoteTime",
    "Writer",
    "answer_values",
]

MOST: Final = 400
"""Answers in one transaction."""

log = logging.getLogger("wizardhall")


class KeepAnswer(msgspec.Struct, frozen=True, eq=False):
    """Store an answer."""

    table: str
    row: AnswerRow


class DropAnswer(msgspec.Struct, frozen=True, eq=False):
    """Take an answer back, unless all `asked` seats have answered the step."""

    table: str
    step: int
    seat: Seat
    asked: int
    at: float


class EndMatch(msgspec.Struct, frozen=True, eq=False):
    """The match is over: by its answers, or because somebody resigned.

    Whoever resigns does so in the step of the result, unless all `asked` seats have answered it: the match has gone on
    then, and may have ended in another way.
    """

    table: str
    result: ResultRow
    asked: int | None = None


class GiveSeatUp(msgspec.Struct, frozen=True, eq=False):
    """A bot plays the seat from now on."""

    table: str
    seat: Seat


class NoteTime(msgspec.Struct, frozen=True, eq=False):
    """What those who must decide have spent on it so far: their clocks stand still until somebody reads this."""

    table: str
    notes: list[Reopened]


Act = KeepAnswer | DropAnswer | EndMatch | GiveSeatUp | NoteTime


class ByToken(msgspec.Struct, frozen=True, eq=False):
    """Done only if a token, of which this is the hash, holds the seat at that moment."""

    act: Act
    seat: Seat
    token: str

    @property
    def table(self) -> str:
        return self.act.table


Job = Act | ByToken


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        insert = database.insert
        if not database.sqlite:
            kept = insert(answers).from_select((*_COLUMNS, "number"), _of_batch_in_postgresql())
            self._insert = kept.on_conflict_do_nothing().returning(*(answers.c[name] for name in _KEY))
        again = insert(reopened)
        new = {"spent": again.excluded.spent, "at": again.excluded.at}
        self._reopen = again.on_conflict_do_update(index_elements=["table_id", "step", "seat"], set_=new)
        self._result = insert(results).on_conflict_do_nothing()
        here = among(tables.c.id, database.sqlite)
        playing = select(tables.c.id).where(here, tables.c.state == "playing").order_by(tables.c.id)
        self._playing = playing if database.sqlite else playing.with_for_update()
        self._jobs: list[tuple[Job, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def do(self, job: Job) -> bool:
        """True if it is done and on the disk; false if the match has gone on without it, and nothing has changed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._jobs or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs:
                batch, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
                await self._write(batch)

    async def _write(self, batch: Sequence[tuple[Job, asyncio.Future[bool]]]) -> None:
        jobs, begun = [job for job, _ in batch], time.monotonic()
        try:
            done = await self._database.write(lambda db: self._in_one_transaction(db, jobs))
        except Exception as error:
            if not isinstance(error, Unavailable):
                log.exception("%d answers could not be stored", len(batch))
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        metrics.TRANSACTIONS.observe(time.monotonic() - begun)
        metrics.BATCHES.observe(len(jobs))
        for job, future in batch:
            if not future.done():
                future.set_result(job in done)

    def _in_one_transaction(self, db: Connection, jobs: list[Job]) -> set[Job]:
        playing = self._lock_tables(db, jobs)
        rights = _tokens(db, [job for job in jobs if isinstance(job, ByToken)])
        acts = {_act(job): job for job in jobs if not isinstance(job, ByToken) or _key(job) in rights}
        running = [act for act in acts if act.table in playing]
        if self._database.sqlite:
            done = _keep_in_sqlite(db, [job for job in acts if isinstance(job, KeepAnswer)])
        else:
            done = self._keep(db, [job for job in running if isinstance(job, KeepAnswer)])
        done |= {job for job in running if isinstance(job, DropAnswer) and self._drop(db, job)}
        done |= {job for job in running if isinstance(job, GiveSeatUp) and _give_up(db, job)}
        done |= {job for job in running if isinstance(job, NoteTime) and self._note(db, job)}
        done |= self._end(db, [job for job in running if isinstance(job, EndMatch)])
        return {acts[act] for act in done}

    def _lock_tables(self, db: Connection, jobs: list[Job]) -> set[str]:
        """Those of the tables where a match is running; no other node changes them meanwhile.

        SQLite is locked as a whole, and an answer there looks by itself whether its match is running.
        """
        looking = [job for job in jobs if not (self._database.sqlite and isinstance(_act(job), KeepAnswer))]
        return set(db.scalars(self._playing, {"ids": sorted({job.table for job in looking})})) if looking else set()

    def _keep(self, db: Connection, jobs: list[KeepAnswer]) -> set[Act]:
        if not jobs:
            return set()
        stored = {tuple(row) for row in db.execute(self._insert, {"batch": _batch_of(jobs)})}
        return {job for job in jobs if _answer_key(job) in stored}

    def _drop(self, db: Connection, job: DropAnswer) -> bool:
        if _answers_since(db, job.table, job.step) >= job.asked:
            return False
        of_step = and_(answers.c.table_id == job.table, answers.c.step == job.step)
        gone = delete(answers).where(of_step, answers.c.seat == job.seat).returning(answers.c.spent)
        spent = db.scalar(gone)
        if spent is None:
            return False
        again = {"table_id": job.table, "step": job.step, "seat": job.seat, "spent": spent, "at": job.at}
        db.execute(self._reopen, again)
        return True

    def _note(self, db: Connection, job: NoteTime) -> bool:
        db.execute(self._reopen, [{"table_id": job.table, **msgspec.structs.asdict(note)} for note in job.notes])
        return True

    def _end(self, db: Connection, jobs: list[EndMatch]) -> set[Act]:
        ended = [job for job in jobs if job.asked is None or _answers_since(db, job.table, job.result.step) < job.asked]
        if ended:
            db.execute(self._result, [_result_values(job) for job in ended])
            db.execute(_OVER, [{"over": job.table} for job in ended])
        return set(ended)


def _keep_in_sqlite(db: Connection, jobs: list[KeepAnswer]) -> set[Act]:
    """All in one statement: the thread that writes has to wait for the loop's thread after every one."""
    if not jobs or db.execute(_KEEP_ALL, {"batch": _batch_of(jobs)}).rowcount == len(jobs):
        return set(jobs)
    return {job for job in jobs if db.scalar(_LINE, dict(zip(_KEY, _answer_key(job), strict=True))) == _line(job.row)}


def _batch_of(jobs: list[KeepAnswer]) -> str:
    return msgspec.json.encode([list(answer_values(job.table, job.row).values()) for job in jobs]).decode()


def _of_batch_in_postgresql() -> Select[Any]:
    """The rows of a batch: one statement with one text, however many there are."""
    each = func.json_array_elements(cast(bindparam("batch", type_=Text), JSON)).table_valued("value")
    columns = [answers.c[name] for name in _COLUMNS]
    given = [cast(each.c.value.op("->>")(place), column.type) for place, column in enumerate(columns)]
    return select(*given, _next_number(given[0], given[1]))


def _answer_key(job: KeepAnswer) -> tuple[str, int, Seat]:
    return job.table, job.row.locked.step, job.row.locked.seat


_COLUMNS: Final = ("table_id", "step", "seat", "line", "at", "spent")
_KEY: Final = _COLUMNS[:3]


def _next_number(table: ColumnElement[str], step: ColumnElement[int]) -> ScalarSelect[int]:
    """The number of the next answer to a step. Two of a table are never stored at once: a node stores one at a time."""
    earlier = answers.alias()
    number = select(func.coalesce(func.max(earlier.c.number) + 1, 0))
    return number.where(earlier.c.table_id == table, earlier.c.step == step).scalar_subquery()


_batch: Final = func.json_each(bindparam("batch")).table_valued("value")
_given: Final = [func.json_extract(_batch.c.value, f"$[{place}]") for place in range(len(_COLUMNS))]
_KEEP_ALL: Final = (
    sqlite.insert(answers)
    .from_select(
        (*_COLUMNS, "number"),
        select(*_given, _next_number(_given[0], _given[1])).where(
            exists().where(tables.c.id == _given[0], tables.c.state == "playing")
        ),
    )
    .on_conflict_do_nothing()
)
_LINE: Final = select(answers.c.line).where(*(answers.c[name] == bindparam(name) for name in _KEY))
_IDS: BindParameter[list[str]] = bindparam("ids", expanding=True)
_TOKENS: Final = select(seats.c.table_id, seats.c.seat, seats.c.token).where(
    seats.c.table_id.in_(_IDS), seats.c.token.is_not(None), seats.c.gone.is_(False)
)
_OVER: Final = update(tables).where(tables.c.id == bindparam("over")).values(state="over")


def _answers_since(db: Connection, table: str, step: int) -> int:
    since = answers.c.table_id == table, answers.c.step >= step
    return db.scalar(select(func.count()).select_from(answers).where(*since)) or 0


def _act(job: Job) -> Act:
    return job.act if isinstance(job, ByToken) else job


def _key(job: ByToken) -> tuple[str, ...]:
    return job.table, job.seat, job.token


def _tokens(db: Connection, jobs: list[ByToken]) -> set[tuple[str, ...]]:
    """Table, seat and token of all seats, at the tables of these jobs, that a token holds."""
    if not jobs:
        return set()
    return {tuple(row) for row in db.execute(_TOKENS, {"ids": sorted({job.table for job in jobs})})}


def _give_up(db: Connection, job: GiveSeatUp) -> bool:
    this = (seats.c.table_id == job.table, seats.c.seat == job.seat)
    return db.execute(update(seats).where(*this).values(gone=True)).rowcount == 1


def _result_values(job: EndMatch) -> dict[str, object]:
    return {
        "table_id": job.table,
        "result": msgspec.json.encode(job.result.result).decode(),
        "resigned": job.result.resigned,
        "step": job.result.step,
        "at": time.time(),
    }


def answer_values(table: str, row: AnswerRow) -> dict[str, object]:
    locked = row.locked
    return {
        "table_id": table,
        "step": locked.step,
        "seat": locked.seat,
        "line": _line(row),
        "at": row.at,
        "spent": row.spent,
    }


def _line(row: AnswerRow) -> str:
    return encode_line(row.locked).decode()
