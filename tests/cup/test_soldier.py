"""The Soldier, Void 6, Dormant: while visible, the opponent's powers cannot discard your Deck or Waiting card."""

import pytest

from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.events import Buried, Idle


@both_editions
def test_CUP_K7_protects_the_waiting_card(edition: str) -> None:
    scene = duel("hermit, waiting dancer, pile soldier", "botanist", edition=edition)

    assert scene.told(Idle) == ["idle white botanist shield CUP-K7"]
    assert scene.black == "hermit, waiting dancer, pile soldier"


def test_CUP_K7_protects_the_deck() -> None:
    scene = duel("traveler, deck hermit, pile soldier", "revolutionary")

    assert scene.told(Idle) == ["idle white revolutionary shield CUP-K7"]
    assert scene.black == "nobody, deck hermit, pile soldier traveler"


@both_editions
def test_does_nothing_while_covered(edition: str) -> None:
    scene = duel("hermit, waiting dancer, pile soldier matron", "botanist", edition=edition)

    assert scene.black == "hermit, pile soldier matron dancer"


@both_editions
def test_does_nothing_from_the_duel_zone(edition: str) -> None:
    scene = duel("soldier, waiting dancer", "botanist", edition=edition)

    assert scene.black == "nobody, pile dancer soldier"


@pytest.mark.parametrize(
    ("edition", "left"), [("revised", "nobody, pile hermit soldier"), ("first", "nobody, deck hermit, pile soldier")]
)
def test_CUP_K7_in_the_duel_that_it_loses(edition: str, left: str) -> None:
    assert duel("soldier, deck hermit", "revolutionary, pile traveler", edition=edition).black == left


def test_adds_nothing_to_a_value() -> None:
    assert duel("hermit, pile soldier", "rogues").verdict == "both lose by C (CUP-D13)"


@both_editions
def test_does_not_stop_a_card_from_being_buried(edition: str) -> None:
    scene = duel("soldier, deck hermit dancer, pile soldier", "astronomer", edition=edition, choices=[True])

    assert scene.told(Buried) == ["buried white black astronomer hermit"]
    assert scene.black == "nobody, deck dancer hermit, pile soldier soldier"


@both_editions
def test_the_botanist_that_discards_it_wakes_it(edition: str) -> None:
    scene = duel("hermit, deck dancer, waiting soldier", "botanist", edition=edition)

    assert scene.black == "hermit, deck dancer, pile soldier"


def test_discarded_by_the_botanist_it_stops_the_revolutionary_later() -> None:
    scene = settle(
        "pyrotechnician hermit matron dancer gardener | soldier",
        "botanist traveler revolutionary hermit necromancer | shaman",
    )

    assert scene.duels[2] == "pyrotechnician - revolutionary: black loses by C (CUP-D13)"
    assert scene.told(Idle) == ["idle white revolutionary shield CUP-K7"]


@both_editions
def test_two_of_them_are_equal(edition: str) -> None:
    scene = duel("soldier", "soldier", edition=edition)

    assert scene.verdict == "both lose by C (CUP-D13)"
    assert (scene.black, scene.white) == ("nobody, pile soldier", "nobody, pile soldier")


@both_editions
def test_enters_through_the_detective_as_a_plain_six(edition: str) -> None:
    scene = duel("detective, waiting soldier", "gardener, stayed", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D13)"


def test_a_wizard_of_its_owner_may_still_lose_to_a_power() -> None:
    assert duel("hermit, pile soldier", "dancer").black == "nobody, pile soldier hermit"
