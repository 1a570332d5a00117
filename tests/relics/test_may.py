"""What a player may do and need not."""

from typing import Any

import pytest

from tests.relics.scenes import battle, relic, shrine, side, wizard
from wizardhall.relics.events import Declined, RelicAdded, Triggered, WizardEntered

RIVAL = side(wizard("red", 3, name="rival"), relic(2), hand=3, deck=3)
GAIN = {"do": "gain", "amount": 5, "may": True}


@pytest.mark.parametrize(("use", "power"), [(True, 6), (False, 1)])
def test_a_wizards_may(use: bool, power: int) -> None:
    scene = battle(north=side(wizard("red", 1, GAIN)), south=RIVAL, choices=[use])

    assert scene.asked == ["north use"]
    assert scene.power["north"] == power
    assert scene.told(Triggered, Declined) == [
        "triggered north red-1 entering" if use else "declined north red-1 declined"
    ]


@pytest.mark.parametrize(("use", "power"), [(True, 6), (False, 1)])
def test_a_relics_may(use: bool, power: int) -> None:
    assert battle(north=side(wizard("red", 1), relic(0, GAIN)), south=RIVAL, choices=[use]).power["north"] == power


@pytest.mark.parametrize(("use", "power"), [(True, 6), (False, 1)])
def test_a_shrines_may_is_up_to_the_player_of_the_wizard(use: bool, power: int) -> None:
    scene = battle(
        shrine=shrine({"for": {"power": 1}, **GAIN}), north=side(wizard("red", 1)), south=RIVAL, choices=[use]
    )

    assert scene.asked == ["north use"]
    assert scene.power["north"] == power


@pytest.mark.parametrize("use", [True, False])
def test_what_follows_does_not_happen_if_the_first_part_is_declined(use: bool) -> None:
    spends = wizard("red", 1, {"do": "discard", "may": True, "then": {"do": "gain", "amount": 2}})
    scene = battle(north=side(spends, hand=4), south=RIVAL, choices={"use": [use]})

    assert scene.power["north"] == (3 if use else 1)
    assert len(scene["north"].discard) == use


def test_nobody_is_asked_if_the_condition_does_not_hold() -> None:
    scene = battle(north=side(wizard("red", 1, {**GAIN, "if": {"hall": 1}})), south=RIVAL)

    assert scene.asked == []
    assert scene.told(Declined) == ["declined north red-1 condition"]


def test_nobody_is_asked_if_all_can_see_that_it_is_impossible() -> None:
    takes = wizard("red", 1, {"do": "take back", "may": True})
    scene = battle(north=side(takes, hand=2), south=RIVAL)

    assert scene.asked == []
    assert scene.told(Declined) == ["declined north red-1 impossible"]


def test_a_wizard_from_hand_may_be_chosen_or_not() -> None:
    jeff = wizard("red", 1, {"do": "enter from hand", "may": True, "then": {"do": "gain"}}, name="jeff")
    given: dict[str, Any] = {"north": side(jeff, hand=[wizard("red", 4), relic(), relic()]), "south": RIVAL}
    used, declined = battle(**given, choices=["red-4"]), battle(**given, choices=[None])

    assert (used.power["north"], declined.power["north"]) == (5, 1)
    assert used.told(WizardEntered) == ["wizard-entered north red-4 hand False"]
    assert declined.told(Declined) == ["declined north jeff declined"]


def test_an_additional_relic_may_be_chosen_or_not() -> None:
    tove = wizard("red", 1, {"do": "add relic", "may": True})
    given: dict[str, Any] = {"north": side(tove, hand=[relic(3), wizard(), wizard()]), "south": RIVAL}
    used, declined = battle(**given, choices=["relic-3"]), battle(**given, choices=[None])

    assert (used.power["north"], declined.power["north"]) == (4, 1)
    assert declined.told(RelicAdded) == []


@pytest.mark.parametrize("use", [True, False])
def test_an_exchange_may_be_refused(use: bool) -> None:
    sal = wizard("red", 1, {"do": "exchange relic", "may": True})
    scene = battle(north=side(sal, relic(0)), south=RIVAL, choices={"use": [use]})

    assert scene.power["north"] == (3 if use else 1)
