"""What stands in the log: which request, which table, and never a line that a visitor has written."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running_hall import Process, Visitor
from wizardhall.server import logs
from wizardhall.server.storage import repository

PROXY = {"X-Forwarded-For": "203.0.113.7"}


def lines(hall: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in hall.log.splitlines()]


def test_every_response_names_its_request(hall: str) -> None:
    found = {httpx.get(f"{hall}{path}").headers["X-Request-ID"] for path in ("/api/hall", "/nowhere", "/health")}
    assert len(found) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", each) for each in found)


def test_a_websocket_has_an_id_too(hall: str) -> None:
    ann = Visitor(hall)
    with connect(f"{hall.replace('http', 'ws', 1)}/ws/tables/{ann.open_table()}") as socket:
        assert socket.response is not None
        assert re.fullmatch("[0-9a-f]{16}", socket.response.headers["X-Request-ID"])


@pytest.mark.parametrize("given", ["from-the-proxy-1", "0123456789abcdef"])
def test_a_trusted_proxy_may_choose_the_id(hall: str, given: str) -> None:
    assert httpx.get(f"{hall}/health", headers={"X-Request-ID": given}).headers["X-Request-ID"] == given


@pytest.mark.parametrize("given", ["short", "x" * 65, "with space", "<script>", "é" * 10])
def test_an_id_that_is_none_is_replaced(hall: str, given: str) -> None:
    headers = [(b"X-Request-ID", given.encode())]
    assert httpx.get(f"{hall}/health", headers=headers).headers["X-Request-ID"] != given


def test_nobody_else_may_choose_it_and_the_access_log_keeps_tokens_out(tmp_path: Path) -> None:
    settings = {"log_json": True, "log_access": True, "proxies": "192.0.2.1"}
    with Process(tmp_path, **settings) as hall:
        code = Visitor(hall.url).open_table()
        headers = {"X-Request-ID": "chosen-by-a-stranger", **PROXY}
        told = httpx.get(f"{hall.url}/api/tables/{code}?token=secret", headers=headers).headers["X-Request-ID"]
    (line,) = (each for each in lines(hall) if each.get("request") == told)
    assert line["table"] == code
    assert re.fullmatch(rf"127\.0\.0\.1 GET /api/tables/{code} 200 \d\.\d{{3}} s", line["message"])
    assert "secret" not in hall.log
    assert "chosen-by-a-stranger" not in hall.log


def test_a_path_cannot_write_a_line_of_the_log(tmp_path: Path) -> None:
    with Process(tmp_path, log_access=True) as hall:
        httpx.get(f"{hall.url}/a%0A12:00:00%20ERROR%20%1b[31mforged%E2%80%A8%C2%9B")
    (line,) = (each for each in hall.log.splitlines() if "forged" in each)
    assert line.partition("/a")[2].startswith(r"\n12:00:00 ERROR \x1b[31mforged\u2028\x9b")


def test_who_is_told_of_a_failure_can_quote_its_number(hall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("first\n12:00:00 INFO second")

    ann = Visitor(hall)
    monkeypatch.setattr(repository.Repository, "name_of", fails)
    response = ann.http.get("/api/hall")
    assert response.status_code == 500
    assert response.headers["X-Request-ID"] in response.json()["message"]


def test_a_traceback_stays_below_its_line() -> None:
    record = logging.LogRecord("wizardhall", logging.ERROR, "", 0, "it failed\r\nforged", None, None)
    try:
        raise ValueError("one\n12:00:00 INFO    forged\x1b]0;title\x07")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    first, *others = logs.PlainLines().format(record).split("\n")
    assert first.endswith(r"ERROR   it failed\r\nforged")
    assert all(line.startswith("  | ") for line in others)
    assert others[-1] == r"  | 12:00:00 INFO    forged\x1b]0;title\x07"
    assert json.loads(logs.JsonLines().format(record))["message"] == r"it failed\r\nforged"


def test_half_a_character_can_be_logged() -> None:
    assert logs.printable("\ud800") == r"\ud800"
