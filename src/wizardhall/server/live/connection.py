"""One open WebSocket, and what is on its way to it."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wizardhall.server.live.direct_socket import direct_socket
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.metrics import SENT_BYTES
from wizardhall.server.protocol import Goodbye, ServerMessage

__all__ = ["Connection"]

MOST_WAITING: Final = 500
"""Messages that a slow client may leave unread before it is cut off; it can come back and go on."""
GOING_AWAY: Final = 1001

_encode = msgspec.json.Encoder().encode


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.language = language
        self._socket = socket
        self._direct = direct_socket(socket.scope)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._delivering = False
        self._code: int | None = None

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(_encode(message))

    def send_encoded(self, message: bytes) -> None:
        if self._code is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.close("slow", retry=1.0)
        elif self._direct is None:
            self._wake.set()
        elif len(self._waiting) == 1:
            self._loop.call_soon(self._send_directly)

    def _send_directly(self) -> None:
        """All that has come up in this turn of the loop; what does not fit into the line waits for `deliver`."""
        assert self._direct is not None
        if self._delivering:
            return  # it will find them
        if self._direct.writable.is_set() and self._code is None:
            waiting, self._waiting = self._waiting, []
            SENT_BYTES.inc(sum(map(len, waiting)))
            self._direct.send_texts(waiting)
        else:
            self._wake.set()

    def close(self, reason: str, retry: float | None = None, code: int = GOING_AWAY) -> None:
        """Say goodbye after all that is waiting; then the socket is closed."""
        if self._code is None:
            self._waiting.append(_encode(Goodbye(reason, retry)))
            self._code = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        return self._code is not None

    async def deliver(self) -> None:
        """Send what is waiting, until the connection is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._delivering = True
                while self._waiting:
                    waiting, self._waiting = self._waiting, []
                    SENT_BYTES.inc(sum(map(len, waiting)))
                    for message in waiting:
                        await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                self._delivering = False
                if self._code is not None:
                    await self._socket.close(code=self._code)
                    return
