"""The lobby over HTTP: who one is, which tables there are, opening one, sitting down, starting, playing again."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from wizardhall.core.seats import Seat
from wizardhall.core.text import text
from wizardhall.server.catalog import game_infos
from wizardhall.server.errors import Refused
from wizardhall.server.hall import Hall
from wizardhall.server.http import seating
from wizardhall.server.http.codes import found_by_code
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.guard import address_of
from wizardhall.server.http.routes import Api, pattern
from wizardhall.server.identifiers import hashed, seat_token, worthy_name
from wizardhall.server.live.presenters import table_info
from wizardhall.server.log_context import about_table
from wizardhall.server.protocol import (
    Again,
    BotSeat,
    ClockInfo,
    Entropy,
    GameInfo,
    Guest,
    NewTable,
    Rename,
    Sit,
    TableInfo,
    Token,
)
from wizardhall.server.protocol import Hall as HallInfo
from wizardhall.server.steady_time import early_now
from wizardhall.server.storage.models import TableRow
from wizardhall.server.storage.schema import tables

__all__ = ["Lobby"]

RECENT = 6 * 3600.0
"""Seconds for which a table that nobody starts is still shown."""

Asked = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheGuest = NamedDependency[str]
TableId = Annotated[str, PathParameter(description="the code of the table", max_length=40)]

SeatName = Annotated[str, PathParameter(description="the name of a seat", max_length=40)]


class Lobby(Controller):
    """What the start page needs. A guest is known by a cookie, which the first request sets."""

    tags = ("lobby",)

    @get(Api.HALL, summary="The start page")
    async def hall_info(self, request: Asked, hall: TheHall, guest: TheGuest) -> HallInfo:
        hall.bot_pool.warm_up()
        recent = tables.c.created > early_now() - RECENT
        repository = hall.repository
        name, waiting, running, mine = await asyncio.gather(
            repository.name_of(guest),
            repository.tables(tables.c.state == "open", tables.c.public, recent),
            repository.tables(tables.c.state == "playing", tables.c.public, tables.c.started > early_now() - RECENT),
            repository.tables_of(guest),
        )
        shown = (tuple(_info(hall, row, guest) for row in rows) for rows in (waiting, running, mine))
        clocks = tuple(ClockInfo(kind, *rate) for kind, rate in hall.settings.clocks.items())
        return HallInfo(Guest(guest, name), game_infos(hall.settings.bots), clocks, *shown)

    @get(Api.GAMES, summary="The games that are played here")
    async def games(self, hall: TheHall) -> tuple[GameInfo, ...]:
        return game_infos(hall.settings.bots)

    @put(Api.ME, summary="Change one's name")
    async def rename(self, hall: TheHall, guest: TheGuest, data: JSONBody[Rename]) -> Guest:
        name = worthy_name(data.name)
        await hall.repository.rename(guest, name)
        for row in await hall.repository.tables_of(guest):
            if row.state != "over" and row.id in hall.tables:
                await hall.changed(row.id)
        return Guest(guest, name)

    @post(Api.TABLES, summary="Open a table")
    async def open_table(self, request: Asked, hall: TheHall, guest: TheGuest, data: JSONBody[NewTable]) -> TableInfo:
        await hall.limits.table(address_of(request))
        name = await hall.repository.name_of(guest)
        cards = await hall.rules_pool.name_of(data.game, data.cards)
        row = await seating.new_table(data, guest, name, hall.settings.bots, cards)
        await hall.repository.add_table(row)
        return _info(hall, row, guest)

    @get(pattern(Api.TABLE), summary="A table")
    async def table(self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId) -> TableInfo:
        return _info(hall, await find_table(request, hall, table_id), guest)

    @post(pattern(Api.SIT), status_code=200, summary="Take an empty seat")
    async def sit(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, data: JSONBody[Sit | None] = None
    ) -> TableInfo:
        row = await find_table(request, hall, table_id)
        wanted = data or Sit()
        await seating.sit(hall.repository, row, guest, wanted.seat, wanted.entropy)
        return await _changed(hall, row, guest)

    @put(pattern(Api.BOT), summary="Put a bot on a seat that no player has")
    async def seat_bot(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, seat: SeatName, data: JSONBody[BotSeat]
    ) -> TableInfo:
        row = await find_table(request, hall, table_id)
        await seating.seat_bot(hall.repository, row, guest, Seat(seat), data.level, hall.settings.bots)
        return await _changed(hall, row, guest)

    @delete(pattern(Api.BOT), status_code=200, summary="Take a bot away again")
    async def unseat_bot(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, seat: SeatName
    ) -> TableInfo:
        row = await find_table(request, hall, table_id)
        await seating.unseat_bot(hall.repository, row, guest, Seat(seat))
        return await _changed(hall, row, guest)

    @put(pattern(Api.ENTROPY), summary="Add words of one's own to the dice, before the match begins")
    async def entropy(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, data: JSONBody[Entropy]
    ) -> TableInfo:
        row = await find_table(request, hall, table_id)
        await seating.set_entropy(hall.repository, row, guest, data.entropy)
        return _info(hall, await hall.repository.table(row.id), guest)

    @post(pattern(Api.LEAVE), status_code=200, summary="Leave one's seat before the match begins")
    async def leave(self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId) -> TableInfo:
        row = await find_table(request, hall, table_id)
        left = await seating.leave(hall.repository, row, guest)
        if left is None:
            hall.close_table(row.id)
            return _info(hall, row, guest)
        return await _changed(hall, row, guest)

    @post(pattern(Api.START), status_code=200, summary="Begin the match")
    async def start(self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId) -> TableInfo:
        row = await find_table(request, hall, table_id)
        if row.host != guest:
            raise Refused(403, "server-error-not-host")
        await seating.start(hall.repository, row)
        return await _changed(hall, row, guest)

    @post(pattern(Api.REMATCH), status_code=200, summary="Play again, one seat further")
    async def rematch(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, data: JSONBody[Again | None] = None
    ) -> TableInfo:
        row = await find_table(request, hall, table_id)
        if row.rematch is None:
            await hall.limits.table(address_of(request))
        again = await seating.rematch(hall.repository, row, guest, data or Again())
        if row.rematch is None:
            await hall.changed(row.id)
        return await _changed(hall, again, guest)

    @post(pattern(Api.TOKEN), status_code=200, summary="A token with which a program holds a seat")
    async def token(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, data: JSONBody[Sit | None] = None
    ) -> Token:
        row = await find_table(request, hall, table_id)
        fresh = seat_token()
        name = await hall.repository.name_of(guest)
        program = text(language_of(request))("server-program-of", name=name)
        seat = await seating.seat_for_token(hall.repository, row, guest, data or Sit(), hashed(fresh), program)
        await _changed(hall, row, guest)
        return Token(row.id, seat, fresh)


async def find_table(request: Asked, hall: Hall, table_id: str) -> TableRow:
    """The table of a code; raises `Refused`."""
    row = await found_by_code(request, hall, table_id, hall.repository.table)
    about_table(row.id)
    return row


def _info(hall: Hall, row: TableRow, guest: str) -> TableInfo:
    runner = hall.tables.get(row.id)
    return table_info(row, guest) if runner is None else runner.table.info(row, guest)


async def _changed(hall: Hall, row: TableRow, guest: str) -> TableInfo:
    await hall.changed(row.id)
    return _info(hall, await hall.repository.table(row.id), guest)
