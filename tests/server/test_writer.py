"""What the writer stores, and what it does not because the match has gone on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.club import Club
from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.match.record import LockedAnswer
from wizardhall.server.http import seating
from wizardhall.server.protocol import NewTable
from wizardhall.server.storage.models import AnswerRow, ResultRow
from wizardhall.server.storage.repository import Repository
from wizardhall.server.storage.writer import ByToken, DropAnswer, EndMatch, KeepAnswer

pytestmark = pytest.mark.xdist_group("two nodes")

BLACK, WHITE = Seat("black"), Seat("white")

Work = Callable[[Repository, str], Awaitable[None]]
Run = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Does something with the table of a match that has begun: Ann has black, a token holds white."""
    club: Club | None = request.getfixturevalue("club") if request.param == "postgresql" else None

    async def work_on(work: Work) -> None:
        repository = Repository(f"sqlite:///{tmp_path / 'hall.db'}" if club is None else club.database)
        await repository.open()
        try:
            row = await seating.new_table(NewTable("cup", wait=True), "ann", "Ann")
            await repository.add_table(row)
            await repository.sit_by_token(row.id, WHITE, "the token", "A program")
            await seating.start(repository, await repository.table(row.id))
            await work(repository, row.id)
        finally:
            await repository.close()

    return lambda work: asyncio.run(work_on(work))


def answer(table: str, seat: Seat, at: float, step: int = 1) -> KeepAnswer:
    return KeepAnswer(table, AnswerRow(LockedAnswer(step, seat, f"at {at}", "", "", ""), at, 0.0))


def resignation(table: str, step: int) -> EndMatch:
    return EndMatch(table, ResultRow(Result((WHITE,), "resigned"), BLACK, step), asked=2)


async def order(repository: Repository, table: str) -> list[str]:
    return [row.locked.answer for row in (await repository.match(table)).answers]


def test_answers_are_in_the_order_in_which_they_were_stored_whatever_the_clocks_say(run: Run) -> None:
    async def work(repository: Repository, table: str) -> None:
        do = repository.writer.do
        assert await do(answer(table, WHITE, at=100.0))
        assert await do(answer(table, BLACK, at=50.0))
        assert await order(repository, table) == ["at 100.0", "at 50.0"]
        assert await do(DropAnswer(table, 1, WHITE, 3, 60.0))
        assert await do(answer(table, WHITE, at=10.0))
        assert await order(repository, table) == ["at 50.0", "at 10.0"]

    run(work)


def test_answers_of_many_tables_share_a_transaction(run: Run) -> None:
    async def work(repository: Repository, table: str) -> None:
        rows = [await seating.new_table(NewTable("cup", bots={WHITE: "random"}), "ann", "Ann") for _ in range(9)]
        for row in rows:
            await repository.add_table(row)
        jobs = [answer(row.id, BLACK, at=float(number)) for number, row in enumerate(rows)]
        assert all(await asyncio.gather(*map(repository.writer.do, jobs)))
        others = [answer(row.id, BLACK, at=100.0) for row in rows]
        assert not any(await asyncio.gather(*map(repository.writer.do, others)))
        for number, row in enumerate(rows):
            assert await order(repository, row.id) == [f"at {float(number)}"]

    run(work)


def test_nobody_resigns_in_a_step_that_all_have_answered(run: Run) -> None:
    """Its last answer may have ended the match; whoever resigns must know."""

    async def work(repository: Repository, table: str) -> None:
        do = repository.writer.do
        assert await do(answer(table, BLACK, at=1.0))
        assert await do(answer(table, WHITE, at=2.0))
        assert not await do(resignation(table, step=1))
        assert await do(answer(table, BLACK, at=3.0, step=2))
        assert not await do(resignation(table, step=1))
        assert (await repository.table(table)).state == "playing"
        assert await do(resignation(table, step=2))
        assert not await do(answer(table, WHITE, at=4.0, step=2))

    run(work)


def test_what_a_token_wants_is_stored_only_while_it_holds_the_seat(run: Run) -> None:
    async def work(repository: Repository, table: str) -> None:
        do = repository.writer.do
        assert not await do(ByToken(answer(table, WHITE, at=1.0), WHITE, "another token"))
        assert not await do(ByToken(answer(table, BLACK, at=1.0), BLACK, "the token"))
        assert await do(ByToken(answer(table, WHITE, at=1.0), WHITE, "the token"))

    run(work)
