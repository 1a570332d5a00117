"""What a load process is asked to do, and what it reports."""

from collections.abc import Sequence
from typing import Literal

import msgspec

__all__ = ["Job", "Report", "joined", "percentile"]


class Job(msgspec.Struct, frozen=True):
    server: Literal["hall", "boardgame.io"]
    url: str
    kind: Literal["play", "idle", "return", "watch"] = "play"
    matches: int = 1
    waves: int = 1
    rate: float = 0.0
    """Answers a second; 0: as fast as the server lets them."""
    spectators: int = 0
    deflate: bool = False


class Report(msgspec.Struct, frozen=True):
    answers: int = 0
    seconds: float = 0.0
    waits: list[float] = []
    delays: list[float] = []
    """Seconds from an answer until the last spectator had it."""
    greeting: int = 0
    """Bytes from the server before the first answer."""
    messages: int = 0
    raw: int = 0
    wire: int = 0
    cpu: float = 0.0
    """Seconds of processor time of the load itself."""
    server_cpu: float = 0.0

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def load(self) -> float:
        """The load's own share of one core."""
        return self.cpu / self.seconds

    def wait(self, part: float) -> float:
        return percentile(self.waits, part)


def joined(reports: Sequence[Report], seconds: float) -> Report:
    """Several as one that took so long."""
    return Report(
        answers=sum(each.answers for each in reports),
        seconds=seconds,
        waits=[wait for each in reports for wait in each.waits],
        delays=[delay for each in reports for delay in each.delays],
        greeting=sum(each.greeting for each in reports),
        messages=sum(each.messages for each in reports),
        raw=sum(each.raw for each in reports),
        wire=sum(each.wire for each in reports),
        cpu=sum(each.cpu for each in reports),
        server_cpu=sum(each.server_cpu for each in reports),
    )


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")
