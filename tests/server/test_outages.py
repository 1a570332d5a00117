"""A full disk, a locked database, PostgreSQL away: a sentence, nothing lost, and on it goes when it is over."""

import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from trials.database_servers import running_postgresql

from tests.server.running_hall import At, Process, Visitor, open_hall, play_out
from wizardhall.cup import CUP
from wizardhall.match import Record, verify
from wizardhall.server.storage import database

MESSAGE = "server-error-storage"
SPACE = 20_000_000
"""Bytes of the disk that is filled."""


Change = Callable[[Process], object]
Disk = Callable[[Path], contextlib.AbstractContextManager[tuple[Change, Change]]]


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[tuple[Change, Change]]:
    """A real disk in memory: how to fill it, and how to make room."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SPACE}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("no disk may be mounted here")
    ballast = folder / "ballast"

    def fill(_: Process) -> None:
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(b"x" * 4096)
                file.flush()

    try:
        yield fill, lambda _: ballast.unlink()
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextlib.contextmanager
def small_files(folder: Path) -> Iterator[tuple[Change, Change]]:
    """A process whose files must not grow; for machines where no disk may be mounted."""
    most = resource.RLIM_INFINITY

    def limit(hall: Process) -> None:
        size = (folder / "hall.db-wal").stat().st_size
        resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (size + 10_000, most))

    yield limit, lambda hall: resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.parametrize("disk", [small_disk, small_files])
def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path, disk: Disk) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with disk(folder) as (fill, make_room):
        with Process(tmp_path, database=f"sqlite:///{folder / 'hall.db'}") as hall:
            ann, ben = Visitor(hall.url, "Ann"), Visitor(hall.url, "Ben", lang="fr")
            tables = []
            for _ in range(6):
                tables.append(ann.open_table("cup"))
                ben.sit(tables[-1])
                ann.start(tables[-1])
            with contextlib.ExitStack() as stack:
                pairs = [(stack.enter_context(ann.join(each)), stack.enter_context(ben.join(each))) for each in tables]
                play_out(*pairs[0], most=4)
                fill(hall)

                acknowledged, refused = answer_all(pairs)

                assert refused, "the disk is not full"
                assert {error["code"] for error in refused} == {MESSAGE}
                make_room(hall)
                for pair in pairs:
                    play_out(*pair)
            for table in tables:
                record = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)
                assert all(check.passed for check in verify(record, CUP))
                kept = {(given.step, given.seat) for given in record.answers}
                assert kept >= acknowledged[table]
        assert "The database cannot be written to" in hall.log
        assert "The database can be written to again" in hall.log
        assert "Traceback" not in hall.log


def answer_all(pairs: list[tuple[At, At]]) -> tuple[dict[str, set[tuple[int, str]]], list[dict[str, str]]]:
    """Everybody answers once more: which answers were acknowledged, by table, and the errors."""
    acknowledged: dict[str, set[tuple[int, str]]] = {}
    refused = []
    for pair in pairs:
        table = pair[0].state["table"]["id"]
        acknowledged[table] = set()
        for at in pair:
            if at.state["asks"]:
                step, _, seat = at.state["asks"][0]["id"].partition("-")
                reply = at.answer()
                if reply["type"] == "ack":
                    acknowledged[table].add((int(step), seat))
                else:
                    refused.append(reply)
    return acknowledged, refused


def test_a_database_that_somebody_else_has_locked_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCKED", 0.1)
    with open_hall(tmp_path) as url:
        ann = Visitor(url, lang="fr")
        other = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = ann.http.post("/api/tables", json={"game": "cup"})
        other.execute("ROLLBACK")
        other.close()

        assert refused.status_code == 503
        assert refused.json()["code"] == MESSAGE
        assert "réessayez" in refused.json()["message"]
        assert refused.headers["retry-after"]
        ann.open_table("cup")


def test_PostgreSQL_may_go_and_come_back(tmp_path: Path) -> None:
    with running_postgresql() as postgresql, open_hall(tmp_path, database=postgresql.url) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        table = ann.open_table("cup")
        ben.sit(table)
        ann.start(table)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white, most=3)
            postgresql.stop()
            player = next(each for each in (black, white) if each.state["asks"])
            assert player.answer()["code"] == MESSAGE
            assert ann.get("/api/hall", 503)["code"] == MESSAGE
            late = ann.join("ZZZZZZ")
            assert late.read()["code"] == MESSAGE
            assert late.until("goodbye")["retry"] > 0
            postgresql.start()
            play_out(black, white)
        record = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)
        assert all(check.passed for check in verify(record, CUP))


def test_a_bot_answers_when_the_disk_has_room_again(tmp_path: Path) -> None:
    with Process(tmp_path) as hall:
        ann = Visitor(hall.url)
        table = ann.open_table("cup", bots={"white": "random"})
        with ann.join(table) as black:
            resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, ((tmp_path / "hall.db-wal").stat().st_size, -1))
            assert black.answer()["code"] == MESSAGE
            resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (-1, -1))
            play_out(black)
