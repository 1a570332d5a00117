"""Analyses are remembered, but not all of them, and not for whatever memory they take."""

import asyncio

import pytest

from wizardhall.server.workers import analysis_queue
from wizardhall.server.workers.analysis_queue import KEPT, KEPT_BYTES, AnalysisQueue, Study, Subject

SUBJECT = Subject("cup", "a set of one's own", b"a record", "quick")


@pytest.mark.parametrize(("size", "kept"), [(100, KEPT), (KEPT_BYTES // 5, 5), (KEPT_BYTES + 1, 0)])
def test_the_last_analyses_are_remembered(size: int, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(_: AnalysisQueue, study: Study) -> bytes:
        return b" " * size

    monkeypatch.setattr(AnalysisQueue, "_work", found)
    monkeypatch.setattr(analysis_queue, "MOST_WAITING", 1000)

    async def study_many() -> list[Study | None]:
        queue = AnalysisQueue(60.0, 1000)
        studies = [queue.begin(str(number), SUBJECT) for number in range(KEPT + 5)]
        await asyncio.gather(*(study.found for study in studies))
        await asyncio.sleep(0)
        return [queue.study(str(number)) for number in range(KEPT + 5)]

    studies = asyncio.run(study_many())
    assert [study is not None for study in studies] == [False] * (KEPT + 5 - kept) + [True] * kept
    assert {study.subject.record for study in studies if study is not None} <= {b""}
