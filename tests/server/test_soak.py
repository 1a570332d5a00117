"""`make soak`, for seconds: nothing fails, and nothing of a table is left when everybody has gone."""

from pathlib import Path

import pytest
from trials.counted_hall import Counts
from trials.soak import GROWTH, Sample, Soaked, growth, soak


def test_all_kinds_of_visitors_leave_nothing_behind(tmp_path: Path) -> None:
    soaked = soak(tmp_path, 8, 8)
    assert soaked.problems == {}
    assert soaked.at_rest.counts.ours == dict.fromkeys(soaked.at_rest.counts.ours, 0)
    assert sum(each.answers for each in soaked.samples) > 0


@pytest.mark.parametrize(
    ("megabytes", "flat"),
    [
        ([90, 120, 130, 131, 131, 130, 132, 131, 131, 130], True),
        ([90, 100, 110, 120, 130, 140, 150, 160, 170, 180], False),
        ([90, 120, 130, 130, 130, 130, 900, 131, 130, 131], True),
    ],
)
def test_growth_is_that_of_the_second_half_without_outliers(megabytes: list[float], flat: bool) -> None:
    assert (growth(megabytes) <= GROWTH) is flat


def test_what_failed_is_said() -> None:
    samples = [Sample(n, 0, 0.0, 100 + 10 * n, {7: 50.0, 8 + n: 200.0 + n}, 0, Counts()) for n in range(10)]
    rest = Sample(10, 0, 0.0, 100, {}, 0, Counts(ours={"Match": 2, "TableRunner": 0}))
    found = Soaked(samples, rest, {"match-error-late": 3}, {}).failures()
    assert found[:2] == ["3 × match-error-late", "2 × Match left in memory"]
    assert found[2].startswith("the hall grew by 2")
    assert len(found) == 3
