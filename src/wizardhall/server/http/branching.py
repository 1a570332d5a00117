"""A match that goes on from the middle of another one, to try out what else could have been."""

import time

import msgspec

from wizardhall.bots import usual_level
from wizardhall.core.errors import UnknownName
from wizardhall.match import Record, branch
from wizardhall.server.catalog import known_level
from wizardhall.server.errors import Refused
from wizardhall.server.identifiers import table_code
from wizardhall.server.live.presenters import moment, players_of
from wizardhall.server.protocol import Origin, PlayOn
from wizardhall.server.storage.models import AnswerRow, SeatRow, TableRow
from wizardhall.server.workers.rules_pool import RulesPool

__all__ = ["continued"]


async def continued(
    row: TableRow,
    record: Record,
    wanted: PlayOn,
    guest: str,
    name: str,
    rules_pool: RulesPool,
    hosted: tuple[str, ...] = (),
) -> tuple[TableRow, list[AnswerRow]]:
    """The table of the new match, and the answers that it begins with; raises `HallError`.

    It has the seed of the old one, so that the cards lie as they lay there. Who has seen the replay knows them: so
    it is on no list, and everybody but the guest is a bot.
    """
    level = usual_level(row.game) if wanted.level is None else wanted.level
    known_level(row.game, level, hosted)
    own = wanted.seat
    if own is None:
        own = record.answers[wanted.answers].seat if 0 <= wanted.answers < len(record.answers) else row.seats[0].seat
    if own not in (each.seat for each in row.seats):
        raise UnknownName("match-error-unknown-seat", name=own[:40], known=", ".join(each.seat for each in row.seats))
    seats = tuple(
        SeatRow(each.seat, guest, name) if each.seat == own else SeatRow(each.seat, bot=level) for each in row.seats
    )
    now = time.time()
    cut = branch(record, wanted.answers, players=players_of(seats), started=moment(now))
    if await rules_pool.has_ended(row.game, row.cards_text, cut):
        raise Refused(409, "server-error-nothing-left")
    table = msgspec.structs.replace(
        row,
        id=table_code(public=False),
        clock="none",
        public=False,
        state="playing",
        host=guest,
        created=now,
        started=now,
        header=cut.header,
        rematch=None,
        continues=Origin(row.id, len(cut.answers), record.header.players),
        seats=seats,
        result=None,
    )
    return table, [AnswerRow(locked, now, 0.0) for locked in cut.answers]
