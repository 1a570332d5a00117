"""A table in the words of the protocol."""

from datetime import UTC, datetime

from wizardhall.core.seats import Seat
from wizardhall.match.fairness import seed_commitment
from wizardhall.match.record import Player
from wizardhall.server.catalog import USUAL
from wizardhall.server.live.presence import Presence
from wizardhall.server.protocol import SeatInfo, TableInfo
from wizardhall.server.storage.models import SeatRow, TableRow

__all__ = ["moment", "players_of", "table_info"]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def table_info(
    row: TableRow,
    guest: str | None = None,
    you: Seat | None = None,
    presence: Presence | None = None,
    standing_in: frozenset[Seat] = frozenset(),
) -> TableInfo:
    """The table as this guest may see it. Tokens, seeds and guests' ids stay here."""
    you = row.seat_of(guest) if you is None else you
    seats = tuple(_seat_info(seat, you, presence, standing_in) for seat in row.seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        clock=row.clock,
        away=row.away,
        cards=row.cards,
        state=row.state,  # type: ignore[arg-type]
        seats=seats,
        host=guest is not None and guest == row.host,
        public=row.public,
        created=moment(row.created),
        commitment=seed_commitment(row.seed),
        result=None if row.result is None else row.result.result,
        rematch=row.rematch,
        continues=row.continues,
    )


def _seat_info(row: SeatRow, you: Seat | None, presence: Presence | None, standing_in: frozenset[Seat]) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        player=row.name if row.played else None,
        bot=row.bot,
        you=row.seat == you,
        here=row.bot is not None or (presence is not None and presence.here(row.seat)),
        stand_in=USUAL if row.gone or row.seat in standing_in else None,
    )


def players_of(seats: tuple[SeatRow, ...]) -> dict[Seat, Player]:
    """Who the record says has played."""
    return {row.seat: Player(row.bot if row.bot else row.name or row.seat, row.bot) for row in seats}
