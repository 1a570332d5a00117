"""Limits that several processes share: what one address may do does not grow with their number."""

import contextlib
from pathlib import Path

import httpx
import pytest
from trials.database_servers import Redis, running_redis

from tests.server.running_hall import open_hall
from wizardhall.server.errors import Refused
from wizardhall.server.http.guard import one_visitor
from wizardhall.server.http.limits import Limits
from wizardhall.server.settings import Settings


async def allowed(limits: list[Limits], address: str, tries: int) -> int:
    """How many of so many tries, at all processes in turn."""
    found = 0
    for number in range(tries):
        with contextlib.suppress(Refused):
            await limits[number % len(limits)].table(address)
            found += 1
    return found


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_processes_count_together_and_alone_allow_their_share(tmp_path: Path) -> None:
    redis = Redis(tmp_path)
    settings = Settings(database="sqlite:///x", redis=redis.url, workers=2, table_rate=1e-6, table_burst=10)
    processes = [Limits(settings), Limits(settings)]
    try:
        assert await allowed(processes, "1.2.3.4", 16) == 10
        assert await allowed(processes, "1.2.3.5", 4) == 4
        await processes[0].right_code("1.2.3.5")
        assert await allowed(processes, "1.2.3.5", 16) == 7
    finally:
        redis.stop()
    assert await allowed(processes, "1.2.3.6", 40) == 10, "each half of it"
    for each in processes:
        await each.close()


@pytest.mark.anyio
async def test_redis_fills_a_bucket_again(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        limits = Limits(Settings(database="sqlite:///x", redis=redis.url, table_rate=1e5, table_burst=1))
        assert await allowed([limits], "1.2.3.4", 20) > 1
        await limits.close()


def test_two_nodes_of_a_hall_count_together(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        few = {"redis": redis.url, "request_rate": 1e-6, "request_burst": 10}
        with open_hall(tmp_path, **few) as one, open_hall(tmp_path, **few) as other:
            codes = [httpx.get(f"{(one, other)[number % 2]}/api/games").status_code for number in range(14)]

    assert codes == [200] * 10 + [429] * 4


@pytest.mark.parametrize(
    ("address", "visitor"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_all_addresses_of_a_visitor_count_as_one(address: str, visitor: str) -> None:
    assert one_visitor(address) == visitor
