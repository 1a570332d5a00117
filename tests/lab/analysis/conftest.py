"""An effort so small that a whole match is analysed in a moment. What is tested does not depend on it."""

import pytest

from wizardhall.lab.analysis import Effort, relics_analyst
from wizardhall.lab.analysis.cup import analyst as cup_analyst


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cup_analyst, "EFFORTS", {Effort.QUICK: cup_analyst.Thinking(2, 3, 4)})
    monkeypatch.setattr(relics_analyst, "EFFORTS", {Effort.QUICK: relics_analyst.Thinking(1_500, 300)})
