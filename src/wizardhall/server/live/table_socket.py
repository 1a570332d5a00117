"""The WebSocket of a table: `/ws/tables/{id}`. Every message gets an answer, and an error says what was wrong."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, Send

from wizardhall.core.errors import HallError
from wizardhall.core.seats import Seat
from wizardhall.server.errors import Refused, failure, status_of
from wizardhall.server.hall import Hall
from wizardhall.server.http.codes import found_by_code
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.guard import address_of, own_page
from wizardhall.server.http.limits import Bucket
from wizardhall.server.http.routes import Socket, pattern
from wizardhall.server.identifiers import hashed
from wizardhall.server.live import commands
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.runner import TableRunner
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.log_context import REQUEST_HEADER, about_table, request_id
from wizardhall.server.metrics import ANSWERS, count_refusal
from wizardhall.server.protocol import Ack, Answer, ClientMessage, Error, MessageId, Ping, Resign, TakeBack

__all__ = ["table_socket"]

PATIENCE: Final = 200
"""Messages too many before the connection is closed."""
BUSY: Final = 10.0
"""Seconds after which to try again when there are too many connections."""

log = logging.getLogger("wizardhall")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class _Numbered(msgspec.Struct):
    id: MessageId | None = None


class TableSocket(WebSocket[Any, Any, Any]):
    """Sends and receives directly.

    Litestar's own wrappers keep the socket that keeps them: a cycle with all that a connection has, which is freed only
    when the garbage collector comes by.
    """

    __slots__ = ()

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send


@websocket(pattern(Socket.TABLE), websocket_class=TableSocket)
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    if not own_page(socket, hall.settings.origins):
        await socket.close(code=1008, reason="foreign origin")  # before accepting: the handshake is refused
        return
    await socket.accept(headers={REQUEST_HEADER: request_id()} if request_id() else None)
    guest, address = hall.cookies.guest(socket), address_of(socket)
    token = socket.query_params.get("token")
    visitor = Visitor(guest, None if token is None else hashed(token))
    connection = Connection(socket, visitor, language_of(socket))
    delivery = asyncio.create_task(connection.deliver())
    try:
        hall.limits.connect(address)
        try:
            await _at_table(hall, socket, connection, table_id)
        finally:
            hall.limits.disconnect(address)
    except HallError as error:
        connection.send(_error(None, error, connection.language))
        retry = BUSY if status_of(error) in (429, 503) else None
        connection.close(error.message, retry, code=4000 + status_of(error))
    except WebSocketDisconnect:
        delivery.cancel()
    if not connection.closing:
        delivery.cancel()
    await asyncio.gather(delivery, return_exceptions=True)


async def _at_table(hall: Hall, socket: WebSocket[Any, Any, Any], connection: Connection, table_id: str) -> None:
    runner = await _table(hall, socket, table_id)
    about_table(runner.table.row.id)
    await runner.enter(connection)
    try:
        # In a task of its own: going on after an `await` takes the longer the deeper it lies.
        await asyncio.create_task(_converse(hall, runner, socket, connection))
    finally:
        runner.leave(connection)
        hall.has_been_left(runner)


async def _table(hall: Hall, socket: WebSocket[Any, Any, Any], table_id: str) -> TableRunner:
    if hall.closing:
        raise Refused(429, "server-error-closing")
    return await found_by_code(socket, hall, table_id, hall.table)


async def _converse(hall: Hall, runner: TableRunner, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    bucket, too_many = hall.limits.message(), 0
    largest = hall.settings.message_size
    while not connection.closing:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or ""  # type: ignore[assignment]
        too_many += await _reply(runner, connection, data, bucket, largest)
        if too_many > PATIENCE:
            connection.close("server-error-too-fast", BUSY, code=4429)


async def _reply(runner: TableRunner, connection: Connection, data: str | bytes, bucket: Bucket, largest: int) -> bool:
    """Answer one message; true if it was one too many."""
    number: int | None = None
    try:
        if len(data) > largest:
            raise Refused(413, "server-error-too-large", most=largest)
        if not bucket.take():
            connection.send(_error(_number(data, largest), Refused(429, "server-error-too-fast"), connection.language))
            return True
        message = _decode(data)
        number = message.id
        await _do(runner, connection, message)
    except HallError as error:
        connection.send(_error(_number(data, largest) if number is None else number, error, connection.language))
    except Exception:
        log.exception("table %s: a message could not be handled", runner.table.row.id)
        connection.send(_error(number, failure(), connection.language))
    return False


def _number(data: str | bytes, largest: int) -> int | None:
    """The number of a message that says nothing else that we understand."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id if len(data) <= largest else None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _decode(data: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refused(400, "server-error-malformed", reason=str(error)[:200]) from None


async def _do(runner: TableRunner, connection: Connection, message: ClientMessage) -> None:
    begun = time.perf_counter()

    def acknowledge() -> None:
        connection.send(Ack(message.id))
        if isinstance(message, Answer):
            ANSWERS.observe(time.perf_counter() - begun)

    if isinstance(message, Ping):
        acknowledge()
        return
    seat = connection.visitor.seat
    if seat is None:
        raise Refused(403, "server-error-spectator")
    await runner.do(_command(seat, message), connection.visitor, acknowledge)


def _command(seat: Seat, message: Answer | TakeBack | Resign) -> commands.Command:
    match message:
        case Answer():
            return commands.Answer(seat, message.ask, message.answer)
        case TakeBack():
            return commands.TakeBack(seat, message.ask)
        case Resign():
            return commands.Resign(seat)


def _error(number: int | None, error: HallError, language: str) -> Error:
    count_refusal(status_of(error), error.message)
    return Error(number, error.message, error.in_language(language))
