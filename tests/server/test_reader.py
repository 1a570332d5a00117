"""Matches that are read together are read as if each had been read alone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.club import Club
from tests.server.live.scenario import Stage
from wizardhall.core.seats import Seat
from wizardhall.match.record import LockedAnswer
from wizardhall.server.errors import Refused
from wizardhall.server.identifiers import table_code
from wizardhall.server.storage.models import AnswerRow, MatchRow
from wizardhall.server.storage.repository import Repository
from wizardhall.server.storage.writer import KeepAnswer

pytestmark = pytest.mark.xdist_group("two nodes")

Run = Callable[[Callable[[Repository], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    club: Club | None = request.getfixturevalue("club") if request.param == "postgresql" else None

    async def work_on(work: Callable[[Repository], Awaitable[None]]) -> None:
        repository = Repository(f"sqlite:///{tmp_path / 'hall.db'}" if club is None else club.database)
        await repository.open()
        try:
            await work(repository)
        finally:
            await repository.close()

    return lambda work: asyncio.run(work_on(work))


async def begun(repository: Repository, steps: int) -> str:
    """The table of a match with so many steps behind it."""
    row = msgspec.structs.replace(Stage().row, id=table_code())
    await repository.add_table(row, [given(step) for step in range(steps)])
    return row.id


def given(step: int) -> AnswerRow:
    return AnswerRow(LockedAnswer(step, Seat("black"), f"step {step}", "", "", ""), 0.0, 0.0)


def steps(stored: MatchRow) -> list[int]:
    return [row.locked.step for row in stored.answers]


def test_each_is_read_from_its_own_step_on(run: Run) -> None:
    async def work(repository: Repository) -> None:
        ann, ben, eve = [await begun(repository, steps) for steps in (3, 5, 0)]

        found = await asyncio.gather(
            repository.match(ann, 1), repository.match(ben, 3), repository.match(eve), repository.match(ben, 4)
        )

        assert [stored.table.id for stored in found] == [ann, ben, eve, ben]
        assert [steps(stored) for stored in found[:3]] == [[1, 2], [3, 4], []]
        assert steps(found[3])[-1:] == [4]
        assert all(len(stored.table.seats) == 2 for stored in found)

    run(work)


def test_one_that_does_not_exist_is_refused_and_no_other(run: Run) -> None:
    async def work(repository: Repository) -> None:
        ann = await begun(repository, 1)

        found, missing = await asyncio.gather(
            repository.match(ann), repository.match("NO SUCH"), return_exceptions=True
        )

        assert isinstance(missing, Refused)
        assert isinstance(found, MatchRow)
        assert (missing.status, steps(found)) == (404, [0])

    run(work)


def test_what_was_stored_before_one_asks_is_there_even_if_a_reading_had_begun(run: Run) -> None:
    async def work(repository: Repository) -> None:
        ann = await begun(repository, 1)
        earlier = asyncio.create_task(repository.match(ann))
        await asyncio.sleep(0)

        assert await repository.writer.do(KeepAnswer(ann, given(1)))
        later = await repository.match(ann)

        assert steps(later) == [0, 1]
        assert steps(await earlier)[0] == 0

    run(work)
