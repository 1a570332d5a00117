"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ControllerRouterHandler

from wizardhall import __version__
from wizardhall.core.errors import HallError
from wizardhall.server.errors import Refused, failure, status_of
from wizardhall.server.hall import Hall
from wizardhall.server.http.archive import Archive
from wizardhall.server.http.cookies import language_of
from wizardhall.server.http.guard import NEW_COOKIE, before_request, with_headers
from wizardhall.server.http.openapi import PlainPage
from wizardhall.server.http.pages import PACKED, SMALL, file, page
from wizardhall.server.http.postgame import Postgame
from wizardhall.server.http.tables import Lobby, TheHall
from wizardhall.server.http.watching import Watching
from wizardhall.server.identifiers import guest_id
from wizardhall.server.live.table_socket import table_socket
from wizardhall.server.metrics import count_refusal
from wizardhall.server.protocol import Error
from wizardhall.server.settings import Settings

__all__ = ["create_app"]

RETRY: Final = {429: {"Retry-After": "5"}, 503: {"Retry-After": "30"}}

log = logging.getLogger("wizardhall")

Asked = Request[Any, Any, Any]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


class HallRequest(Asked):
    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:
            raise Refused(400, "server-error-malformed", reason=str(error)[:200]) from None


class HallApp(Litestar):
    """Safe headers on whatever is sent over HTTP; what goes through sockets is left as it is, for speed.

    HEAD is answered wherever GET is: the server, which knows better, leaves out the body.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            send = with_headers(send, scope)
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None, *lifespan: Lifespan) -> Litestar:
    """The hall as an ASGI application. While it is open, so is each `lifespan`."""
    settings = settings or Settings()
    handlers: list[ControllerRouterHandler] = [Lobby, Archive, Postgame, Watching, table_socket, page, file]
    return HallApp(
        route_handlers=handlers,
        lifespan=[_open_hall(settings), *lifespan],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "guest": Provide(_guest, sync_to_thread=False),
        },
        request_class=HallRequest,
        before_request=before_request,
        exception_handlers={HallError: _refused, HTTPException: _http_error, Exception: _failed},
        openapi_config=OpenAPIConfig(
            title="Wizard Hall",
            version=__version__,
            path="/schema",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6, exclude_opt_key=PACKED),
        request_max_body_size=settings.body_size,
        state=State({"settings": settings}),
        logging_config=None,
    )


def _open_hall(settings: Settings) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return lifespan


def _hall(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _guest(request: Asked, hall: TheHall) -> str:
    """The guest who sent the request; somebody new gets a cookie with the response."""
    guest = hall.cookies.guest(request)
    if guest is None:
        guest = guest_id()
        request.scope["state"][NEW_COOKIE] = hall.cookies.cookie(guest, request).to_header(header="")
    return guest


def _refused(request: Asked, error: HallError) -> Response[Error]:
    status = status_of(error)
    return _error(status, error.message, error.in_language(language_of(request)), RETRY.get(status))


def _http_error(request: Asked, error: HTTPException) -> Response[Error]:
    known = {404: "server-error-no-page", 405: "server-error-method", 413: "server-error-too-large"}
    message = known.get(error.status_code, "server-error-malformed")
    most = request.app.state.settings.body_size
    told = Refused(error.status_code, message, reason=error.detail[:200], most=most)
    return _error(error.status_code, message, told.in_language(language_of(request)), error.headers)


def _failed(request: Asked, error: Exception) -> Response[Error]:
    log.error("%s %.200s failed", request.method, request.url.path, exc_info=error)
    return _error(500, "server-error-failed", failure().in_language(language_of(request)))


def _error(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response[Error]:
    count_refusal(status, code)
    return Response(Error(None, code, message), status_code=status, media_type="application/json", headers=headers)
