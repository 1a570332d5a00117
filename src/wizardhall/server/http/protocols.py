"""How bytes become requests: uvicorn's protocols, with limits on whatever is not a request yet.

Uvicorn itself waits for ever for the rest of a request, keeps headers of any size, and leaves a connection open to
whoever does not read. What is overridden here is tested in `tests/server/test_half_requests.py`.
"""

import asyncio
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from wizardhall.server.http.guard import one_visitor
from wizardhall.server.http.pending import Pending
from wizardhall.server.live.direct_socket import DirectSocket
from wizardhall.server.settings import Settings

__all__ = ["HttpProtocol", "WebSocketProtocol", "http_protocol"]

HEADERS: Final = 16_384
"""Bytes of the first line and all headers of a request."""
LONGEST_LINE: Final = 8_000
"""Bytes of a header, or of an address."""
LONGEST_QUERY: Final = 1_000
"""Bytes after the `?` of an address, and the parameters there. Litestar remembers the last 1,024 that it has read."""
MOST_PARAMETERS: Final = 20
MOST_HEADERS: Final = 100
PIPELINE: Final = 20
"""Requests that one connection may send before it has the answer to the first."""
STALLED: Final = 60.0
"""Seconds after which whoever does not read what is sent to them is cut off."""
FAREWELL: Final = 5.0
"""Seconds in which a connection that is being closed may still be read from."""


def http_protocol(settings: Settings, most: int) -> type[asyncio.Protocol]:
    """What uvicorn makes for each connection of a process that may have `most`."""
    pending = Pending(settings.request_time, settings.pending_each, max(settings.pending_each, most // 2))
    return cast("type[asyncio.Protocol]", partial(HttpProtocol, pending=pending, most=most))


class Stalling(asyncio.Protocol):
    """Cuts off whoever does not read: closing alone would wait for them."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self._stalled or self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        self.goes_on()
        super().resume_writing()

    def goes_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def close_for_good(self) -> None:
        self.transport.close()
        self.loop.call_later(FAREWELL, self.transport.abort)


class HttpProtocol(Stalling, HttpToolsProtocol):
    def __init__(self, *rest: Any, pending: Pending, most: int, **named: Any) -> None:
        super().__init__(*rest, **named)
        self.address = "unknown"
        self._pending, self._most = pending, most
        self._size = 0
        """Bytes of a request whose headers are not complete."""
        self._lines = self._head = 0
        """How many headers there are, and their bytes."""
        self._whole = True
        """Has the request come in to its end?"""
        self._unanswered: list[RequestResponseCycle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = one_visitor(self.client[0]) if self.client else "unknown"
        self._pending.add(self)
        if len(self.connections) >= self._most and not self._pending.cut_off_oldest():
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.goes_on()
        self._pending.discard(self)
        self._abandon()
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """It took too long, or there are too many of its kind."""
        if self._whole or self.cycle is not None:
            self.transport.abort()
        else:
            self._refuse(408, "The request took too long.")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._size += len(data)
        super().data_received(data)
        if self._size > HEADERS and not self.transport.is_closing():
            self._refuse(431, "The headers are too large.")

    def handle_websocket_upgrade(self) -> None:
        self._pending.discard(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it keeps us, and nobody will tell us that the connection is lost

    def on_message_begin(self) -> None:
        self._lines, self._head, self._whole = 0, 0, False
        self._pending.add(self)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            raise ValueError("the address is too long")
        query = self.url.partition(b"?")[2]
        if len(query) > LONGEST_QUERY or query.count(b"&") >= MOST_PARAMETERS:
            raise ValueError("the query is too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self._lines += 1
        self._head += size
        if self._lines > MOST_HEADERS or self._head > HEADERS or size > LONGEST_LINE:
            raise ValueError("too many headers, or too long")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._size = 0
        if len(self.pipeline) > PIPELINE:
            raise ValueError("too many requests at once")
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._size = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._size, self._whole = 0, True
        self._pending.discard(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._unanswered = [each for each in self._unanswered if not each.response_complete]
        super().on_response_complete()
        if not self.pipeline:
            self._pending.add(self)

    def send_400_response(self, msg: str) -> None:
        self._abandon()
        super().send_400_response(msg)

    def _abandon(self) -> None:
        """Nobody waits any more for the answers to what was asked before; uvicorn forgets all but the last."""
        self.pipeline.clear()
        for each in self._unanswered:
            each.disconnected = True
            each.message_event.set()

    def _refuse(self, status: int, reason: str) -> None:
        head = f"content-type: text/plain\r\ncontent-length: {len(reason)}\r\nconnection: close\r\n\r\n"
        self._abandon()
        self.transport.write(STATUS_LINE[status] + head.encode() + reason.encode())
        self.close_for_good()


class WebSocketProtocol(Stalling, DirectSocket):
    def connection_lost(self, exc: Exception | None) -> None:
        self.goes_on()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, as the standard says; uvicorn says goodbye twice and stumbles."""
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "invalid UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if not self.close_sent:
            super().handle_parser_exception()
        self.close_for_good()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.close_for_good()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
