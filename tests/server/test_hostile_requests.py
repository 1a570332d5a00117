"""What strangers send instead of requests: each is refused with a sentence, costs little, and leaves the log alone."""

import io
import logging
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running_hall import Visitor
from wizardhall.server.logs import JsonLines, PlainLines

DEEP = 100_000


@pytest.fixture(autouse=True)
def no_tracebacks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(
    "body",
    [
        b"[" * DEEP,
        b'{"game": ' + b"[" * DEEP,
        b'{"game": "cup", "options": ' + b'{"a": ' * (DEEP // 10),
        b'{"game": "\xff\xfe"}',
        b'{"game": "\\ud800"}',
        b"\x00" * 100,
        b"",
    ],
)
def test_a_body_that_is_no_message_is_malformed(ann: Visitor, body: bytes) -> None:
    response = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert response.status_code == 400
    assert response.json()["code"] == "server-error-malformed"


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 300,
        "/" + "é" * 190,
        "/" + "a/" * 2000,
        "/a%0Ab",
        "/%1b%5b2J",
        "/%ff%fe",
        "/%ed%a0%80",
        "/assets",
        "/assets/",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/tables/%00",
        "/api/tables/A%0AB",
        "/api/games/%00/cards",
    ],
)
def test_there_is_nothing_at_an_address_that_cannot_be(hall: str, path: str) -> None:
    response = httpx.get(hall + path)

    assert response.status_code == 404
    assert response.json()["message"]


def test_the_cookies_of_others_are_not_even_read(hall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To undo the quotes of 32,000 backslashes takes Python two seconds."""
    monkeypatch.setattr("http.cookies._unquote", lambda _: pytest.fail("a cookie was parsed"))
    monkeypatch.setattr("litestar._parsers.unquote_cookie", lambda _: pytest.fail("a cookie was parsed"))

    assert httpx.get(f"{hall}/api/hall", headers={"Cookie": 'x="' + "\\" * 4000 + '"; wizardhall=y'}).status_code == 200


@pytest.mark.parametrize("formatter", [PlainLines(), JsonLines()])
def test_what_is_logged_cannot_write_a_line_of_its_own(formatter: logging.Formatter) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter)
    log = logging.Logger("test")
    log.addHandler(handler)

    log.error("GET %s failed", "/\n12:00:00 INFO    All is well.\x1b[2J\x9b\u2028")
    try:
        raise ValueError("x\n12:00:01 INFO    All is well.\r")
    except ValueError:
        log.exception("it failed")

    lines = out.getvalue().split("\n")
    assert not any(line.startswith("12:00") for line in lines)
    assert all(line.isprintable() for line in lines)
