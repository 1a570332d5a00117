"""Advantage that is given, taken away or made equal."""

import pytest

from tests.relics.card_factory import Given
from tests.relics.scenes import battle, relic, shrine, side, wizard
from wizardhall.relics.events import AdvantageChanged

HAVE, LOSE = "have advantage", "lose advantage"


def test_advantage_can_be_given_whatever_the_colours() -> None:
    scene = battle(north=side(wizard("red", 2, {"do": HAVE})), south=side(wizard("blue", 2)))

    assert scene.parts("north") == ["base red-2 +2", "advantage red-2 +1"]
    assert scene.told(AdvantageChanged) == ["advantage-changed north red-2 True"]


def test_advantage_given_to_one_who_has_it_is_still_one() -> None:
    scene = battle(north=side(wizard("red", 2, {"do": HAVE}), relic(0, {"do": HAVE})), south=side(wizard("green", 2)))

    assert scene.power["north"] == 3


def test_advantage_can_be_taken_from_oneself() -> None:
    scene = battle(north=side(wizard("red", 2, {"do": LOSE})), south=side(wizard("green", 2)))

    assert scene.power["north"] == 2


def three(ability: dict[str, object]) -> dict[str, Given]:
    """All three colours: everybody has advantage over somebody."""
    return {
        "north": side(wizard("red", 1, ability)),
        "east": side(wizard("blue", 1)),
        "south": side(wizard("green", 1)),
    }


@pytest.mark.parametrize(
    ("to", "power"),
    [
        ("self", {"north": 1, "east": 2, "south": 2}),
        ("rivals", {"north": 2, "east": 1, "south": 1}),
        ("all", {"north": 1, "east": 1, "south": 1}),
    ],
)
def test_it_is_taken_from_whom_the_card_says(to: str, power: dict[str, int]) -> None:
    assert battle(**three({"do": LOSE, "to": to})).power == power  # type: ignore[arg-type]


def test_it_is_taken_from_one_rival_of_the_players_choice() -> None:
    scene = battle(**three({"do": LOSE, "to": "rival"}), choices=["south"])  # type: ignore[arg-type]

    assert scene.power == {"north": 2, "east": 2, "south": 1}


@pytest.mark.parametrize(
    ("to", "power"),
    [
        ("self", {"north": 2, "east": 1, "south": 1}),
        ("rivals", {"north": 1, "east": 2, "south": 2}),
        ("all", {"north": 2, "east": 2, "south": 2}),
    ],
)
def test_it_is_given_to_whom_the_card_says(to: str, power: dict[str, int]) -> None:
    same = side(wizard("red", 1))

    assert battle(north=side(wizard("red", 1, {"do": HAVE, "to": to})), east=same, south=same).power == power


def test_made_equal_means_nobody_has_it() -> None:
    """Blue would have advantage over Red."""
    wand = relic(0, {"do": LOSE, "to": "all"}, name="wand")
    scene = battle(north=side(wizard("blue", 2), relic(0)), south=side(wizard("red", 2), wand))

    assert scene.power == {"north": 2, "south": 2}
    assert scene.told(AdvantageChanged) == ["advantage-changed south wand False", "advantage-changed north wand False"]


def test_a_shrine_can_give_it_to_the_wizards_that_it_is_for() -> None:
    stair = shrine({"for": {"rarity": "superb"}, "do": HAVE})
    scene = battle(shrine=stair, north=side(wizard("red", 1, rarity="superb")), south=side(wizard("red", 1)))

    assert scene.power == {"north": 2, "south": 1}


def test_an_effect_holds_through_a_change_of_colours() -> None:
    """The wand speaks before the late wizard comes, Blue over Red; it holds for that one as well."""
    wand = relic(0, {"do": LOSE, "to": "all"}, name="wand")
    door = relic(0, {"do": "enter from hand"}, name="door")
    scene = battle(
        north=side(wizard("red", 1), wand, door, hand=[wizard("blue", 1), relic(), relic()]),
        south=side(wizard("red", 1), relic(0)),
        choices=["wand"],
    )

    assert scene.parts("north") == ["base blue-1 +1", "relic wand +0", "relic door +0"]


def test_what_is_given_by_a_wizards_own_ability_leaves_with_the_wizard() -> None:
    scene = battle(
        north=side(
            wizard("red", 1, {"do": HAVE}),
            relic(0, {"do": "enter from hand"}),
            hand=[wizard("red", 1, name="late"), relic(), relic()],
        ),
        south=side(wizard("red", 1)),
    )

    assert scene.power == {"north": 1, "south": 1}
