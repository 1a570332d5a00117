"""What can be done with a match that is over: have its decisions judged, and play on from the middle of it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Controller, Request, post
from litestar.params import JSONBody
from litestar.response import Stream

from wizardhall.core.errors import HallError
from wizardhall.match import Record
from wizardhall.server.errors import Refused
from wizardhall.server.hall import Hall
from wizardhall.server.http.branching import continued
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.guard import address_of
from wizardhall.server.http.pages import PACKED
from wizardhall.server.http.routes import Api, pattern
from wizardhall.server.http.tables import TableId, TheGuest, TheHall, find_table
from wizardhall.server.live.presenters import table_info
from wizardhall.server.protocol import Analysed, Analysing, AnalysisMessage, Error, PlayOn, TableInfo
from wizardhall.server.storage.models import TableRow
from wizardhall.server.workers.analysis_queue import Study, Subject, can_analyse

__all__ = ["Postgame"]

BEAT: Final = 0.4
"""Seconds after which somebody who waits is told how far it is."""

Asked = Request[Any, Any, Any]


class Postgame(Controller):
    tags = ("archive",)

    @post(
        pattern(Api.ANALYSIS),
        status_code=200,
        media_type="application/jsonl",
        opt={PACKED: True},
        summary="What the decisions of a match that is over were worth: how far it is, line by line, then the analysis",
    )
    async def analysis(self, request: Asked, hall: TheHall, table_id: TableId) -> Stream:
        row = await _over(request, hall, table_id)
        study = hall.analysis_queue.study(row.id)
        if study is None:
            if not can_analyse(row.game):
                raise Refused(501, "server-error-no-analysis")
            await hall.limits.analysis(address_of(request))
            record = await _record(hall, row)
            subject = Subject(row.game, row.cards_text, record.lines(), hall.settings.analysis_effort)
            study = hall.analysis_queue.begin(row.id, subject)
        lines = _told(hall, study, language_of(request))
        return Stream(lines, media_type="application/jsonl", headers={"X-Accel-Buffering": "no"})

    @post(pattern(Api.CONTINUE), summary="Play on from the middle of a match that is over, against bots")
    async def play_on(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, data: JSONBody[PlayOn]
    ) -> TableInfo:
        row = await _over(request, hall, table_id)
        await hall.limits.table(address_of(request))
        record, name = await _record(hall, row), await hall.repository.name_of(guest)
        table, answers = await continued(row, record, data, guest, name, hall.rules_pool, hall.settings.bots)
        await hall.repository.add_table(table, answers)
        return table_info(table, guest)


async def _over(request: Asked, hall: Hall, table_id: str) -> TableRow:
    row = await find_table(request, hall, table_id)
    if row.state != "over":
        raise Refused(409, "server-error-not-over")
    return row


async def _record(hall: Hall, row: TableRow) -> Record:
    return (await hall.whole_match(row.id)).record


async def _told(hall: Hall, study: Study, language: str) -> AsyncIterator[bytes]:
    """Every so often how far it is, at the end what was found, or why nothing was."""
    while not study.found.done() and not hall.closing:
        yield _line(Analysing(study.done, study.total, hall.analysis_queue.ahead(study)))
        await asyncio.wait([study.found], timeout=BEAT)
    try:
        if hall.closing:
            raise Refused(503, "server-error-closing")
        yield _line(Analysed(msgspec.Raw(study.found.result())))
    except HallError as error:
        yield _line(Error(None, error.message, error.in_language(language)))


def _line(message: AnalysisMessage) -> bytes:
    return msgspec.json.encode(message) + b"\n"
