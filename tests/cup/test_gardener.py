"""The Gardener, Nature 5, Dormant: while visible, its owner's Nature wizard has 3 more."""

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel
from wizardhall.cup.cards import Power

DISCARDING_ROGUES = cards_with(rogues={"power": Power("discard waiting")})


@both_editions
def test_nature_wizard_has_three_more(edition: str) -> None:
    assert duel("botanist", "hermit", edition=edition).verdict == "black loses by C (CUP-D13)"
    assert duel("botanist, pile gardener", "hermit", edition=edition).verdict == "white loses by C (CUP-D13)"


def test_no_other_element_gains() -> None:
    assert duel("hermit, pile gardener", "rogues").verdict == "both lose by C (CUP-D13)"


def test_does_nothing_while_covered() -> None:
    assert duel("botanist, pile gardener dancer", "hermit").verdict == "black loses by C (CUP-D13)"


def test_does_nothing_from_the_duel_zone() -> None:
    assert duel("gardener", "soldier").verdict == "black loses by C (CUP-D13)"


def test_stops_when_it_is_covered_in_the_middle_of_a_duel() -> None:
    kept = duel("botanist, stayed, pile gardener", "rogues", cards=DISCARDING_ROGUES)
    covered = duel("botanist, stayed, pile gardener, waiting necromancer", "rogues", cards=DISCARDING_ROGUES)

    assert kept.verdict == "white loses by C (CUP-D13)"
    assert covered.verdict == "black loses by C (CUP-D13)"
    assert covered.black == "nobody, pile gardener necromancer botanist"


@both_editions
def test_breaks_the_tie_of_two_botanists(edition: str) -> None:
    assert duel("botanist, pile gardener", "botanist", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_two_of_them_are_equal_and_sleep_in_both_piles(edition: str) -> None:
    scene = duel("gardener", "gardener", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert (scene.black, scene.white) == ("nobody, pile gardener", "nobody, pile gardener")


@both_editions
def test_a_nature_wizard_that_enters_through_the_detective_gains(edition: str) -> None:
    scene = duel("detective, waiting botanist, pile gardener", "lightkeeper", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


def test_beats_water_and_loses_to_fire() -> None:
    assert duel("gardener", "geomancer").verdict == "white loses by B (CUP-D12)"
    assert duel("gardener", "blacksmith").verdict == "black loses by B (CUP-D12)"


def test_nature_and_void_leave_it_to_the_values() -> None:
    assert duel("gardener", "traveler").verdict == "white loses by C (CUP-D13)"
