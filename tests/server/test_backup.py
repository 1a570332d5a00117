"""A hall is backed up while people play, restored into either kind of database, and everything goes on."""

import asyncio
import contextlib
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from trials.database_servers import Postgresql, running_postgresql
from trials.halls import HallProcess
from trials.players import Crowd

from tests.server.running_hall import Process
from tests.server.test_migrations import (
    VERSIONS,
    count_rows,
    in_database,
    in_postgresql,
    in_sqlite,
    is_in_order,
    plays_on,
    returned,
)
from wizardhall.cli import main
from wizardhall.core.text import LANGUAGES
from wizardhall.server.errors import Refused
from wizardhall.server.storage.backup import back_up, restore

OLD = Path(__file__).parent / "old"
KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgresql]:
    with running_postgresql() as server:
        yield server


class Places:
    """Makes databases of either kind."""

    def __init__(self, folder: Path, server: Postgresql) -> None:
        self._folder, self._server, self._made = folder, server, 0

    def make(self, kind: str, version: str | None = None) -> str:
        self._made += 1
        if kind == "sqlite":
            return in_sqlite(self._folder / f"hall{self._made}.db", version)
        return in_postgresql(self._server, version)


@pytest.fixture
def places(tmp_path: Path, postgresql: Postgresql) -> Places:
    return Places(tmp_path, postgresql)


@pytest.mark.parametrize("source", KINDS)
def test_under_load_all_that_was_acknowledged_before_is_in_the_backup(
    places: Places, source: str, tmp_path: Path
) -> None:
    origin, copy = places.make(source), places.make(KINDS[source == "sqlite"])
    file = tmp_path / "backup.db"
    with HallProcess(tmp_path, database=origin, connections_each=1000) as hall:
        crowd = Crowd([hall.url], take_back=0.0)
        before: dict[str, object] = {}

        async def until() -> None:
            await crowd.reach(60)
            before.update(crowd.acknowledgements())
            await back_up(origin, file)
            await crowd.reach(20)

        found = asyncio.run(crowd.play(4, until))
        cookies = crowd.cookies
    assert (found.lost, found.wrong) == ([], [])
    assert len(before) >= 60
    asyncio.run(restore(file, copy))

    stored = asyncio.run(in_database(copy, answers_by_ask))
    assert {ask: stored.get(ask) for ask in before} == before
    with Process(tmp_path, database=copy) as hall:
        tables = {ask.partition(" ")[0] for ask in before}
        for table in tables:
            ann, ben = (returned(hall.url, each) for each in cookies[table])
            plays_on(ann, ben, table)
            is_in_order(ann, table)


def answers_by_ask(db: object) -> dict[str, object]:
    rows = db.execute(text("select table_id, step, seat, line from answers"))  # type: ignore[attr-defined]
    return {f"{row.table_id} {row.step}-{row.seat}": json.loads(row.line)["answer"] for row in rows}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("source", KINDS)
def test_a_database_of_an_earlier_hall_is_backed_up_as_it_is_and_restored_as_of_today(
    version: str, source: str, places: Places, tmp_path: Path
) -> None:
    origin, copy = places.make(source, version), places.make(KINDS[source == "sqlite"])
    file = tmp_path / "backup.db"
    before = asyncio.run(in_database(origin, count_rows, open_it=False))
    copied = asyncio.run(back_up(origin, file))
    asyncio.run(restore(file, copy))
    assert (copied.tables, copied.answers) == (before["tables"], before["answers"])
    assert asyncio.run(in_database(copy, count_rows)) == before
    there = json.loads((OLD / f"{version}.json").read_text())[source]
    with Process(tmp_path, database=copy) as hall:
        ann, ben = (returned(hall.url, there["cookies"][name]) for name in ("Ann", "Ben"))
        is_in_order(ann, there["tables"]["relics over"])
        plays_on(ann, ben, there["tables"]["cup running"])


def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        asyncio.run(work)  # type: ignore[arg-type]
    assert all(refused.value.in_language(language) for language in LANGUAGES)
    return refused.value.message


@pytest.mark.parametrize("target", KINDS)
def test_what_is_in_a_database_is_replaced_only_by_force_and_whole(places: Places, target: str, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.db", places.make(target, "0.1")
    asyncio.run(back_up(places.make("sqlite", "0.1"), file))
    asyncio.run(in_database(other, lambda db: db.execute(text("delete from answers")) and None))

    assert refusal(restore(file, other)) == "server-error-not-empty"
    assert asyncio.run(in_database(other, count_rows))["answers"] == 0

    asyncio.run(restore(file, other, force=True))
    assert asyncio.run(in_database(other, count_rows))["answers"] > 50


def test_a_backup_is_for_its_owner_only_and_is_not_overwritten(places: Places, tmp_path: Path) -> None:
    file, origin = tmp_path / "backup.db", places.make("sqlite", "0.1")
    asyncio.run(back_up(origin, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert refusal(back_up(origin, file)) == "server-error-backup-exists"
    asyncio.run(back_up(origin, file, force=True))


def test_what_is_no_backup_is_refused_with_a_sentence(places: Places, tmp_path: Path) -> None:
    text_file, strange, cut = (tmp_path / name for name in ("notes.txt", "strange.db", "cut.db"))
    text_file.write_text("no database " * 100)
    with contextlib.closing(sqlite3.connect(strange)) as database, database:
        database.execute("create table other (name text)")
    asyncio.run(back_up(places.make("sqlite", "0.1"), cut))
    cut.write_bytes(cut.read_bytes()[:9000])
    found = [refusal(restore(each, places.make("sqlite"))) for each in (tmp_path / "none", text_file, strange, cut)]
    wanted = ["no-backup", "not-a-backup", "not-a-backup", "damaged-backup"]
    assert found == [f"server-error-{each}" for each in wanted]


def test_a_backup_of_a_newer_hall_is_refused_and_so_is_a_newer_database(places: Places, tmp_path: Path) -> None:
    origin, file = places.make("sqlite", "0.1"), tmp_path / "backup.db"
    newer = text("update alembic_version set version_num = 'z9'")
    asyncio.run(in_database(origin, lambda db: db.execute(newer) and None))
    assert refusal(back_up(origin, file)) == "server-error-newer-database"
    assert refusal(restore(tmp_path / "hall1.db", places.make("sqlite"))) == "server-error-newer-database"
    assert not file.exists()


def test_a_database_that_is_not_there_or_empty_is_not_backed_up(places: Places, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    assert refusal(back_up(f"sqlite:///{tmp_path / 'none.db'}", file)) == "server-error-no-database"
    assert not (tmp_path / "none.db").exists()
    assert refusal(back_up(places.make("postgresql"), file)) == "server-error-no-hall"
    assert refusal(back_up("postgresql://hall@127.0.0.1:1/hall", file)) == "server-error-unreachable"
    assert list(tmp_path.glob("*backup*")) == []


def test_the_commands(places: Places, tmp_path: Path) -> None:
    origin, copy, file = places.make("sqlite", "0.1"), places.make("sqlite"), str(tmp_path / "backup.db")
    run = CliRunner()
    assert run.invoke(main, ["backup", file, "--database", origin]).exit_code == 0
    done = run.invoke(main, ["restore", file, "--database", copy])
    assert done.exit_code == 0
    assert "Restored" in done.output
    again = run.invoke(main, ["restore", file, "--database", copy])
    assert again.exit_code == 1
    assert "--force" in again.output
