"""The Lightkeeper, Light 8, Permanent: has no weakness in its duel, and still beats Shadow."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel


@both_editions
@pytest.mark.parametrize("other", ["pyrotechnician", "geomancer", "gardener"])
def test_fire_water_and_nature_leave_it_to_the_values(other: str, edition: str) -> None:
    scene = duel("lightkeeper", other, edition=edition)

    assert scene.verdict == "white loses by C (CUP-D13)"
    assert scene.decided.reasons[0].kind == "no-weakness"


@both_editions
def test_can_lose_by_value_to_an_element_of_its_weakness(edition: str) -> None:
    scene = duel("lightkeeper", "geomancer, pile alchemist", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D13)"


@both_editions
def test_the_blacksmith_beats_it_by_value_and_not_by_fire(edition: str) -> None:
    assert duel("lightkeeper", "blacksmith", edition=edition).verdict == "black loses by C (CUP-D14)"


@both_editions
@pytest.mark.parametrize("other", ["necromancer", "rogues"])
def test_still_beats_shadow(other: str, edition: str) -> None:
    assert duel("lightkeeper", other, edition=edition).verdict == "white loses by B (CUP-D12)"


@both_editions
def test_light_against_light_is_a_matter_of_values(edition: str) -> None:
    assert duel("lightkeeper", "astronomer", edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_two_of_them_are_equal_unless_a_bonus_is_visible(edition: str) -> None:
    assert duel("lightkeeper", "lightkeeper", edition=edition).verdict == "both lose by C (CUP-D13)"
    assert duel("lightkeeper, pile traveler", "lightkeeper", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_keeps_its_power_when_it_stays(edition: str) -> None:
    assert duel("lightkeeper, stayed", "gardener", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting lightkeeper", "geomancer", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


@both_editions
def test_protects_itself_only(edition: str) -> None:
    keeper_of_water = cards_with(lightkeeper={"element": "water"})
    scene = duel("lightkeeper", "blacksmith", edition=edition, cards=keeper_of_water)

    assert scene.verdict == "white loses by B (CUP-D12)"


def test_does_nothing_from_the_discard_pile() -> None:
    assert duel("astronomer, pile lightkeeper", "gardener").verdict == "black loses by B (CUP-D12)"
