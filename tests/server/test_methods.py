"""HEAD is answered wherever GET is, with the same headers; OPTIONS and 405 say what an address takes."""

import httpx
import pytest
from litestar.routes import HTTPRoute

from wizardhall.server.app import create_app
from wizardhall.server.settings import Settings

SAMPLES = {
    "game_name": "cup",
    "language": "en",
    "table_id": "ZZZZZZ",
    "seat": "black",
    "rest": "x",
    "name": "x.js",
    "path": "x",
}
PATHS = sorted(
    "/" + "/".join(part if isinstance(part, str) else SAMPLES[part.name] for part in route.path_components)
    for route in create_app(Settings()).routes
    if isinstance(route, HTTPRoute)
)
CHANGING = {"date", "set-cookie", "x-request-id"}


def headers(response: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name not in CHANGING}


@pytest.mark.parametrize("path", [*PATHS, "/nowhere"])
def test_HEAD_is_GET_without_the_body(hall: str, path: str) -> None:
    with httpx.Client(base_url=hall) as client:
        client.get("/api/hall")
        got, head = client.get(path), client.head(path)
        options = client.options(path)

    assert head.status_code == got.status_code
    if path != "/metrics":  # its figures go on
        assert headers(head) == headers(got)
    assert head.content == b""
    assert got.status_code < 500
    if got.status_code == 405:
        assert "GET" not in got.headers["allow"]
    else:
        assert options.status_code == 204
        assert {"GET", "HEAD", "OPTIONS"} <= set(options.headers["allow"].split(", "))


def test_HEAD_of_a_page_works_over_one_connection(hall: str) -> None:
    with httpx.Client(base_url=hall) as client:
        assert [client.request(method, "/").status_code for method in ("HEAD", "GET", "HEAD")] == [200] * 3


def test_an_address_says_what_it_takes(hall: str) -> None:
    refused = httpx.delete(f"{hall}/api/hall")

    assert refused.status_code == 405
    assert refused.json()["code"] == "server-error-method"
    assert set(refused.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}
