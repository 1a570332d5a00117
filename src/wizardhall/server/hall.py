"""The hall: all tables that somebody is at, and what they share."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from multiprocessing.process import BaseProcess
from typing import Any, Final

from wizardhall.core.errors import HallError
from wizardhall.match import Match
from wizardhall.server import metrics
from wizardhall.server.errors import Refused, status_of
from wizardhall.server.http.cookies import Cookies
from wizardhall.server.http.limits import Limits
from wizardhall.server.live.broadcast import Broadcast, Nudge
from wizardhall.server.live.live_match import TableContext
from wizardhall.server.live.presence import HEARTBEAT
from wizardhall.server.live.runner import Services, TableRunner
from wizardhall.server.live.table import LiveTable
from wizardhall.server.monitor import monitor
from wizardhall.server.protocol import Error
from wizardhall.server.settings import Settings
from wizardhall.server.steady_time import early_now
from wizardhall.server.storage.repository import Repository
from wizardhall.server.workers import warmup
from wizardhall.server.workers.analysis_queue import AnalysisQueue
from wizardhall.server.workers.bot_pool import BotPool
from wizardhall.server.workers.memory import Reclaimer
from wizardhall.server.workers.rules_pool import CostlySet, RulesPool

__all__ = ["Hall"]

SOON: Final = 2.0
"""Seconds for which a match that is over stays in memory when nobody looks at it any more."""
RETRY: Final = 1.0
"""Seconds after which clients of a hall that closes should try again."""
DEAF: Final = 2.0
"""Seconds after which tables are read again while Redis is away."""

log = logging.getLogger("wizardhall")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.repository = Repository(settings.database)
        self.broadcast = Broadcast(settings.redis, self._heard, self._missed)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_time, settings.bot_memory, metrics.BOTS.observe)
        self.rules_pool = RulesPool(settings.rules_workers, settings.rules_time, settings.rules_memory)
        self.analysis_queue = AnalysisQueue(settings.analysis_time, settings.bot_memory)
        self.limits = Limits(settings)
        self.tables: dict[str, TableRunner] = {}
        """The tables that are in memory."""
        self.draining = False
        """Shall no new visitors be sent here, because the hall will close soon?"""
        self.closing = False
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._cookies: Cookies | None = None
        self._warmup: BaseProcess | None = None
        self._reclaimer = Reclaimer()
        self._services = Services(
            settings, self.repository, self.broadcast, self.bot_pool, self.rules_pool, self.spawn, self.give_up
        )
        self._context = TableContext(
            rates=settings.clocks,
            grace=settings.grace,
            now=time.time,
            steady=time.monotonic,
            in_touch=lambda: self.broadcast.in_touch,
        )

    @property
    def cookies(self) -> Cookies:
        assert self._cookies is not None, "the hall is not open"
        return self._cookies

    async def open(self) -> None:
        await self.repository.open()
        secret = self.settings.secret or await self.repository.secret(secrets.token_hex(32))
        self._cookies = Cookies(secret)
        await self.broadcast.open()
        if self.settings.warmup:
            self._warmup = warmup.start()
        self.spawn(self._keep_house())
        self.spawn(monitor(self))
        if not self.broadcast.alone:
            self.spawn(self._keep_up())

    async def drain(self) -> None:
        """Say that the hall will close, and serve on for a while: a load balancer sends nobody here any more."""
        self.draining = True
        await asyncio.sleep(self.settings.drain)

    def say_goodbye(self) -> None:
        """Tell all clients to come back in a moment."""
        self.closing = True
        for runner in self.tables.values():
            runner.close()
            for connection in runner.connections.values():
                connection.close("restart", retry=RETRY)

    async def close(self) -> None:
        """Store what is on its way, and end everything."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        notes = (runner.note_time() for runner in self.tables.values() if runner.has_clocks)
        await asyncio.gather(*notes, return_exceptions=True)
        await self.broadcast.close()
        await self.limits.close()
        await self.repository.close()
        await self.bot_pool.close()
        await self.rules_pool.close()
        await self.analysis_queue.close()
        if self._warmup is not None:
            await asyncio.to_thread(warmup.stop, self._warmup)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run on its own; if it fails, the log says so."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed", exc_info=task.exception())

    async def table(self, table_id: str) -> TableRunner:
        """A table in memory, read from the database if need be; raises `Refused` if there is no such table."""
        while table_id not in self.tables:  # it may be let go again while we wait
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        return self.tables[table_id]

    async def whole_match(self, table_id: str) -> Match:
        """The match of a table that has begun, up to what the database has; raises `Refused`."""
        runner = await self.table(table_id)
        await runner.catch_up()
        if runner.table.match is None:
            raise Refused(409, "server-error-not-begun")
        return runner.table.match

    async def _load(self, table_id: str) -> None:
        try:
            stored = await self.repository.match(table_id)
            runner = TableRunner(LiveTable(stored.table, self._context), self._services)
            await runner.open(stored)
            self.tables[table_id] = runner
            self.broadcast.publish(table_id, "who")
        finally:
            del self._loading[table_id]

    async def changed(self, table_id: str) -> None:
        """The lobby has changed a table: tell those at it, here and elsewhere."""
        await self._refresh(table_id, 0.0)
        self.broadcast.publish(table_id, "table")

    async def _refresh(self, table_id: str, delay: float | None = None) -> None:
        """Read a table again; one that is just being read may have been read too early."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
        runner = self.tables.get(table_id)
        if runner is None:
            return
        try:
            await runner.refresh(self.settings.takeover if delay is None else delay)
        except CostlySet:  # those at the table have been told
            if delay is not None:
                raise
        except Refused as error:
            if error.status != 404:
                raise
            self._send_away(table_id)

    def close_table(self, table_id: str) -> None:
        """There is no such table any more: tell those at it, here and elsewhere."""
        self._send_away(table_id)
        self.broadcast.publish(table_id, "table")

    def _send_away(self, table_id: str) -> None:
        runner = self.tables.pop(table_id, None)
        if runner is not None:
            for connection in runner.connections.values():
                connection.close("closed", code=4404)

    def give_up(self, table_id: str, error: HallError) -> None:
        """A table cannot be played on: tell those at it why, and forget it here. Whoever comes next tries again."""
        runner = self.tables.pop(table_id, None)
        if runner is not None:
            runner.close()
            for connection in runner.connections.values():
                connection.send(Error(None, error.message, error.in_language(connection.language)))
                connection.close(error.message, code=4000 + status_of(error))

    def _heard(self, nudge: Nudge) -> None:
        if nudge.about == "missed":
            self._missed()
            return
        runner = self.tables.get(nudge.table)
        if nudge.about in ("match", "table"):
            if nudge.table in self._loading or (runner is not None and not runner.nudged):
                self.spawn(self._refresh(nudge.table))
            if runner is not None:
                runner.nudged = True
            return
        if runner is None:
            return
        if nudge.about == "who":
            runner.say_who_is_here()
            if runner.has_clocks:
                self.spawn(runner.note_time())
        else:
            runner.heard(nudge.node, nudge.seats)

    def _missed(self) -> None:
        """Nudges may have been lost."""
        for table_id, runner in self.tables.items():
            runner.missed_something()
            self.spawn(self._refresh(table_id))

    async def _keep_house(self) -> None:
        """Again and again: clear away what nobody needs, and tell other nodes who is here."""
        while True:
            await asyncio.sleep(min(HEARTBEAT, self.settings.idle, self.settings.unstarted))
            try:
                for table_id in await self.repository.sweep(early_now() - self.settings.unstarted):
                    self.close_table(table_id)
            except Exception:
                log.exception("old tables could not be taken away")
            self._let_go()

    async def _keep_up(self) -> None:
        """While no other node can be heard: look for what they have done."""
        while True:
            await asyncio.sleep(DEAF)
            if self.broadcast.in_touch:
                continue
            for table_id in [table_id for table_id, runner in self.tables.items() if runner.connections]:
                try:
                    await self._refresh(table_id)
                except Exception:
                    log.exception("table %s could not be read", table_id)

    def _let_go(self) -> None:
        """Forget matches that nobody looks at, and addresses that ask for nothing."""
        for runner in list(self.tables.values()):
            runner.say_who_is_here()
            self._let_go_if_unused(runner)
        self.limits.forget_the_calm()
        self._reclaimer.reclaim()

    def has_been_left(self, runner: TableRunner) -> None:
        """Somebody has left a table. What is over need not wait for the next round of the house."""
        if runner.over and not runner.connections:
            asyncio.get_running_loop().call_later(self._patience(runner), self._let_go_if_unused, runner)

    def _let_go_if_unused(self, runner: TableRunner) -> None:
        table_id = runner.table.row.id
        if self.tables.get(table_id) is runner and runner.unused_for(self._patience(runner)):
            runner.close()
            del self.tables[table_id]
            if runner.has_clocks:
                self.spawn(runner.note_time())

    def _patience(self, runner: TableRunner) -> float:
        return min(SOON, self.settings.idle) if runner.over else self.settings.idle

    async def wait_until_told(self) -> None:
        """Give the goodbyes a moment to go out."""
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(2):
                while any(runner.connections for runner in self.tables.values()):
                    await asyncio.sleep(0.01)
