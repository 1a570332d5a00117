"""A copy of a whole hall in one file, and back again, from and into either kind of database.

The file is an SQLite database: `sqlite3` reads it, `wizardhall serve` opens it, and a hall's own SQLite file can be
restored like a backup. The copy is one snapshot, made while the hall goes on. It has the schema of the version that it
comes from; older ones are brought up to date when they are restored.
"""

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from wizardhall.core.files import writing
from wizardhall.core.progress import track
from wizardhall.server.errors import Refused, Unavailable
from wizardhall.server.storage import migrations
from wizardhall.server.storage.database import Database
from wizardhall.server.storage.schema import METADATA, answers, house, tables

__all__ = ["Copied", "back_up", "restore"]

CHUNK: Final = 2000
"""Rows that are copied at once."""


class Copied(msgspec.Struct, frozen=True):
    tables: int
    answers: int


async def back_up(url: str, file: Path, force: bool = False) -> Copied:
    """Write the hall of a database into a file, which is there only when it is complete; raises `Refused`."""
    if file.exists() and not force:
        raise Refused(409, "server-error-backup-exists", file=str(file))
    database = Database(url)
    if database.sqlite and not Path(database.url.database or "").is_file():
        raise Refused(404, "server-error-no-database", database=str(database.url.database))
    partial = file.with_name(f".{file.name}.part")
    try:
        with writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            partial.unlink(missing_ok=True)
            os.close(os.open(partial, os.O_CREAT | os.O_WRONLY, 0o600))  # seeds and secrets are in it
        with _reachable(), _sqlite_file(partial) as into:
            copied = await database.snapshot(lambda db: _write(db, into))
        with writing(file):
            _sync(partial)
            partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
        await database.close()
    return copied


async def restore(file: Path, url: str, force: bool = False) -> Copied:
    """Fill a database from a file, all or nothing; raises `Refused` if there are matches in it, unless by `force`."""
    with tempfile.TemporaryDirectory(prefix="wizardhall-restore-") as folder, _reachable():
        current = Path(folder) / "current.db"
        _copy_file(file, current)
        with _sqlite_file(current) as engine:
            with engine.begin() as db:
                migrations.upgrade(db)
            database = Database(url)
            try:
                await database.open()
                return await database.write(lambda db: _fill(db, engine, force))
            finally:
                await database.close()


def _write(db: Connection, into: Engine) -> Copied:
    migrations.refuse_newer(db)
    there = set(inspect(db).get_table_names())
    if not {tables.name, answers.name} <= there:
        raise Refused(404, "server-error-no-hall")
    found = MetaData()
    found.reflect(db, only=sorted(there & {*METADATA.tables, migrations.VERSION.name}))
    with into.begin() as out:
        found.create_all(out)
        _copy(db, out, found, "server-backup-copied")
        return _count(out)


def _fill(db: Connection, backup: Engine, force: bool) -> Copied:
    kept = [table for table in METADATA.sorted_tables if table is not house]
    if not force and any(db.scalar(select(func.count()).select_from(table)) for table in kept):
        raise Refused(409, "server-error-not-empty")
    for table in reversed(METADATA.sorted_tables):
        db.execute(table.delete())
    with backup.begin() as source:
        _copy(source, db, METADATA, "server-restore-copied")
        return _count(source)


def _copy(source: Connection, target: Connection, metadata: MetaData, task: str) -> None:
    numbers = {table: source.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables}
    chunks = [table for table, rows in numbers.items() for _ in range(0, rows, CHUNK)]
    reading: dict[Table, Iterator[list[dict[str, object]]]] = {table: _chunks(source, table) for table in numbers}
    for table in track(task, chunks):
        target.execute(table.insert(), next(reading[table]))


def _chunks(source: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    rows = source.execution_options(yield_per=CHUNK).execute(select(table))
    for chunk in rows.mappings().partitions():
        yield [dict(row) for row in chunk]


def _count(db: Connection) -> Copied:
    return Copied(*(db.scalar(select(func.count()).select_from(table)) or 0 for table in (tables, answers)))


def _copy_file(file: Path, to: Path) -> None:
    """A copy of an SQLite hall, with what is still in its journal; raises `Refused` if it is none."""
    if not file.is_file():
        raise Refused(404, "server-error-no-backup", file=str(file))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(to)) as target,
        ):
            known = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {tables.name, answers.name} <= known:
                raise Refused(400, "server-error-not-a-backup", file=str(file))
            source.backup(target)
            damage = target.execute("PRAGMA integrity_check").fetchone()[0]
            if damage != "ok":
                raise Refused(400, "server-error-damaged-backup", file=str(file), reason=damage[:200])
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise Refused(400, "server-error-not-a-backup", file=str(file)) from None
        raise Refused(400, "server-error-damaged-backup", file=str(file), reason=str(error)[:200]) from None


@contextlib.contextmanager
def _sqlite_file(file: Path) -> Iterator[Engine]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def _reachable() -> Iterator[None]:
    try:
        yield
    except (Unavailable, OSError, SQLAlchemyError) as error:
        cause = error.__cause__ if isinstance(error, Unavailable) else error
        if getattr(getattr(cause, "orig", None), "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from None
        raise Refused(500, "server-error-unreachable", reason=str(cause)[:200]) from None


def _sync(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
