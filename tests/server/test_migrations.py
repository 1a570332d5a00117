"""A database of an earlier hall is brought up to date, and everything in it goes on."""

import asyncio
import contextlib
import itertools
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, inspect, text
from trials.database_servers import Postgresql, needed, running_postgresql

from tests.server.old.make import record_digest
from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.core.seats import ALL_SEEING
from wizardhall.core.text import LANGUAGES
from wizardhall.games import game
from wizardhall.match import Record, Replay, verify
from wizardhall.server.errors import Refused
from wizardhall.server.main import serve
from wizardhall.server.storage import migrations
from wizardhall.server.storage.database import Database
from wizardhall.server.storage.schema import METADATA

OLD = Path(__file__).parent / "old"
VERSIONS = sorted(file.stem for file in OLD.glob("*.json"))

Restore = Callable[[str | None], str]
"""Makes a database, empty or with what a version has left, and gives its URL."""


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgresql]:
    with running_postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def restore(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> Restore:
    if backend == "sqlite":
        return lambda version: in_sqlite(tmp_path / "hall.db", version)
    server: Postgresql = request.getfixturevalue("postgresql")
    return lambda version: in_postgresql(server, version)


def in_sqlite(file: Path, version: str | None) -> str:
    if version is not None:
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.executescript((OLD / f"{version}.sqlite.sql").read_text())
    return f"sqlite:///{file}"


numbers = itertools.count()


def in_postgresql(server: Postgresql, version: str | None) -> str:
    (psql,) = needed("postgresql", "psql")
    name = f"hall{next(numbers)}"
    url = f"{server.url.rpartition('/')[0]}/{name}"
    quietly = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run([psql, "-q", server.url, "-c", f"create database {name}"], **quietly)  # type: ignore[call-overload]
    if version is not None:
        file = OLD / f"{version}.postgresql.sql"
        subprocess.run([psql, "-q", "-v", "ON_ERROR_STOP=1", url, "-f", str(file)], **quietly)  # type: ignore[call-overload]
    return url


@pytest.mark.parametrize("version", VERSIONS)
def test_everything_of_an_earlier_hall_goes_on(version: str, backend: str, restore: Restore, tmp_path: Path) -> None:
    there = json.loads((OLD / f"{version}.json").read_text())[backend]
    tables = there["tables"]
    with open_hall(tmp_path, database=restore(version)) as url:
        ann, ben = (returned(url, there["cookies"][name]) for name in ("Ann", "Ben"))
        assert [each.get("/api/hall")["you"]["name"] for each in (ann, ben)] == ["Ann", "Ben"]
        for name in ("cup over", "relics over", "cup resigned"):
            assert record_digest(ann, tables[name]) == there["records"][tables[name]]
            is_in_order(ann, tables[name])
        for name in ("cup running", "relics running"):
            plays_on(ann, ben, tables[name])
            is_in_order(ann, tables[name])
        ann.start(tables["cup open"])
        plays_on(ann, ben, tables["cup open"])
        assert is_in_order(ann, tables["cup open"]).header.entropy == {"white": "ben’s words"}


def returned(url: str, cookies: dict[str, str]) -> Visitor:
    visitor = Visitor(url)
    visitor.http.cookies.clear()
    for name, value in cookies.items():
        visitor.http.cookies.set(name, value, domain="127.0.0.1")
    return visitor


def plays_on(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as one, ben.join(table) as other:
        play_out(one, other)


def is_in_order(visitor: Visitor, table: str) -> Record:
    """The record is verified, and the replay of the hall is that of the record."""
    record = Record.parse(visitor.http.get(f"/api/tables/{table}/record").content)
    played = game(record.header.game)
    assert all(check.passed for check in verify(record, played))
    shown = visitor.get(f"/api/tables/{table}/replay", eyes="all")["frames"]
    assert len(shown) == len(Replay(record, played).frames(ALL_SEEING))
    return record


def test_a_clock_of_an_earlier_hall_knows_what_was_taken_back(tmp_path: Path) -> None:
    there = json.loads((OLD / "0.1.json").read_text())["sqlite"]
    with (
        open_hall(tmp_path, database=in_sqlite(tmp_path / "hall.db", "0.1")) as url,
        returned(url, there["cookies"]["Ann"]).join(there["tables"]["cup running"]) as black,
    ):
        assert black.state["clock"]["running"] == ["white"]
        assert black.state["clock"]["left"]["black"] > 600
        assert black.state["locked"]


@pytest.mark.parametrize("version", [None, *VERSIONS])
def test_the_migrations_lead_to_the_schema(version: str | None, restore: Restore) -> None:
    """If not: `python -m wizardhall.server.storage.migrations "what is new"`."""
    assert asyncio.run(in_database(restore(version), differences)) == []


def test_a_new_database_is_what_the_migrations_make_of_an_empty_one(restore: Restore) -> None:
    """A new database is made at once, without Alembic."""

    def both(db: Connection) -> tuple[Any, Any]:
        migrations.run_steps(db)
        by_steps = everything(db)
        METADATA.drop_all(db)
        migrations.VERSION.drop(db)
        migrations.upgrade(db)
        return by_steps, everything(db)

    by_steps, at_once = asyncio.run(in_database(restore(None), both, open_it=False))
    assert at_once == by_steps


def everything(db: Connection) -> dict[str, Any]:
    """What there is in a database: tables, columns, keys, indexes, rows."""
    found = inspect(db)
    return {
        name: (
            sorted((column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)),
            found.get_pk_constraint(name),
            sorted(map(str, found.get_foreign_keys(name))),
            sorted(map(str, found.get_indexes(name))),
            db.execute(text(f"select * from {name}")).all(),
        )
        for name in found.get_table_names()
    }


def test_a_database_from_before_some_columns_gets_them(restore: Restore) -> None:
    url = restore("0.1")
    older = ["alter table seats drop column entropy", "alter table tables drop column continues", "drop table reopened"]
    asyncio.run(in_database(url, lambda db: [db.execute(text(each)) for each in older] and None, open_it=False))
    assert asyncio.run(in_database(url, differences)) == []


def test_a_database_of_a_newer_hall_is_refused_and_left_alone(restore: Restore) -> None:
    url = restore(None)
    asyncio.run(in_database(url, lambda db: db.execute(text("update alembic_version set version_num = 'z9'")) and None))

    with pytest.raises(Refused) as refused:
        serve(None, port=0, database=url)

    assert refused.value.message == "server-error-newer-database"
    assert all("z9" in refused.value.in_language(language) for language in LANGUAGES)


def test_upgrading_twice_changes_nothing(restore: Restore) -> None:
    url = restore("0.1")
    counted = [asyncio.run(in_database(url, count_rows)) for _ in range(2)]
    assert counted[0] == counted[1]
    assert counted[0]["answers"] > 50


async def in_database(url: str, work: Callable[[Connection], Any], open_it: bool = True) -> Any:
    database = Database(url)
    try:
        if open_it:
            await database.open()
        return await database.write(work)
    finally:
        await database.close()


def differences(db: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(db), METADATA))


def count_rows(db: Connection) -> dict[str, int]:
    names = METADATA.tables
    return {name: db.execute(text(f"select count(*) from {name}")).scalar_one() for name in names}


def test_the_revisions_are_those_that_alembic_finds(restore: Restore) -> None:
    """They are read from the names of the files, so that a hall with nothing to migrate does not import Alembic."""

    def found(db: Connection) -> list[str]:
        steps = ScriptDirectory.from_config(migrations.alembic_config(db)).walk_revisions()
        return sorted(step.revision for step in steps)

    assert asyncio.run(in_database(restore(None), found)) == list(migrations.REVISIONS)


def test_only_a_database_of_an_earlier_hall_needs_alembic(tmp_path: Path) -> None:
    """It takes memory that a hall would keep for as long as it is open."""
    new, old = f"sqlite:///{tmp_path / 'new.db'}", in_sqlite(tmp_path / "old.db", "0.1")
    program = (
        "import asyncio, sys; from wizardhall.server.storage.database import Database; "
        "asyncio.run(Database(sys.argv[1]).open()); print('alembic' in sys.modules)"
    )
    needed = [
        subprocess.run([sys.executable, "-c", program, url], check=True, capture_output=True, text=True).stdout.strip()
        for url in (new, new, old, old)
    ]

    assert needed == ["False", "False", "True", "False"]


@pytest.mark.parametrize(("before", "after"), [*itertools.pairwise(migrations.REVISIONS)])
def test_the_version_before_can_still_write_after_an_upgrade(before: str, after: str, restore: Restore) -> None:
    """In an upgrade node by node the old version goes on for a while: what it knows must be there, and suffice."""

    def upgrade_to(db: Connection, revision: str) -> None:
        command.upgrade(migrations.alembic_config(db), revision)

    def write_as_before(db: Connection) -> None:
        upgrade_to(db, before)
        known = MetaData()
        known.reflect(db)
        upgrade_to(db, after)
        for table in known.sorted_tables:
            if table.name != "alembic_version":
                db.execute(table.insert().values({column.name: _something(column) for column in table.columns}))
                assert db.execute(table.select()).one() is not None

    asyncio.run(in_database(restore(None), write_as_before, open_it=False))


def _something(column: "Column[Any]") -> object:
    return {bool: False, int: 1, float: 1.0}.get(column.type.python_type, "x")
