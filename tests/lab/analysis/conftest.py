"""An effort so small that a whole match is analysed in a moment. What is tested does not depend on it."""

import pytest

from wizardhall.lab.analysis import Effort, cup, relics


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cup, "EFFORTS", {Effort.QUICK: cup.Thinking(2, 3, 4)})
    monkeypatch.setattr(relics, "EFFORTS", {Effort.QUICK: relics.Thinking(1_500, 300)})
