"""uvicorn's WebSocket with a short way out, which a `Connection` takes if there is one.

Through ASGI every message takes a task, four coroutines and a system call of its own. Here all messages for a client
that come up in one turn of the loop leave together. There is no library for this: uvicorn has no hook between its
protocol and ASGI, and a server with other WebSockets would need another HTTP server beside it.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

__all__ = ["DirectSocket", "direct_socket"]

EXTENSION: Final = "wizardhall.direct"
UNREAD: Final = 8
"""Messages of a client that may wait to be handled before no more is read from it."""


class DirectSocket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_texts(self, texts: list[bytes]) -> None:
        """Send some messages at once. Only while `writable` is set; a client that has gone gets nothing."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.conn.extensions:  # they are packed
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but it stops reading after each message: two system calls more."""
        was_paused, self.read_paused = self.read_paused, self.read_paused or self.queue.qsize() < UNREAD
        super().send_receive_event_to_app()
        self.read_paused = was_paused or (self.read_paused and self.queue.qsize() > UNREAD)


def direct_socket(scope: Any) -> DirectSocket | None:
    """The socket behind an ASGI connection, if it is one of these. It is given once, and leaves no cycle behind."""
    found: DirectSocket | None = scope.get("extensions", {}).pop(EXTENSION, None)
    return found


def _head(length: int) -> bytes:
    """The head of a text message in one frame, from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
