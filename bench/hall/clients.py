"""WebSockets that play or watch, as cheap as Python can have them, and the account that they keep.

They speak through picows: at thousands of answers a second the usual client libraries would need more of the machine
than the servers that are measured.
"""

import asyncio
import os
import sys
import time
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

__all__ = ["Account", "Client", "Place", "Player", "Spectator", "connect"]

PATIENCE: Final = 60.0
DEFLATE: Final = {"Sec-WebSocket-Extensions": "permessage-deflate; server_no_context_takeover"}
FLUSHED: Final = b"\x00\x00\xff\xff"
"""What a compressed message leaves out of its end (RFC 7692)."""


class Place(NamedTuple):
    """Where a client connects, and as whom."""

    url: str
    headers: Mapping[str, str]
    match: str
    seat: str = ""
    credentials: str = ""


class Account(msgspec.Struct):
    """What the clients of a process have counted."""

    waits: list[float] = []
    """Seconds from an answer to its acknowledgement."""
    messages: int = 0
    raw: int = 0
    """Bytes of the messages from the server."""
    wire: int = 0
    """The same as they were sent: compressed, with the heads of the frames."""


class Client(WSListener):
    """Counts what it gets, and hands each message to `hear`."""

    def __init__(self, place: Place, account: Account) -> None:
        self.place = place
        self.account = account
        self.transport: WSTransport | None = None
        self.leaving = False
        self.welcomed = asyncio.get_running_loop().create_future()
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        data, account = frame.get_payload_as_bytes(), self.account
        assert frame.fin, "a message in several frames"
        account.wire += len(data) + (2 if len(data) < 126 else 4 if len(data) < 65536 else 10)
        if frame.rsv1:
            data = self._inflate.decompress(data + FLUSHED)
        account.messages += 1
        account.raw += len(data)
        self.hear(data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            print(f"{self.place.url}: a connection was lost", file=sys.stderr, flush=True)
            os._exit(1)  # what the others measure means nothing now

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    def say(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, data)

    def welcome(self) -> None:
        if not self.welcomed.done():
            self.welcomed.set_result(None)

    def leave(self) -> None:
        self.leaving = True
        if self.transport is not None:
            self.transport.disconnect()


class Player(Client):
    """A client that is asked, and answers when it is let."""

    def __init__(self, place: Place, account: Account, waiting: "deque[Player]") -> None:
        super().__init__(place, account)
        self.over = False
        self.sent = 0.0
        self.let: Callable[[Player], None] = waiting.append
        """What to do when one is asked: answer at once, or wait for one's turn."""
        self.finished: Callable[[], None] = lambda: None

    def answer(self, due: float = 0.0) -> None:
        """Answer now; one that was due earlier has waited since then."""
        self.sent = due or time.perf_counter()
        self.say(self.given())

    def given(self) -> bytes:
        """The message with an answer to what is asked."""
        raise NotImplementedError

    def acknowledged(self) -> None:
        self.account.waits.append(time.perf_counter() - self.sent)

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.finished()


class Spectator(Client):
    """A client that watches, and says so each time it hears of the match."""

    def __init__(self, place: Place, account: Account, heard: Callable[[], None]) -> None:
        super().__init__(place, account)
        self.heard = heard


async def connect(client: Client, deflate: bool = False) -> None:
    """Connect, and wait for the welcome."""
    headers = {**client.place.headers, **(DEFLATE if deflate else {})}
    await ws_connect(
        lambda: client,
        client.place.url,
        extra_headers=headers,
        websocket_handshake_timeout=PATIENCE,
        max_frame_size=1 << 28,
        proxy=None,
    )
    await asyncio.wait_for(client.welcomed, PATIENCE)
