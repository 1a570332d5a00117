"""Does what a table decides: stores first, then acknowledges, then tells, then publishes.

The table's lock is held from the first to the last, so what was validated is what is stored.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import msgspec

from wizardhall.core.errors import HallError, WrongAsk
from wizardhall.match import OpenAsk
from wizardhall.match.record import LockedAnswer
from wizardhall.server.errors import Refused, Unavailable
from wizardhall.server.live import commands
from wizardhall.server.live.broadcast import Broadcast
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.effects import AnswerByChance, AskBot, Dismiss, Effect, Publish, Send, Store, WakeIn
from wizardhall.server.live.sandbox import SandboxedGame, answers_after, answers_to
from wizardhall.server.live.table import AGAIN, LiveTable
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.settings import Settings
from wizardhall.server.storage.models import MatchRow
from wizardhall.server.storage.repository import Repository
from wizardhall.server.storage.writer import Act, ByToken, EndMatch, KeepAnswer
from wizardhall.server.workers.bot_pool import BotPool
from wizardhall.server.workers.rules_pool import CostlySet, RulesPool

__all__ = ["Services", "TableRunner"]

TRIES: Final = 10
"""How often somebody who resigns is tried to be heard while the match goes on at other nodes."""

log = logging.getLogger("wizardhall")


class Services(msgspec.Struct, frozen=True):
    """What the tables of a hall share."""

    settings: Settings
    repository: Repository
    broadcast: Broadcast
    bot_pool: BotPool
    rules_pool: RulesPool
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    give_up: Callable[[str, HallError], None]
    """Closes a table that cannot be played on."""


def _holds(visitor: Visitor | None, command: commands.Command) -> bool:
    return visitor is not None and visitor.seat == command.seat


class TableRunner:
    def __init__(self, table: LiveTable, services: Services) -> None:
        self.table = table
        self.connections: dict[Visitor, Connection] = {}
        self._services = services
        self._writer = services.repository.writer
        self._lock = asyncio.Lock()
        self._stale = True
        """Is there something in the database that the table may not know?"""
        self.nudged = False
        """Will what another node has done be read soon? Then one that nudges again has nothing to add."""
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._idle_since = time.monotonic()

    async def open(self, stored: MatchRow) -> None:
        """Bring the table to where the database is."""
        self._carry_out(await self._follow(stored))
        await self._store_end()

    # Commands

    async def do(
        self,
        command: commands.Command,
        visitor: Visitor | None = None,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> None:
        """Do what a visitor, or the hall itself, wants; raises `HallError`, and then it has changed nothing."""
        async with self._lock:
            if self._may_be_behind or (isinstance(command, commands.TimeIsUp) and not self._services.broadcast.alone):
                await self._synchronise()
            job = await self._stored(command, visitor)
            if job is None:
                return
            acknowledge()
            self._carry_out([Publish("match")])
            try:
                self._carry_out(await self._settle(job))
                await self._go_on()
            except Exception as error:  # it is stored, and acknowledged; the rest can wait
                if not isinstance(error, Unavailable):
                    log.exception("table %s: what is stored could not be read", self.table.row.id)
                self._services.spawn(self._catch_up_later())
            if isinstance(command, commands.Resign):
                self._carry_out([Publish("table")])

    async def _stored(self, command: commands.Command, visitor: Visitor | None) -> Act | None:
        """What was stored for a command; none if it is void. Raises `HallError` if nothing was."""
        tries = TRIES if isinstance(command, commands.Resign) else 1  # however far the match has gone on, they resign
        while store := await self._decide(command, visitor):
            if isinstance(store.job, KeepAnswer):
                await self._fetch_after(store.job)
            self._stale = True
            token = None if visitor is None else visitor.token
            if await self._writer.do(store.job if token is None else ByToken(store.job, command.seat, token)):
                return store.job
            await self._synchronise()
            if token is not None and not _holds(visitor, command):
                raise Refused(403, "server-error-token")
            tries -= 1
            if not tries:
                raise store.refusal
        return None

    @property
    def _may_be_behind(self) -> bool:
        """May the database have something that we do not know of?"""
        return self._stale or not self._services.broadcast.in_touch

    async def catch_up(self) -> None:
        """Come to where the database is, for whoever asks for the whole of a match."""
        async with self._lock:
            if self._may_be_behind or not self._services.broadcast.alone:
                await self._synchronise()
                await self._go_on()

    async def _catch_up_later(self) -> None:
        """Again and again, until the database lets itself be read, and takes the end of a match."""
        while not self._closed:
            await asyncio.sleep(AGAIN)
            try:
                async with self._lock:
                    await self._synchronise()
                    await self._go_on()
                return
            except Unavailable:
                log.debug("table %s: the database is still away", self.table.row.id)
            except HallError:
                raise
            except Exception:
                log.exception("table %s: what is stored could not be read", self.table.row.id)

    async def _decide(self, command: commands.Command, visitor: Visitor | None) -> Store | None:
        try:
            return self.table.decide(command, visitor)
        except WrongAsk:
            if self._services.broadcast.alone:
                raise
            await self._synchronise()  # another node may have opened what is asked for
            return self.table.decide(command, visitor)

    async def _settle(self, job: Act) -> list[Effect]:
        """Let what is stored count. Where another node may have changed what we think is so, the database knows."""
        if isinstance(job, KeepAnswer | EndMatch) and self._services.broadcast.alone:
            self._stale = False
            return self.table.apply(job)
        return await self._follow(await self._read())

    async def refresh(self, delay: float) -> None:
        """Read again what another node, or the lobby, has changed, and tell the visitors."""
        async with self._lock:
            self.nudged = False
            try:
                await self._synchronise()
                await self._go_on(delay)
            except Exception as error:
                if isinstance(error, HallError) and not isinstance(error, Unavailable):
                    raise
                if not isinstance(error, Unavailable):
                    log.exception("table %s: what is stored could not be read", self.table.row.id)
                self._stale = True
                self._services.spawn(self._catch_up_later())

    async def _go_on(self, delay: float = 0.0) -> None:
        await self._store_end()
        self._carry_out(self.table.look(delay))

    async def _store_end(self) -> None:
        end = self.table.unstored_end()
        if end is not None:
            if await self._writer.do(end):
                self._carry_out(self.table.apply(end))
            else:  # another node was faster
                await self._synchronise()

    async def _synchronise(self) -> None:
        self._carry_out(await self._follow(await self._read()))

    async def _read(self) -> MatchRow:
        match = self.table.match
        return await self._services.repository.match(self.table.row.id, 0 if match is None else match.step)

    async def _follow(self, stored: MatchRow) -> list[Effect]:
        await self._fetch_to(stored)
        effects = self.table.follow(stored)
        self._stale = False
        return effects

    async def _fetch_after(self, job: KeepAnswer) -> None:
        sandbox, match = self.table.sandbox, self.table.match
        if sandbox is not None and match is not None:
            await self._fetch(sandbox, answers_after(match, job.row.locked))

    async def _fetch_to(self, stored: MatchRow) -> None:
        if stored.table.cards_text is None or stored.table.header is None:
            return
        if self.table.sandbox is None or self.table.match is None:
            self.table.sandbox = SandboxedGame(stored.table)
        await self._fetch(self.table.sandbox, answers_to(self.table.match, stored))

    async def _fetch(self, sandbox: SandboxedGame, answers: list[LockedAnswer] | None) -> None:
        """Let the rules of a stranger's set run elsewhere, as far as these answers lead; raises `CostlySet`."""
        if answers is None:
            return
        try:
            eyes = {visitor.eyes for visitor in self.table.visitors}
            await sandbox.fetch(self._services.rules_pool, answers, eyes)
        except CostlySet as error:
            # whoever has given the answer is told first that it does not count
            asyncio.get_running_loop().call_soon(self._services.give_up, self.table.row.id, error)
            raise

    # Who comes and goes

    async def enter(self, connection: Connection) -> None:
        """Let somebody in, and not while an answer is being stored: what stood in for them may have given it."""
        async with self._lock:
            if self._may_be_behind:
                await self._synchronise()
            effects = self.table.enter(connection.visitor)
            self.connections[connection.visitor] = connection
            self._carry_out(effects)

    def leave(self, connection: Connection) -> None:
        del self.connections[connection.visitor]
        self._idle_since = time.monotonic()
        self._carry_out(self.table.leave(connection.visitor))

    def heard(self, node: str, seats: tuple[Any, ...]) -> None:
        self._carry_out(self.table.heard(node, seats))

    def say_who_is_here(self) -> None:
        """Tell the other nodes, if somebody is."""
        here = self.table.presence.local()
        if here:
            self._carry_out([Publish("here", here)])

    def missed_something(self) -> None:
        """Nobody is held to have been away while we could not know."""
        self.table.presence.reset()
        self._carry_out([Publish("here", self.table.presence.local()), Publish("who")])

    @property
    def over(self) -> bool:
        """Is there a match whose end is stored?"""
        return self.table.row.state == "over"

    @property
    def has_clocks(self) -> bool:
        return self.table.live is not None and self.table.live.clocks is not None

    async def note_time(self) -> None:
        """Store what the clocks say, and let other nodes read it."""
        note = self.table.time_spent()
        if note is not None and await self._writer.do(note):
            self._carry_out([Publish("match")])

    def unused_for(self, seconds: float) -> bool:
        used = self.connections or self.table.busy or self._lock.locked()
        return not used and time.monotonic() - self._idle_since >= seconds

    def close(self) -> None:
        self._closed = True
        self._wake_in(None)

    # Effects

    def _carry_out(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case Send(to=to, message=message):
                    self.connections[to].send_encoded(message)
                case Dismiss(visitor=visitor):
                    self.connections[visitor].close("token", code=4403)
                case Publish(about=about, seats=seats):
                    self._services.broadcast.publish(self.table.row.id, about, seats)
                case AskBot():
                    self._services.spawn(self._ask_bot(effect))
                case AnswerByChance():
                    self._services.spawn(self._answer_by_chance(effect))
                case WakeIn(seconds=seconds):
                    self._wake_in(seconds)

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._carry_out(self.table.look())

    async def _ask_bot(self, wanted: AskBot) -> None:
        asked, begin = wanted.asked, time.monotonic()
        try:
            await asyncio.sleep(wanted.delay)
            answer = await self._services.bot_pool.answer(wanted.task)
            await asyncio.sleep(max(0.0, self._services.settings.bot_delay - (time.monotonic() - begin)))
            await self._offer(commands.BotAnswer(asked.seat, asked.id, answer))
        finally:
            self._decided(asked)

    async def _answer_by_chance(self, wanted: AnswerByChance) -> None:
        asked = wanted.asked
        try:
            await asyncio.sleep(wanted.delay)
            await self._offer(commands.TimeIsUp(asked.seat, asked.id, wanted.answer))
        finally:
            self._decided(asked)

    async def _offer(self, command: commands.Command) -> None:
        try:
            await self.do(command)
        except HallError as error:  # its player, or another node, was faster
            log.debug("table %s: %s", self.table.row.id, error)

    def _decided(self, asked: OpenAsk) -> None:
        self._carry_out(self.table.decided(asked))
