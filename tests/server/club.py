"""Two nodes of one hall on PostgreSQL and Redis, and matches whose players are at both of them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from trials.database_servers import Postgresql, Redis, running_postgresql, running_redis

from tests.server.running_hall import Visitor, open_hall

__all__ = ["Club", "begin", "open_club"]


class Club(NamedTuple):
    one: str
    other: str
    postgresql: Postgresql
    redis: Redis

    @property
    def database(self) -> str:
        return self.postgresql.url


@contextlib.contextmanager
def open_club(folder: Path) -> Iterator[Club]:
    with contextlib.ExitStack() as stack:
        postgresql = stack.enter_context(running_postgresql())
        redis = stack.enter_context(running_redis(folder))
        nodes = {"database": postgresql.url, "redis": redis.url, "grace": 0.5, "takeover": 0.2}
        one, other = (stack.enter_context(open_hall(folder, **nodes)) for _ in range(2))
        yield Club(one, other, postgresql, redis)


def begin(club: Club, **wanted: object) -> tuple[Visitor, Visitor, str]:
    """A match whose players are at two nodes."""
    ann, ben = Visitor(club.one, "Ann"), Visitor(club.other, "Ben")
    table = ann.open_table("cup", **wanted)
    ben.sit(table)
    ann.start(table)
    return ann, ben, table
