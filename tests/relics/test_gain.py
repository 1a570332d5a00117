"""Gain: fixed, for each of something, negative, and for whom."""

import pytest

from tests.relics.scenes import battle, relic, shrine, side, wizard
from wizardhall.relics.events import BonusGiven

RIVAL = side(wizard("red", 3, name="rival"))


def test_a_fixed_bonus_of_a_wizard_is_a_part_of_its_own() -> None:
    scene = battle(north=side(wizard("red", 2, {"do": "gain", "amount": 3})), south=RIVAL)

    assert scene.parts("north") == ["base red-2 +2", "ability red-2 +3"]
    assert scene.told(BonusGiven) == ["bonus-given north red-2 3 -"]


def test_a_fixed_bonus_of_a_relic_is_a_modifier() -> None:
    scene = battle(north=side(wizard("red", 2), relic(1, {"do": "gain", "amount": 3}, name="bell")), south=RIVAL)

    assert scene.parts("north") == ["base red-2 +2", "relic bell +1", "modifier bell +3"]


def test_a_fixed_bonus_of_a_shrine_names_the_shrine() -> None:
    scene = battle(
        shrine=shrine({"for": {"power": 2}, "do": "gain", "amount": 3}), north=side(wizard("red", 2)), south=RIVAL
    )

    assert scene.parts("north") == ["base red-2 +2", "shrine shrine +3"]
    assert scene.parts("south") == ["base rival +3"]


def test_the_amount_is_one_if_nothing_is_said() -> None:
    assert battle(north=side(wizard("red", 2, {"do": "gain"})), south=RIVAL).power["north"] == 3


def test_a_negative_amount_can_make_power_negative() -> None:
    scene = battle(north=side(wizard("red", 2, {"do": "gain", "amount": -5})), south=RIVAL)

    assert scene.power["north"] == -3


@pytest.mark.parametrize(
    ("per", "bonus"),
    [
        ("drawn", 2 * 3),
        ("hand", 2 * 5),
        ("discard", 2 * 4),
        ("hall", 2 * 2),
        ("rival", 2 * 2),
        ("relic", 2 * 1),
    ],
)
def test_for_each_of_something_that_its_player_has(per: str, bonus: int) -> None:
    counts = wizard("red", 2, {"do": "gain", "amount": 2, "per": per}, name="counts")
    scene = battle(
        north=side(counts, relic(0), hand=5, discard=4, hall=2, drawn=3),
        east=side(wizard("red", 3), relic(), relic(), hand=9, discard=9, hall=1, drawn=9),
        south=side(wizard("red", 3), relic(), relic(), hand=9, discard=9, hall=1, drawn=9),
    )

    assert scene.parts("north")[-1] == f"ability counts +{bonus}"


@pytest.mark.parametrize("per", ["drawn", "hand", "discard", "hall", "relic"])
def test_for_each_of_nothing_is_no_part_at_all(per: str) -> None:
    scene = battle(north=side(wizard("red", 2, {"do": "gain", "per": per})), south=RIVAL)

    assert scene.parts("north") == ["base red-2 +2"]


def test_for_each_card_drawn_counts_what_is_drawn_later_in_the_battle() -> None:
    scene = battle(
        north=side(
            wizard("red", 1, {"do": "gain", "per": "drawn"}, name="counts"),
            relic(0, {"do": "draw", "amount": 2}),
            hand=2,
            deck=5,
            drawn=1,
        ),
        south=RIVAL,
    )

    assert scene.parts("north")[-1] == "ability counts +3"


def test_for_each_relic_leaves_out_those_that_are_ignored_and_counts_added_ones() -> None:
    counts = wizard("red", 1, {"do": "gain", "per": "relic"}, name="counts")
    ignored = battle(
        north=side(counts, relic(1), relic(2)), south=side(wizard("red", 3, {"do": "ignore relic", "to": "rival"}))
    )
    added = battle(north=side(counts, relic(0, {"do": "add relic"}), hand=[relic(), wizard(), wizard()]), south=RIVAL)

    assert ignored.parts("north") == ["base counts +1", "relic relic-2 +2", "ability counts +1"]
    assert added.parts("north")[-1] == "ability counts +2"


def test_for_each_card_in_the_discard_pile_that_fits() -> None:
    pile = [relic(1), relic(2), relic(3, {"do": "draw"}), wizard("red", 1), wizard("blue", 2, rarity="glorious")]

    def bonus(**which: object) -> int:
        counts = wizard("red", 1, {"do": "gain", "per": "discard", "card": which})
        return battle(north=side(counts, hand=2, discard=pile), south=RIVAL).power["north"] - 1

    assert bonus(kind="relic") == 3
    assert bonus(kind="relic", plain=True) == 2
    assert bonus(rarity="glorious") == 1
    assert bonus(colour="red") == 1
    assert bonus(power=2) == 2
    assert bonus(subtype="druid") == 0


def test_to_one_rival_of_the_players_choice() -> None:
    curse = wizard("red", 1, {"do": "gain", "amount": -2, "to": "rival"}, name="curse")
    scene = battle(north=side(curse), east=RIVAL, south=RIVAL, choices=["south"])

    assert scene.asked == ["north rival"]
    assert scene.power == {"north": 1, "east": 3, "south": 1}


def test_the_only_rival_needs_no_choice() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "gain", "amount": -2, "to": "rival"})), south=RIVAL)

    assert (scene.asked, scene.power) == ([], {"north": 1, "south": 1})


def test_to_each_rival() -> None:
    curse = wizard("red", 1, {"do": "gain", "amount": -2, "to": "rivals"}, name="curse")
    scene = battle(north=side(curse), east=RIVAL, south=RIVAL)

    assert scene.power == {"north": 1, "east": 1, "south": 1}
    assert scene.parts("south") == ["base rival-2 +3", "modifier curse -2"]


def test_to_all() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "gain", "amount": 2, "to": "all"})), east=RIVAL, south=RIVAL)

    assert scene.power == {"north": 3, "east": 5, "south": 5}
