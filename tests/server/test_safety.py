"""Cookies, headers, origins, tokens, limits; and names that would like to be more than names."""

import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running_hall import At, Visitor, open_hall
from wizardhall.server.storage import repository


def test_the_cookie_is_signed_and_hidden_from_scripts(hall: str) -> None:
    cookie = httpx.get(f"{hall}/api/hall").headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) > 30 * 24 * 3600


def test_behind_https_the_cookie_is_for_https_only(hall: str) -> None:
    cookie = httpx.get(f"{hall}/api/hall", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]

    assert "Secure" in cookie


def test_a_cookie_is_set_once(ann: Visitor) -> None:
    assert "set-cookie" not in ann.http.get("/api/hall").headers


@pytest.mark.parametrize("change", [lambda value: value[:-1], lambda value: "x" + value, lambda _: "x.y", lambda _: ""])
def test_a_forged_cookie_is_nobody(ann: Visitor, table: str, change: object) -> None:
    (name, value) = next(iter(ann.http.cookies.items()))
    forged = f"{name}={change(value)}"  # type: ignore[operator]

    with At(ann.url, table, cookie=forged) as at:
        assert at.state["you"] is None
        assert not any(seat["you"] for seat in at.state["table"]["seats"])
    you = httpx.get(f"{ann.url}/api/hall", headers={"Cookie": forged}).json()["you"]
    assert you["id"] != ann.get("/api/hall")["you"]["id"]


@pytest.mark.parametrize("path", ["/", "/api/hall", "/api/tables/ZZZZZZ", "/nowhere", "/schema", "/health"])
def test_every_response_has_the_headers_that_keep_browsers_safe(hall: str, path: str) -> None:
    headers = httpx.get(hall + path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_page_of_somebody_else_cannot_open_a_socket(ann: Visitor, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        ann.join(table, origin="https://evil.example")
    assert refused.value.response.status_code == 403

    with ann.join(table, origin=ann.url) as at:
        assert at.state["you"] == "black"


def test_a_page_of_somebody_else_cannot_act_in_ones_name(ann: Visitor) -> None:
    response = ann.http.post("/api/tables", json={"game": "cup"}, headers={"Origin": "https://evil.example"})

    assert response.status_code == 403
    assert response.json()["code"] == "server-error-origin"


def test_other_pages_may_be_allowed(tmp_path: Path) -> None:
    with open_hall(tmp_path, origins=("https://club.example",)) as url:
        ann = Visitor(url)
        with ann.join(ann.open_table("cup"), origin="https://club.example") as at:
            assert at.state["you"] == "black"


def test_a_token_holds_a_seat_and_only_its_own(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("cup")
    token = ann.post(f"/api/tables/{table}/token", json={"seat": "white"})
    assert token["seat"] == "white"
    ann.start(table)

    with At(ann.url, table, token=token["token"]) as program:
        assert program.state["you"] == "white"
        assert program.state["table"]["seats"][1]["player"] == "Ann’s program"
    at = At(ann.url, table, token=token["token"][:-1])
    assert at.read()["code"] == "server-error-token"
    assert at.until_closed() == 4403
    assert ben.post(f"/api/tables/{table}/token", 403)["code"] == "server-error-not-host"


def test_no_token_cookie_guest_or_seed_is_ever_told_to_others(
    ann: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "fresh_seed", lambda: "a seed that nobody guesses")
    table = ann.open_table("cup")
    ben.sit(table)
    token = ben.post(f"/api/tables/{table}/token")["token"]
    secrets = [token, "nobody guesses", *ann.http.cookies.values(), *ben.http.cookies.values()]
    secrets += [each.get("/api/hall")["you"]["id"] for each in (ann, ben)]
    ann.start(table)
    cleo = Visitor(ann.url)
    with ann.join(table) as black, ben.join(table) as white, cleo.join(table) as watcher:
        black.answer()
        white.answer()
        watcher.until("happened")
        texts = [*watcher.raw, cleo.http.get(f"/api/tables/{table}").text, cleo.http.get("/api/hall").text]
        texts += [cleo.http.get(f"/api/tables/{table}/replay").text, *white.raw[1:]]
    for secret in secrets[:-1]:
        assert not any(secret in text for text in texts)


SCRIPT = "<script>x</script>"


def test_a_name_is_only_a_name(ann: Visitor, ben: Visitor) -> None:
    ann.http.put("/api/me", json={"name": SCRIPT})
    table = ann.open_table("cup")

    response = ben.http.get(f"/api/tables/{table}")

    assert response.json()["seats"][0]["player"] == SCRIPT
    assert response.headers["content-type"].startswith("application/json")
    assert SCRIPT not in ben.http.get(f"/table/{table}").text


@pytest.mark.parametrize(
    "code", ["<script>", "ABCDE", "ABCDEFG", "ABC%00EF", "../../x", "ABCDE1", "x" * 5000, "%F0%9F"]
)
def test_a_code_that_no_table_can_have_is_not_found(ann: Visitor, code: str) -> None:
    response = ann.http.get(f"/api/tables/{code}")

    assert 400 <= response.status_code < 500
    assert "<script>" not in response.text


def test_too_long_a_message_is_refused(ann: Visitor, table: str) -> None:
    with ann.join(table) as black:
        black.send_raw("x" * 17_000)
        assert black.until("error")["code"] == "server-error-too-large"
        assert black.ask("ping")["type"] == "ack"
        black.send_raw("x" * 200_000)
        assert black.until_closed() == 1009


def test_too_long_a_body_is_refused(ann: Visitor) -> None:
    response = ann.http.post("/api/tables", json={"game": "cup", "cards": "x" * 250_000})

    assert response.status_code == 413
    assert response.json()["code"] == "server-error-too-large"


def test_too_many_messages_are_refused_then_cut_off(tmp_path: Path) -> None:
    with open_hall(tmp_path, message_rate=1.0, message_burst=5) as url:
        ann = Visitor(url)
        with ann.join(ann.open_table("cup")) as at:
            assert [at.ask("ping")["type"] for _ in range(5)] == ["ack"] * 5
            error = at.ask("ping")
            assert (error["code"], error["id"]) == ("server-error-too-fast", 6)
            for _ in range(205):
                at.send("ping")
            assert at.until_closed() == 4429


def test_too_many_connections_are_refused(tmp_path: Path) -> None:
    with open_hall(tmp_path, connections_each=2) as url:
        ann = Visitor(url)
        table = ann.open_table("cup")
        with ann.join(table), ann.join(table):
            third = ann.join(table)
            assert third.read()["code"] == "server-error-connections"
            assert third.until_closed() == 4429
        with ann.join(table):
            pass


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with open_hall(tmp_path, request_rate=0.001, request_burst=10) as url:
        codes = [httpx.get(f"{url}/health").status_code for _ in range(12)]

        assert codes == [200] * 10 + [429] * 2


def test_tables_cannot_be_found_by_trying_codes(tmp_path: Path) -> None:
    with open_hall(tmp_path, table_rate=0.001, table_burst=3) as url:
        codes = [httpx.get(f"{url}/api/tables/ZZZZZ{letter}").status_code for letter in "ABCDE"]

        assert codes == [404] * 3 + [429] * 2
