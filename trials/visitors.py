"""Visitors as a hall has them on a busy evening: they play people and bots, watch, get lost, leave, look back.

Each comes as somebody new, does one thing, and goes. Whatever the hall answers that it should not is a problem.
"""

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from trials.players import Heard
from wizardhall.core.dice import HashDice
from wizardhall.games import game
from wizardhall.server.workers.analysis_queue import can_analyse

__all__ = ["Visitors"]

PATIENCE: Final = 60.0
GIVING_UP: Final = 20.0
"""Seconds that somebody waits for an analysis."""
GAMES: Final = ("cup", "relics")
LATE: Final = ("match-error-late", "match-error-repeated")
"""Errors that are nobody's fault: what stands in for somebody may answer just when they are back."""

_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
_numbers = itertools.count(1)


class Visitors:
    def __init__(self, url: str, pause: float = 0.02, analyses: float = 0.002, every: float = 0.0) -> None:
        """`pause` is the mean of seconds that somebody thinks, `analyses` the part of visits that ask for one.

        With `every`, each visitor is followed by the next no sooner than so many seconds after they came: a crowd that
        comes the faster the faster the hall is would make a hall grow that is only less busy otherwise.
        """
        self.url = url
        self.visits: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self.waits: list[float] = []
        """Seconds from each answer to its acknowledgement, since somebody last took them away."""
        self._pause = pause
        self._every = every
        self._weights: dict[Callable[[Visitors], Awaitable[None]], float] = {
            people_play: 30,
            a_bot_plays: 20,
            a_set_of_ones_own: 4,
            somebody_resigns: 8,
            a_match_is_abandoned: 8,
            a_table_is_left: 10,
            the_page_is_looked_at: 20,
            a_match_is_analysed: 100 * analyses if all(map(can_analyse, GAMES)) else 0.0,
        }

    async def come(self, many: int) -> None:
        """So many at once, one after another, until they are cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(many):
                group.create_task(self._one_after_another())

    async def _one_after_another(self) -> None:
        visits, weights = list(self._weights), list(self._weights.values())
        for due in itertools.count(time.monotonic() + random.random() * self._every, self._every):
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            (visit,) = random.choices(visits, weights)
            try:
                async with asyncio.timeout(PATIENCE):
                    await visit(self)
            except (WebSocketException, httpx.HTTPError, OSError, TimeoutError) as error:
                self.problems[f"{visit.__name__}: {type(error).__name__}: {str(error)[:100]}"] += 1
            self.visits[visit.__name__] += 1

    def guest(self) -> "Guest":
        return Guest(self)

    async def think(self) -> None:
        await asyncio.sleep(random.expovariate(1 / self._pause) if self._pause else 0)


class Guest:
    """Somebody with a cookie."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._http = httpx.AsyncClient(base_url=visitors.url, timeout=PATIENCE)

    async def __aenter__(self) -> "Guest":
        await self.get("/api/hall")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str) -> httpx.Response:
        response = await self._http.get(path)
        response.raise_for_status()
        return response

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        response = await self._http.post(path, json=body)
        response.raise_for_status()
        return response

    async def opens(self, **wanted: Any) -> str:
        code: str = (await self.post("/api/tables", wanted)).json()["id"]
        return code

    async def plays(self, table: str, most: int | None = None, losing: float = 0.03, resigning: bool = False) -> None:
        """To the end, or for so many answers; sometimes the connection is lost, and made again."""
        given = 0
        while True:
            async with self.connects(table) as socket:
                seat = _Seat(self._visitors, socket, table)
                async for text in socket:
                    given += await seat.takes_in(_decoder.decode(text))
                    if seat.over or given == most or random.random() < losing:
                        break
                if given == most and resigning and not seat.over:
                    await socket.send(msgspec.json.encode({"type": "resign", "id": next(_numbers)}).decode())
                    while (await _next(socket)).type != "ack":
                        pass
            if seat.over or given == most:
                return

    async def watches(self, table: str) -> None:
        async with self.connects(table) as socket:
            async for text in socket:
                if _decoder.decode(text).table.get("state") == "over":
                    return

    def connects(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._visitors.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, close_timeout=2)


class _Seat:
    """One connection of a player: answers whatever is asked, at random."""

    def __init__(self, visitors: Visitors, socket: ClientConnection, table: str) -> None:
        self._visitors, self._socket, self._table = visitors, socket, table
        self.over = False
        self._sent: tuple[int, float] | None = None

    async def takes_in(self, heard: Heard) -> int:
        """How many answers were acknowledged."""
        self.over = self.over or heard.table.get("state") == "over"
        acknowledged = heard.type == "ack" and self._sent is not None and heard.id == self._sent[0]
        if acknowledged and self._sent is not None:
            self._visitors.waits.append(time.monotonic() - self._sent[1])
        if acknowledged or heard.type == "error":
            self._sent = None
        if heard.type == "error" and heard.code not in LATE:
            self._visitors.problems[heard.code] += 1
        if heard.asks and self._sent is None:
            await self._visitors.think()
            number, asked = next(_numbers), heard.asks[0]
            answer = asked.ask.random(HashDice(f"{number} {self._table} {asked.id}".encode()))
            message = {"type": "answer", "id": number, "ask": asked.id, "answer": answer}
            self._sent = number, time.monotonic()
            await self._socket.send(msgspec.json.encode(message).decode())
        return int(acknowledged)


async def _next(socket: ClientConnection) -> Heard:
    return _decoder.decode(await socket.recv())


# What they do


async def people_play(visitors: Visitors) -> None:
    async with visitors.guest() as ann, visitors.guest() as ben, visitors.guest() as eve:
        table = await _begun(ann, ben)
        await asyncio.gather(ann.plays(table), ben.plays(table), eve.watches(table))
        for each in (ann, ben, eve):
            await each.get(f"/api/tables/{table}/replay")
        await ann.get(f"/api/tables/{table}/record")
        if random.random() < 0.2:
            again = (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
            await ben.post(f"/api/tables/{table}/rematch")
            await _break_off(ann, ben, again)


async def a_bot_plays(visitors: Visitors) -> None:
    async with visitors.guest() as ann:
        await _against_a_bot(ann)


async def a_match_is_analysed(visitors: Visitors) -> None:
    async with visitors.guest() as ann:
        table = await _against_a_bot(ann)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GIVING_UP):
                await ann.post(f"/api/tables/{table}/analysis")


async def a_set_of_ones_own(visitors: Visitors) -> None:
    async with visitors.guest() as ann, visitors.guest() as ben:
        name = random.choice(GAMES)
        house_set = game(name).house_set
        assert house_set is not None
        table = await _begun(ann, ben, game=name, cards=f"# {random.random()}\n{house_set.read_text()}")
        await _break_off(ann, ben, table)
        await ann.get(f"/api/tables/{table}/cards")


async def somebody_resigns(visitors: Visitors) -> None:
    async with visitors.guest() as ann, visitors.guest() as ben:
        table = await _begun(ann, ben)
        await asyncio.gather(ann.plays(table, most=2, losing=0, resigning=True), ben.plays(table, losing=0))


async def a_match_is_abandoned(visitors: Visitors) -> None:
    async with visitors.guest() as ann, visitors.guest() as ben:
        await _break_off(ann, ben, await _begun(ann, ben))


async def a_table_is_left(visitors: Visitors) -> None:
    async with visitors.guest() as ann:
        table = await ann.opens(game=random.choice(GAMES))
        async with ann.connects(table) as socket:
            await _next(socket)
        await ann.post(f"/api/tables/{table}/leave")


async def the_page_is_looked_at(visitors: Visitors) -> None:
    async with visitors.guest() as ann:
        for path in ("/", "/api/hall", *(f"/api/games/{name}/cards" for name in GAMES)):
            await ann.get(path)


async def _begun(ann: Guest, ben: Guest, **wanted: Any) -> str:
    table = await ann.opens(**{"game": random.choice(GAMES), "away": "wait", **wanted})
    await ben.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    return table


async def _break_off(ann: Guest, ben: Guest, table: str) -> None:
    """One leaves in the middle; the other sees no sense in waiting."""
    playing = [asyncio.create_task(each.plays(table, most=3)) for each in (ann, ben)]
    try:
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _against_a_bot(ann: Guest) -> str:
    name = random.choice(GAMES)
    _, *others = game(name).seats(game(name).complete_options({}))
    bots = dict.fromkeys(others, random.choice(["random", "apprentice"]))
    table = await ann.opens(game=name, bots=bots, away="wait")
    await ann.plays(table)
    return table
