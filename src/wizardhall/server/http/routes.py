"""Every address of the hall, listed once for the server and the page.

`web/src/lib/routes.ts` is made from this list: `python -m wizardhall.server.typescript`.
"""

import re
from enum import StrEnum

__all__ = ["Api", "Page", "Socket", "pattern"]


class Api(StrEnum):
    """What programs, and the page itself, ask for."""

    HALL = "/api/hall"
    GAMES = "/api/games"
    GAME_CARDS = "/api/games/{game_name}/cards"
    GAME_TEXTS = "/api/games/{game_name}/texts/{language}"
    ME = "/api/me"
    TABLES = "/api/tables"
    TABLE = "/api/tables/{table_id}"
    SIT = TABLE + "/sit"
    BOT = TABLE + "/bots/{seat}"
    ENTROPY = TABLE + "/entropy"
    LEAVE = TABLE + "/leave"
    START = TABLE + "/start"
    REMATCH = TABLE + "/rematch"
    TOKEN = TABLE + "/token"
    RECORD = TABLE + "/record"
    REPLAY = TABLE + "/replay"
    CARDS = TABLE + "/cards"
    ANALYSIS = TABLE + "/analysis"
    CONTINUE = TABLE + "/continue"


class Socket(StrEnum):
    TABLE = "/ws/tables/{table_id}"


class Page(StrEnum):
    """What people open. The first word says which page it is, the second what it is about."""

    START = "/"
    NEW = "/new/{game}"
    TABLE = "/table/{table_id}"
    REPLAY = "/replay/{table_id}"
    RULES = "/rules/{game}"
    CARDS = "/cards/{game}"


def pattern(route: str) -> str:
    """A route as Litestar wants it."""
    return re.sub(r"\{(\w+)\}", r"{\1:str}", route)
