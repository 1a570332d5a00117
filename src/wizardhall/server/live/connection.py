"""One open WebSocket, and what is on its way to it."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

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
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._code: int | None = None

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(_encode(message).decode())

    def send_encoded(self, message: str) -> None:
        if self._code is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.close("slow", retry=1.0)
        self._wake.set()

    def close(self, reason: str, retry: float | None = None, code: int = GOING_AWAY) -> None:
        """Say goodbye after all that is waiting; then the socket is closed."""
        if self._code is None:
            self._waiting.append(_encode(Goodbye(reason, retry)).decode())
            self._code = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        return self._code is not None

    async def deliver(self) -> None:
        """Send what is waiting, until the connection is closed."""
        send, waiting = self._socket.send, self._waiting
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                sent = 0
                while waiting:
                    text = waiting.popleft()
                    sent += len(text) if text.isascii() else len(text.encode())
                    await send({"type": "websocket.send", "text": text, "bytes": None})
                SENT_BYTES.inc(sent)
                if self._code is not None:
                    await self._socket.close(code=self._code)
                    return
                self._wake.clear()
                await self._wake.wait()
