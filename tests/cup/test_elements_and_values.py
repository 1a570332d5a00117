"""Criteria B and C, and the reasons that are told: CUP-D2, CUP-D11 to CUP-D14."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel

ELEMENTS = ["fire", "water", "nature", "light", "shadow", "void"]
LOSES_TO = {
    "fire": ["water"],
    "water": ["nature"],
    "nature": ["fire"],
    "light": ["fire", "water", "nature"],
    "shadow": ["light"],
    "void": [],
}


@pytest.mark.parametrize(
    ("black", "white", "reasons"),
    [
        ("shaman", "necromancer", ["power CUP-D3 black shaman 0 necromancer"]),
        ("gardener", "geomancer", ["element CUP-D12 white geomancer 0 gardener"]),
        (
            "hermit, pile geomancer",
            "hermit, pile soldier",
            [
                "value CUP-D13 black hermit 7 -",
                "bonus CUP-D13 black geomancer 1 -",
                "total CUP-D13 black hermit 8 -",
                "value CUP-D13 white hermit 7 -",
            ],
        ),
        (
            "matron, pile traveler",
            "lightkeeper",
            [
                "value CUP-D13 black matron 5 -",
                "bonus-ignored CUP-D13 black traveler 2 -",
                "total CUP-D13 black matron 5 -",
                "value CUP-D13 white lightkeeper 8 -",
                "compare CUP-D14 black matron 0 -",
            ],
        ),
        (
            "gardener",
            "lightkeeper",
            [
                "no-weakness CUP-D4 white lightkeeper 0 gardener",
                "value CUP-D13 black gardener 5 -",
                "value CUP-D13 white lightkeeper 8 -",
            ],
        ),
        (
            "dancer",
            "dancer",
            [
                "same-name CUP-D9 black dancer 0 -",
                "value CUP-D13 black dancer 3 -",
                "value CUP-D13 white dancer 3 -",
            ],
        ),
    ],
)
def test_CUP_D2_the_reasons_are_told(black: str, white: str, reasons: list[str]) -> None:
    assert duel(black, white).reasons == reasons


@pytest.mark.parametrize("black", ELEMENTS)
@pytest.mark.parametrize("white", ELEMENTS)
def test_CUP_D11_which_element_loses_to_which(black: str, white: str) -> None:
    cards = cards_with(hermit={"element": black}, necromancer={"element": white, "value": 7})
    expected = "both lose by C (CUP-D13)"
    if white in LOSES_TO[black]:
        expected = "black loses by B (CUP-D12)"
    if black in LOSES_TO[white]:
        expected = "white loses by B (CUP-D12)"

    assert duel("hermit", "necromancer", cards=cards).verdict == expected


@both_editions
def test_CUP_D12_weak_element_loses_whatever_the_values(edition: str) -> None:
    giant_geomancer = cards_with(geomancer={"value": 20}, gardener={"value": 0})
    scene = duel("geomancer, pile alchemist", "gardener", edition=edition, cards=giant_geomancer)

    assert scene.verdict == "black loses by B (CUP-D12)"


@both_editions
def test_CUP_D13_printed_value_and_visible_bonus_and_equal_makes_both_lose(edition: str) -> None:
    assert duel("hermit", "soldier", edition=edition).verdict == "white loses by C (CUP-D13)"
    assert duel("hermit", "soldier, pile geomancer", edition=edition).verdict == "both lose by C (CUP-D13)"
    assert duel("hermit", "soldier, pile traveler", edition=edition).verdict == "black loses by C (CUP-D13)"
    assert duel("hermit", "soldier, pile traveler geomancer", edition=edition).verdict == "both lose by C (CUP-D13)"


@both_editions
def test_CUP_D14_powers_on_the_comparison_of_values_wait_for_it(edition: str) -> None:
    assert duel("blacksmith", "geomancer", edition=edition).verdict == "black loses by B (CUP-D12)"
    assert duel("blacksmith", "hermit", edition=edition).verdict == "white loses by C (CUP-D14)"
    assert duel("matron, pile traveler", "soldier", edition=edition).verdict == "black loses by C (CUP-D14)"
