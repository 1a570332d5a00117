"""What a match leaves behind: its record, its replay through any eyes, and the cards it was played with."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.games import games
from wizardhall.match import Record
from wizardhall.server.catalog import game_texts
from wizardhall.server.errors import Refused
from wizardhall.server.hall import Hall
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.routes import Api, pattern
from wizardhall.server.http.tables import TableId, TheGuest, TheHall, find_table
from wizardhall.server.protocol import ReplayFrames
from wizardhall.server.storage.models import TableRow

__all__ = ["Archive"]

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(description="`en` or `fr`", max_length=10)]


class Archive(Controller):
    tags = ("archive",)

    @get(pattern(Api.RECORD), media_type="application/jsonl", summary="The record of a match that is over")
    async def record(self, request: Asked, hall: TheHall, table_id: TableId) -> Response[bytes]:
        row = await find_table(request, hall, table_id)
        if row.state != "over":
            raise Refused(409, "server-error-not-over")
        match = await hall.whole_match(row.id)
        name = f"{row.game}-{row.id}.jsonl"
        return Response(
            match.record.lines(),
            media_type="application/jsonl",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get(pattern(Api.REPLAY), summary="The match so far, event by event, through one pair of eyes")
    async def replay(
        self, request: Asked, hall: TheHall, guest: TheGuest, table_id: TableId, eyes: FromQuery[str | None] = None
    ) -> ReplayFrames:
        row = await find_table(request, hall, table_id)
        match = await hall.whole_match(row.id)
        row = hall.tables[row.id].table.row
        wanted = Seat(eyes) if eyes is not None else row.seat_of(guest) or SPECTATOR
        allowed = _allowed(row, guest)
        if allowed is not None and wanted not in allowed:
            raise Refused(403, "server-error-eyes")
        record = Record(match.record.header, [*match.record.answers], resigned=match.record.resigned)
        return await hall.rules_pool.replay(row.game, row.cards_text, record, wanted, allowed)

    @get(pattern(Api.CARDS), summary="The cards of a table")
    async def table_cards(self, request: Asked, hall: TheHall, table_id: TableId, lang: Lang = None) -> Response[bytes]:
        row = await find_table(request, hall, table_id)
        return await _cards(hall, row.game, row.cards_text, request)

    @get(pattern(Api.GAME_CARDS), summary="The cards of a game's house set")
    async def house_cards(
        self, request: Asked, hall: TheHall, game_name: FromPath[str], lang: Lang = None
    ) -> Response[bytes]:
        _refuse_unknown(game_name)
        return await _cards(hall, game_name, None, request)

    @get(pattern(Api.GAME_TEXTS), summary="The texts of a game, as Fluent files by name")
    async def texts(self, game_name: FromPath[str], language: FromPath[str]) -> dict[str, str]:
        _refuse_unknown(game_name)
        return game_texts(game_name, language)


def _refuse_unknown(game_name: str) -> None:
    if game_name not in games():
        raise Refused(404, "core-error-unknown-game", name=game_name[:40], known=", ".join(games()))


def _allowed(row: TableRow, guest: str) -> tuple[Seat, ...] | None:
    """Through whose eyes somebody may look; none: through anybody's, for it is over."""
    if row.state == "over":
        return None
    mine = row.seat_of(guest)
    return (SPECTATOR,) if mine is None else (mine, SPECTATOR)


async def _cards(hall: Hall, game_name: str, source: str | None, request: Asked) -> Response[bytes]:
    listed = await hall.rules_pool.listed_cards(game_name, source, language_of(request))
    return Response(listed, media_type="application/json", headers={"Cache-Control": "no-cache"})
