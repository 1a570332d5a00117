"""The codes of tables, for every way in: nobody finds a table by trying.

A code is counted before anything is looked up, and no longer once it was right. Whoever has no more tries is told so
whether the code is right or wrong, unless the table is theirs: they have a seat there, or are its host.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from wizardhall.server.errors import Refused
from wizardhall.server.hall import Hall
from wizardhall.server.http.guard import address_of
from wizardhall.server.identifiers import hashed, typed_code

__all__ = ["found_by_code"]

T = TypeVar("T")


async def found_by_code(
    asked: ASGIConnection[Any, Any, Any, Any], hall: Hall, code: str, find: Callable[[str], Awaitable[T]]
) -> T:
    """What `find` finds for a code; raises `Refused` if that is nothing, or if there were too many wrong ones."""
    address = address_of(asked)
    try:
        await hall.limits.table(address)
    except Refused:
        if not await _is_theirs(asked, hall, code):
            raise
        return await find(typed_code(code))
    wrong = False
    try:
        return await find(typed_code(code))
    except Refused as error:
        wrong = error.status == 404
        raise
    finally:
        if not wrong:
            await hall.limits.right_code(address)


async def _is_theirs(asked: ASGIConnection[Any, Any, Any, Any], hall: Hall, code: str) -> bool:
    """Asks for the tables of whoever it is, not for that of the code: a right one takes no longer than a wrong one."""
    token = asked.query_params.get("token")
    theirs = await hall.repository.codes_of(hall.cookies.guest(asked), None if token is None else hashed(token))
    try:
        return typed_code(code) in theirs
    except Refused:
        return False
