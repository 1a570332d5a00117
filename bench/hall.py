"""The hall: matches of Wizards Cup through real WebSockets, against one server process with SQLite inside.

The load comes from this process, the hall is another. All players answer at random, with no time to think; every
answer is on the disk before it is acknowledged. The sockets are open before the clock starts.
"""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.timing import Figure
from wizardhall.core.dice import HashDice
from wizardhall.match import OpenAsk

__all__ = ["figures"]

AT_ONCE: Final = 200
WAVES: Final = 4
MATCHES: Final = AT_ONCE * WAVES
IDLE: Final = 500

PEER: Final = "boardgame.io, stored in files (figure from elsewhere, not run here)"
PEER_RATE: Final = 750.0
PEER_P99: Final = 0.67
SETTINGS: Final = {
    "port": "0",
    "warmup": "false",
    "message_rate": "1e9",
    "message_burst": "1000000",
    "request_rate": "1e9",
    "request_burst": "1000000",
    "table_rate": "1e9",
    "table_burst": "1000000",
    "connections_each": "100000",
    "idle": "3600",
}


class Message(msgspec.Struct):
    """Of a message of the hall only what a random player needs."""

    type: str
    asks: list[OpenAsk] = []
    waiting: list[str] = []


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, running_hall(Path(folder)) as (url, process, begun):
        first_page = seconds_to_first_page(url, begun)
        took, waits = asyncio.run(load(url))
        answers = len(waits) / took
        waits.sort()
        yield Figure("hall: answers, 200 matches at once", answers, "answers/s", PEER, PEER_RATE, "≥ 2,250")
        yield Figure("hall: matches", MATCHES / took, "matches/s", "answers in a match", len(waits) / MATCHES, "")
        for part, aim in ((0.5, ""), (0.95, ""), (0.99, "≤ 0.22")):
            seconds = waits[int(part * len(waits))]
            yield Figure(f"hall: answer to ack, p{part * 100:.0f}", seconds, "s", f"{PEER}, p99", PEER_P99, aim)
        before = memory(process.pid)
        asyncio.run(fill(url))
        yield Figure(
            "hall: memory of an idle match", (memory(process.pid) - before) / IDLE, "KB", "hall at rest", before, ""
        )
        bare = bare_python()
        yield Figure("hall: start to first page", first_page, "s", "bare Python", bare, "")


@contextlib.contextmanager
def running_hall(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]", float]]:
    """A hall in a process of its own: its URL, the process, and when it was started."""
    options = [word for name, value in SETTINGS.items() for word in (f"--{name}", value)]
    command = [sys.executable, "-m", "wizardhall.server", *options, "--database", f"sqlite:///{folder / 'hall.db'}"]
    begun = time.perf_counter()
    with (folder / "log").open("w+") as log:
        process = subprocess.Popen(command, stderr=log, text=True)
        try:
            yield await_address(folder / "log"), process, begun
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=20)


def await_address(log: Path) -> str:
    while not (found := re.search(r"The hall is open: (\S+)", log.read_text())):
        time.sleep(0.005)
    return found[1]


def seconds_to_first_page(url: str, begun: float) -> float:
    httpx.get(url).raise_for_status()
    return time.perf_counter() - begun


def bare_python() -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - begun


def memory(pid: int) -> float:
    """Kilobytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def load(url: str) -> tuple[float, list[float]]:
    """Play waves of matches, all of a wave at once; gives the seconds of play, and how long each answer waited."""
    seconds, waits = 0.0, list[float]()
    async with two_guests(url) as (ann, ben):
        for _ in range(WAVES):
            tables = [await begin(ann, ben) for _ in range(AT_ONCE)]
            async with contextlib.AsyncExitStack() as stack:
                sockets = [
                    await stack.enter_async_context(joined(url, table, cookie(each)))
                    for table in tables
                    for each in (ann, ben)
                ]
                begun = time.perf_counter()
                await asyncio.gather(*(play(socket, waits) for socket in sockets))
                seconds += time.perf_counter() - begun
    return seconds, waits


async def fill(url: str) -> None:
    """Load matches into the hall's memory, and leave them there."""
    async with two_guests(url) as (ann, ben):
        for _ in range(IDLE):
            table = await begin(ann, ben)
            async with joined(url, table, cookie(ann)) as socket:
                await socket.recv()


@contextlib.asynccontextmanager
async def two_guests(url: str) -> Any:
    async with httpx.AsyncClient(base_url=url) as ann, httpx.AsyncClient(base_url=url) as ben:
        for each in (ann, ben):
            (await each.get("/api/hall")).raise_for_status()
        yield ann, ben


async def begin(ann: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    code: str = (await ann.post("/api/tables", json={"game": "cup"})).json()["id"]
    (await ben.post(f"/api/tables/{code}/sit")).raise_for_status()
    (await ann.post(f"/api/tables/{code}/start")).raise_for_status()
    return code


def cookie(guest: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.cookies.items())


def joined(url: str, table: str, cookie: str) -> connect:
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    return connect(address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)


async def play(socket: ClientConnection, waits: list[float]) -> None:
    decoder = msgspec.json.Decoder(Message)
    message = decoder.decode(await socket.recv())
    while message.asks or message.waiting:
        if message.asks:
            message = await answer(socket, message.asks[0], decoder, waits)
        else:
            message = decoder.decode(await news(socket, waits, 0.0))


async def answer(
    socket: ClientConnection, ask: OpenAsk, decoder: "msgspec.json.Decoder[Message]", waits: list[float]
) -> Message:
    given = ask.ask.random(HashDice(ask.id.encode()))
    sent = time.perf_counter()
    await socket.send(msgspec.json.encode({"type": "answer", "id": 1, "ask": ask.id, "answer": given}).decode())
    return decoder.decode(await news(socket, waits, sent))


async def news(socket: ClientConnection, waits: list[float], sent: float) -> str:
    """The next news of the match; an acknowledgement on the way is timed."""
    while True:
        text = await socket.recv()
        assert isinstance(text, str)
        if text.startswith('{"type":"ack"'):
            waits.append(time.perf_counter() - sent)
            sent = 0.0
        elif text.startswith('{"type":"happened"') and not sent:
            return text
        elif text.startswith('{"type":"error"'):
            raise RuntimeError(text)


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:,.3f} {figure.unit} ({figure.baseline}: {figure.baseline_value:,.3f})")
