"""Table codes: nobody finds a table by trying, by whichever way in; and nobody is locked out of their own."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running_hall import At, Visitor, open_hall
from wizardhall.server.identifiers import LETTERS, table_code, typed_code

BURST = 6


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    with open_hall(tmp_path, table_rate=0.0001, table_burst=BURST) as url:
        yield url


def by_http(url: str, code: str) -> Any:
    response = httpx.get(f"{url}/api/tables/{code}")
    return response.status_code, response.content


def by_another_address(url: str, code: str) -> Any:
    response = httpx.get(f"{url}/api/tables/{code}/cards")
    return response.status_code, response.content


def by_socket(url: str, code: str) -> Any:
    at = At(url, code)
    first = at.read()
    if first["type"] == "welcome":
        at.vanish()
        return 200, b""
    return at.until_closed(), "\n".join(at.raw)


def by_token(url: str, code: str) -> Any:
    at = At(url, code, token="guess")
    at.read()
    return at.until_closed(), "\n".join(at.raw)


WAYS = [by_http, by_another_address, by_socket, by_token]


def wrong_codes() -> list[str]:
    return [f"ZZZZZ{letter}" for letter in LETTERS]


@pytest.mark.parametrize("way", WAYS)
def test_whoever_has_tried_too_often_cannot_tell_a_right_code_from_a_wrong_one(strict: str, way: Any) -> None:
    codes = [Visitor(strict).open_table("cup", public=public) for public in (True, False)]
    for wrong in wrong_codes()[: BURST - 2]:
        way(strict, wrong)
    refused = way(strict, "ZZZZZZ")
    assert refused[0] in (429, 4429)
    for code in (*codes, "QQQQQQ", "NotACode"):
        assert [each(strict, code) for each in WAYS] == [each(strict, "ZZZZZZ") for each in WAYS]
    assert way(strict, codes[0]) == refused


def test_all_ways_in_share_one_limit(strict: str) -> None:
    codes = iter(wrong_codes())
    found = [WAYS[number % len(WAYS)](strict, next(codes))[0] for number in range(BURST)]
    assert set(found) <= {404, 4404}
    assert {way(strict, next(codes))[0] for way in WAYS} == {429, 4429}


def test_right_codes_do_not_count(strict: str) -> None:
    ann = Visitor(strict)
    table = ann.open_table("cup")
    for _ in range(3 * BURST):
        assert by_http(strict, table)[0] == by_socket(strict, table)[0] == 200


def test_nobody_is_locked_out_of_their_own_table(strict: str) -> None:
    """Somebody behind the same router tries codes; those who have a seat play on."""
    ann, ben, cleo = (Visitor(strict, name) for name in ("Ann", "Ben", "Cleo"))
    table = ann.open_table("cup", public=False)
    ben.sit(table)
    token = ben.post(f"/api/tables/{table}/token")["token"]
    for wrong in wrong_codes():
        by_http(strict, wrong)
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white, At(strict, table, token=token) as program:
        assert (black.state["you"], white.state["you"], program.state["you"]) == ("black", "white", "white")
    assert cleo.http.get(f"/api/tables/{table}").status_code == 429


def test_the_code_of_a_private_table_cannot_be_guessed(ann: Visitor, ben: Visitor) -> None:
    public, private = ann.open_table("cup"), ann.open_table("cup", public=False)
    assert (len(public), len(private)) == (6, 16)
    assert len({table_code(public=False) for _ in range(100)}) == 100
    typed = " ".join(private[start : start + 4].lower() for start in range(0, 16, 4))
    assert typed_code(typed) == private
    assert ben.get(f"/api/tables/{typed}")["id"] == private
    ben.sit(private)
    ann.start(private)
    with ann.join(private) as black:
        black.ask("resign")
    assert len(ann.post(f"/api/tables/{private}/rematch")["id"]) == 16
