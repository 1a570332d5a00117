"""Which request, and which table, a line of the log is about.

Tasks that a request starts inherit both.
"""

import re
import secrets
from contextvars import ContextVar
from typing import Final

__all__ = ["REQUEST_HEADER", "about_request", "about_table", "log_context", "request_id"]

REQUEST_HEADER: Final = "X-Request-ID"
VALID: Final = re.compile(r"[A-Za-z0-9_.-]{8,64}")

_request: Final[ContextVar[str]] = ContextVar("request", default="")
_table: Final[ContextVar[str]] = ContextVar("table", default="")


def about_request(given: str | None = None) -> str:
    """From here on it is about another request. Its id is the given one if that is valid, else a new one."""
    chosen = given if given is not None and VALID.fullmatch(given) else secrets.token_hex(8)
    _request.set(chosen)
    _table.set("")
    return chosen


def about_table(table: str) -> None:
    _table.set(table)


def request_id() -> str:
    """The id of the request that is being answered; empty if none is."""
    return _request.get()


def log_context() -> dict[str, str]:
    """What is known of what this is about, by name."""
    known = {"request": _request.get(), "table": _table.get()}
    return {name: value for name, value in known.items() if value}
