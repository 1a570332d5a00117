"""The Pyrotechnician, Fire 6, Dormant: while visible, its owner's Fire wizard has 3 more."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel
from wizardhall.cup.cards import Power

PLAIN_FIRE = cards_with(hermit={"element": "fire"})
DISCARDING_ROGUES = cards_with(rogues={"value": 5, "power": Power("discard waiting")})


@both_editions
def test_fire_wizard_has_three_more(edition: str) -> None:
    scene = duel("hermit, pile pyrotechnician", "necromancer", edition=edition, cards=PLAIN_FIRE)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert scene.black == "nobody, pile pyrotechnician hermit"


def test_three_more_may_be_too_much_for_the_blacksmith() -> None:
    assert duel("blacksmith", "revolutionary").verdict == "white loses by C (CUP-D14)"
    assert duel("blacksmith, pile pyrotechnician", "revolutionary").verdict == "black loses by C (CUP-D14)"


@pytest.mark.parametrize(("wizard", "equal"), [("soldier", "botanist"), ("rogues", "hermit"), ("geomancer", "hermit")])
def test_no_other_element_gains(wizard: str, equal: str) -> None:
    assert duel(f"{wizard}, pile pyrotechnician", equal).verdict == "both lose by C (CUP-D13)"


def test_the_opponents_fire_wizard_does_not_gain() -> None:
    assert duel("hermit", "rogues, pile pyrotechnician", cards=PLAIN_FIRE).verdict == "both lose by C (CUP-D13)"


def test_does_nothing_while_covered() -> None:
    scene = duel("hermit, pile pyrotechnician dancer", "rogues", cards=PLAIN_FIRE)

    assert scene.verdict == "both lose by C (CUP-D13)"


def test_does_nothing_from_the_duel_zone() -> None:
    assert duel("pyrotechnician", "soldier").verdict == "both lose by C (CUP-D13)"


def test_stops_when_it_is_covered_in_the_middle_of_a_duel() -> None:
    saved = duel("blacksmith, stayed, pile pyrotechnician, waiting hermit", "rogues", cards=DISCARDING_ROGUES)
    lost = duel("blacksmith, stayed, pile pyrotechnician", "rogues", cards=DISCARDING_ROGUES)

    assert saved.verdict == "white loses by C (CUP-D14)"
    assert saved.black == "blacksmith, pile pyrotechnician hermit"
    assert lost.verdict == "black loses by C (CUP-D14)"


@both_editions
def test_two_of_them_are_equal_and_sleep_in_both_piles(edition: str) -> None:
    scene = duel("pyrotechnician", "pyrotechnician", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert (scene.black, scene.white) == ("nobody, pile pyrotechnician", "nobody, pile pyrotechnician")


@both_editions
def test_a_fire_wizard_that_enters_through_the_detective_gains(edition: str) -> None:
    scene = duel("detective, waiting blacksmith, pile pyrotechnician", "traveler", edition=edition, choices=[True])

    assert scene.verdict == "black loses by C (CUP-D14)"
