"""The Alchemist, Water 6, Dormant: while visible, its owner's Water wizard has 3 more."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel
from wizardhall.cup.cards import Power

DISCARDING_ROGUES = cards_with(rogues={"power": Power("discard waiting")})


@both_editions
def test_water_wizard_has_three_more(edition: str) -> None:
    assert duel("geomancer, pile alchemist", "hermit", edition=edition).verdict == "white loses by C (CUP-D13)"
    assert duel("geomancer, pile alchemist", "necromancer", edition=edition).verdict == "both lose by C (CUP-D13)"


@pytest.mark.parametrize(("wizard", "equal"), [("hermit", "rogues"), ("rogues", "hermit"), ("botanist", "soldier")])
def test_no_other_element_gains(wizard: str, equal: str) -> None:
    assert duel(f"{wizard}, pile alchemist", equal).verdict == "both lose by C (CUP-D13)"


def test_the_opponents_water_wizard_does_not_gain() -> None:
    assert duel("geomancer", "hermit, pile alchemist").verdict == "both lose by C (CUP-D13)"


def test_does_nothing_while_covered() -> None:
    assert duel("geomancer, pile alchemist soldier", "hermit").verdict == "both lose by C (CUP-D13)"


def test_does_not_help_against_a_stronger_element() -> None:
    assert duel("geomancer, pile alchemist", "gardener").verdict == "black loses by B (CUP-D12)"


def test_stops_when_it_is_covered_in_the_middle_of_a_duel() -> None:
    kept = duel("geomancer, stayed, pile alchemist", "rogues", cards=DISCARDING_ROGUES)
    covered = duel("geomancer, stayed, pile alchemist, waiting hermit", "rogues", cards=DISCARDING_ROGUES)

    assert kept.verdict == "white loses by C (CUP-D13)"
    assert covered.verdict == "both lose by C (CUP-D13)"
    assert covered.black == "nobody, pile alchemist hermit geomancer"


@both_editions
def test_breaks_the_tie_of_two_geomancers(edition: str) -> None:
    assert duel("geomancer, pile alchemist", "geomancer", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_two_of_them_are_equal_and_sleep_in_both_piles(edition: str) -> None:
    scene = duel("alchemist", "alchemist", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert (scene.black, scene.white) == ("nobody, pile alchemist", "nobody, pile alchemist")


@both_editions
def test_a_water_wizard_that_enters_through_the_detective_gains(edition: str) -> None:
    scene = duel(
        "detective, waiting geomancer, pile alchemist", "hermit, pile traveler", edition=edition, choices=[True]
    )

    assert scene.verdict == "white loses by C (CUP-D13)"


@pytest.mark.parametrize(
    ("edition", "pile"), [("revised", "pile alchemist traveler"), ("first", "pile traveler alchemist")]
)
def test_the_revolutionary_wakes_it_in_the_first_edition_only(edition: str, pile: str) -> None:
    scene = duel("revolutionary", "traveler, deck alchemist geomancer", edition=edition)

    assert scene.white == f"nobody, deck geomancer, {pile}"
