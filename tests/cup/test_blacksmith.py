"""The Blacksmith, Fire 3, Permanent: where Values are compared, the lower one wins."""

import pytest

from tests.cup.scenes import both_editions, duel


@both_editions
def test_CUP_D14_the_lower_value_wins(edition: str) -> None:
    scene = duel("blacksmith", "hermit", edition=edition)

    assert scene.verdict == "white loses by C (CUP-D14)"
    assert (scene.black, scene.white) == ("blacksmith", "nobody, pile hermit")


@both_editions
def test_loses_to_a_value_lower_still(edition: str) -> None:
    assert duel("blacksmith", "shaman, stayed", edition=edition).verdict == "black loses by C (CUP-D14)"


@both_editions
def test_a_bonus_of_its_own_can_make_it_lose(edition: str) -> None:
    scene = duel("blacksmith, pile pyrotechnician", "traveler", edition=edition)

    assert scene.verdict == "black loses by C (CUP-D14)"


@both_editions
def test_a_bonus_of_the_opponent_helps_it(edition: str) -> None:
    alone = duel("blacksmith", "dancer", edition=edition)
    helped = duel("blacksmith", "dancer, pile geomancer", edition=edition)

    assert alone.decided.losers == ("black", "white")
    assert helped.verdict == "white loses by C (CUP-D14)"


@both_editions
def test_equal_values_still_make_both_lose(edition: str) -> None:
    scene = duel("blacksmith, pile traveler", "revolutionary", edition=edition)

    assert scene.decided.losers == ("black", "white")
    assert scene.decided.criterion == "C"


@both_editions
@pytest.mark.parametrize(
    ("other", "verdict"),
    [
        ("geomancer", "black loses by B (CUP-D12)"),
        ("alchemist", "black loses by B (CUP-D12)"),
        ("gardener", "white loses by B (CUP-D12)"),
        ("astronomer", "white loses by B (CUP-D12)"),
    ],
)
def test_CUP_D14_elements_decide_before_it_can(other: str, verdict: str, edition: str) -> None:
    assert duel("blacksmith", other, edition=edition).verdict == verdict


def test_two_blacksmiths_of_the_revised_edition_lose_the_power() -> None:
    scene = duel("blacksmith, pile pyrotechnician", "blacksmith", edition="revised")

    assert scene.verdict == "white loses by C (CUP-D13)"


def test_two_blacksmiths_of_the_first_edition_keep_it() -> None:
    scene = duel("blacksmith, pile pyrotechnician", "blacksmith", edition="first")

    assert scene.verdict == "black loses by C (CUP-D14)"


@both_editions
def test_two_blacksmiths_of_equal_totals_both_lose(edition: str) -> None:
    scene = duel("blacksmith", "blacksmith", edition=edition)

    assert scene.decided.losers == ("black", "white")
    assert scene.decided.criterion == "C"


@both_editions
def test_enters_through_the_detective(edition: str) -> None:
    scene = duel("detective, waiting blacksmith", "necromancer", edition=edition, choices=[True])

    assert scene.verdict == "white loses by C (CUP-D14)"
    assert scene.black == "blacksmith, open waiting detective"


def test_does_nothing_from_the_discard_pile() -> None:
    assert duel("traveler, pile blacksmith", "hermit").verdict == "black loses by C (CUP-D13)"
