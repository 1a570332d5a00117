"""A table and its match in the words of the protocol, for one visitor or one pair of eyes."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from wizardhall.bots import usual_level
from wizardhall.core.card_limits import LONGEST_NAME
from wizardhall.core.errors import shortened
from wizardhall.core.seats import Seat
from wizardhall.match import OpenAsk
from wizardhall.match.fairness import seed_commitment
from wizardhall.match.record import CardSetName, Player
from wizardhall.server.live.live_match import LiveMatch
from wizardhall.server.live.presence import Presence
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.protocol import Happened, SeatInfo, TableInfo, Welcome
from wizardhall.server.storage.models import SeatRow, TableRow

__all__ = ["moment", "news", "players_of", "table_info", "welcome"]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def table_info(
    row: TableRow,
    guest: str | None = None,
    you: Seat | None = None,
    presence: Presence | None = None,
    absent: frozenset[Seat] = frozenset(),
) -> TableInfo:
    """The table as this guest may see it. Tokens, seeds and guests' ids stay here."""
    you = row.seat_of(guest) if you is None else you
    seats = tuple(_seat_info(seat, row.game, you, presence, absent) for seat in row.seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        clock=row.clock,
        away=row.away,
        cards=CardSetName(shortened(row.cards.name, LONGEST_NAME), row.cards.digest),
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


def _seat_info(
    row: SeatRow, game: str, you: Seat | None, presence: Presence | None, absent: frozenset[Seat]
) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        player=row.name if row.played else None,
        bot=row.bot,
        you=row.seat == you,
        here=row.bot is not None or (presence is not None and presence.here(row.seat)),
        stand_in=usual_level(game) if row.gone or row.seat in absent else None,
    )


def welcome(row: TableRow, live: LiveMatch | None, visitor: Visitor, table: TableInfo, now: float) -> Welcome:
    """All that this visitor may know."""
    commitment = seed_commitment(row.seed)
    if live is None:
        return Welcome(table, visitor.seat, 0, (), None, (), (), (), commitment, ())
    match, eyes = live.match, visitor.eyes
    events = tuple(match.events(eyes))
    opened = match.open
    asks, locked = _own(row, eyes, opened, match.locked)
    return Welcome(
        table=table,
        you=visitor.seat,
        seq=len(events),
        events=events,
        view=live.view(eyes),
        asks=asks,
        locked=locked,
        waiting=tuple(opened),
        commitment=commitment,
        locks=tuple(match.locks),
        clock=live.clock(opened, now),
    )


def news(row: TableRow, live: LiveMatch, all_eyes: Iterable[Seat], now: float) -> dict[Seat, Happened]:
    """For each of these pairs of eyes what it may know of what is new."""
    match = live.match
    opened, locked = match.open, match.locked
    waiting, clock = tuple(opened), live.clock(opened, now)
    first_lock, locks = live.new_locks()
    live.recorder.look(match)
    found = {}
    for eyes in all_eyes:
        seq, frames, changes = live.recorder.take(eyes)
        asks, own = _own(row, eyes, opened, locked)
        found[eyes] = Happened(seq, frames, asks, own, waiting, first_lock, locks, changes, clock)
    return found


def _own(
    row: TableRow, eyes: Seat, opened: Mapping[Seat, OpenAsk], locked: Mapping[Seat, str]
) -> tuple[tuple[OpenAsk, ...], tuple[str, ...]]:
    """What these eyes are asked, and which of their answers can be taken back."""
    asked = eyes in opened and not row.seat(eyes).gone
    return (opened[eyes],) if asked else (), (locked[eyes],) if eyes in locked else ()


def players_of(seats: tuple[SeatRow, ...]) -> dict[Seat, Player]:
    """Who the record says has played."""
    return {row.seat: Player(row.bot if row.bot else row.name or row.seat, row.bot) for row in seats}
