"""What the hall asks of its database."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, null, or_, select, union, update

from wizardhall.core.json_lines import encode_line
from wizardhall.core.seats import Seat
from wizardhall.match.fairness import fresh_seed
from wizardhall.server.identifiers import guest_name
from wizardhall.server.storage import migrations
from wizardhall.server.storage.database import Database
from wizardhall.server.storage.models import AnswerRow, MatchRow, SeatRow, TableRow
from wizardhall.server.storage.reader import MatchReader, table_with_seats, with_seats
from wizardhall.server.storage.schema import answers, guests, house, seats, tables
from wizardhall.server.storage.writer import Writer, answer_values

__all__ = ["Repository"]

FREE = (seats.c.guest.is_(None), seats.c.bot.is_(None), seats.c.token.is_(None))


_LISTED: Final = [null().label(each.name) if each.name in ("cards_text", "header") else each for each in tables.c]
"""The columns of a table in a list. A card file may have 200 kB, and every start page lists a hundred tables."""


class Repository:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database)
        self._reader = MatchReader(self.database)
        self._insert = self.database.insert

    async def open(self) -> None:
        await self.database.open()
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self._reader.close()
        await self.database.close()

    async def secret(self, fresh: str) -> str:
        """The secret of the hall's cookies; `fresh` becomes it if there is none yet."""

        def work(db: Connection) -> str:
            db.execute(self._insert(house).values(name="secret", value=fresh).on_conflict_do_nothing())
            return str(db.scalar(select(house.c.value).where(house.c.name == "secret")))

        return await self.database.write(work)

    # Guests

    async def name_of(self, guest: str) -> str:
        query = select(guests.c.name).where(guests.c.id == guest)
        return await self.database.read(lambda db: db.scalar(query)) or guest_name(guest)

    async def rename(self, guest: str, name: str) -> None:
        known = self._insert(guests).values(id=guest, name=name)
        known = known.on_conflict_do_update(index_elements=["id"], set_={"name": name})
        await self.database.write(lambda db: db.execute(known))

    # Tables

    async def table(self, table_id: str) -> TableRow:
        """Raises `Refused` if there is no such table."""
        return await self.database.read(lambda db: table_with_seats(db, table_id))

    async def tables(self, *which: ColumnElement[bool], most: int = 50) -> list[TableRow]:
        """The newest tables of a kind, with their seats and results, and without what only a match needs."""
        query = select(*_LISTED).where(*which).order_by(tables.c.created.desc()).limit(most)
        return await self.database.read(lambda db: with_seats(db, db.execute(query).all()))

    async def tables_of(self, guest: str) -> list[TableRow]:
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        return await self.tables(or_(tables.c.id.in_(mine), (tables.c.host == guest) & (tables.c.state == "open")))

    async def codes_of(self, guest: str | None, token: str | None) -> set[str]:
        """The tables at which a guest, or a token of which this is the hash, has a seat, or that the guest opened."""
        queries = [select(seats.c.table_id).where(seats.c.token == token)] if token is not None else []
        if guest is not None:
            queries.append(select(seats.c.table_id).where(seats.c.guest == guest))
            queries.append(select(tables.c.id).where(tables.c.host == guest))
        return await self.database.read(lambda db: set(db.scalars(union(*queries)))) if queries else set()

    async def add_table(self, row: TableRow, given: Sequence[AnswerRow] = ()) -> None:
        """A new table; one whose match does not begin at the beginning has its answers so far."""

        def work(db: Connection) -> None:
            _add_table(db, row)
            if given:
                db.execute(answers.insert(), [answer_values(row.id, each) for each in given])

        await self.database.write(work)

    async def add_rematch(self, row: TableRow, of: str) -> bool:
        """False if there is one already; nothing has changed then."""

        def work(db: Connection) -> bool:
            linked = update(tables).where(tables.c.id == of, tables.c.rematch.is_(None)).values(rematch=row.id)
            if db.execute(linked).rowcount != 1:
                return False
            _add_table(db, row)
            return True

        return await self.database.write(work)

    async def sit(self, table_id: str, seat: Seat, guest: str) -> bool:
        return await self._make_up(table_id, seat, *FREE, guest=guest)

    async def sit_by_token(self, table_id: str, seat: Seat, token: str, program: str) -> bool:
        return await self._make_up(table_id, seat, *FREE, token=token, program=program)

    async def set_bot(self, table_id: str, seat: Seat, level: str | None) -> bool:
        """A bot for a seat that no player has; none: the seat is empty again."""
        unplayed = (seats.c.guest.is_(None), seats.c.token.is_(None))
        return await self._make_up(table_id, seat, *unplayed, bot=level)

    async def set_entropy(self, table_id: str, seat: Seat, guest: str, entropy: str | None) -> bool:
        return await self._seat(table_id, seat, seats.c.guest == guest, entropy=entropy)

    async def add_token(self, table_id: str, seat: Seat, guest: str, token: str) -> bool:
        """Another way to hold a seat that one has."""
        return await self._seat(table_id, seat, seats.c.guest == guest, state=("open", "playing"), token=token)

    async def stand_up(self, table_id: str, seat: Seat, guest: str) -> bool:
        return await self._make_up(table_id, seat, seats.c.guest == guest, guest=None, token=None)

    async def _seat(
        self, table_id: str, seat: Seat, *when: ColumnElement[bool], state: Sequence[str] = ("open",), **values: Any
    ) -> bool:
        return await self.database.write(lambda db: self._set(db, table_id, seat, *when, state=state, **values))

    async def _make_up(self, table_id: str, seat: Seat, *when: ColumnElement[bool], **values: Any) -> bool:
        """Change who is at a table, and commit to a new seed in the same transaction.

        Whoever chose the seed, or added words to it, did so for a match with others: both go.
        """

        def work(db: Connection) -> bool:
            if not self._set(db, table_id, seat, *when, **values):
                return False
            db.execute(update(tables).where(tables.c.id == table_id).values(seed=fresh_seed()))
            db.execute(update(seats).where(seats.c.table_id == table_id).values(entropy=None))
            return True

        return await self.database.write(work)

    def _set(
        self,
        db: Connection,
        table_id: str,
        seat: Seat,
        *when: ColumnElement[bool],
        state: Sequence[str] = ("open",),
        **values: Any,
    ) -> bool:
        if self._lock(db, table_id) not in state:
            return False
        this = (seats.c.table_id == table_id, seats.c.seat == seat)
        return db.execute(update(seats).where(*this, *when).values(**values)).rowcount == 1

    async def sweep(self, before: float) -> list[str]:
        """Delete the tables that were opened before a moment and never started; gives their codes."""
        old = (tables.c.state == "open", tables.c.created < before)
        work = delete(tables).where(*old).returning(tables.c.id)
        return await self.database.write(lambda db: list(db.scalars(work)))

    async def start(self, table_id: str, begun: Callable[[TableRow], TableRow]) -> bool:
        """Begin the match of an open table. `begun` is given the table as it is at that moment, and may refuse."""

        def work(db: Connection) -> bool:
            if self._lock(db, table_id) != "open":
                return False
            row = begun(table_with_seats(db, table_id))
            values = {"state": row.state, "header": _header(row), "started": row.started}
            return db.execute(update(tables).where(tables.c.id == table_id).values(**values)).rowcount == 1

        return await self.database.write(work)

    async def set_host(self, table_id: str, guest: str | None) -> None:
        """Another host, or, with nobody left, no table any more."""
        this = (tables.c.id == table_id, tables.c.state == "open")
        work = delete(tables).where(*this) if guest is None else update(tables).where(*this).values(host=guest)
        await self.database.write(lambda db: db.execute(work))

    def _lock(self, db: Connection, table_id: str) -> str | None:
        """The state of a table, which stays as it is until the transaction ends."""
        query = select(tables.c.state).where(tables.c.id == table_id)
        state: str | None = db.scalar(query if self.database.sqlite else query.with_for_update())
        return state

    # Matches

    async def match(self, table_id: str, since: int = 0) -> MatchRow:
        """A table, and the answers of its match from a step on; raises `Refused` if there is no such table."""
        return await self._reader.match(table_id, since)

    async def is_current(self) -> bool:
        """Can the database be read, and is it of this version, or of a newer one?"""
        return await self.database.read(migrations.is_current)

    async def is_well(self) -> bool:
        return await self.database.read(lambda db: db.scalar(select(func.count()).select_from(house))) is not None


def _add_table(db: Connection, row: TableRow) -> None:
    values = msgspec.structs.asdict(row)
    sitting, cards = values.pop("seats"), values.pop("cards")
    del values["result"]
    values["options"] = msgspec.json.encode(row.options).decode()
    values["header"] = _header(row)
    values["continues"] = None if row.continues is None else msgspec.json.encode(row.continues).decode()
    db.execute(tables.insert().values(**values, cards_name=cards.name, cards_digest=cards.digest))
    db.execute(seats.insert(), [_seat_values(row.id, place, each) for place, each in enumerate(sitting)])


def _header(row: TableRow) -> str | None:
    return None if row.header is None else encode_line(row.header).decode()


def _seat_values(table_id: str, place: int, row: SeatRow) -> dict[str, Any]:
    program = row.name if row.guest is None and row.token is not None else None
    who = {"guest": row.guest, "program": program, "token": row.token, "bot": row.bot, "gone": row.gone}
    return {"table_id": table_id, "seat": row.seat, "place": place, "entropy": row.entropy, **who}
