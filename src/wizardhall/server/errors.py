"""What the hall refuses, and with which HTTP status.

HallError
└── Refused       a request that cannot be done: 400 wrong, 403 not yours, 404 not there, 409 not now, 429 too fast
    └── Unavailable   nothing can be stored or read at the moment: 503
"""

from typing import Final

from wizardhall.core.errors import HallError, IllegalAnswer, RecordError
from wizardhall.server.log_context import request_id

__all__ = ["Refused", "Unavailable", "failure", "status_of"]

_STATUS: Final = {IllegalAnswer: 422, RecordError: 500}


class Refused(HallError):
    def __init__(self, status: int, message: str, **details: str | int) -> None:
        super().__init__(message, **details)
        self.status = status


class Unavailable(Refused):
    """The database is away, full or locked. Whoever tries again later may have more luck."""

    def __init__(self) -> None:
        super().__init__(503, "server-error-storage")


def failure() -> Refused:
    """Something failed here; whoever tells the host the number helps to find it in the log."""
    return Refused(500, "server-error-failed", request=request_id() or "-")


def status_of(error: HallError) -> int:
    return error.status if isinstance(error, Refused) else _STATUS.get(type(error), 400)
