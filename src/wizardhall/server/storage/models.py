"""What the database says, as plain values."""

from typing import Any

import msgspec
from sqlalchemy import Row

from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.match.record import CardSetName, Header, LockedAnswer
from wizardhall.server.protocol import Origin

__all__ = ["AnswerRow", "MatchRow", "Reopened", "ResultRow", "SeatRow", "TableRow"]


class SeatRow(msgspec.Struct, frozen=True):
    seat: Seat
    guest: str | None = None
    name: str | None = None
    """What its player is called, person or program."""
    token: str | None = None
    bot: str | None = None
    gone: bool = False
    entropy: str | None = None

    @property
    def filled(self) -> bool:
        return self.played or self.bot is not None

    @property
    def played(self) -> bool:
        """Does somebody from outside hold it, and not a bot of the hall?"""
        return self.guest is not None or self.token is not None


class ResultRow(msgspec.Struct, frozen=True):
    result: Result
    resigned: Seat | None
    step: int


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    clock: str
    away: str
    public: bool
    cards: CardSetName
    cards_text: str | None
    state: str
    host: str
    created: float
    started: float | None
    seed: str
    header: Header | None
    rematch: str | None
    continues: Origin | None = None
    seats: tuple[SeatRow, ...] = ()
    result: ResultRow | None = None

    def seat_of(self, guest: str | None) -> Seat | None:
        return next((each.seat for each in self.seats if guest is not None and each.guest == guest), None)

    def seat_of_token(self, token: str | None) -> Seat | None:
        """The seat that a token, of which this is the hash, holds now: it dies with the seat and with the match."""
        held = (each.seat for each in self.seats if token is not None and each.token == token and not each.gone)
        return next(held, None) if self.state != "over" else None

    def seat(self, seat: Seat) -> SeatRow:
        for each in self.seats:
            if each.seat == seat:
                return each
        raise LookupError(seat)

    @classmethod
    def read(cls, row: Row[Any], seats: tuple[SeatRow, ...], result: ResultRow | None) -> "TableRow":
        return cls(
            id=row.id,
            game=row.game,
            options=msgspec.json.decode(row.options, type=dict[str, str]),
            clock=row.clock,
            away=row.away,
            public=row.public,
            cards=CardSetName(row.cards_name, row.cards_digest),
            cards_text=row.cards_text,
            state=row.state,
            host=row.host,
            created=row.created,
            started=row.started,
            seed=row.seed,
            header=None if row.header is None else msgspec.json.decode(row.header, type=Header),
            rematch=row.rematch,
            continues=None if row.continues is None else msgspec.json.decode(row.continues, type=Origin),
            seats=seats,
            result=result,
        )


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer, when it was given, and how many seconds it took."""

    locked: LockedAnswer
    at: float
    spent: float


class Reopened(msgspec.Struct, frozen=True):
    """An answer that was taken back: the seconds it had taken until it was locked, and when it was opened again."""

    step: int
    seat: Seat
    spent: float
    at: float


class MatchRow(msgspec.Struct, frozen=True):
    """A table, and what its match has had from some step on, in the order in which it counts."""

    table: TableRow
    answers: list[AnswerRow]
    reopened: list[Reopened]
