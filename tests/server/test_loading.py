"""A table that changes while it is being read from the database."""

import asyncio
from pathlib import Path

from wizardhall.server.hall import Hall
from wizardhall.server.http import seating
from wizardhall.server.protocol import NewTable
from wizardhall.server.settings import Settings
from wizardhall.server.storage.models import MatchRow


def test_a_match_that_begins_while_its_table_is_being_read_is_not_missed(tmp_path: Path) -> None:
    asyncio.run(begin_while_reading(tmp_path))


async def begin_while_reading(folder: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{folder / 'hall.db'}"))
    await hall.open()
    try:
        row = await seating.new_table(NewTable("cup"), "ann", "Ann")
        await hall.repository.add_table(row)
        await seating.sit(hall.repository, row, "ben", None)
        has_read, go_on = asyncio.Event(), asyncio.Event()
        read = hall.repository.match

        async def read_and_wait(table_id: str, since: int = 0) -> MatchRow:
            found = await read(table_id, since)
            has_read.set()
            await go_on.wait()
            return found

        hall.repository.match = read_and_wait  # type: ignore[method-assign]
        loading = asyncio.create_task(hall.table(row.id))
        await has_read.wait()
        await seating.start(hall.repository, await hall.repository.table(row.id))
        told = asyncio.create_task(hall.changed(row.id))
        await asyncio.sleep(0)
        go_on.set()
        runner = await loading
        await told

        assert runner.table.match is not None
    finally:
        await hall.close()
