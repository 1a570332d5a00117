"""The Traveler, Void 4, Dormant: while visible, its owner's wizard has 2 more, whatever its Element."""

import pytest

from tests.cup.scenes import both_editions, duel, settle


@both_editions
@pytest.mark.parametrize("wizard", ["pyrotechnician", "alchemist", "botanist", "soldier"])
def test_any_wizard_has_two_more(wizard: str, edition: str) -> None:
    assert duel(f"{wizard}, pile traveler", "hermit", edition=edition).verdict == "white loses by C (CUP-D13)"
    assert duel(wizard, "hermit", edition=edition).verdict == "black loses by C (CUP-D13)"


def test_does_nothing_while_covered() -> None:
    assert duel("soldier, pile traveler dancer", "hermit").verdict == "black loses by C (CUP-D13)"


def test_does_nothing_from_the_duel_zone() -> None:
    assert duel("traveler", "gardener").verdict == "black loses by C (CUP-D13)"


def test_does_not_help_against_a_stronger_element() -> None:
    assert duel("necromancer, pile traveler", "lightkeeper").verdict == "black loses by B (CUP-D12)"


@both_editions
def test_the_botanist_covers_it_in_the_middle_of_a_duel(edition: str) -> None:
    scene = duel("botanist", "soldier, pile traveler, waiting necromancer", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert scene.white == "nobody, pile traveler necromancer soldier"


@both_editions
def test_the_botanist_wakes_it_at_once(edition: str) -> None:
    assert duel("botanist", "gardener, waiting traveler", edition=edition).verdict == "black loses by C (CUP-D13)"


@both_editions
def test_two_of_them_are_equal_unless_a_bonus_is_visible(edition: str) -> None:
    assert duel("traveler", "traveler", edition=edition).verdict == "both lose by C (CUP-D13)"
    assert duel("traveler, pile geomancer", "traveler", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_a_wizard_that_enters_through_the_detective_gains(edition: str) -> None:
    scene = duel("detective, waiting soldier, pile traveler", "hermit", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


def test_loses_a_duel_and_helps_in_the_next() -> None:
    scene = settle("traveler soldier dancer matron gardener | shaman", "hermit dancer matron gardener soldier | shaman")

    assert scene.duels[:2] == [
        "traveler - hermit: black loses by C (CUP-D13)",
        "soldier - hermit: white loses by C (CUP-D13)",
    ]
