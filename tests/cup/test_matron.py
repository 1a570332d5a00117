"""The Matron, Void 5, Permanent: where Values are compared, no Dormant bonus counts in its duel."""

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel
from wizardhall.cup.events import Idle, Silenced


@both_editions
def test_CUP_D14_the_opponents_bonus_does_not_count(edition: str) -> None:
    scene = duel("matron", "traveler, pile geomancer", edition=edition)

    assert scene.verdict == "white loses by C (CUP-D14)"


@both_editions
def test_CUP_D14_nor_does_its_own(edition: str) -> None:
    scene = duel("matron, pile traveler", "soldier", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D14)"
    assert scene.black == "nobody, pile traveler matron"


@both_editions
def test_without_a_bonus_the_values_decide_as_ever(edition: str) -> None:
    assert duel("matron", "hermit", edition=edition).verdict == "black loses by C (CUP-D13)"
    assert duel("matron", "traveler", edition=edition).verdict == "white loses by C (CUP-D13)"


@both_editions
def test_equal_printed_values_make_both_lose(edition: str) -> None:
    scene = duel("matron", "gardener, pile traveler", edition=edition)

    assert scene.decided.losers == ("black", "white")
    assert scene.decided.criterion == "C"


def test_CUP_D14_elements_decide_before_it_can() -> None:
    matron_of_light = cards_with(matron={"element": "light"})
    scene = duel("matron, pile traveler", "blacksmith", cards=matron_of_light)

    assert scene.verdict == "black loses by B (CUP-D12)"


@both_editions
def test_a_shield_is_no_bonus(edition: str) -> None:
    scene = duel("matron, waiting hermit, pile soldier", "botanist", edition=edition)

    assert scene.told(Idle) == ["idle white botanist shield CUP-K7"]
    assert scene.black == "nobody, waiting hermit, pile soldier matron"


def test_two_matrons_of_the_revised_edition_lose_the_power() -> None:
    scene = duel("matron, pile traveler", "matron", edition="revised")

    assert scene.told(Silenced) == ["silenced matron CUP-D9"]
    assert scene.verdict == "white loses by C (CUP-D13)"


def test_two_matrons_of_the_first_edition_keep_it() -> None:
    scene = duel("matron, pile traveler", "matron", edition="first")

    assert scene.told(Silenced) == []
    assert scene.decided.losers == ("black", "white")
    assert scene.decided.criterion == "C"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting matron", "traveler, pile geomancer", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D14)"


@both_editions
def test_a_bonus_of_the_waiting_card_discarded_in_its_duel_does_not_count(edition: str) -> None:
    scene = duel("matron, waiting traveler", "botanist", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D14)"
    assert scene.black == "nobody, pile traveler matron"


@both_editions
def test_loses_to_the_dancer(edition: str) -> None:
    assert duel("matron", "dancer", edition=edition).verdict == "black loses by A (CUP-D4)"


def test_does_nothing_from_the_discard_pile() -> None:
    assert duel("hermit, pile matron", "rogues, pile geomancer").verdict == "black loses by C (CUP-D13)"
