"""What goes out is packed for those who can unpack it."""

import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.server.http import pages


def raw(url: str, accepted: str) -> tuple[httpx.Response, bytes]:
    with httpx.stream("GET", url, headers={"Accept-Encoding": accepted}) as response:
        return response, b"".join(response.iter_raw())


@pytest.mark.parametrize("path", ["/api/games/relics/cards", "/api/games/cup/cards", "/schema/openapi.json"])
def test_what_is_made_is_packed(hall: str, path: str) -> None:
    response, packed = raw(hall + path, "gzip, deflate, br")
    _, plain = raw(hall + path, "identity")

    assert response.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in response.headers["vary"].lower()
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 3


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as Vite builds it, but smaller."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>hall</p>" * 200)
    (tmp_path / "assets" / "page-1a2b.js").write_text("console.log('hall')\n" * 200)
    (tmp_path / "assets" / "small-1a2b.js").write_text("1\n")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/ABCDEF", "/assets/page-1a2b.js"])
def test_files_are_packed_once_and_not_twice(hall: str, page: Path, path: str) -> None:
    file = page / path[1:] if "assets" in path else page / "index.html"
    response, packed = raw(hall + path, "gzip")

    assert response.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == file.read_bytes()
    assert int(response.headers["content-length"]) == len(packed)
    assert ("immutable" in response.headers["cache-control"]) == ("assets" in path)


def test_who_cannot_unpack_and_what_is_small_gets_it_plain(hall: str, page: Path) -> None:
    for path, accepted in (
        ("/assets/page-1a2b.js", "identity"),
        ("/assets/small-1a2b.js", "gzip"),
        ("/health", "gzip"),
    ):
        response, _ = raw(hall + path, accepted)
        assert response.status_code == 200
        assert "content-encoding" not in response.headers


def test_a_file_that_has_not_changed_is_not_sent_again(hall: str, page: Path) -> None:
    first, _ = raw(hall + "/assets/page-1a2b.js", "gzip")

    again = httpx.get(hall + "/assets/page-1a2b.js", headers={"If-None-Match": first.headers["etag"]})

    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("deflate", [True, False])
def test_a_host_can_have_sockets_packed(tmp_path: Path, deflate: bool) -> None:
    with open_hall(tmp_path, deflate=deflate) as url:
        ann = Visitor(url, "Ann")
        table = ann.open_table("cup", bots={"white": "random"})
        with ann.join(table, compression="deflate") as black:
            assert black.extensions == (["permessage-deflate"] if deflate else [])
            play_out(black)
            assert black.state["table"]["state"] == "over"
