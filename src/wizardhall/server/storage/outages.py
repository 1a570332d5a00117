"""A database that is away, full, locked or read-only: players get a sentence, the log the reason."""

import contextlib
import logging
import time
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from wizardhall.server.errors import Unavailable
from wizardhall.server.metrics import DATABASE_ERRORS

__all__ = ["Outages"]

REMINDER: Final = 10.0
"""Seconds after which the log says again that the database does not work."""
SQLSTATES: Final = ("08", "25006", "53", "57", "58")
"""PostgreSQL: no connection, read-only, no room or memory, told to stop, the system fails."""

log = logging.getLogger("wizardhall")


class Outages:
    def __init__(self, what: str) -> None:
        self._what = what
        self._logged: float | None = None

    @contextlib.contextmanager
    def told(self) -> Iterator[None]:
        """Raises `Unavailable` if the database cannot do what is done here, however right it is."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            DATABASE_ERRORS.inc()
            if not _is_outage(error):
                raise
            self._log(error)
            raise Unavailable from error
        if self._logged is not None:
            self._logged = None
            log.warning("The database can %s again.", self._what)

    def _log(self, error: Exception) -> None:
        now = time.monotonic()
        if self._logged is None or now > self._logged + REMINDER:
            self._logged = now
            log.error("The database cannot %s: %.300s", self._what, getattr(error, "orig", None) or error)


def _is_outage(error: Exception) -> bool:
    if isinstance(error, OSError | OperationalError | InterfaceError | NoConnection):
        return True
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or state.startswith(SQLSTATES))
