"""SQLite or PostgreSQL, by URL.

What is done with the database are plain functions of a connection. PostgreSQL is spoken to by asyncpg on the loop.
SQLite lives in this process: its functions run as a whole in threads, one for writing and some for reading, which is
several times as fast as crossing to a thread for every statement.

What only PostgreSQL needs is not imported for SQLite: it takes as much memory as all of a hall's own code.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from wizardhall.server.errors import Refused
from wizardhall.server.storage import migrations
from wizardhall.server.storage.outages import Outages

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["Database"]

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS: Final = 2
LOCKED: Final = 10.0
"""Seconds that SQLite waits for somebody else who has locked it."""

T = TypeVar("T")


class Database:
    """What `write` has done is on the disk when it returns; if it raises, nothing has changed.

    (Or nobody knows: PostgreSQL may have stored it, and died before it could say so. Whoever goes on reads again.)

    If the database is away, full or locked, both raise `Unavailable`; the log has the reason.
    """

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._sqlite = _Sqlite(self.url) if self.sqlite else None
        self._postgresql = None if self.sqlite else _async_engine(self.url)
        self.insert: Any = _insert_of(self.sqlite)
        """Like SQLAlchemy's, with what to do about a row that is there already."""
        self._reading, self._writing = Outages("be read"), Outages("be written to")

    async def open(self) -> None:
        """Bring the database up to date; raises `Refused` if it is newer than this hall."""
        await self._write(self._upgrade)

    async def close(self) -> None:
        if self._sqlite is not None:
            await asyncio.to_thread(self._sqlite.close)
        if self._postgresql is not None:
            await self._postgresql.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.told():
            if self._sqlite is not None:
                return await self._sqlite.read(work)
            assert self._postgresql is not None
            async with self._postgresql.connect() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Read all that there is at one moment, for as long as it takes; whoever writes is not held up."""
        if self._sqlite is not None:
            return await self._sqlite.read(work)
        assert self._postgresql is not None
        async with self._postgresql.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with self._writing.told():
            return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        if self._sqlite is not None:
            return await self._sqlite.write(work)
        assert self._postgresql is not None
        async with self._postgresql.begin() as connection:
            return await connection.run_sync(work)

    def _upgrade(self, db: Connection) -> None:
        if not self.sqlite:  # two nodes may start at once
            db.execute(text("SELECT pg_advisory_xact_lock(20241101)"))
        migrations.upgrade(db)


class _Sqlite:
    """A thread that writes, and threads that read."""

    def __init__(self, url: URL) -> None:
        if not url.database or url.database == ":memory:":
            raise Refused(400, "server-error-database", known="sqlite:///…, postgresql://…")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._writer = _engine(url, "BEGIN IMMEDIATE"), ThreadPoolExecutor(1, "writer")
        self._reader = _engine(url, "BEGIN"), ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        engine, threads = self._reader
        return await asyncio.get_running_loop().run_in_executor(threads, partial(_do, engine, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        engine, threads = self._writer
        return await asyncio.get_running_loop().run_in_executor(threads, partial(_do, engine, work))

    def close(self) -> None:
        for engine, threads in (self._writer, self._reader):
            threads.shutdown()
            engine.dispose()


def _do(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _insert_of(sqlite: bool) -> Any:
    if sqlite:
        from sqlalchemy.dialects.sqlite import insert

        return insert
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert

    return postgresql_insert


def _async_engine(url: URL) -> "AsyncEngine":
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(url, pool_size=8, pool_pre_ping=True)


def _url(given: str) -> URL:
    try:
        url = make_url(given)
        return url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError):
        raise Refused(400, "server-error-database", known="sqlite:///…, postgresql://…") from None


def _engine(url: URL, begin: str) -> Engine:
    """An engine that begins transactions itself, and waits for the disk at their end."""
    engine = create_engine(url, connect_args={"timeout": LOCKED, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
