"""For whoever watches over the hall: is it alive, is it ready, and its figures."""

import asyncio
import secrets
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, get

from wizardhall import __version__
from wizardhall.server.errors import Refused
from wizardhall.server.hall import Hall
from wizardhall.server.http.front_door import PEER
from wizardhall.server.http.tables import TheHall
from wizardhall.server.metrics import exposition
from wizardhall.server.monitor import measure

__all__ = ["Watching"]

PATIENCE: Final = 3.0
"""Seconds that the database may take before the hall is not ready."""
OF_PROXIES: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"

Asked = Request[Any, Any, Any]


async def _unlimited(_: Asked) -> None:
    """Whoever asks whether the hall is alive is never too fast."""


class Watching(Controller):
    tags = ("hall",)

    @get("/health", summary="Is the hall well?")
    async def health(self, hall: TheHall) -> dict[str, Any]:
        await hall.repository.is_well()
        people = sum(len(runner.connections) for runner in hall.tables.values())
        return {"status": "ok", "version": __version__, "tables": len(hall.tables), "connections": people}

    @get("/health/live", summary="Does this process answer? If not, start it again", before_request=_unlimited)
    async def live(self) -> dict[str, Any]:
        return {"status": "ok", "version": __version__}

    @get("/health/ready", summary="Should this process get visitors? If not, 503 and the reasons")
    async def ready(self, hall: TheHall) -> Response[dict[str, Any]]:
        reasons = await _reasons_against(hall)
        status = "unready" if reasons else "ok"
        body = {"status": status, "version": __version__, "reasons": reasons}
        return Response(body, status_code=503 if reasons else 200, headers={"Cache-Control": "no-store"})

    @get("/metrics", include_in_schema=False)
    async def metrics(self, request: Asked, hall: TheHall) -> Response[bytes]:
        """Only for whoever has the token, or asks from this machine; others do not learn that it is there."""
        if not (_has_token(request, hall.settings.metrics_token) or _from_this_machine(request)):
            raise Refused(404, "server-error-no-page")
        measure(hall)
        return Response(await asyncio.to_thread(exposition), media_type=TEXT)


async def _reasons_against(hall: Hall) -> list[str]:
    reasons = []
    if hall.draining or hall.closing:
        reasons.append("closing")
    if not hall.broadcast.in_touch:
        reasons.append("redis")
    try:
        async with asyncio.timeout(PATIENCE):
            if not await hall.repository.is_current():
                reasons.append("schema")
    except Exception:
        reasons.append("database")
    return reasons


def _has_token(request: Asked, token: str | None) -> bool:
    given = request.headers.get("authorization", "")
    return bool(token) and secrets.compare_digest(given.encode(), f"Bearer {token}".encode())


def _from_this_machine(request: Asked) -> bool:
    """Did a program here ask for this address itself, and no proxy for a visitor?

    A proxy that says nothing of its visitors often still speaks HTTP/1.0, or asks for an upgrade or a close each time.
    """
    kept = request.headers.get("connection", "keep-alive").lower() == "keep-alive"
    if request.scope["http_version"] == "1.0" or not kept or any(name in request.headers for name in OF_PROXIES):
        return False
    named = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return named is not None and _is_loopback(request.scope.get(PEER)) and (named == "localhost" or _is_loopback(named))


def _is_loopback(address: object) -> bool:
    try:
        return ip_address(str(address)).is_loopback
    except ValueError:
        return False
