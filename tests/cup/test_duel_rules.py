"""The duel up to criterion A: CUP-D1 to CUP-D10. What single wizards do is in their own files."""

import pytest

from tests.cup.cardsets import cards_with
from tests.cup.scenes import both_editions, duel, settle
from wizardhall.cup.cards import Power
from wizardhall.cup.events import Declined, Discarded, Idle, PowerDecided, Rearranged, Revealed, Silenced

TWO_CLAIMS = cards_with(matron={"power": Power("win against", element="void")})


def test_CUP_D1_empty_places_are_filled_from_the_top_and_both_at_one_moment() -> None:
    scene = settle(
        "hermit matron soldier dancer gardener | shaman", "rogues necromancer soldier dancer matron | shaman"
    )

    assert scene.told(Revealed)[:3] == [
        "revealed 1 black=hermit white=rogues",
        "revealed 2 black=matron white=necromancer",
        "revealed 3 black=soldier",
    ]


def test_CUP_D2_power_before_element_before_value() -> None:
    shaman_of_light = cards_with(shaman={"element": "light"})

    assert duel("shaman", "necromancer", cards=shaman_of_light).verdict == "both lose by A (CUP-D3)"
    assert duel("shaman, stayed", "necromancer", cards=shaman_of_light).verdict == "white loses by B (CUP-D12)"
    assert duel("hermit", "necromancer").verdict == "black loses by C (CUP-D13)"


@both_editions
def test_CUP_D3_an_immediate_power_triggers_once_and_not_again_when_its_wizard_stays(edition: str) -> None:
    scene = settle(
        "rogues hermit matron dancer gardener | shaman",
        "soldier matron traveler dancer gardener | shaman",
        edition=edition,
        choices=["dancer hermit matron gardener"],
    )

    assert scene.duels[:2] == [
        "rogues - soldier: white loses by C (CUP-D13)",
        "rogues - matron: white loses by C (CUP-D13)",
    ]
    assert scene.asked == ["black rearrange"]


@both_editions
def test_CUP_D4_a_permanent_power_applies_in_every_duel_and_not_from_the_pile(edition: str) -> None:
    assert duel("dancer", "hermit", edition=edition).verdict == "white loses by A (CUP-D4)"
    assert duel("dancer, stayed", "hermit", edition=edition).verdict == "white loses by A (CUP-D4)"
    assert duel("rogues, pile dancer", "hermit", edition=edition).verdict == "both lose by C (CUP-D13)"


@both_editions
def test_CUP_D5_a_dormant_power_applies_while_visible_and_stops_when_covered_in_a_duel(edition: str) -> None:
    visible = duel("soldier, stayed, pile traveler", "botanist", edition=edition)
    covered_before = duel("soldier, stayed, pile traveler dancer", "botanist", edition=edition)
    covered_now = duel("soldier, stayed, pile traveler, waiting dancer", "botanist", edition=edition)

    assert visible.verdict == "white loses by C (CUP-D13)"
    assert covered_before.verdict == "both lose by C (CUP-D13)"
    assert covered_now.verdict == "both lose by C (CUP-D13)"


def test_CUP_D6_revised_a_card_in_play_resolves_before_one_just_placed() -> None:
    assert duel("dancer, stayed", "shaman", edition="revised").verdict == "white loses by A (CUP-D4)"
    assert duel("dancer", "shaman", edition="revised").verdict == "both lose by A (CUP-D3)"


def test_CUP_D6_revised_the_lower_printed_value_resolves_first_whatever_the_bonuses() -> None:
    scene = duel("detective, waiting necromancer, pile traveler", "dancer", edition="revised", choices=[True])

    assert scene.asked == ["black exchange"]
    assert scene.verdict == "white loses by C (CUP-D13)"


def test_CUP_D6_first_immediate_powers_resolve_before_permanent_ones() -> None:
    late_shaman = cards_with(shaman={"value": 9})

    assert duel("dancer, stayed", "shaman", edition="first").verdict == "both lose by A (CUP-D3)"
    assert duel("dancer", "shaman", edition="first", cards=late_shaman).verdict == "both lose by A (CUP-D3)"
    assert duel("dancer", "shaman", edition="revised", cards=late_shaman).verdict == "white loses by A (CUP-D4)"


@both_editions
@pytest.mark.parametrize("pile", ["", ", pile traveler"])
def test_CUP_D6_two_immediate_powers_resolve_in_the_order_of_printed_values(pile: str, edition: str) -> None:
    scene = duel(
        "rogues, deck hermit dancer, waiting matron", f"botanist{pile}", edition=edition, choices=["dancer hermit"]
    )

    assert scene.told(Discarded, Rearranged)[:2] == [
        "discarded black matron waiting CUP-K4",
        "rearranged black rogues dancer hermit",
    ]


@both_editions
def test_CUP_D7_the_second_immediate_power_resolves_whatever_the_first_did(edition: str) -> None:
    scene = duel("shaman, waiting hermit", "botanist", edition=edition)

    assert scene.verdict == "both lose by A (CUP-D3)"
    assert scene.black == "nobody, pile hermit shaman"


def test_CUP_D8_a_later_power_does_not_overturn_the_first_result() -> None:
    scene = duel("dancer, stayed", "shaman", edition="revised")

    assert scene.told(PowerDecided) == ["power-decided black dancer win against white CUP-D4"]
    assert scene.told(Idle) == ["idle white shaman decided CUP-D8"]
    assert (scene.black, scene.white) == ("dancer", "nobody, pile shaman")


@pytest.mark.parametrize(
    ("black", "white", "verdict"),
    [
        ("dancer", "matron", "white loses by A (CUP-D4)"),
        ("dancer", "matron, stayed", "black loses by A (CUP-D4)"),
        ("dancer, stayed", "matron", "white loses by A (CUP-D4)"),
    ],
)
def test_CUP_D8_revised_the_first_of_two_permanent_claims_stands(black: str, white: str, verdict: str) -> None:
    assert duel(black, white, edition="revised", cards=TWO_CLAIMS).verdict == verdict


@pytest.mark.parametrize("white", ["matron", "matron, stayed"])
def test_CUP_D8_first_two_permanent_claims_make_both_lose(white: str) -> None:
    scene = duel("dancer", white, edition="first", cards=TWO_CLAIMS)

    assert scene.verdict == "both lose by A (CUP-D8)"
    assert set(scene.reasons) == {"power CUP-D8 black dancer 0 matron", "power CUP-D8 white matron 0 dancer"}
    assert (scene.black, scene.white) == ("nobody, pile dancer", "nobody, pile matron")


@pytest.mark.parametrize("name", ["dancer", "blacksmith", "matron", "revolutionary", "rogues", "shaman", "soldier"])
def test_CUP_D9_revised_namesakes_lose_any_power_and_value_decides(name: str) -> None:
    alike = duel(f"{name}, deck hermit rogues", f"{name}, deck hermit rogues", edition="revised")
    helped = duel(f"{name}, pile geomancer", f"{name}, deck hermit rogues", edition="revised")

    assert alike.told(Silenced) == [f"silenced {name} CUP-D9"]
    assert alike.verdict == "both lose by C (CUP-D13)"
    assert helped.verdict == "white loses by C (CUP-D13)"
    assert helped.white == f"nobody, deck hermit rogues, pile {name}"


@pytest.mark.parametrize("name", ["shaman", "botanist", "rogues", "astronomer", "detective"])
def test_CUP_D9_first_namesakes_lose_an_immediate_power(name: str) -> None:
    side = f"{name}, deck hermit rogues, waiting matron"
    scene = duel(side, side, edition="first")

    assert scene.asked == []
    assert scene.told(Silenced) == [f"silenced {name} CUP-D9"]
    assert scene.verdict == "both lose by C (CUP-D13)"
    assert scene.black == scene.white == f"nobody, deck hermit rogues, waiting matron, pile {name}"


def test_CUP_D9_first_namesakes_keep_a_permanent_power() -> None:
    assert duel("dancer, pile geomancer", "dancer", edition="first").verdict == "both lose by A (CUP-D9)"
    assert duel("blacksmith, pile geomancer", "blacksmith", edition="first").verdict == "black loses by C (CUP-D14)"


@both_editions
def test_CUP_D10_may_is_optional_and_all_else_mandatory(edition: str) -> None:
    optional = duel("rogues, deck hermit dancer", "soldier", edition=edition, choices=[None])
    harmful = duel("botanist", "gardener, waiting traveler", edition=edition)

    assert optional.told(Declined) == ["declined black rogues"]
    assert harmful.asked == []
    assert harmful.verdict == "black loses by C (CUP-D13)"
