"""What every request goes through: limits, the page it comes from, and the headers that keep browsers safe."""

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import HTTPScope, Message, Send

from wizardhall.server.errors import Refused
from wizardhall.server.log_context import REQUEST_HEADER, request_id

__all__ = ["HEADERS", "NEW_COOKIE", "address_of", "before_request", "one_visitor", "own_page", "with_headers"]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
NEW_COOKIE: Final = "wizardhall_new_cookie"
SAFE: Final = ("GET", "HEAD", "OPTIONS")

Asked = ASGIConnection[Any, Any, Any, Any]


def address_of(asked: Asked) -> str:
    """The address that a request comes from, as far as that can be known."""
    return one_visitor(asked.client.host) if asked.client else "unknown"


@lru_cache(10_000)
def one_visitor(address: str) -> str:
    """The addresses that one visitor may have: by IPv6 everybody has 2⁶⁴ of them, so their network stands for all."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))


def own_page(asked: Asked, others: tuple[str, ...] = ()) -> bool:
    """Does this come from a page of this hall, or from no page at all? A browser always says from which."""
    origin = asked.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc.lower() == asked.headers.get("host", "").lower()


async def before_request(request: Asked) -> None:
    """Refuse visitors who ask too often, and requests that another page sends in a visitor's name."""
    hall = request.app.state.hall
    await hall.limits.request(address_of(request))
    if request.scope.get("method") not in SAFE and not own_page(request, hall.settings.origins):
        raise Refused(403, "server-error-origin")


def with_headers(send: Send, scope: HTTPScope) -> Send:
    """The same headers on every response, errors included; the id of the request; and a cookie for whoever has none."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if request_id():
                headers[REQUEST_HEADER] = request_id()
            allowed = headers.get("Allow", "")
            if "GET" in allowed and "HEAD" not in allowed:
                headers["Allow"] = allowed.replace("GET", "GET, HEAD")
            cookie = scope.get("state", {}).get(NEW_COOKIE)
            if cookie is not None:
                headers.add("Set-Cookie", cookie)
        await send(message)

    return send_safely
