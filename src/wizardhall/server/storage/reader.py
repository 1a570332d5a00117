"""Reading tables and their matches. Those that are asked for while the database is busy share the next reading.

On several nodes every answer makes a match be read again, at the node where it was given and at the other players'.
One by one, that would cost far more than all else about an answer.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import JSON, Connection, Integer, Row, Select, bindparam, cast, func, select

from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.match.record import LockedAnswer
from wizardhall.server.errors import Refused
from wizardhall.server.identifiers import guest_name
from wizardhall.server.storage.among import among
from wizardhall.server.storage.database import Database
from wizardhall.server.storage.models import AnswerRow, MatchRow, Reopened, ResultRow, SeatRow, TableRow
from wizardhall.server.storage.schema import answers, guests, reopened, results, seats, tables

__all__ = ["MatchReader", "table_with_seats", "with_seats"]

MOST: Final = 400
"""Matches in one reading."""


class _Queries(NamedTuple):
    tables: Select[Any]
    seats: Select[Any]
    results: Select[Any]


def _queries(sqlite: bool) -> _Queries:
    names = select(seats, guests.c.name).outerjoin(guests, guests.c.id == seats.c.guest)
    return _Queries(
        select(tables).where(among(tables.c.id, sqlite)),
        names.where(among(seats.c.table_id, sqlite)).order_by(seats.c.place),
        select(results).where(among(results.c.table_id, sqlite)),
    )


_BY_DIALECT: Final = {dialect: _queries(dialect == "sqlite") for dialect in ("sqlite", "postgresql")}

_locked: msgspec.json.Decoder[LockedAnswer] = msgspec.json.Decoder(LockedAnswer)
_result: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


class MatchReader:
    """Gives what was stored when it was asked, or later; never what was read before that."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._answers, self._reopened = _since(database.sqlite)
        self._wanted: list[tuple[str, int, asyncio.Future[MatchRow]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def match(self, table_id: str, since: int) -> MatchRow:
        """A table, and the answers of its match from a step on; raises `Refused` if there is no such table."""
        found: asyncio.Future[MatchRow] = asyncio.get_running_loop().create_future()
        self._wanted.append((table_id, since, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all(), name="reader")
        return await found

    async def close(self) -> None:
        """Let a reading end."""
        if self._reading is not None:
            await self._reading

    async def _read_all(self) -> None:
        try:
            while self._wanted:
                batch, self._wanted = self._wanted[:MOST], self._wanted[MOST:]
                await self._read(batch)
        finally:
            self._reading = None

    async def _read(self, batch: Sequence[tuple[str, int, "asyncio.Future[MatchRow]"]]) -> None:
        first = dict[str, int]()
        for table_id, since, _ in batch:
            first[table_id] = min(since, first.get(table_id, since))
        try:
            found = await self._database.read(lambda db: self._matches(db, first))
        except Exception as error:
            for _, _, waiting in batch:
                if not waiting.done():
                    waiting.set_exception(error)
            return
        for table_id, _, waiting in batch:
            if not waiting.done():
                if table_id in found:
                    waiting.set_result(found[table_id])
                else:
                    waiting.set_exception(unknown_table())

    def _matches(self, db: Connection, since: Mapping[str, int]) -> dict[str, MatchRow]:
        rows = with_seats(db, db.execute(_BY_DIALECT[db.dialect.name].tables, {"ids": list(since)}).all())
        found = {row.id: MatchRow(row, [], []) for row in rows}
        begun = {row.id: since[row.id] for row in rows if row.header is not None}
        if begun:
            for row in db.execute(self._answers, {"since": begun}):
                found[row.table_id].answers.append(AnswerRow(_locked.decode(row.line), row.at, row.spent))
        timed = {row.id: since[row.id] for row in rows if row.clock != "none" and row.id in begun}
        if timed:
            for row in db.execute(self._reopened, {"since": timed}):
                again = Reopened(row.step, Seat(row.seat), row.spent, row.at)
                found[row.table_id].reopened.append(again)
        return found


def _since(sqlite: bool) -> tuple[Select[Any], Select[Any]]:
    """What there is of some matches, each from a step of its own on: `{"ABCDEF": 3, …}`."""
    chosen = bindparam("since", type_=JSON)
    each = func.json_each(chosen) if sqlite else func.json_each_text(chosen)
    wanted = each.table_valued("key", "value").alias("wanted")
    first = cast(wanted.c.value, Integer)
    answered = (
        select(answers.c.table_id, answers.c.line, answers.c.at, answers.c.spent)
        .join_from(wanted, answers, (answers.c.table_id == wanted.c.key) & (answers.c.step >= first))
        .order_by(answers.c.table_id, answers.c.step, answers.c.number, answers.c.at, answers.c.seat)
    )
    again = select(reopened).join_from(
        wanted, reopened, (reopened.c.table_id == wanted.c.key) & (reopened.c.step >= first)
    )
    return answered, again


def table_with_seats(db: Connection, table_id: str) -> TableRow:
    """Raises `Refused` if there is no such table."""
    found = with_seats(db, db.execute(_BY_DIALECT[db.dialect.name].tables, {"ids": [table_id]}).all())
    if not found:
        raise unknown_table()
    return found[0]


def unknown_table() -> Refused:
    return Refused(404, "server-error-unknown-table")


def with_seats(db: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with who is at them, and how their matches have ended."""
    queries = _BY_DIALECT[db.dialect.name]
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for row in db.execute(queries.seats, {"ids": list(sitting)}):
        name = row.program or row.name or (guest_name(row.guest) if row.guest else None)
        seat = SeatRow(Seat(row.seat), row.guest, name, row.token, row.bot, bool(row.gone), row.entropy)
        sitting[row.table_id].append(seat)
    over = [row.id for row in rows if row.state == "over"]
    ended = {row.table_id: _ended(row) for row in db.execute(queries.results, {"ids": over})} if over else {}
    return [TableRow.read(row, tuple(sitting[row.id]), ended.get(row.id)) for row in rows]


def _ended(row: Row[Any]) -> ResultRow:
    return ResultRow(_result.decode(row.result), Seat(row.resigned) if row.resigned else None, row.step)
