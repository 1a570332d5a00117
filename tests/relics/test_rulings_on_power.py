"""Our own rulings on power and advantage: REL-K1 to REL-K4."""

import pytest

from tests.relics.scenes import battle, relic, rounds, shrine, side, wizard

BRING = {"do": "enter from hand", "card": {"kind": "wizard"}}
GAIN = {"do": "gain", "amount": 2}
TWO_MORE = [relic(), relic()]


def test_REL_K1_a_bonus_per_something_is_counted_when_power_is_added_up() -> None:
    """North counts four cards in hand; then South makes it discard one, and North draws two with a relic."""
    scene = battle(
        north=side(
            wizard("red", 1, {"do": "gain", "per": "hand"}), relic(0, {"do": "draw", "amount": 2}), hand=4, deck=9
        ),
        south=side(wizard("red", 1, {"do": "discard", "to": "rivals"})),
    )

    assert "ability red-1 +5" in scene.parts("north")


def test_REL_K1_it_counts_what_the_player_of_the_card_has_whoever_gets_it() -> None:
    curse = wizard("red", 1, {"do": "gain", "amount": -1, "per": "hand", "to": "rivals"}, name="curse")
    scene = battle(north=side(curse, hand=4), south=side(wizard("red", 6), hand=2))

    assert scene.parts("south") == ["base red-6 +6", "modifier curse -4"]


def test_REL_K2_what_a_wizard_has_from_the_shrine_and_its_ability_leaves_with_it() -> None:
    """The relic brings the late wizard when all of that is in place."""
    scene = battle(
        shrine=shrine({"for": {"colour": "red"}, **GAIN}, {"for": {"colour": "red"}, "do": "have advantage"}),
        north=side(wizard("red", 1, GAIN), relic(0, BRING), hand=[wizard("green", 1, name="late"), *TWO_MORE]),
        south=side(wizard("green", 1)),
    )

    assert scene.parts("north") == ["base late +1", "relic relic-0 +0"]


def test_REL_K2_what_comes_from_relics_discarded_cards_and_rivals_stays() -> None:
    """Two relics of North's resolve before the third replaces the wizard."""
    reacts = relic(1, {"when": "discarded", **GAIN}, name="reacts")
    scene = battle(
        north=side(
            wizard("red", 1, {"do": "discard"}),
            relic(0, GAIN, name="bell"),
            relic(0, {"do": "have advantage"}, name="mirror"),
            relic(0, BRING, name="door"),
            hand=[reacts, wizard("red", 1, name="late"), *TWO_MORE],
        ),
        south=side(wizard("red", 1, {"do": "gain", "amount": -1, "to": "rivals"}, name="curse")),
        choices=["reacts", "bell", "mirror"],
    )

    assert scene["north"].aside == ["red-1"]
    assert scene.parts("north")[-4:] == [
        "advantage late +1",
        "modifier reacts +2",
        "modifier curse -1",
        "modifier bell +2",
    ]


def test_REL_K2_what_an_ability_does_after_it_replaced_its_own_wizard_stays() -> None:
    late = wizard("red", 1, {"do": "enter from discard", "card": {"kind": "wizard"}}, name="late")
    scene = battle(
        north=side(
            wizard("red", 1, {**BRING, "then": GAIN}, name="first"),
            hand=[late, *TWO_MORE],
            discard=[wizard("red", 1, name="last")],
        ),
        south=side(wizard("red", 1)),
    )

    assert scene.parts("north") == ["base last +1", "ability first +2"]


def test_REL_K2_so_does_advantage_that_it_grants_then() -> None:
    late = wizard("red", 1, {"do": "enter from discard", "card": {"kind": "wizard"}}, name="late")
    scene = battle(
        north=side(
            wizard("red", 1, {**BRING, "then": {"do": "have advantage"}}, name="first"),
            hand=[late, *TWO_MORE],
            discard=[wizard("red", 1, name="last")],
        ),
        south=side(wizard("red", 1)),
    )

    assert scene.parts("north") == ["base last +1", "advantage last +1"]


def test_REL_K3_the_base_powers_of_all_joined_wizards_count_and_advantage_is_one() -> None:
    join = {**BRING, "joins": True}
    scene = battle(
        north=side(wizard("blue", 2, join), hand=[wizard("blue", 3), *TWO_MORE]),
        east=side(wizard("red", 1)),
        south=side(wizard("red", 1)),
    )

    assert scene.parts("north") == ["base blue-2 +2", "base blue-3 +3", "advantage blue-3 +1"]


@pytest.mark.parametrize(("first", "late"), [("blue", "green"), ("green", "blue")])
def test_REL_K3_it_is_enough_if_one_of_them_has_advantage(first: str, late: str) -> None:
    join = {**BRING, "joins": True}
    scene = battle(north=side(wizard(first, 2, join), hand=[wizard(late, 3), *TWO_MORE]), south=side(wizard("red", 1)))

    assert scene.power["north"] == 6


def test_REL_K3_the_one_that_entered_last_goes_to_the_hall_the_others_to_the_discard_pile() -> None:
    join = {**BRING, "joins": True}
    scene = rounds(
        north=side(
            wizard("red", 5, join, name="one"),
            relic(5),
            hand=[wizard("red", 1, join, name="two"), wizard("red", 1, name="three"), *TWO_MORE],
            deck=9,
        ),
        south=side(wizard("red", 1), relic(1), hand=3, deck=9),
        choices={"enter": ["two", "three"]},
    )

    assert scene["north"].hall == ["three"]
    assert scene["north"].discard == ["one", "two", "relic-5"]


@pytest.mark.parametrize(("master", "power"), [("north", 2), ("south", 3)])
def test_REL_K4_of_several_effects_on_advantage_the_last_one_holds(master: str, power: int) -> None:
    scene = battle(
        master=master,
        north=side(wizard("red", 2), relic(0, {"do": "have advantage"})),
        south=side(wizard("red", 1), relic(0, {"do": "lose advantage", "to": "rivals"})),
    )

    assert scene.power["north"] == power


def test_REL_K4_when_the_last_one_has_left_the_one_before_it_holds() -> None:
    """South takes advantage from North; the first wizard takes it back, and leaves; the relic has the last word."""
    scene = battle(
        master="south",
        north=side(wizard("blue", 1, {"do": "have advantage"}), relic(0, BRING), hand=[wizard("blue", 2), *TWO_MORE]),
        south=side(wizard("red", 1, {"do": "lose advantage", "to": "rivals"})),
    )

    assert scene.power["north"] == 2, "Blue would have advantage over Red, but South's ability stands"
