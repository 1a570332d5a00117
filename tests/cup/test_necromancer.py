"""The Necromancer, Shadow 10, without a power."""

import pytest

from tests.cup.scenes import both_editions, duel
from wizardhall.cup.events import Silenced


@both_editions
@pytest.mark.parametrize("other", ["hermit", "rogues", "geomancer", "pyrotechnician", "botanist", "dancer"])
def test_beats_by_value_what_is_not_of_light(other: str, edition: str) -> None:
    assert duel("necromancer", other, edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
@pytest.mark.parametrize("other", ["lightkeeper", "astronomer"])
def test_loses_to_light(other: str, edition: str) -> None:
    assert duel("necromancer", other, edition=edition).verdict == "black loses by B (CUP-D12)"


@both_editions
def test_the_highest_value_is_the_worst_against_the_blacksmith(edition: str) -> None:
    assert duel("necromancer", "blacksmith", edition=edition).verdict == "black loses by C (CUP-D14)"


@both_editions
def test_two_of_them_have_no_power_to_lose(edition: str) -> None:
    scene = duel("necromancer", "necromancer", edition=edition)

    assert scene.told(Silenced) == []
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_a_bonus_decides_between_two(edition: str) -> None:
    scene = duel("necromancer", "necromancer, pile geomancer", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D13)"


@both_editions
def test_ten_against_ten(edition: str) -> None:
    assert duel("necromancer", "geomancer, pile alchemist", edition=edition).verdict == "both lose by C (CUP-D13)"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting necromancer", "rogues", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


@both_editions
def test_does_nothing_from_the_discard_pile(edition: str) -> None:
    scene = duel("hermit, pile necromancer", "rogues", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
