"""Another wizard into play: from hand or discard pile, joining or replacing, with its steps."""

import pytest

from tests.relics.scenes import battle, relic, rounds, shrine, side, wizard
from wizardhall.relics.events import Triggered, WizardEntered, WizardLeft

FROM_HAND = {"do": "enter from hand", "card": {"kind": "wizard"}}
FROM_DISCARD = {"do": "enter from discard", "card": {"kind": "wizard"}}
RIVAL = side(wizard("red", 3, name="rival"))
TWO_MORE = [relic(), relic()]


def test_from_hand_it_replaces_the_wizard_that_was_there() -> None:
    scene = battle(north=side(wizard("red", 5, FROM_HAND), hand=[wizard("red", 2), *TWO_MORE]), south=RIVAL)

    assert scene.told(WizardLeft, WizardEntered) == ["wizard-left north red-5", "wizard-entered north red-2 hand False"]
    assert scene.parts("north") == ["base red-2 +2"]
    assert "red-2" not in scene["north"].hand


def test_from_the_discard_pile_it_replaces_the_wizard_that_was_there() -> None:
    scene = battle(north=side(wizard("red", 1, FROM_DISCARD), hand=2, discard=[wizard("red", 5), relic()]), south=RIVAL)

    assert scene.told(WizardLeft, WizardEntered) == [
        "wizard-left north red-1",
        "wizard-entered north red-5 discard False",
    ]
    assert scene.parts("north") == ["base red-5 +5"]
    assert scene["north"].discard == ["relic-1"]


@pytest.mark.parametrize("verb", ["enter from hand", "enter from discard"])
def test_it_joins_if_the_sentence_says_so(verb: str) -> None:
    cards = [wizard("red", 2), *TWO_MORE]
    scene = battle(north=side(wizard("red", 5, {"do": verb, "joins": True}), hand=cards, discard=cards), south=RIVAL)

    assert scene.power["north"] == 7
    assert scene.told(WizardLeft) == []


@pytest.mark.parametrize("verb", ["enter from hand", "enter from discard"])
def test_with_the_option_late_joins_it_joins_even_if_it_does_not_say_so(verb: str) -> None:
    cards = [wizard("red", 2), *TWO_MORE]
    scene = battle(late="joins", north=side(wizard("red", 5, {"do": verb}), hand=cards, discard=cards), south=RIVAL)

    assert scene.power["north"] == 7


def test_its_player_chooses_among_those_that_fit() -> None:
    bring = {"do": "enter from hand", "card": {"kind": "wizard", "rarity": "common"}}
    hand = [wizard("red", 2), wizard("red", 4), wizard("red", 6, rarity="superb"), *TWO_MORE]
    offered: list[str] = []

    def choose(table: object, ask: object) -> str:
        offered.extend(getattr(ask, "keys", ()))
        return "red-4"

    scene = battle(north=side(wizard("red", 1, bring), hand=hand), south=RIVAL, choices=[choose])

    assert offered == ["red-2", "red-4"]
    assert scene.power["north"] == 4


def test_it_meets_the_shrine_and_then_uses_its_ability() -> None:
    """Its ability asks for a card drawn this round; the shrine has it draw one."""
    newcomer = wizard("blue", 1, {"do": "gain", "amount": 4, "if": {"drawn": 1}}, name="late")
    scene = battle(
        shrine=shrine({"for": {"colour": "blue"}, "do": "draw"}),
        north=side(wizard("red", 1, FROM_HAND), hand=[newcomer, *TWO_MORE], deck=3),
        south=side(wizard("green", 1)),
    )

    assert scene.told(Triggered)[1:] == ["triggered north shrine shrine", "triggered north late entering"]
    assert scene.parts("north") == ["base late +1", "ability late +4"]


def test_advantage_is_checked_for_everybody_before_its_ability() -> None:
    """Blue over Red; and East's Green has advantage over the Blue newcomer now."""
    newcomer = wizard("blue", 1, {"do": "gain", "amount": 4, "if": {"advantage": True}}, name="late")
    scene = battle(
        north=side(wizard("red", 1, FROM_HAND), hand=[newcomer, *TWO_MORE]),
        east=side(wizard("green", 1)),
        south=side(wizard("red", 1)),
    )

    assert scene.power == {"north": 1 + 1 + 4, "east": 2, "south": 2}


def test_the_first_wizard_meets_the_shrine_before_it_is_replaced_but_takes_its_bonus_along() -> None:
    scene = battle(
        shrine=shrine({"for": {"plain": False}, "do": "gain", "amount": 4}),
        north=side(wizard("red", 1, FROM_HAND), hand=[wizard("red", 2), *TWO_MORE]),
        south=RIVAL,
    )

    assert scene.told(Triggered) == ["triggered north shrine shrine", "triggered north red-1 entering"]
    assert scene.power["north"] == 2


def test_a_joined_wizard_meets_the_shrine_for_itself() -> None:
    scene = battle(
        shrine=shrine({"for": {"colour": "red"}, "do": "gain", "amount": 4}),
        north=side(wizard("red", 1, {**FROM_HAND, "joins": True}), hand=[wizard("red", 2), *TWO_MORE]),
        south=RIVAL,
    )

    assert scene.power["north"] == 1 + 2 + 4 + 4


def test_a_chain_of_two_each_goes_through_its_steps_and_the_last_one_stays() -> None:
    second = wizard("red", 2, FROM_DISCARD, name="second")
    third = wizard("red", 3, {"do": "gain", "amount": 1}, name="third")
    scene = battle(
        shrine=shrine({"for": {"colour": "red"}, "do": "gain", "amount": 4}),
        north=side(wizard("red", 1, FROM_HAND, name="first"), hand=[second, *TWO_MORE], discard=[third]),
        south=RIVAL,
    )

    assert scene.told(Triggered)[2:] == [
        "triggered north first entering",
        "triggered north shrine shrine",
        "triggered north second entering",
        "triggered north shrine shrine",
        "triggered north third entering",
    ]
    assert scene.parts("north") == ["base third +3", "shrine shrine +4", "ability third +1"]
    assert scene["north"].aside == ["first", "second"]


def test_a_chain_of_two_that_join_counts_all_three() -> None:
    second = wizard("red", 2, {**FROM_DISCARD, "joins": True}, name="second")
    scene = battle(
        north=side(
            wizard("red", 1, {**FROM_HAND, "joins": True}), hand=[second, *TWO_MORE], discard=[wizard("red", 4)]
        ),
        south=RIVAL,
    )

    assert scene.power["north"] == 1 + 2 + 4


def test_a_relic_can_bring_a_wizard_and_that_one_acts_before_the_next_relic() -> None:
    newcomer = wizard("red", 2, {"do": "gain"}, name="late")
    scene = battle(
        north=side(wizard("red", 1), relic(1, FROM_HAND, name="door"), hand=[newcomer, *TWO_MORE]),
        south=side(wizard("red", 1), relic(1, {"do": "gain"}, name="bell")),
    )

    assert scene.told(Triggered) == [
        "triggered north door revealed",
        "triggered north late entering",
        "triggered south bell revealed",
    ]


def test_a_replaced_wizard_whose_turn_has_not_come_does_not_act_any_more() -> None:
    """The shrine replaces it before the abilities of wizards."""
    scene = battle(
        shrine=shrine({"for": {"power": 5}, **FROM_HAND}),
        north=side(wizard("red", 5, {"do": "gain", "amount": 9}), hand=[wizard("red", 2), *TWO_MORE]),
        south=RIVAL,
    )

    assert scene.parts("north") == ["base red-2 +2"]


def test_a_late_wizard_with_a_discard_trigger_does_nothing_on_entering() -> None:
    newcomer = wizard("red", 2, {"when": "discarded", "do": "gain", "amount": 3}, name="late")
    scene = battle(north=side(wizard("red", 1, FROM_HAND), hand=[newcomer, *TWO_MORE]), south=RIVAL)

    assert scene.power["north"] == 2


def test_what_was_replaced_goes_to_the_discard_pile_in_spoils() -> None:
    scene = rounds(
        north=side(wizard("red", 5, FROM_HAND), relic(5), hand=[wizard("red", 4), *TWO_MORE], deck=9),
        south=side(wizard("red", 1, FROM_HAND), relic(1), hand=[wizard("red", 2), *TWO_MORE], deck=9),
    )

    assert (scene["north"].hall, sorted(scene["north"].discard)) == (["red-4"], ["red-5", "relic-5"])
    assert sorted(scene["south"].discard) == ["red-1", "red-2", "relic-1"]
