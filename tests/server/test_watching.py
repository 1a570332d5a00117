"""Is the hall alive, is it ready, and its figures: for those who watch over it, and for nobody else."""

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine, text
from trials.database_servers import Postgresql, Redis, free_port, running_postgresql, running_redis

from tests.server.running_hall import Process, Visitor, open_hall, play_out
from wizardhall.server import metrics

NEWER = "update alembic_version set version_num = 'z9'"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgresql]:
    with running_postgresql() as server:
        yield server


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    with running_redis(tmp_path_factory.mktemp("redis")) as running:
        yield running


def figures(url: str, **headers: str) -> dict[str, float]:
    response = httpx.get(f"{url}/metrics", headers=headers)
    assert response.status_code == 200, response.text
    families = text_string_to_metric_families(response.text)
    return {sample.name: sample.value for family in families for sample in family.samples if "le" not in sample.labels}


def readiness(url: str) -> tuple[int, list[str]]:
    response = httpx.get(f"{url}/health/ready", timeout=30)
    return response.status_code, response.json()["reasons"]


def play(url: str) -> int:
    ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
    table = ann.open_table("cup")
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white:
        return play_out(black, white)


def test_a_match_shows_in_the_figures(tmp_path: Path) -> None:
    with Process(tmp_path) as hall:
        ann = Visitor(hall.url)
        with ann.join(ann.open_table("cup", bots={"white": "random"})) as at:
            answers = play(hall.url) + play_out(at, most=1)
            at.until_state(lambda state: state["asks"] and state["waiting"] == ["black"])
            at.ask("answer", ask="no such ask", answer=[])
            found = figures(hall.url)
    assert found["wizardhall_answer_seconds_count"] == answers
    assert found["wizardhall_answer_seconds_sum"] > 0
    assert found["wizardhall_transaction_answers_sum"] > answers
    assert found["wizardhall_bot_seconds_count"] >= 1
    assert found["wizardhall_sent_bytes_total"] > 1000
    assert (found["wizardhall_connections"], found["wizardhall_matches"], found["wizardhall_tables"]) == (1, 1, 2)
    assert found["wizardhall_errors_total"] == 1
    assert found["wizardhall_memory_bytes"] > 20e6
    assert found["wizardhall_redis_in_touch"] == 1


def test_refusals_of_those_who_are_too_fast_are_counted(tmp_path: Path) -> None:
    with Process(tmp_path, request_rate=1e-6, request_burst=5, metrics_token="t") as hall:
        while httpx.get(f"{hall.url}/api/games").status_code != 429:
            pass
        assert httpx.get(f"{hall.url}/health/live").status_code == 200
    with Process(tmp_path, table_rate=1e-6, table_burst=1) as hall:
        ann = Visitor(hall.url)
        codes = [ann.http.get("/api/tables/ZZZZZZ").status_code for _ in range(3)]
        assert codes.count(429) == figures(hall.url)["wizardhall_rate_limited_total"] > 0


def test_several_workers_are_counted_together(postgresql: Postgresql, tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        settings = {"database": postgresql.url, "redis": redis.url, "workers": 2, "port": free_port()}
        with Process(tmp_path, **settings) as hall:
            answers = sum(play(hall.url) for _ in range(4))
            assert {figures(hall.url)["wizardhall_answer_seconds_count"] for _ in range(12)} == {answers}


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "203.0.113.7"},
        {"Forwarded": "for=203.0.113.7"},
        {"Via": "1.1 proxy"},
        {"Connection": "close"},
        {"Connection": "upgrade"},
        {"Host": "hall.example"},
        {"Host": "127.0.0.1.hall.example"},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer wrong", "Host": "hall.example"},
        {"Authorization": "Bearer é", "Host": "hall.example"},
    ],
    ids=str,
)
def test_strangers_do_not_even_learn_that_there_are_figures(tmp_path: Path, headers: dict[str, str]) -> None:
    headers = {"Host": "hall.example", **headers} if "Authorization" in headers else headers
    with open_hall(tmp_path, metrics_token="a long secret") as url:
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        refused = httpx.get(f"{url}/metrics", headers=encoded)
        assert refused.status_code == 404
        assert refused.json() == httpx.get(f"{url}/metric").json()


def test_whoever_has_the_token_reads_them_from_anywhere(tmp_path: Path) -> None:
    away = {"Host": "hall.example", "X-Forwarded-For": "203.0.113.7"}
    with open_hall(tmp_path, metrics_token="a long secret") as url:
        assert figures(url, Authorization="Bearer a long secret", **away)
    with open_hall(tmp_path) as url:
        assert httpx.get(f"{url}/metrics", headers={"Authorization": "Bearer None", **away}).status_code == 404


def test_a_hall_is_alive_and_ready(hall: str) -> None:
    assert httpx.get(f"{hall}/health/live").json()["status"] == "ok"
    assert readiness(hall) == (200, [])


def test_a_hall_is_not_ready_without_its_database_or_redis_but_alive(postgresql: Postgresql, tmp_path: Path) -> None:
    redis = Redis(tmp_path)
    try:
        with open_hall(tmp_path, database=postgresql.url, redis=redis.url) as url:
            assert readiness(url) == (200, [])
            before = metrics.DATABASE_ERRORS._value.get()
            postgresql.stop()
            assert readiness(url) == (503, ["database"])
            assert metrics.DATABASE_ERRORS._value.get() > before
            postgresql.start()
            redis.stop()
            while readiness(url) != (503, ["redis"]):
                pass
            assert figures(url)["wizardhall_redis_in_touch"] == 0
            assert httpx.get(f"{url}/health/live").status_code == 200
            redis.start()
            while readiness(url) != (200, []):
                pass
    finally:
        redis.stop()


@pytest.mark.parametrize(("change", "status"), [("delete from alembic_version", 503), (NEWER, 200)])
def test_a_database_must_not_be_older_than_the_hall_but_a_newer_node_may_add_to_it(
    tmp_path: Path, change: str, status: int
) -> None:
    with open_hall(tmp_path) as url:
        engine = create_engine(f"sqlite:///{tmp_path / 'hall.db'}")
        with engine.begin() as db:
            db.execute(text(change))
        engine.dispose()
        assert readiness(url)[0] == status


@pytest.mark.parametrize("workers", [1, 2])
def test_a_hall_that_will_close_is_unready_first_and_serves_on(tmp_path: Path, redis: Redis, workers: int) -> None:
    with Process(tmp_path, workers=workers, redis=redis.url, drain=2) as hall:
        ann = Visitor(hall.url)
        with ann.join(ann.open_table("cup", bots={"white": "random"})) as at:
            closing = threading.Thread(target=hall.stop)
            closing.start()
            while readiness(hall.url) != (503, ["closing"]):
                pass
            assert at.answer()["type"] == "ack"
            assert ann.get("/api/hall")
            assert at.until("goodbye")["retry"] > 0
            closing.join()
