"""The cards, and advantage: REL-C1 to REL-C6."""

from collections import Counter

import pytest

from tests.relics.scenes import HOUSE, battle, relic, shrine, side, wizard
from wizardhall.relics.cards import Filter


def test_REL_C1_sixty_wizards_of_three_colours_sixty_relics_and_twenty_four_shrines() -> None:
    assert Counter(card.colour for card in HOUSE.wizards.values()) == {"red": 20, "blue": 20, "green": 20}
    assert (len(HOUSE.relics), len(HOUSE.shrines), len(HOUSE.cards)) == (60, 24, 144)


def test_REL_C2_a_wizard_without_an_ability_is_devoted_and_one_with_is_enlightened() -> None:
    devoted, enlightened = wizard("red", 3), wizard("red", 3, {"do": "draw"})

    assert Filter(plain=True).fits(devoted)
    assert not Filter(plain=False).fits(devoted)
    assert Filter(plain=False).fits(enlightened)
    assert not Filter(plain=True).fits(enlightened)


def test_REL_C2_devoted_three_is_a_devoted_wizard_of_base_power_three() -> None:
    devoted_three = Filter(plain=True, power=3)

    assert devoted_three.fits(wizard("green", 3))
    assert not devoted_three.fits(wizard("green", 4))
    assert not devoted_three.fits(wizard("green", 3, {"do": "draw"}))


def test_REL_C2_an_ability_that_waits_to_be_discarded_makes_a_wizard_enlightened_too() -> None:
    assert not Filter(plain=True).fits(wizard("red", 3, {"when": "discarded", "do": "draw"}))


def test_REL_C2_every_wizard_has_a_subtype_and_a_colour_that_it_has_advantage_over() -> None:
    assert all(card.subtype for card in HOUSE.wizards.values())
    assert {(card.colour, card.over) for card in HOUSE.wizards.values()} == {
        ("green", "blue"),
        ("blue", "red"),
        ("red", "green"),
    }


def test_REL_C3_a_relic_without_an_enchantment_is_basic_and_one_with_is_enchanted() -> None:
    basic, enchanted = relic(2), relic(2, {"do": "draw"})

    assert Filter(kind="relic", plain=True).fits(basic)
    assert Filter(kind="relic", plain=False).fits(enchanted)
    assert not Filter(plain=True).fits(enchanted)


def test_REL_C4_every_ability_of_the_shrine_that_a_wizard_qualifies_for_applies_to_it() -> None:
    both = shrine(
        {"for": {"colour": "red"}, "do": "gain", "amount": 1},
        {"for": {"plain": True}, "do": "gain", "amount": 2},
        {"for": {"plain": True, "power": 4}, "do": "gain", "amount": 5},
        {"for": {"subtype": "druid"}, "do": "gain", "amount": 7},
    )
    scene = battle(shrine=both, north=side(wizard("red", 3)), south=side(wizard("blue", 4, subtype="druid")))

    assert scene.parts("north") == ["base red-3 +3", "shrine shrine +1", "shrine shrine +2"]
    assert [part for part in scene.parts("south") if "shrine" in part] == [
        "shrine shrine +2",
        "shrine shrine +5",
        "shrine shrine +7",
    ]


def test_REL_C4_a_shrine_does_nothing_for_a_wizard_that_it_is_not_for() -> None:
    for_enlightened = shrine({"for": {"plain": False}, "do": "gain", "amount": 2})
    scene = battle(shrine=for_enlightened, north=side(wizard("red", 3)), south=side(wizard("red", 1, {"do": "look"})))

    assert scene.power == {"north": 3, "south": 3}


def test_REL_C5_twenty_four_common_twenty_four_superb_and_twelve_glorious_of_each_kind() -> None:
    expected = {"common": 24, "superb": 24, "glorious": 12}

    assert Counter(card.rarity for card in HOUSE.wizards.values()) == expected
    assert Counter(card.rarity for card in HOUSE.relics.values()) == expected


@pytest.mark.parametrize(
    ("own", "rival", "advantage"),
    [
        ("green", "blue", True),
        ("blue", "red", True),
        ("red", "green", True),
        ("blue", "green", False),
        ("red", "blue", False),
        ("green", "red", False),
        ("red", "red", False),
        ("blue", "blue", False),
        ("green", "green", False),
    ],
)
def test_REL_C6_green_over_blue_over_red_over_green(own: str, rival: str, advantage: bool) -> None:
    scene = battle(north=side(wizard(own, 3)), south=side(wizard(rival, 3)))

    assert scene.power["north"] == 3 + advantage
    assert (f"advantage {own}-3 +1" in scene.parts("north")) == advantage


def test_REL_C6_advantage_over_three_rivals_is_still_one() -> None:
    blue = side(wizard("blue", 2))
    scene = battle(north=side(wizard("green", 2)), east=blue, south=blue, west=blue)

    assert scene.power == {"north": 3, "east": 2, "south": 2, "west": 2}


def test_REL_C6_one_rival_of_the_colour_is_enough() -> None:
    scene = battle(north=side(wizard("red", 1)), east=side(wizard("blue", 1)), south=side(wizard("green", 1)))

    assert scene.power == {"north": 2, "east": 2, "south": 2}
