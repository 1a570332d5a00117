"""Who somebody is: a signed cookie for people, a token for programs."""

from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wizardhall.core.text import LANGUAGES

__all__ = ["COOKIE", "Cookies", "language_of"]

COOKIE: Final = "wizardhall"
A_YEAR: Final = 365 * 24 * 3600

Asked = ASGIConnection[Any, Any, Any, Any]


class Cookies:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="wizardhall guest")

    def guest(self, asked: Asked) -> str | None:
        """The guest whose cookie came along; none if there is none, or a forged one."""
        try:
            found = self._signer.loads(_cookie(asked))
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def cookie(self, guest: str, asked: Asked) -> Cookie:
        value = self._signer.dumps(guest)
        return Cookie(
            key=COOKIE,
            value=value if isinstance(value, str) else value.decode(),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=asked.url.scheme in ("https", "wss"),
        )


def _cookie(asked: Asked) -> str:
    """Our own cookie, as it was sent: it needs no quotes, and undoing those of others can take seconds."""
    for header in asked.headers.getall("cookie", []):
        for each in header.split(";"):
            name, _, value = each.strip().partition("=")
            if name == COOKIE:
                return value
    return ""


def language_of(asked: Asked) -> str:
    """The language that somebody asks for: `?lang=fr`, else the first of `Accept-Language` that we speak."""
    wanted = [asked.query_params.get("lang", "")]
    wanted += [part.split(";")[0] for part in asked.headers.get("accept-language", "")[:200].split(",")]
    spoken = (each.strip().lower()[:2] for each in wanted)
    return next((each for each in spoken if each in LANGUAGES), LANGUAGES[0])
