"""What nobody needs any more leaves the hall's memory at once, whatever happened at the table."""

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from trials.alive import Alive

from tests.server.running_hall import PATIENCE, Visitor, open_hall, play_out
from wizardhall.server.workers.memory import Reclaimer


@pytest.fixture
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The garbage collector does not help, and all the same nothing of a table is there in the end."""
    alive = Alive(monkeypatch.setattr)
    gc.disable()
    yield
    end = time.monotonic() + PATIENCE
    while any(alive.counts().values()) and time.monotonic() < end:
        time.sleep(0.05)
    gc.enable()
    assert not any(alive.counts().values()), alive.counts()


def plays_to_the_end(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as one, ben.join(table) as other, Visitor(ann.url).join(table):
        play_out(one, other)


def is_abandoned(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as one, ben.join(table) as other:
        play_out(one, other, most=3)


def comes_and_goes(ann: Visitor, ben: Visitor, table: str) -> None:
    for _ in range(3):
        with ann.join(table) as one:
            one.answer("nonsense")
            one.vanish()


def resigns(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as one, ben.join(table):
        one.ask("resign")


def looks_back(ann: Visitor, ben: Visitor, table: str) -> None:
    resigns(ann, ben, table)
    for each in (ann, ben):
        each.get(f"/api/tables/{table}/replay")
        each.http.get(f"/api/tables/{table}/record").raise_for_status()


def finds_nothing(ann: Visitor, ben: Visitor, table: str) -> None:
    for each in (ann, ben):
        each.get("/api/tables/no-such-table/replay", 404)


@pytest.mark.parametrize("game", ["cup", "relics"])
@pytest.mark.parametrize(
    "happens", [plays_to_the_end, is_abandoned, comes_and_goes, resigns, looks_back, finds_nothing]
)
def test_nothing_of_a_match_stays_when_nobody_looks(
    happens: Callable[[Visitor, Visitor, str], None], game: str, small_hall: str, nothing_stays: None
) -> None:
    ann, ben = Visitor(small_hall), Visitor(small_hall)
    table = ann.open_table(game)
    ben.sit(table)
    ann.start(table)
    happens(ann, ben, table)


@pytest.fixture(scope="module")
def small_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One that forgets soon, and never looks for garbage."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Reclaimer, "reclaim", lambda _: None)
        with open_hall(tmp_path_factory.mktemp("hall"), idle=0.2) as url:
            yield url


def test_a_match_that_is_over_does_not_wait_until_it_is_idle(tmp_path: Path) -> None:
    with open_hall(tmp_path, idle=3600) as url:
        ann, ben = Visitor(url), Visitor(url)
        running, over = ann.open_table(), ann.open_table()
        for table in (running, over):
            ben.sit(table)
            ann.start(table)
        is_abandoned(ann, ben, running)
        resigns(ann, ben, over)

        end = time.monotonic() + PATIENCE
        while (tables := ann.get("/health")["tables"]) != 1 and time.monotonic() < end:
            time.sleep(0.05)

        assert tables == 1


def test_a_process_beside_the_hall_does_not_import_what_serves() -> None:
    """It begins with the modules that the hall was started with."""
    ours = ("__main__", "workers.bot_pool", "workers.rules_tasks", "workers.warmup")
    lines = [*(f"import wizardhall.server.{each}" for each in ours), "import sys", "print(*sys.modules)"]
    found = subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True, capture_output=True, text=True)
    assert {"litestar", "sqlalchemy", "uvicorn"} & set(found.stdout.split()) == set()
