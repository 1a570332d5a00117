"""A table that somebody is at: its match in memory, and who is connected to it.

Every change goes the same way: validate, store, let it count, acknowledge, tell everybody. The lock of the room is
held from the first to the last, so what is validated is what is stored.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from wizardhall.core.errors import WrongAsk
from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.match import FrameRecorder, Match
from wizardhall.match.live import RESIGNED
from wizardhall.server.errors import Refused
from wizardhall.server.live.clocks import Clocks
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.outbox import Telling
from wizardhall.server.live.presence import Presence
from wizardhall.server.live.rebuild_match import follow, restored
from wizardhall.server.live.stand_ins import StandIns
from wizardhall.server.storage.models import AnswerRow, MatchRow, ResultRow, TableRow
from wizardhall.server.storage.writer import End, Forget, Keep

if TYPE_CHECKING:
    from wizardhall.server.hall import Hall

__all__ = ["Room"]


class Room:
    def __init__(self, hall: "Hall", row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.recorder = FrameRecorder()
        self.presence = Presence()
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.telling = Telling(self)
        self.stand_ins = StandIns(self)
        self._told = row
        """The table as those here were last told of it."""
        self._stale = True
        """Is there something in the database that this match may not know?"""

    # What players do

    async def answer(
        self,
        seat: Seat,
        ask_id: str,
        answer: object,
        done: Callable[[], None] = lambda: None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Lock an answer; raises `HallError`, and then nothing has changed. Nor if it is not `wanted` any more."""
        async with self.lock:
            match = await self._running()
            if not wanted():
                return
            try:
                locked = match.lock(seat, ask_id, answer)
            except WrongAsk:
                if self.hall.broadcast.alone:
                    raise
                await self._catch_up_and_tell()
                locked = match.lock(seat, ask_id, answer)
            now = time.time()
            row = AnswerRow(locked, now, round(self.clocks.spent(seat, now), 3) if self.clocks else 0.0)
            self._stale = True
            if not await self.hall.repository.writer.do(Keep(self.row.id, row)):
                await self._catch_up_and_tell()
                raise WrongAsk("match-error-repeated", ask=ask_id)
            if self.hall.broadcast.alone:
                self._stale = False
                self.take(row)
            else:  # another node may have taken back what we think is locked: the database knows
                await self._catch_up()
            done()
            await self._went_on()

    async def take_back(self, seat: Seat, ask_id: str, done: Callable[[], None]) -> None:
        async with self.lock:
            match = await self._running()
            if match.locked.get(seat) != ask_id:
                match.take_back(seat, ask_id)  # raises, and says why
            asked = len(match.locked) + len(match.open)
            self._stale = True
            if not await self.hall.repository.writer.do(Forget(self.row.id, match.step, seat, asked, time.time())):
                await self._catch_up_and_tell()
                raise WrongAsk("match-error-not-locked", ask=ask_id)
            await self._catch_up()
            done()
            await self._went_on()

    async def resign(self, seat: Seat, done: Callable[[], None]) -> None:
        """With two seats the match ends; with more a bot plays the seat to the end."""
        async with self.lock:
            match = await self._running()
            if len(self.row.seats) == 2:
                await self._end_by_resignation(match, seat)
            else:
                await self.hall.repository.give_up(self.row.id, seat)
                self.row = await self.hall.repository.table(self.row.id)
            done()
            await self._went_on()
            self.hall.broadcast.publish(self.row.id, "table")

    async def _end_by_resignation(self, match: Match, seat: Seat) -> None:
        winners = tuple(row.seat for row in self.row.seats if row.seat != seat)
        result = ResultRow(Result(winners, RESIGNED), seat, match.step)
        self._stale = True
        if match.result is not None or not await self.hall.repository.writer.do(End(self.row.id, result)):
            await self._catch_up_and_tell()
            raise WrongAsk("match-error-over")
        self._stale = False
        match.resign(seat)
        self._over(result)

    async def _running(self) -> Match:
        if self._stale:
            await self._catch_up_and_tell()
        if self.match is None:
            raise Refused(409, "server-error-not-begun")
        return self.match

    # How the match goes on

    def take(self, row: AnswerRow) -> None:
        """Let a stored answer count."""
        match = self.match
        assert match is not None
        step = match.step
        if self.clocks is not None:
            self.clocks.answered(row)
        match.take(row.locked)
        if self.clocks is not None and match.step != step:
            self.clocks.next_step(row.at)

    async def _went_on(self) -> None:
        """After what this node has done: tell those here, the other nodes, and the bots."""
        self._tell()
        self.hall.broadcast.publish(self.row.id, "match")
        await self._after()

    async def _after(self, delay: float = 0.0) -> None:
        if await self.end_if_over():
            self._tell_of_the_table()
        self.stand_ins.look(delay)

    def _tell(self) -> None:
        """Tell those here all that is new: that the match begins, what has happened, that it is over."""
        if self._told.header is None and self.row.header is not None:
            self._tell_of_the_table()
        self.telling.happened()
        if self.row != self._told:
            self._tell_of_the_table()

    def _tell_of_the_table(self) -> None:
        self.telling.table()
        self._told = self.row

    async def end_if_over(self) -> bool:
        """Store the end of a match that its last answer has ended.

        A hall that was stopped between the two finds it when the match is next looked at.
        """
        if self.match is None or self.match.result is None or self.row.state == "over":
            return False
        result = ResultRow(self.match.result, None, self.match.step)
        await self.hall.repository.writer.do(End(self.row.id, result))
        self._over(result)
        return True

    def _over(self, result: ResultRow) -> None:
        self.row = msgspec.structs.replace(self.row, state="over", result=result)

    # What other nodes have done

    async def refresh(self, delay: float | None = None) -> None:
        """Read again what another node, or the lobby, has changed, and tell those here."""
        async with self.lock:
            await self._catch_up_and_tell()
            await self._after(self.hall.settings.takeover if delay is None else delay)

    async def _catch_up(self) -> None:
        since = 0 if self.match is None else self.match.step
        self.restore(await self.hall.repository.match(self.row.id, since))

    def restore(self, stored: MatchRow) -> None:
        """Bring the table and its match to where the database is."""
        self.row = stored.table
        self.telling.new_seats()
        if self.row.header is not None:
            if self.match is None:
                self.telling.open_eyes()  # who is here sees the match begin, event by event
                restored(self, stored)
            else:
                follow(self, stored)
        self._stale = False

    async def _catch_up_and_tell(self) -> None:
        await self._catch_up()
        self._tell()

    # Who comes and goes

    async def enter(self, connection: Connection) -> None:
        """Let somebody in, and not while an answer is being stored: what stood in for them may have given it."""
        async with self.lock:
            self._let_in(connection)

    def _let_in(self, connection: Connection) -> None:
        self.telling.seat(connection)
        came = connection.seat is not None and self.presence.come(connection.seat)
        self.stand_ins.look(came=True)
        self.connections.add(connection)
        self.telling.welcome(connection)
        if came:
            self.telling.table(but=connection)
            self.hall.broadcast.publish(self.row.id, "here", self.presence.local())
        self.hall.broadcast.publish(self.row.id, "who")

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.telling.close_eyes()
        self.idle_since = time.monotonic()
        if connection.seat is not None and self.presence.go(connection.seat):
            self.stand_ins.look()
            self.telling.table()
            self.hall.broadcast.publish(self.row.id, "here", self.presence.local())
