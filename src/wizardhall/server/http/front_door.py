"""The outermost layer: every request and every WebSocket gets an id, and only trusted proxies are believed."""

import logging
import time
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wizardhall.server.log_context import REQUEST_HEADER, about_request
from wizardhall.server.metrics import REQUESTS
from wizardhall.server.settings import Settings

__all__ = ["PEER", "FrontDoor"]

PEER: Final = "wizardhall.peer"
"""In the scope: the address that the connection comes from, whatever a proxy says of the visitor's."""
_HEADER: Final = REQUEST_HEADER.lower().encode()

log = logging.getLogger("wizardhall")


class FrontDoor:
    def __init__(self, app: Any, settings: Settings) -> None:
        self._inner = ProxyHeadersMiddleware(app, settings.proxies)
        self._logs = settings.log_access

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        client = scope.get("client")
        peer: str | None = client[0] if client else None
        about_request(_given_id(scope) if peer in self._inner.trusted_hosts else None)
        scope = {**scope, PEER: peer}
        begun = time.monotonic()
        try:
            await (self._logged if self._logs else self._inner)(scope, receive, send)
        finally:
            if scope["type"] == "http":
                REQUESTS.observe(time.monotonic() - begun)

    async def _logged(self, scope: Any, receive: Any, send: Any) -> None:
        """What stands after the `?` is not logged: it may be a token."""
        begun, status = time.monotonic(), 0

        async def watched(message: Any) -> None:
            nonlocal status
            status = message.get("status", status) or status
            await send(message)

        http = scope["type"] == "http"
        try:
            await self._inner(scope, receive, watched if http else send)
        finally:
            client = scope.get("client")
            words = (scope["method"], status) if http else ("WebSocket", "closed")
            seconds = time.monotonic() - begun
            log.info("%s %s %.200s %s %.3f s", client[0] if client else "-", words[0], scope["path"], words[1], seconds)


def _given_id(scope: Any) -> str | None:
    for name, value in scope["headers"]:
        if name == _HEADER:
            return bytes(value).decode("latin1")
    return None
