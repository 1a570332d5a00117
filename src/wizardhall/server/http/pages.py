"""The page: what Vite has built into `static/`, and one page for every address that the client knows."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from wizardhall.core.text import text
from wizardhall.server.errors import Refused
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.routes import Page

__all__ = ["PACKED", "SMALL", "STATIC", "file", "page"]

STATIC: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
LONGEST_NAME: Final = 200
"""Characters; those of the page's files are shorter."""
SMALL: Final = 500
"""Bytes below which packing is not worth it."""
PACKED: Final = "packed"
"""Marks what is packed here, once and for all, and need not be packed again on its way out."""

Asked = Request[Any, Any, Any]


@get(
    [re.sub(r"\{\w+\}", "{rest:path}", page) for page in Page] + ["/rules", "/cards"],
    include_in_schema=False,
    opt={PACKED: True},
)
async def page(request: Asked) -> Response[bytes]:
    """The client finds out by itself what to show at its address."""
    index = STATIC / "index.html"
    if not index.is_file():
        return _not_built(language_of(request))
    return _sent(index, request, "no-cache")


@get("/{name:path}", include_in_schema=False, opt={PACKED: True})
async def file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the page. Who looks for one that is not there with a browser is told so by the page itself."""
    wanted = _find(name.lstrip("/"))
    if wanted is None:
        if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
            return _sent(STATIC / "index.html", request, "no-cache", 404)
        raise Refused(404, "server-error-no-page")
    return _sent(wanted, request, FOREVER if wanted.parent.name == "assets" else "no-cache")


def _find(name: str) -> Path | None:
    """The file of a name; none for names that lead elsewhere, or that no file can have."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        return None
    try:
        wanted = (STATIC / name).resolve()
        return wanted if STATIC.resolve() in wanted.parents and wanted.is_file() else None
    except OSError:
        return None


def _sent(path: Path, request: Asked, caching: str, status: int = 200) -> Response[bytes]:
    plain, packed, tag = _read(path, path.stat().st_mtime_ns)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind, status_code=status)
    return Response(plain, headers=headers, media_type=kind, status_code=status)


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> tuple[bytes, bytes | None, str]:
    """A file, the same packed if that helps, and its tag."""
    plain = path.read_bytes()
    packed = gzip.compress(plain, mtime=0) if len(plain) > SMALL else None
    return plain, packed if packed and len(packed) < len(plain) else None, f'"{changed:x}-{len(plain):x}"'


def _not_built(language: str) -> Response[bytes]:
    say = text(language)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Wizard Hall</title>'
        f"<h1>Wizard Hall</h1><p>{say('server-not-built')}</p>"
        "<pre>npm --prefix web ci\nnpm --prefix web run build</pre>"
    )
    return Response(body.encode(), media_type="text/html", status_code=200)
