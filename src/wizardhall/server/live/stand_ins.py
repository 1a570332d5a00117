"""Who answers when no person does: the bots of a table, and stand-ins for players who are away."""

from collections.abc import Iterator

from wizardhall.bots import usual_level
from wizardhall.core.seats import Seat
from wizardhall.server.live.presence import Presence
from wizardhall.server.storage.models import TableRow

__all__ = ["bot_level", "seats_of_absent", "until_absent"]


def seats_of_absent(row: TableRow, presence: Presence, grace: float) -> frozenset[Seat]:
    """The seats of players who have been away for too long while somebody else is waiting."""
    if row.away != "bot":
        return frozenset()
    played = [each.seat for each in row.seats if each.played]
    here = {seat for seat in played if presence.here(seat)}
    return frozenset(
        each.seat
        for each in row.seats
        if each.played and not each.gone and here - {each.seat} and presence.away_for(each.seat) >= grace
    )


def until_absent(row: TableRow, presence: Presence, absent: frozenset[Seat], grace: float) -> Iterator[float]:
    """For each player who has just left, the seconds until they have been away for too long."""
    if row.away == "bot":
        for each in row.seats:
            if each.played and not each.gone and each.seat not in absent and not presence.here(each.seat):
                left = grace - presence.away_for(each.seat)
                if left > 0:
                    yield left


def bot_level(row: TableRow, seat: Seat, absent: frozenset[Seat]) -> str | None:
    """The bot that answers for a seat now, if one does."""
    each = row.seat(seat)
    return each.bot or (usual_level(row.game) if each.gone or seat in absent else None)
