"""`make attack`, in short: no attack makes the hall fail, grow, or keep honest players from playing."""

import gc
import math
from collections.abc import Iterator

import pytest
from trials.attack import attack, default_settings
from trials.attacks import ATTACKS
from trials.halls import HallProcess

pytestmark = [
    pytest.mark.xdist_group("attack"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),  # attackers leave connections open
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    with HallProcess(tmp_path_factory.mktemp("attacked"), **default_settings()) as running:
        yield running


@pytest.mark.parametrize("name", ATTACKS)
def test_a_hall_withstands(hall: HallProcess, name: str) -> None:
    outcome = attack(hall, name, seconds=0.5)

    gc.collect()  # so that what they leave open is found here, and not by another test
    assert outcome.sent
    assert outcome.problems(patience=math.inf) == [], hall.log[-3000:]
