"""A process that makes load: `python -m bench.hall.load '{"job":"play", …}'`. It is started by `bench.hall.loading`.

It prepares matches, prints a line and waits for one; then it does its job, and prints what it has counted.
"""

import asyncio
import gc
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
import uvloop

from bench.hall.boardgame import PeerLobby
from bench.hall.clients import Account, Client, Place, Player, connect
from bench.hall.ours import HallLobby
from bench.hall.report import Job, Report

LOBBIES: Final[dict[str, Any]] = {"hall": HallLobby, "boardgame.io": PeerLobby}
AT_ONCE: Final = 20
"""Requests and handshakes on their way while matches are prepared."""
TICK: Final = 0.001


async def main(job: Job) -> None:
    async with LOBBIES[job.server].open(job.url) as lobby:
        await JOBS[job.kind](lobby, job)


async def play(lobby: Any, job: Job) -> None:
    """Waves of matches, all of a wave at once; as fast as the server lets them, or at a rate."""
    for _ in range(job.waves):
        account, waiting = Account(), deque[Player]()
        places = await begin(lobby, job.matches)
        players: list[Player] = [lobby.player(place, account, waiting) for place in places]
        await in_groups(connect(player, job.deflate) for player in players)
        begun = account.messages, account.raw, account.wire
        await ready()
        cpu, start = time.process_time(), time.perf_counter()
        await (at_a_rate(players, waiting, job.rate) if job.rate else at_once(players, waiting))
        took = time.perf_counter() - start
        print_report(
            Report(
                answers=len(account.waits),
                seconds=took,
                waits=account.waits,
                greeting=begun[1],
                messages=account.messages - begun[0],
                raw=account.raw - begun[1],
                wire=account.wire - begun[2],
                cpu=time.process_time() - cpu,
            )
        )
        for player in players:
            player.leave()


async def at_once(players: list[Player], waiting: deque[Player]) -> None:
    """Everybody answers as soon as they are asked, until all matches are over."""
    left, over = len(players), asyncio.get_running_loop().create_future()

    def finished() -> None:
        nonlocal left
        left -= 1
        if not left:
            over.set_result(None)

    for player in players:
        player.let, player.finished = Player.answer, finished
    for player in tuple(waiting):
        player.answer()
    await over


async def at_a_rate(players: list[Player], waiting: deque[Player], rate: float) -> None:
    """Answers are due at fixed moments, whoever's turn it is; until half of the players have finished."""
    left = len(players)

    def finished() -> None:
        nonlocal left
        left -= 1

    for player in players:
        player.finished = finished
    start, given = time.perf_counter(), 0
    while left > len(players) / 2:
        due = int((time.perf_counter() - start) * rate)
        while given < due and waiting:
            waiting.popleft().answer(start + given / rate)
            given += 1
        await asyncio.sleep(TICK)


async def idle(lobby: Any, job: Job) -> None:
    """Matches that somebody has looked at and left."""
    await ready()
    places = await begin(lobby, job.matches)
    account, waiting = Account(), deque[Player]()

    async def look(place: Place) -> None:
        player = lobby.player(place, account, waiting)
        await connect(player)
        player.leave()
        await player.transport.wait_disconnected()

    await in_groups(look(place) for place in places[::2])
    print_report(Report())


async def return_at_once(lobby: Any, job: Job) -> None:
    """Players in the middle of their matches, who all come back at the same moment."""
    account, waiting = Account(), deque[Player]()
    places = await begin(lobby, job.matches)
    players = [lobby.player(place, account, waiting) for place in places]
    await in_groups(connect(player) for player in players)
    for _ in range(2):
        asked = len(account.waits) + len(waiting)
        while waiting:
            waiting.popleft().answer()
        while len(account.waits) < asked:
            await asyncio.sleep(TICK)
    for player in players:
        player.leave()
    await ready()
    account = Account()
    start = time.perf_counter()
    back: list[Client] = [lobby.player(place, account, waiting) for place in places]
    await asyncio.gather(*(connect(client) for client in back))
    print_report(Report(answers=len(back), seconds=time.perf_counter() - start, raw=account.raw, wire=account.wire))


async def watch(lobby: Any, job: Job) -> None:
    """One match before spectators: when, after an answer was sent, has the last of them seen it?"""
    account, waiting = Account(), deque[Player]()
    heard, awaited, complete = 0, 0, asyncio.Event()

    def hear() -> None:
        nonlocal heard
        heard += 1
        if heard >= awaited:
            complete.set()

    watched = await lobby.begin()
    pair = [lobby.player(place, account, waiting) for place in watched]
    await in_groups(connect(player) for player in pair)
    audience = Account()
    place = lobby.watching(watched[0].match)
    await in_groups(connect(lobby.spectator(place, audience, hear)) for _ in range(job.spectators))
    begun = audience.raw, audience.wire
    await ready()
    cpu, start, delays = time.process_time(), time.perf_counter(), list[float]()
    while not all(player.over for player in pair):
        awaited += job.spectators
        complete.clear()
        player = waiting.popleft()
        player.answer()
        await complete.wait()
        delays.append(time.perf_counter() - player.sent)
        while not waiting and not all(player.over for player in pair):
            await asyncio.sleep(0)
    print_report(
        Report(
            answers=len(account.waits),
            seconds=time.perf_counter() - start,
            waits=account.waits,
            delays=delays,
            raw=audience.raw - begun[0],
            wire=audience.wire - begun[1],
            cpu=time.process_time() - cpu,
        )
    )


JOBS: Final[dict[str, Callable[[Any, Job], Awaitable[None]]]] = {
    "play": play,
    "idle": idle,
    "return": return_at_once,
    "watch": watch,
}


async def begin(lobby: Any, matches: int) -> list[Place]:
    found = await in_groups(lobby.begin() for _ in range(matches))
    return [place for places in found for place in places]


async def in_groups(work: Iterable[Awaitable[Any]]) -> list[Any]:
    """All of this, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[Any]) -> Any:
        async with gate:
            return await each

    return await asyncio.gather(*(one(each) for each in work))


async def ready() -> None:
    """Say that everything is prepared, and wait to be let."""
    gc.collect()
    gc.freeze()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def print_report(report: Report) -> None:
    print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    gc.disable()
    uvloop.run(main(msgspec.json.decode(sys.argv[1], type=Job)))
