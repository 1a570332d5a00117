"""The Hermit, Void 7, without a power."""

import pytest

from tests.cup.scenes import both_editions, duel
from wizardhall.cup.events import Silenced


@both_editions
@pytest.mark.parametrize("other", ["pyrotechnician", "alchemist", "botanist", "soldier", "matron", "traveler"])
def test_beats_by_value(other: str, edition: str) -> None:
    assert duel("hermit", other, edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
@pytest.mark.parametrize("other", ["necromancer", "lightkeeper", "astronomer"])
def test_loses_by_value_to_more(other: str, edition: str) -> None:
    assert duel("hermit", other, edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_loses_to_the_dancer(edition: str) -> None:
    assert duel("hermit", "dancer", edition=edition).verdict == "black loses by A (CUP-D4)"


@both_editions
def test_two_of_them_have_no_power_to_lose(edition: str) -> None:
    scene = duel("hermit", "hermit", edition=edition)

    assert scene.told(Silenced) == []
    assert scene.verdict == "both lose by C (CUP-D13)"


@both_editions
def test_a_bonus_decides_between_two(edition: str) -> None:
    assert duel("hermit, pile geomancer", "hermit", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting hermit", "soldier", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.black == "hermit, open waiting detective"


@both_editions
def test_does_nothing_from_the_discard_pile(edition: str) -> None:
    assert duel("rogues, pile hermit", "geomancer", edition=edition).verdict == "both lose by C (CUP-D13)"
