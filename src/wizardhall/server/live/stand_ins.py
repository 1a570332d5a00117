"""Who answers when no person does: the bots of a table, stand-ins for those who left, chance when time is up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from wizardhall.core.dice import HashDice
from wizardhall.core.errors import HallError
from wizardhall.core.seats import Seat
from wizardhall.match import OpenAsk
from wizardhall.match.fairness import bot_key
from wizardhall.server.catalog import USUAL
from wizardhall.server.workers.bot_pool import BotTask

if TYPE_CHECKING:
    from wizardhall.server.live.room import Room

__all__ = ["StandIns"]

AGAIN: Final = 1.0
"""Seconds after which a decision that was not made is looked at again: the database failed, a seat was given back."""

log = logging.getLogger("wizardhall")


class StandIns:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self.standing: frozenset[Seat] = frozenset()
        """Seats whose players are away, and for which a bot answers."""
        self._thinking: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def look(self, delay: float = 0.0, came: bool = False) -> None:
        """Something has changed: let answer who must, and look again when the next time is up."""
        self._cancel()
        match = self._room.match
        if match is None or match.result is not None:
            self.standing = frozenset()
            return
        standing = frozenset(seat for seat in match.players if self._stands_in(seat))
        if standing != self.standing:
            self.standing = standing
            self._room.telling.table()
        opened = match.open
        for seat, ask in opened.items():
            level = self._level(seat)
            if level is not None and ask.id not in self._thinking:
                self._thinking.add(ask.id)
                self._room.hall.spawn(self._make(ask, partial(self._think, ask, level, delay)))
        clocks, now = self._room.clocks, time.time()
        if clocks is not None:
            for ask in (opened[seat] for seat in clocks.expired(tuple(opened), now)):
                if ask.id not in self._thinking:
                    self._thinking.add(ask.id)
                    self._room.hall.spawn(self._make(ask, partial(self._time_is_up, ask, delay)))
        self._set_timer(tuple(opened), now, came)

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def close(self) -> None:
        self._cancel()

    def _stands_in(self, seat: Seat) -> bool:
        """Is somebody away for too long while somebody else is waiting?"""
        room = self._room
        row = room.row.seat(seat)
        if room.row.away != "bot" or not row.played or row.gone or not room.hall.broadcast.in_touch:
            return False
        waiting = any(room.presence.here(each.seat) for each in room.row.seats if each.played and each.seat != seat)
        return waiting and room.presence.away_for(seat) >= room.hall.settings.grace

    def _level(self, seat: Seat) -> str | None:
        row = self._room.row.seat(seat)
        return row.bot or (USUAL if row.gone or seat in self.standing else None)

    async def _make(self, asked: OpenAsk, decision: Callable[[], Awaitable[None]]) -> None:
        """Make a decision; if it is still open then, look again in a while."""
        try:
            await decision()
        finally:
            self._thinking.discard(asked.id)
            match = self._room.match
            opened = None if match is None else match.open.get(asked.seat)
            if opened is not None and opened.id == asked.id and not self._room.hall.closing:
                self._look_in(AGAIN)

    async def _think(self, asked: OpenAsk, level: str, delay: float) -> None:
        room, match = self._room, self._room.match
        assert match is not None
        key = bot_key(match.record.header.seed, asked.id)
        thought = BotTask(level, room.row.game, room.row.cards_text, match.view(asked.seat), asked.ask, key)
        begin = time.monotonic()
        await asyncio.sleep(delay)
        answer = await room.hall.bot_pool.answer(thought)
        await asyncio.sleep(max(0.0, room.hall.settings.bot_delay - (time.monotonic() - begin)))
        await self._answer(asked, answer, lambda: self._level(asked.seat) is not None)

    async def _time_is_up(self, asked: OpenAsk, delay: float) -> None:
        match = self._room.match
        assert match is not None
        dice = HashDice(bot_key(match.record.header.seed, asked.id))
        await asyncio.sleep(delay)
        await self._answer(asked, asked.ask.random(dice), lambda: self._is_late(asked.seat))

    def _is_late(self, seat: Seat) -> bool:
        clocks = self._room.clocks
        return clocks is not None and bool(clocks.expired((seat,), time.time()))

    async def _answer(self, asked: OpenAsk, answer: object, wanted: Callable[[], bool]) -> None:
        """Answer if that is still wanted: a player who is back decides for themselves."""
        try:
            await self._room.answer(asked.seat, asked.id, answer, wanted=wanted)
        except HallError as error:  # its player, or another node, was faster
            log.debug("table %s: %s", self._room.row.id, error)

    def _set_timer(self, waiting: tuple[Seat, ...], now: float, came: bool) -> None:
        room = self._room
        times = [room.clocks.next_expiry(waiting, now)] if room.clocks is not None else []
        if room.row.away == "bot":
            away = [
                room.hall.settings.grace - room.presence.away_for(row.seat)
                for row in room.row.seats
                if row.played and not row.gone and row.seat not in self.standing and not room.presence.here(row.seat)
            ]
            times += [seconds for seconds in away if seconds > 0]
        due = [seconds for seconds in times if seconds is not None]
        if due and (came or room.connections):
            self._look_in(max(0.01, min(due)))

    def _look_in(self, seconds: float) -> None:
        self._cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
