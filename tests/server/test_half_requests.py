"""Requests that do not end, headers that do not end, clients that do not read: none of them keeps anybody out."""

import contextlib
import logging
import resource
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running_hall import PATIENCE, At, Visitor, open_hall
from wizardhall.server import uvicorn_server
from wizardhall.server.http import protocols
from wizardhall.server.workers.open_files import SPARE, raise_file_limit

HALF = b"GET /api/hall HTTP/1.1\r\nHost: x\r\nX-Slow: "


@pytest.fixture(autouse=True)
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def connected(url: str, data: bytes = b"") -> socket.socket:
    host, _, port = url.removeprefix("http://").partition(":")
    found = socket.create_connection((host, int(port)), PATIENCE)
    found.sendall(data)
    return found


def upgrade(path: str, more: str = "") -> bytes:
    """What a client sends to open a WebSocket."""
    head = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{more}"
    return f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()


def read_all(connection: socket.socket) -> bytes:
    """What comes until the hall closes the connection."""
    read = b""
    with connection, contextlib.suppress(ConnectionResetError):
        while more := connection.recv(65536):
            read += more
    return read


def test_of_too_many_half_requests_the_oldest_goes_and_the_hall_is_open(tmp_path: Path) -> None:
    with open_hall(tmp_path, pending_each=5) as url, contextlib.ExitStack() as stack:
        half = [stack.enter_context(connected(url, HALF)) for _ in range(8)]

        assert httpx.get(f"{url}/api/hall").status_code == 200
        for each in half[:3]:
            assert read_all(each)[:13] in (b"", b"HTTP/1.1 408 ")
        half[-1].sendall(b"1\r\n\r\n")
        assert half[-1].recv(1000).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HT",
        HALF,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_a_request_that_does_not_end_is_closed(tmp_path: Path, data: bytes) -> None:
    with open_hall(tmp_path, request_time=0.1) as url:
        answer = read_all(connected(url, data))

        assert answer == b"" or answer.startswith(b"HTTP/1.1 408 ")


def test_a_header_without_end_is_not_kept(hall: str) -> None:
    with connected(hall, HALF) as connection:
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                connection.sendall(b"x" * 10_000)
        with contextlib.suppress(ConnectionError):
            assert connection.recv(100).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /?lang=" + b"x" * 2000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /?" + b"a&" * 100 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 9000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + (b"X-A: " + b"b" * 7000 + b"\r\n") * 3 + b"\r\n",
        upgrade("/ws/tables/ZZZZZZ", "Cookie: " + "x" * 9000 + "\r\n"),
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X-A: b\r\n" * 200 + b"\r\n",
        b"\x00\xff" * 100,
        b"GET \xff HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_a_request_out_of_all_proportion_is_refused(hall: str, request_: bytes) -> None:
    assert read_all(connected(hall, request_))[:10] == b"HTTP/1.1 4"


def test_many_requests_at_once_over_one_connection_are_refused(hall: str) -> None:
    answers = read_all(connected(hall, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 5000))

    assert answers.count(b"HTTP/1.1 ") < 50


def test_whoever_asks_and_then_sends_noise_gets_no_answer_any_more(hall: str) -> None:
    """Under uvloop it is a failure to write to a connection that is closed."""
    good = b"GET /api/hall HTTP/1.1\r\nHost: x\r\n\r\n"

    assert read_all(connected(hall, good * 3 + b"noise\r\n\r\n")).startswith(b"HTTP/1.1 400 ")


def test_whoever_does_not_read_is_cut_off(hall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "STALLED", 0.2)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", int(hall.rpartition(":")[2])))
        with contextlib.suppress(ConnectionError):
            while True:  # until it is closed, nothing is read
                connection.sendall(b"GET /api/games/relics/cards HTTP/1.1\r\nHost: x\r\n\r\n")


def test_a_client_that_falls_silent_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_server, "PING", 0.2)
    with open_hall(tmp_path) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        table = ann.open_table("cup")
        ben.sit(table)
        with ann.join(table) as black:
            cookie = "; ".join(f"{name}={value}" for name, value in ben.http.cookies.items())
            silent = connected(url, upgrade(f"/ws/tables/{table}", f"Cookie: {cookie}\r\n"))
            black.until_state(lambda state: state["table"]["seats"][1]["here"])
            assert read_all(silent).startswith(b"HTTP/1.1 101 ")
            black.until_state(lambda state: not state["table"]["seats"][1]["here"])


def test_invalid_text_in_a_frame_ends_the_connection_as_the_standard_says(ann: Visitor, table: str) -> None:
    with ann.join(table) as at:
        key = b"\0\0\0\0"
        at._socket.socket.sendall(struct.pack("!BB", 0x81, 0x80 | 2) + key + b"\xff\xfe")
        assert at.until_closed() == 1007


def test_a_connection_that_the_hall_closes_is_closed_as_soon_as_the_client_agrees(
    hall: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = property(lambda _: 1e6, lambda *_: None)
    monkeypatch.setattr(protocols.WebSocketProtocol, "close_timeout", never, raising=False)

    assert At(hall, "ZZZZZZ").until_closed() == 4404


def test_a_client_that_sends_no_frames_but_noise_is_closed(ann: Visitor, table: str) -> None:
    with ann.join(table) as at:
        at._socket.socket.sendall(b"\xff" * 100)
        assert at.until_closed() == 1002


def test_the_file_limit_is_raised_or_said(caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(256, soft // 2), hard))
        assert raise_file_limit(1000) == 1000
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(hard, 1000 + SPARE)
        assert not caplog.records
        assert raise_file_limit(hard) == hard - SPARE
        assert "ulimit -n" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
