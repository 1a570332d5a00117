"""What the hall refuses, and with which HTTP status.

HallError
└── Refused       a request that cannot be done: 400 wrong, 403 not yours, 404 not there, 409 not now, 429 too fast
"""

from typing import Final

from wizardhall.core.errors import HallError, IllegalAnswer, RecordError
from wizardhall.server.log_context import request_id

__all__ = ["Refused", "failure", "status_of"]

_STATUS: Final = {IllegalAnswer: 422, RecordError: 500}


class Refused(HallError):
    def __init__(self, status: int, message: str, **details: str | int) -> None:
        super().__init__(message, **details)
        self.status = status


def failure() -> Refused:
    """Something failed here; whoever tells the host the number helps to find it in the log."""
    return Refused(500, "server-error-failed", request=request_id() or "-")


def status_of(error: HallError) -> int:
    return error.status if isinstance(error, Refused) else _STATUS.get(type(error), 400)
