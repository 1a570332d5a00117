"""The attacks of `make attack`: each goes on for some seconds against a hall and gives how it was answered.

An attacker has one address. Whatever it sends, the hall must not fail (HTTP 5xx, a traceback), must not grow, and must
not keep the honest players waiting.
"""

import asyncio
import contextlib
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from itertools import zip_longest
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from wizardhall.core.dice import HashDice
from wizardhall.match import OpenAsk

__all__ = ["ATTACKS", "Target"]

PATIENCE: Final = 10.0
NEW_TABLE: Final = {
    "game": "cup",
    "options": {"edition": "first"},
    "bots": {"white": "random"},
    "seat": "black",
    "wait": True,
}
REQUESTS: Final[list[tuple[str, str, Any]]] = [
    ("GET", "/api/hall?lang=fr", None),
    ("GET", "/api/games/cup/cards?lang=en", None),
    ("GET", "/api/tables/ABCDEF/replay?eyes=black", None),
    ("PUT", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/tables", NEW_TABLE),
    ("POST", "/api/tables/ABCDEF/sit", {"seat": "white", "entropy": "words"}),
    ("PUT", "/api/tables/ABCDEF/bots/white", {"level": "adept"}),
    ("POST", "/api/tables/ABCDEF/continue", {"answers": 3, "seat": "black", "level": "random"}),
    ("GET", "/assets/index.js", None),
    ("OPTIONS", "/api/tables", None),
]
MESSAGES: Final[list[Any]] = [
    {"type": "answer", "id": 1, "ask": "1-black", "answer": ["botanist", "duelist"]},
    {"type": "take-back", "id": 2, "ask": "1-black"},
    {"type": "resign", "id": 3},
    {"type": "ping", "id": 4},
]
PIECES: Final = (
    b"\x00", b"\xff", b"\r\n", b"\n", b"%00", b"%0a", b"../", b"[" * 2000, b'{"a":' * 2000, b"\\" * 3000, b"9" * 400,
    b"-1", b"null", b"1e999", b'"', b"\xed\xa0\x80", b"\\ud800", b"<script>", "é".encode() * 300, b"\x1b[2J",
)  # fmt: skip
"""What is put into valid messages."""


class Target:
    """A hall, and how it has answered: HTTP statuses, codes of errors, closed connections, by number."""

    def __init__(self, url: str, seconds: float, address: str = "203.0.113.1") -> None:
        self.url, self.seconds = url, seconds
        self.headers = {"X-Forwarded-For": address}
        """As behind a proxy that the hall trusts."""
        where = urlsplit(url)
        self.host, self.port = str(where.hostname), int(where.port or 80)
        self.socket_url = url.replace("http", "ws", 1)
        self.seen: Counter[str] = Counter()
        self.dice = random.Random(7)

    @property
    def failures(self) -> int:
        return sum(number for what, number in self.seen.items() if what.isdigit() and int(what) >= 500)

    def rounds(self) -> Iterator[int]:
        """Again and again, as long as the attack goes on."""
        end, number = time.monotonic() + self.seconds, 0
        while time.monotonic() < end:
            yield number
            number += 1

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            yield reader, writer
        finally:
            await closed(writer)

    async def send(self, data: bytes) -> None:
        """Raw bytes; how they are answered is noted."""
        line = b""
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE), self.connected() as (reader, writer):
                writer.write(data)
                writer.write_eof()
                line = await reader.readline()
        self.seen[line.split()[1].decode() if line.startswith(b"HTTP/1.1 ") else "closed"] += 1

    def mutated(self, data: bytes) -> bytes:
        """With one to three changes: something put in, cut out, doubled or turned around."""
        for _ in range(self.dice.randint(1, 3)):
            at, to = sorted(self.dice.randrange(len(data) + 1) for _ in range(2))
            data = (
                self.dice.choice(
                    [
                        data[:at] + self.dice.choice(PIECES) + data[at:],
                        data[:at] + data[to:],
                        data[:to] + data[at:to] + data[to:],
                        data[:at] + bytes(self.dice.randrange(256) for _ in range(min(20, to - at))) + data[to:],
                    ]
                )
                or b"x"
            )
        return data

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=PATIENCE)

    def connect(self, table: str, cookie: str = "", **more: Any) -> connect:
        headers = {**self.headers, "Cookie": cookie}
        return connect(f"{self.socket_url}/ws/tables/{table}", additional_headers=headers, close_timeout=1, **more)

    def request(self, method: str, path: str, body: Any = None, more: str = "") -> bytes:
        return self.with_body(method, path, b"" if body is None else msgspec.json.encode(body), more)

    def with_body(self, method: str, path: str, content: bytes, more: str = "") -> bytes:
        headers = {"Host": "hall", **self.headers, "Content-Type": "application/json", "Content-Length": len(content)}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}{more}\r\n".encode() + content


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def mutated_requests(target: Target) -> None:
    """Valid requests with something changed"""
    for _ in target.rounds():
        method, path, body = target.dice.choice(REQUESTS)
        if target.dice.random() < 0.3:
            await target.send(target.mutated(target.request(method, path, body)))
        else:
            content = target.mutated(msgspec.json.encode(body))
            await target.send(target.with_body(method, path, content))


async def mutated_messages(target: Target) -> None:
    """Valid messages of a seat with something changed; every one is answered, or ends the connection"""
    async with target.client() as http:
        opened = await http.post("/api/tables", json={"game": "cup", "bots": {"white": "random"}})
        table, cookie = opened.json()["id"], cookie_of(http)
    for _ in target.rounds():
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            async with target.connect(table, cookie) as socket:
                for _ in range(15):
                    data = target.mutated(msgspec.json.encode(target.dice.choice(MESSAGES)))
                    await socket.send(data, text=target.dice.random() < 0.8)
                    async with asyncio.timeout(PATIENCE):
                        while (heard := msgspec.json.decode(await socket.recv()))["type"] not in ("ack", "error"):
                            pass
                    target.seen[heard.get("code", "ack")] += 1
                continue
        target.seen["closed"] += 1


async def flood(target: Target) -> None:
    """Requests as fast as twenty connections can send them"""

    async def one() -> None:
        async with target.client() as http:
            for _ in target.rounds():
                try:
                    target.seen[str((await http.get("/api/hall")).status_code)] += 1
                except httpx.HTTPError:
                    target.seen["closed"] += 1

    await asyncio.gather(*(one() for _ in range(20)))


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection, whatever is left of it."""
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def half_requests(target: Target) -> None:
    """1,100 requests that do not end, and more when they are closed"""
    half = target.request("POST", "/api/tables", NEW_TABLE)[:-10]
    connections: list[asyncio.StreamWriter] = []
    with contextlib.suppress(OSError):
        for number in target.rounds():
            if len(connections) < 1100:
                _, writer = await asyncio.open_connection(target.host, target.port)
                connections.append(writer)
                writer.write(half[: 40 + number % (len(half) - 40)])
                target.seen["half"] += 1
            elif connections[0].is_closing():
                await closed(connections.pop(0))
            else:
                connections.append(connections.pop(0))
                connections[-1].write(b"x")
                await asyncio.sleep(0.001)
    await asyncio.gather(*map(closed, connections))


async def bombs(target: Target) -> None:
    """Headers without end, cookies full of backslashes, addresses and bodies that are too long"""
    kinds = [
        target.request("GET", "/api/hall", None, 'Cookie: wizardhall="' + "\\" * 7900 + '"\r\n'),
        target.request("GET", "/api/hall", None, 'Cookie: wizardhall="' + "\\" * 32_000 + '"\r\n'),
        target.request("GET", "/api/hall", None, "X-A: b\r\n" * 5000),
        target.request("GET", "/" + "a/" * 3500),
        target.request("GET", "/" + "a" * 60_000),
        target.request("GET", "/api/hall?" + "lang=fr&" * 900),
        b"GET / HTTP/1.1\r\nX-Endless: " + b"x" * 2_000_000,
        target.request("POST", "/api/tables", {"game": "cup", "cards": "x" * 190_000}),
        target.request("POST", "/api/tables", {"game": "cup", "cards": "x" * 2_000_000}),
        b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 150000\r\n\r\n"
        + b"[" * 150_000,
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3000,
    ]
    for number in target.rounds():
        await target.send(kinds[number % len(kinds)])


async def many_sockets(target: Target) -> None:
    """More WebSockets than one address may have, which say nothing and do not read"""
    async with contextlib.AsyncExitStack() as stack:
        for number in target.rounds():
            if number >= 300:
                await asyncio.sleep(0.05)
                continue
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await stack.enter_async_context(target.connect(f"ZZZZZ{number % 9}", max_queue=1))
            target.seen["opened"] += 1


async def guessed_codes(target: Target) -> None:
    """Codes of tables, tried by HTTP and by WebSocket"""
    letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
    async with target.client() as http:
        for number in target.rounds():
            code = "".join(target.dice.choices(letters, k=6))
            if number % 2:
                with contextlib.suppress(httpx.HTTPError):
                    target.seen[str((await http.get(f"/api/tables/{code}")).status_code)] += 1
            else:
                with contextlib.suppress(WebSocketException, OSError):
                    async with target.connect(code) as socket:
                        target.seen[msgspec.json.decode(await socket.recv()).get("code", "found")] += 1


async def hostile_sets(target: Target) -> None:
    """Card sets that are out of all proportion, or whose cards set each other off for ever"""
    from tests.hostile_sets import PLAYABLE, REFUSED, game_of

    async with target.client() as http:
        in_turn = [cards for both in zip_longest(PLAYABLE.values(), REFUSED.values()) for cards in both if cards]
        for number, cards in zip(target.rounds(), in_turn, strict=False):
            game = game_of(cards)
            bots = {"white": "random"} if game == "cup" else {"south": "random"}
            opened = await http.post("/api/tables", json={"game": game, "cards": cards, "bots": bots})
            target.seen[str(opened.status_code)] += 1
            if opened.status_code == 201:
                await _play_some(target, opened.json()["id"], cookie_of(http), number)


async def _play_some(target: Target, table: str, cookie: str, number: int) -> None:
    """For a second"""
    with contextlib.suppress(WebSocketException, OSError, TimeoutError):
        async with target.connect(table, cookie) as socket, asyncio.timeout(1):
            while True:
                heard = msgspec.json.decode(await socket.recv())
                for each in heard.get("asks") or ():
                    asked = msgspec.convert(each, OpenAsk)
                    given = asked.ask.random(HashDice(f"{number}".encode()))
                    message = {"type": "answer", "id": 1, "ask": asked.id, "answer": given}
                    await socket.send(msgspec.json.encode(message).decode())
                    target.seen["answer"] += 1


async def openapi(target: Target) -> None:
    """Schemathesis: requests made from the hall's own description of itself"""
    options = {
        "header": f"X-Forwarded-For: {target.headers['X-Forwarded-For']}",
        "checks": "not_a_server_error",
        "phases": "examples,fuzzing",
        "max-examples": max(1, int(target.seconds)),
        "max-time": max(10, int(2 * target.seconds)),
        "rate-limit": "28/s",
        "generation-database": "none",
        "seed": 7,
    }
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{target.url}/schema/openapi.json", "--no-color"]
    command += [f"--{name}={value}" for name, value in options.items()]
    with tempfile.TemporaryDirectory() as folder:  # where it leaves its notes
        run = partial(subprocess.run, command, cwd=folder, capture_output=True, text=True, check=False)
        done = await asyncio.to_thread(run)
    for number in re.findall(r"(\d+) generated", done.stdout):
        target.seen["requests"] += int(number)
    if done.returncode:
        target.seen["500"] += 1
        sys.stderr.write(done.stdout + done.stderr)


ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "mutated-requests": mutated_requests,
    "mutated-messages": mutated_messages,
    "flood": flood,
    "half-requests": half_requests,
    "bombs": bombs,
    "many-sockets": many_sockets,
    "guessed-codes": guessed_codes,
    "hostile-sets": hostile_sets,
    "openapi": openapi,
}
