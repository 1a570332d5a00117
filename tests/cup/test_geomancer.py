"""The Geomancer, Water 7, Dormant: while visible, its owner's wizard has 1 more, whatever its Element."""

import pytest

from tests.cup.scenes import both_editions, duel


@both_editions
@pytest.mark.parametrize("wizard", ["rogues", "hermit"])
def test_any_wizard_has_one_more(wizard: str, edition: str) -> None:
    opposing = "hermit" if wizard == "rogues" else "rogues"

    assert duel(wizard, opposing, edition=edition).verdict == "both lose by C (CUP-D13)"
    assert duel(f"{wizard}, pile geomancer", opposing, edition=edition).verdict == "white loses by C (CUP-D13)"


def test_loses_to_nature_whatever_the_values() -> None:
    scene = duel("geomancer", "gardener")

    assert scene.verdict == "black loses by B (CUP-D12)"
    assert scene.black == "nobody, pile geomancer"


def test_does_nothing_while_covered() -> None:
    assert duel("hermit, pile geomancer dancer", "rogues").verdict == "both lose by C (CUP-D13)"


def test_does_nothing_from_the_duel_zone() -> None:
    assert duel("geomancer", "hermit").verdict == "both lose by C (CUP-D13)"


@both_editions
def test_the_botanist_covers_it_in_the_middle_of_a_duel(edition: str) -> None:
    uncovered = duel("botanist", "soldier, pile geomancer", edition=edition)
    covered = duel("botanist", "soldier, pile geomancer, waiting necromancer", edition=edition)

    assert uncovered.verdict == "black loses by C (CUP-D13)"
    assert covered.verdict == "both lose by C (CUP-D13)"
    assert covered.white == "nobody, pile geomancer necromancer soldier"


@both_editions
def test_the_botanist_wakes_it_at_once(edition: str) -> None:
    scene = duel("botanist", "soldier, waiting geomancer", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D13)"
    assert scene.white == "soldier, pile geomancer"


@both_editions
def test_two_of_them_are_equal_unless_a_bonus_is_visible(edition: str) -> None:
    assert duel("geomancer", "geomancer", edition=edition).verdict == "both lose by C (CUP-D13)"
    assert duel("geomancer", "geomancer, pile traveler", edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_a_wizard_that_enters_through_the_detective_gains(edition: str) -> None:
    scene = duel("detective, waiting rogues, pile geomancer", "hermit", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


def test_the_revolutionary_lays_it_above_the_loser_in_the_first_edition() -> None:
    assert duel("revolutionary", "dancer, stayed, deck geomancer").verdict == "black loses by A (CUP-D4)"
    assert duel("revolutionary", "traveler, deck geomancer").white == "nobody, pile geomancer traveler"
    assert duel("revolutionary", "traveler, deck geomancer", edition="first").white == "nobody, pile traveler geomancer"
