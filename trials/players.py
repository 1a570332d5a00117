"""Players who answer at random, remember all that they were told, and come back whatever happens to the hall.

A player needs only asks, events, locks and acknowledgements of what the hall sends. It answers each try differently, so
that the record shows which of its answers was kept.
"""

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from trials.halls import PATIENCE
from trials.notes import Findings, Notes, check
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.match import OpenAsk, Record

__all__ = ["Crowd", "Heard"]

LOST: Final = (WebSocketException, OSError, TimeoutError, EOFError)
AGAIN: Final = 0.1
"""Seconds before somebody who was refused or cut off tries again."""

_numbers = itertools.count(1)


class Heard(msgspec.Struct):
    """Of a message of the hall only what a random player needs."""

    type: str
    id: int | None = None
    code: str = ""
    you: Seat | None = None
    seq: int = 0
    events: list[Any] = []
    frames: list[dict[str, Any]] = []
    locks: list[str] = []
    asks: list[OpenAsk] = []
    locked: list[str] = []
    table: dict[str, Any] = {}


_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Crowd:
    """Pairs of guests who play one match after another, at any of these addresses, until they are told to finish."""

    def __init__(self, urls: list[str], *, take_back: float = 0.05, patience: float = 5.0, **table: Any) -> None:
        """`take_back` is how often an answer is taken back; after `patience` seconds of silence a player tries the
        next address. `table` says what they play, as in `POST /api/tables`.
        """
        self.urls = urls
        self.take_back, self.patience = take_back, patience
        self.wanted = {"game": "cup", "away": "wait", **table}
        self.finishing = False
        self.found = Findings()
        self.acknowledged = 0
        """Answers so far."""
        self.longest_pause = 0.0
        """The longest time in which a match did not go on, in seconds."""
        self.cookies: dict[str, list[dict[str, str]]] = {}
        """By table those of its players."""
        self._players: list[_Player] = []
        self._couples: list[asyncio.Task[None]] = []
        self._lingering: set[asyncio.Task[None]] = set()
        self.played: list[tuple[Record, list[_Player]]] = []
        """Matches that are over, with their players."""

    async def play(self, pairs: int, until: Callable[[], Awaitable[None]]) -> Findings:
        """So many matches at once, until `until` has ended; those that run then are played to their ends."""
        couples = self._couples = [asyncio.create_task(self._couple()) for _ in range(pairs)]
        try:
            await until()
        finally:
            self.finishing = True
            found = await self._finished(couples)
            for task in self._lingering:
                task.cancel()
            await asyncio.gather(*self._lingering, return_exceptions=True)
        for failed in found:
            if isinstance(failed, BaseException):
                raise failed
        for record, players in self.played:
            self.found.add(check(record, [player.notes for player in players]))
        return self.found

    async def _finished(self, couples: "list[asyncio.Task[None]]") -> list[BaseException | None]:
        """Those who cannot finish their matches in a while never will."""
        _, late = await asyncio.wait(couples, timeout=PATIENCE)
        for couple in late:
            couple.cancel()
        found = await asyncio.gather(*couples, return_exceptions=True)
        self.found.wrong += [f"{len(late)} matches did not end"] if late else []
        return [None if couple in late else failed for couple, failed in zip(couples, found, strict=True)]

    async def reach(self, answers: int) -> None:
        """Wait until so many more answers are acknowledged; raises `TimeoutError` if nobody can go on."""
        goal = self.acknowledged + answers
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < goal:
                for couple in self._couples:
                    if couple.done():
                        couple.result()
                await asyncio.sleep(0.02)

    async def _couple(self) -> None:
        async with httpx.AsyncClient(timeout=self.patience) as ann, httpx.AsyncClient(timeout=self.patience) as ben:
            guests = [_Guest(self, each) for each in (ann, ben)]
            await asyncio.gather(*(guest.introduce() for guest in guests))
            while not self.finishing:
                table = await self._begin(*guests)
                if table is not None:
                    await self._play_match(table, guests)

    async def _begin(self, ann: "_Guest", ben: "_Guest") -> str | None:
        """A match that has begun; none if the hall failed on the way."""
        opened = await ann.post("/api/tables", self.wanted)
        if opened is None:
            await asyncio.sleep(AGAIN)
            return None
        table: str = opened["id"]
        steps = [] if self.wanted.get("bots") else [ben.post(f"/api/tables/{table}/sit")]
        if opened["state"] == "open":
            steps.append(ann.post(f"/api/tables/{table}/start"))
        return table if all([await step is not None for step in steps]) else None  # noqa: C419: one after the other

    async def _play_match(self, table: str, guests: "list[_Guest]") -> None:
        sitting = guests[:1] if self.wanted.get("bots") else guests
        players = [_Player(self, table, guest) for guest in sitting]
        self._players += players
        self.cookies[table] = [guest.cookies for guest in sitting]
        await asyncio.gather(*(player.play() for player in players))
        moments = sorted(moment for player in players for moment in player.moments)
        pauses = [later - earlier for earlier, later in itertools.pairwise(moments)]
        self.longest_pause = max([self.longest_pause, *pauses])
        record = Record.parse(await guests[0].record(table), table)
        self.played.append((record, players))

    def acknowledgements(self) -> dict[str, Any]:
        """All answers that have been acknowledged so far, by table and ask."""
        return {
            f"{player.notes.table} {ask}": answer
            for player in self._players
            for ask, answer in player.notes.acknowledged.items()
        }

    def linger(self, work: Awaitable[None]) -> None:
        """Let somebody listen on at a connection that was given up."""
        task = asyncio.ensure_future(work)
        self._lingering.add(task)
        task.add_done_callback(self._lingering.discard)


class _Guest:
    """Somebody with a cookie, at one address after the other."""

    def __init__(self, crowd: Crowd, http: httpx.AsyncClient) -> None:
        self._crowd, self._http = crowd, http
        self._turns = itertools.cycle(range(len(crowd.urls)))
        self.url = ""
        self.move_on()

    def move_on(self) -> None:
        self.url = self._crowd.urls[next(self._turns)]

    async def introduce(self) -> None:
        while await self._ask("GET", "/api/hall") is None:
            await asyncio.sleep(AGAIN)

    async def post(self, path: str, body: Any = None) -> Any:
        """What the hall answers, or nothing if it does not, or refuses."""
        response = await self._ask("POST", path, body)
        return None if response is None else response.json()

    async def record(self, table: str) -> bytes:
        while (response := await self._ask("GET", f"/api/tables/{table}/record")) is None:
            await asyncio.sleep(AGAIN)
        return response.content

    async def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        try:
            response = await self._http.request(method, self.url + path, json=body)
        except httpx.TransportError:
            self.move_on()
            return None
        if response.is_success:
            return response
        self.move_on()
        return None

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._http.cookies.items())

    def connect(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=self._crowd.patience,
            close_timeout=1,
        )


class _Player:
    """One seat of one match, from the first connection to the end of the match."""

    def __init__(self, crowd: Crowd, table: str, guest: _Guest) -> None:
        self._crowd, self._table, self._guest = crowd, table, guest
        self.notes = Notes(table, Seat(""))
        self.moments: list[float] = []
        """When its answers were acknowledged."""
        self._over = False
        self._heard_events = 0
        self._asked: OpenAsk | None = None
        self._waits_for: dict[int, tuple[str, Any]] = {}
        """Messages without a reply: by number the ask, and the answer; `...` for one to be taken back."""

    async def play(self) -> None:
        while not self._over:
            try:
                socket = await self._guest.connect(self._table)
            except LOST:
                self._guest.move_on()
                await asyncio.sleep(AGAIN)
                continue
            try:
                await self._converse(socket)
            except TimeoutError:
                self._crowd.linger(self._listen_on(socket, dict(self._waits_for)))
                self._guest.move_on()
            except LOST:
                self._guest.move_on()
                await asyncio.sleep(AGAIN)
            finally:
                self._waits_for.clear()
                self._asked = None
            if self._over:
                await socket.close()

    async def _converse(self, socket: ClientConnection) -> None:
        while not self._over:
            if self._asked is not None and not self._waits_for:
                await self._answer(socket, self._asked)
            async with asyncio.timeout(self._crowd.patience):
                heard = _decoder.decode(await socket.recv())
            await self._take_in(socket, heard)

    async def _answer(self, socket: ClientConnection, asked: OpenAsk) -> None:
        number = next(_numbers)
        answer = asked.ask.random(HashDice(f"{number} {self._table} {asked.id}".encode()))
        self.notes.sends(asked.id, answer)
        await self._send(socket, number, {"type": "answer", "ask": asked.id, "answer": answer}, asked.id, answer)

    async def _send(self, socket: ClientConnection, number: int, message: Any, ask: str, answer: Any) -> None:
        self._waits_for[number] = ask, answer
        await socket.send(msgspec.json.encode({**message, "id": number}).decode())

    async def _take_in(self, socket: ClientConnection, heard: Heard) -> None:
        match heard.type:
            case "welcome" | "happened":
                self._hear(heard)
            case "table":
                self._over = heard.table["state"] == "over"
            case "ack" if heard.id in self._waits_for:
                ask, answer = self._waits_for.pop(heard.id)
                self._is_done(ask, answer)
                if answer is not ... and random.random() < self._crowd.take_back:
                    self.notes.takes_back(ask)
                    await self._send(socket, next(_numbers), {"type": "take-back", "ask": ask}, ask, ...)
            case "error":
                await self._is_refused(heard)
            case "goodbye":
                raise EOFError
        if heard.table.get("result") is not None:
            self.notes.result = heard.table["result"]

    def _hear(self, heard: Heard) -> None:
        if heard.type == "welcome":
            assert heard.you is not None, f"a stranger at {self._table}"
            self.notes.seat = heard.you
            self._heard_events = 0
            self._over = heard.table["state"] == "over"
        elif heard.seq != self._heard_events:
            self.notes.wrong.append(f"{self.notes}: event {heard.seq} after {self._heard_events}")
        events = heard.events or [frame["event"] for frame in heard.frames]
        asks = [asked.id for asked in heard.asks]
        on_the_way = {ask for ask, answer in self._waits_for.values() if answer is ...}
        self.notes.hears(events, self._heard_events, heard.locks, [ask for ask in asks if ask not in on_the_way])
        self._heard_events += len(events)
        self._asked = heard.asks[0] if heard.asks else None

    def _is_done(self, ask: str, answer: Any) -> None:
        if answer is ...:
            self.notes.is_taken_back(ask, True)
            return
        self.notes.is_acknowledged(ask, answer)
        self.moments.append(time.monotonic())
        self._crowd.acknowledged += 1
        if self._asked is not None and self._asked.id == ask:
            self._asked = None  # until the hall says more

    async def _is_refused(self, heard: Heard) -> None:
        """Nothing has changed, says the hall. An answer is tried again; if the ask is not open, look again what is."""
        self.notes.errors[heard.code] += 1
        ask, answer = self._waits_for.pop(heard.id or 0, ("", None))
        if answer is ...:
            self.notes.is_taken_back(ask, False)
        elif heard.code.startswith("match-error") or not ask:
            raise EOFError(heard.code)
        await asyncio.sleep(AGAIN)

    async def _listen_on(self, socket: ClientConnection, waits_for: dict[int, tuple[str, Any]]) -> None:
        """The hall was silent for too long. Whatever it still acknowledges counts."""
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(12 * self._crowd.patience):
                while True:
                    heard = _decoder.decode(await socket.recv())
                    if heard.type == "ack" and heard.id in waits_for:
                        ask, answer = waits_for.pop(heard.id)
                        if answer is not ...:
                            self.notes.is_acknowledged(ask, answer)
        await socket.close()
