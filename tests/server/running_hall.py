"""Real halls for tests: a server in a thread or a process, and visitors who talk to it through real sockets.

with open_hall(tmp_path) as hall:
    ann, ben = Visitor(hall, "Ann"), Visitor(hall, "Ben")
    table = ann.open_table("cup")
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white: …
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import msgspec
from trials.halls import GENEROUS, PATIENCE, QUICK
from trials.halls import HallProcess as Process
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wizardhall.core.changes import apply_changes
from wizardhall.core.dice import HashDice
from wizardhall.match import OpenAsk
from wizardhall.server.settings import load_settings
from wizardhall.server.uvicorn_server import HallServer

__all__ = ["PATIENCE", "QUICK", "At", "Process", "Visitor", "open_hall", "play_out"]


@contextlib.contextmanager
def open_hall(folder: Path, **settings: Any) -> Iterator[str]:
    """A hall in a thread; gives its URL."""
    chosen = {"database": f"sqlite:///{folder / 'hall.db'}", **QUICK, **GENEROUS, **settings}
    ports: SimpleQueue[int] = SimpleQueue()
    server: list[HallServer] = []

    async def serve() -> None:
        server.append(HallServer(load_settings(chosen, environ={}), ports.put))
        await server[0].serve()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield f"http://127.0.0.1:{ports.get(timeout=PATIENCE)}"
    finally:
        server[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the hall does not close"


class Visitor:
    """Somebody with a browser: keeps the cookie, opens tables, sits down."""

    def __init__(self, url: str, name: str | None = None, lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        no_waste = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=url, headers={"Accept-Language": lang}, timeout=PATIENCE, limits=no_waste)
        self.get("/api/hall")
        if name is not None:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def move_to(self, url: str) -> None:
        """The hall has another address; the cookie comes along."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def get(self, path: str, status: int = 200, **query: str) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, status: int = 200, json: object = None) -> Any:
        response = self.http.post(path, json=json) if json is not None else self.http.post(path)
        assert response.status_code == status, response.text
        return response.json()

    def open_table(self, game: str = "cup", **wanted: object) -> str:
        code: str = self.post("/api/tables", 201, {"game": game, **wanted})["id"]
        return code

    def sit(self, table: str, seat: str | None = None) -> None:
        self.post(f"/api/tables/{table}/sit", json={"seat": seat})

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def join(self, table: str, **more: Any) -> "At":
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return At(self.url, table, cookie=cookie, lang=self.lang, **more)


class At:
    """A connection to a table, as a client has it: the state it was told, and all bytes that it got."""

    def __init__(
        self,
        url: str,
        table: str,
        *,
        cookie: str = "",
        lang: str = "en",
        token: str | None = None,
        origin: str = "",
        compression: str | None = None,
    ) -> None:
        query = f"?lang={lang}" + (f"&token={token}" if token else "")
        headers = {"Cookie": cookie} if cookie else {}
        self._stack = contextlib.ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(
                f"{url.replace('http', 'ws', 1)}/ws/tables/{table}{query}",
                additional_headers=headers,
                origin=origin or None,  # type: ignore[arg-type]
                compression=compression,
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        )
        self._number = 0
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []

    def __enter__(self) -> "At":
        self.until("welcome")
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def extensions(self) -> list[str]:
        """What the client and the hall have agreed on, such as packing."""
        return [extension.name for extension in self._socket.protocol.extensions]

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; what it says of the state is remembered."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "welcome":
            self.state, self.events = dict(message), list(message["events"])
            assert message["seq"] == len(self.events)
        elif message["type"] == "happened":
            assert message["seq"] == len(self.events)
            self.events += [frame["event"] for frame in message["frames"]]
            self._go_on(message)
        elif message["type"] == "table":
            self.state["table"] = message["table"]
        return message

    def _go_on(self, message: dict[str, Any]) -> None:
        """What a client makes of the news; its frames get the views that they lead to."""
        view = self.state["view"]
        for frame in message["frames"]:
            view = frame["view"] = apply_changes(view, frame.pop("changes", {}))
        message["view"] = apply_changes(view, message.pop("changes", {}))
        message["locks"] = [*self.state["locks"][: message.pop("first_lock")], *message["locks"]]
        self.state |= {name: message[name] for name in message if name not in ("type", "frames", "seq")}

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Read on to the next message of a kind."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def until_state(self, wanted: "Any", timeout: float = PATIENCE) -> dict[str, Any]:
        """Read on until the state is as wanted."""
        end = time.monotonic() + timeout
        while not wanted(self.state):
            self.read(max(0.01, end - time.monotonic()))
        return self.state

    def until_closed(self) -> int:
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.read()
        code = self._socket.close_code
        assert code is not None
        return code

    def send_raw(self, data: str | bytes) -> None:
        self._socket.send(data)

    def send(self, kind: str, **fields: object) -> int:
        self._number += 1
        self.send_raw(msgspec.json.encode({"type": kind, "id": self._number, **fields}).decode())
        return self._number

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its answer, `ack` or `error`."""
        number = self.send(kind, **fields)
        while True:
            message = self.read()
            if message["type"] in ("ack", "error") and message["id"] == number:
                return message

    def answer(self, answer: object = ..., ask: str | None = None) -> dict[str, Any]:
        """Answer the open ask, at random if nothing is given."""
        given = self.random_answer() if answer is ... else answer
        reply = self.ask("answer", ask=ask or self.state["asks"][0]["id"], answer=given)
        if reply["type"] == "ack":
            self.state["asks"] = []  # until the hall says more
        return reply

    def random_answer(self, key: str = "") -> object:
        opened = msgspec.convert(self.state["asks"][0], OpenAsk)
        return opened.ask.random(HashDice(f"{key}\n{opened.id}".encode()))

    def vanish(self) -> None:
        """Lose the network: no goodbye."""
        self._socket.socket.close()

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["state"] == "over")


def play_out(*players: At, most: int | None = None) -> int:
    """Answer at random for all of them until the match is over, or for so many answers; gives their number."""
    given = 0
    end = time.monotonic() + PATIENCE
    while given != most and not all(player.over for player in players):
        assert time.monotonic() < end, "the match does not end"
        for player in players:
            if player.state["asks"] and given != most:
                reply = player.answer()
                assert reply["type"] == "ack", reply
                given += 1
            else:
                with contextlib.suppress(TimeoutError):
                    player.read(0.02)
    return given
