"""A hall that is killed, and one that is closed: what was acknowledged is there."""

import contextlib
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from trials.database_servers import Redis, running_redis
from websockets.exceptions import WebSocketException

from tests.server.running_hall import At, Process, Visitor, open_hall, play_out
from wizardhall.server.storage.writer import EndMatch, Job, Writer


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    with running_redis(tmp_path_factory.mktemp("redis")) as running:
        yield running


def begin(ann: Visitor, ben: Visitor) -> str:
    table = ann.open_table("cup")
    ben.sit(table)
    ann.start(table)
    return table


def test_after_kill_9_every_match_goes_on_with_every_acknowledged_answer(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        ann, ben = Visitor(first.url, "Ann"), Visitor(first.url, "Ben")
        tables = [begin(ann, ben) for _ in range(8)]
        acknowledged = dict.fromkeys(tables, 0)

        def keep_playing(table: str) -> None:
            lost = contextlib.suppress(WebSocketException, EOFError, OSError)
            with lost, ann.join(table) as black, ben.join(table) as white:
                while not black.over:
                    for player in (black, white):
                        if player.state["asks"] and player.answer()["type"] == "ack":
                            acknowledged[table] += 1
                        with contextlib.suppress(TimeoutError):
                            player.read(0.01)

        threads = [threading.Thread(target=keep_playing, args=(table,)) for table in tables]
        for thread in threads:
            thread.start()
        end = time.monotonic() + 10
        while sum(acknowledged.values()) < 40 and time.monotonic() < end:
            time.sleep(0.005)
        first.kill()
        for thread in threads:
            thread.join()
    assert sum(acknowledged.values()) >= 40

    with Process(tmp_path) as second:
        ann.move_to(second.url)
        ben.move_to(second.url)
        for table in tables:
            with ann.join(table) as black, ben.join(table) as white:
                assert len(black.state["locks"]) in (acknowledged[table], acknowledged[table] + 1)
                play_out(black, white)


def test_a_match_whose_end_was_not_stored_ends_when_somebody_looks(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        ann, ben = Visitor(first.url, "Ann"), Visitor(first.url, "Ben")
        table = begin(ann, ben)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white)
        first.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as database, database:
        database.execute("delete from results")
        database.execute("update tables set state = 'playing'")

    with Process(tmp_path) as second:
        ann.move_to(second.url)
        with ann.join(table) as black:
            assert black.over
            assert black.state["table"]["result"]["winners"]


def test_an_end_that_the_database_refuses_for_a_while_is_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals, do = iter(range(2)), Writer.do

    async def fails_at_first(writer: Writer, job: Job) -> bool:
        if isinstance(job, EndMatch) and next(refusals, None) is not None:
            raise OSError("the disk is full")
        return await do(writer, job)

    monkeypatch.setattr(Writer, "do", fails_at_first)
    with open_hall(tmp_path) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        table = begin(ann, ben)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white)
            assert black.over


def test_what_was_locked_is_locked_after_a_restart(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        ann, ben = Visitor(first.url, "Ann"), Visitor(first.url, "Ben")
        table = begin(ann, ben)
        with ann.join(table) as black:
            black.answer()
            news = black.until("happened")
            first.kill()

    with Process(tmp_path) as second:
        ann.move_to(second.url)
        with ann.join(table) as again:
            assert {name: again.state[name] for name in ("locked", "locks", "asks", "waiting")} == {
                name: news[name] for name in ("locked", "locks", "asks", "waiting")
            }
            assert again.ask("take-back", ask=news["locked"][0])["type"] == "ack"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_hall_that_closes_says_goodbye_and_leaves_no_process_behind(
    tmp_path: Path, redis: Redis, workers: int
) -> None:
    with Process(tmp_path, workers=workers, redis=redis.url) as hall:
        ann = Visitor(hall.url, "Ann")
        at: At
        with ann.join(ann.open_table("cup", bots={"white": "apprentice"})) as at:
            at.answer()
            children = hall.children()
            assert children
            assert hall.stop() in (0, -signal.SIGTERM)
            goodbye = at.until("goodbye")
            assert goodbye["retry"] > 0
            assert at.until_closed() == 1001
    assert_all_end(children)
    assert "The hall is closed." in hall.log
    assert "Traceback" not in hall.log


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_is_a_goodbye_too_even_while_a_bot_is_waking_up(tmp_path: Path, redis: Redis, workers: int) -> None:
    with Process(tmp_path, workers=workers, redis=redis.url) as hall:
        ann = Visitor(hall.url, "Ann")
        with ann.join(ann.open_table("cup", bots={"white": "apprentice"})) as at:
            assert hall.interrupt() == 0
            assert at.until("goodbye")["retry"] > 0
    assert "The hall is closed." in hall.log
    assert "Traceback" not in hall.log


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_on_its_way_when_a_hall_closes_is_stored_or_refused(tmp_path: Path, redis: Redis, workers: int) -> None:
    with Process(tmp_path, workers=workers, redis=redis.url) as first:
        ann, ben = Visitor(first.url, "Ann"), Visitor(first.url, "Ben")
        tables = [begin(ann, ben) for _ in range(12)]
        sitting = [ann.join(table).__enter__() for table in tables]
        for at in sitting:
            at.send("answer", ask=at.state["asks"][0]["id"], answer=at.random_answer())
        first.stop()
        for at in sitting:
            assert at.until_closed() == 1001
            at.__exit__()
    acknowledged = [any(text.startswith('{"type":"ack"') for text in at.raw) for at in sitting]

    with Process(tmp_path, workers=workers, redis=redis.url) as second:
        ann.move_to(second.url)
        for table, stored in zip(tables, acknowledged, strict=True):
            with ann.join(table) as black:
                assert len(black.state["locks"]) >= stored
                assert len(black.state["locks"]) + len(black.state["asks"]) == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_hall_that_is_killed_leaves_no_process_behind(tmp_path: Path, redis: Redis, workers: int) -> None:
    with Process(tmp_path, workers=workers, redis=redis.url) as hall:
        ann = Visitor(hall.url, "Ann")
        with ann.join(ann.open_table("cup", bots={"white": "apprentice"})) as at:
            at.answer()
            at.until_state(lambda state: state["asks"])
        children = hall.children()
        hall.kill()
    assert_all_end(children)


def test_a_worker_that_dies_is_replaced(tmp_path: Path, redis: Redis) -> None:
    with Process(tmp_path, workers=2, redis=redis.url) as hall:
        ann, ben = Visitor(hall.url, "Ann"), Visitor(hall.url, "Ben")
        table = begin(ann, ben)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white, most=4)
        for worker in serving(hall):
            os.kill(worker, signal.SIGKILL)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white)
    assert hall.log.count("another takes its place") == 2


def serving(hall: Process) -> list[int]:
    """The workers: those of its processes that listen."""
    port = int(hall.url.rpartition(":")[2])
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sockets = {f"socket:[{line[9]}]" for line in lines if int(line[1].split(":")[1], 16) == port and line[3] == "0A"}
    open_files = {pid: [str(each.readlink()) for each in Path(f"/proc/{pid}/fd").iterdir()] for pid in hall.children()}
    return [pid for pid, files in open_files.items() if sockets & set(files)]


def assert_all_end(children: list[int]) -> None:
    """Processes are gone, or go within some seconds: who waits for them is the system, not the hall."""
    end = time.monotonic() + 20
    while any(alive(child) for child in children) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(alive(child) for child in children)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
