"""Two honest players, in a process of their own, who play while a hall is attacked, and time what they wait for.

`python -m trials.honest URL ADDRESS` plays one match of Wizards Cup after another until its input is closed, then
prints what it has seen as a line of JSON. They come from an address of their own, as behind a proxy that the hall
trusts.
"""

import contextlib
import select
import subprocess
import sys
import time
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from wizardhall.core.dice import HashDice
from wizardhall.match import OpenAsk

__all__ = ["Honest", "Seen"]

PAUSE: Final = 0.06
"""Seconds between two answers of a player: no faster than a hall lets anybody be."""
PATIENCE: Final = 30.0
LEAST: Final = 4
"""Answers that they give, however soon they are told to stop."""


class Seen(msgspec.Struct):
    answers: int = 0
    worst: float = 0.0
    """Seconds of the longest wait, for a page or an acknowledgement."""
    errors: list[str] = []


class Message(msgspec.Struct):
    """Of a message of the hall only what a random player needs."""

    type: str
    id: int | None = None
    code: str = ""
    asks: list[OpenAsk] | None = None
    waiting: list[str] | None = None


class Honest:
    """The process; `stop` gives what they have seen."""

    def __init__(self, url: str, address: str = "198.51.100.7") -> None:
        command = [sys.executable, "-m", "trials.honest", url, address]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n", "the honest players cannot begin"

    def stop(self) -> Seen:
        out, _ = self._process.communicate(timeout=2 * PATIENCE)
        return msgspec.json.decode(out.splitlines()[-1], type=Seen)


class Player:
    def __init__(self, url: str, address: str, seen: Seen) -> None:
        self._url, self._seen = url, seen
        self._headers = {"X-Forwarded-For": address}
        self.http = httpx.Client(base_url=url, headers=self._headers, timeout=PATIENCE)
        self.opened = contextlib.ExitStack()
        self.ask("GET", "/api/hall")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        begun = time.monotonic()
        response = self.http.request(method, path, json=body)
        self._seen.worst = max(self._seen.worst, time.monotonic() - begun)
        response.raise_for_status()
        return response.json()

    def join(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self._url.replace('http', 'ws', 1)}/ws/tables/{table}"
        opening = connect(address, additional_headers={**self._headers, "Cookie": cookie}, open_timeout=PATIENCE)
        self.socket = self.opened.enter_context(opening)
        self.asks: list[OpenAsk] = []
        self._answered: set[str] = set()
        self.over = False
        self.hear(PATIENCE)

    def hear(self, patience: float) -> Message:
        message = msgspec.json.decode(self.socket.recv(patience), type=Message)
        if message.asks is not None:
            self.asks = [ask for ask in message.asks if ask.id not in self._answered]
        if message.waiting is not None:
            self.over = not message.waiting
        return message

    def answer(self) -> None:
        ask, self.asks = self.asks[0], []
        self._answered.add(ask.id)
        given, begun = ask.ask.random(HashDice(ask.id.encode())), time.monotonic()
        self.socket.send(msgspec.json.encode({"type": "answer", "id": 1, "ask": ask.id, "answer": given}).decode())
        while (message := self.hear(PATIENCE)).type not in ("ack", "error"):
            pass
        self._seen.worst = max(self._seen.worst, time.monotonic() - begun)
        self._seen.answers += 1
        if message.type == "error":
            raise RuntimeError(message.code)


def play_match(ann: Player, ben: Player, seen: Seen) -> None:
    table = ann.ask("POST", "/api/tables", {"game": "cup"})["id"]
    ben.ask("POST", f"/api/tables/{table}/sit", {})
    ann.ask("POST", f"/api/tables/{table}/start")
    for each in (ann, ben):
        each.join(table)
    print("ready", flush=True)
    while not (ann.over and ben.over) and not (told_to_stop() and seen.answers >= LEAST):
        for each in (ann, ben):
            if each.asks:
                each.answer()
            else:
                with contextlib.suppress(TimeoutError):
                    each.hear(PAUSE / 2)


def told_to_stop() -> bool:
    return bool(select.select([sys.stdin], [], [], PAUSE / 2)[0])


def main(url: str, address: str) -> None:
    seen = Seen()
    ann, ben = Player(url, address, seen), Player(url, address, seen)
    while not told_to_stop() or seen.answers < LEAST:
        try:
            with ann.opened, ben.opened:
                play_match(ann, ben, seen)
        except (httpx.HTTPError, WebSocketException, OSError, RuntimeError) as error:
            seen.errors.append(repr(error)[:200])
            if len(seen.errors) > 20:
                break
    print(msgspec.json.encode(seen).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
