"""What a running hall counts, for Prometheus: one list, so that a dashboard can be checked against it.

Nothing on the way of an answer looks up a label. With several workers each process counts in a file of its own
(prometheus_client's multiprocess mode), and whichever answers `/metrics` adds them up.
"""

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from wizardhall.server.metrics_folder import FOLDER

__all__ = [
    "ANALYSES_WAITING",
    "ANSWERS",
    "BATCHES",
    "BOTS",
    "BOTS_WAITING",
    "CONNECTIONS",
    "DATABASE_ERRORS",
    "LOOP_LAG",
    "MATCHES",
    "MEMORY",
    "REDIS",
    "REGISTRY",
    "REQUESTS",
    "SENT_BYTES",
    "TABLES",
    "TRANSACTIONS",
    "count_refusal",
    "exposition",
]

TOO_MUCH: Final = 429
REGISTRY: Final = CollectorRegistry()

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 400)

ANSWERS: Final = Histogram(
    "wizardhall_answer_seconds",
    "From a player's answer, validated and stored, to its acknowledgement",
    buckets=FAST,
    registry=REGISTRY,
)
TRANSACTIONS: Final = Histogram(
    "wizardhall_transaction_seconds", "One transaction of the writer", buckets=FAST, registry=REGISTRY
)
BATCHES: Final = Histogram(
    "wizardhall_transaction_answers", "Answers in one transaction of the writer", buckets=SIZES, registry=REGISTRY
)
REQUESTS: Final = Histogram("wizardhall_request_seconds", "HTTP requests", buckets=FAST, registry=REGISTRY)
BOTS: Final = Histogram(
    "wizardhall_bot_seconds", "How long bots think, without the wait for their turn", buckets=SLOW, registry=REGISTRY
)
LOOP_LAG: Final = Histogram(
    "wizardhall_loop_lag_seconds", "How late the event loop is, once a second", buckets=FAST, registry=REGISTRY
)
SENT_BYTES: Final = Counter("wizardhall_sent_bytes_total", "Bytes sent through WebSockets", registry=REGISTRY)
DATABASE_ERRORS: Final = Counter("wizardhall_database_errors_total", "Failed transactions", registry=REGISTRY)
ERRORS: Final = Counter(
    "wizardhall_errors_total", "Errors that somebody was told, by kind", ["kind"], registry=REGISTRY
)
REFUSALS: Final = Counter(
    "wizardhall_rate_limited_total", "Requests and messages refused because they were too many, by kind", ["kind"],
    registry=REGISTRY,
)  # fmt: skip


def _gauge(name: str, about: str, several: str = "livesum") -> Gauge:
    return Gauge(name, about, registry=REGISTRY, multiprocess_mode=several)  # type: ignore[arg-type]


CONNECTIONS: Final = _gauge("wizardhall_connections", "Open WebSockets at tables")
TABLES: Final = _gauge("wizardhall_tables", "Tables in memory")
MATCHES: Final = _gauge("wizardhall_matches", "Matches in memory that are being played")
BOTS_WAITING: Final = _gauge("wizardhall_bots_waiting", "Decisions of bots that wait for a process")
ANALYSES_WAITING: Final = _gauge("wizardhall_analyses_waiting", "Analyses that wait, or are being made")
MEMORY: Final = _gauge("wizardhall_memory_bytes", "Memory in use, without the processes of bots")
REDIS: Final = _gauge("wizardhall_redis_in_touch", "1 if Redis answers, or is not needed", "livemin")


def count_refusal(status: int, kind: str) -> None:
    """Somebody is told an error. The kinds are ids of texts: there are not many."""
    (REFUSALS if status == TOO_MUCH else ERRORS).labels(kind).inc()


def exposition() -> bytes:
    """All of it in the text format of Prometheus; with several workers, of all of them."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{pid}").exists():
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)
