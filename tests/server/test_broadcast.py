"""What nodes tell each other through Redis, also when one of them is of another version."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis as Client
from trials.database_servers import Redis, running_redis

from wizardhall.server.live.broadcast import Broadcast, Nudge

OTHER = b'{"node":"other","table":"ABCDEF","about":"match"}'


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    with running_redis(tmp_path) as server:
        yield server


def test_what_another_version_says_is_understood_or_read_up_and_nobody_stops_listening(redis: Redis) -> None:
    async def listen() -> tuple[list[Nudge], int]:
        heard: list[Nudge] = []
        missed: list[None] = []
        all_said = asyncio.Event()

        def hear(nudge: Nudge) -> None:
            heard.append(nudge)
            if nudge.table == "LAST":
                all_said.set()

        broadcast = Broadcast(redis.url, hear, lambda: missed.append(None))
        await broadcast.open()
        before = len(missed)
        client = Client.from_url(redis.url)
        channel = next(iter(await client.pubsub_channels()))
        for said in (OTHER, b"[%b]" % OTHER, b"gibberish", OTHER.replace(b"match", b"news"), b'{"node":1}', b"\xff"):
            await client.publish(channel, said)
        await client.publish(channel, OTHER.replace(b"ABCDEF", b"LAST"))
        async with asyncio.timeout(30):
            await all_said.wait()
        assert broadcast.in_touch
        await client.aclose()
        await broadcast.close()
        return heard, len(missed) - before

    heard, missed = asyncio.run(listen())
    assert [nudge.table for nudge in heard] == ["ABCDEF", "ABCDEF", "LAST"]
    assert missed == 4
