"""Each condition, where it holds and where it does not."""

from typing import Any

import pytest

from tests.relics.card_factory import Said
from tests.relics.scenes import battle, relic, shrine, side, wizard
from wizardhall.relics.cards import CONDITIONS
from wizardhall.relics.events import Declined, Triggered

CASES: list[tuple[Said, dict[str, Any], bool]] = [
    ({"own": {"colour": "red"}}, {}, True),
    ({"own": {"colour": "blue"}}, {}, False),
    ({"own": {"subtype": "druid"}}, {"own": wizard("red", 2, subtype="druid")}, True),
    ({"own": {"subtype": "druid"}}, {}, False),
    ({"own": {"rarity": "glorious"}}, {"own": wizard("red", 2, rarity="glorious")}, True),
    ({"own": {"rarity": "glorious"}}, {}, False),
    ({"own": {"plain": True, "power": 2}}, {}, True),
    ({"own": {"plain": True, "power": 3}}, {}, False),
    ({"own": {"plain": True, "power": 2}}, {"own": wizard("red", 2, {"do": "look"})}, False),
    ({"own": {"plain": False}}, {"own": wizard("red", 2, {"do": "look"})}, True),
    ({"rival": {"colour": "green"}}, {"rival": wizard("green", 1)}, True),
    ({"rival": {"colour": "green"}}, {"own": wizard("green", 2)}, False),
    ({"rival": {"rarity": "glorious"}}, {"rival": wizard("red", 1, rarity="glorious")}, True),
    ({"rival": {"rarity": "glorious"}}, {}, False),
    ({"advantage": True}, {"rival": wizard("green", 1)}, True),
    ({"advantage": True}, {"rival": wizard("blue", 1)}, False),
    ({"advantage": False}, {"rival": wizard("blue", 1)}, True),
    ({"advantage": False}, {"rival": wizard("green", 1)}, False),
    ({"advantage": True}, {"own": wizard("red", 2, {"do": "have advantage"})}, True),
    ({"shrine": "blue"}, {"shrine": shrine({"for": {"colour": "blue"}, "do": "look"})}, True),
    ({"shrine": "blue"}, {"shrine": shrine({"for": {"colour": "green"}, "do": "look"})}, False),
    ({"shrine": "blue"}, {}, False),
    ({"shrine": "plain"}, {"shrine": shrine({"for": {"plain": True, "power": 9}, "do": "look"})}, True),
    ({"shrine": "plain"}, {"shrine": shrine({"for": {"plain": False}, "do": "look"})}, False),
    ({"shrine": "enlightened"}, {"shrine": shrine({"for": {"plain": False}, "do": "look"})}, True),
    ({"shrine": "enlightened"}, {"shrine": shrine({"for": {"plain": True}, "do": "look"})}, False),
    ({"shrine": "enlightened"}, {"shrine": shrine({"for": {"colour": "red"}, "do": "look"})}, False),
    ({"hand": 3}, {"hand": 3}, True),
    ({"hand": 3}, {"hand": 2}, False),
    ({"drawn": 2}, {"drawn": 2}, True),
    ({"drawn": 2}, {"drawn": 1}, False),
    ({"discard": 4}, {"discard": 4}, True),
    ({"discard": 4}, {"discard": 3}, False),
    ({"hall": 2}, {"hall": 2}, True),
    ({"hall": 2}, {"hall": 1}, False),
    ({"behind": True}, {"hall": 1, "rivals_hall": 2}, True),
    ({"behind": True}, {"hall": 2, "rivals_hall": 2}, False),
    ({"behind": False}, {"hall": 2, "rivals_hall": 2}, True),
    ({"behind": False}, {"hall": 1, "rivals_hall": 2}, False),
    ({"master": True}, {"master": "north"}, True),
    ({"master": True}, {"master": "south"}, False),
    ({"master": False}, {"master": "south"}, True),
    ({"master": False}, {"master": "north"}, False),
    ({"again": True}, {"number": 2}, True),
    ({"again": True}, {"number": 1}, False),
    ({"again": False}, {"number": 1}, True),
    ({"again": False}, {"number": 2}, False),
    ({"top": {"kind": "wizard"}}, {"deck": [wizard(), relic()]}, True),
    ({"top": {"kind": "wizard"}}, {"deck": [relic(), wizard()]}, False),
    ({"reveal": {"rarity": "glorious"}}, {"hand": [relic(rarity="glorious", name="precious"), relic()]}, True),
    ({"reveal": {"rarity": "glorious"}}, {"hand": [relic(), relic()]}, False),
]


@pytest.mark.parametrize(
    ("condition", "situation", "met"), CASES, ids=lambda value: str(value) if isinstance(value, dict | bool) else None
)
def test_the_bonus_is_there_if_the_condition_holds_and_only_then(
    condition: Said, situation: dict[str, Any], met: bool
) -> None:
    """The relic asks. North is Red 2 and Devoted, South Red 1, and they have nothing, unless the situation says so."""
    given = {
        "own": wizard("red", 2),
        "rival": wizard("red", 1),
        "hand": 2,
        "deck": (),
        "discard": (),
        "hall": 0,
        **situation,
    }
    bell = relic(0, {"do": "gain", "amount": 5, "if": condition}, name="bell")
    scene = battle(
        shrine=given.get("shrine"),
        master=given.get("master", "north"),
        number=given.get("number", 1),
        north=side(
            given["own"],
            bell,
            hand=given["hand"],
            deck=given["deck"],
            discard=given["discard"],
            hall=given["hall"],
            drawn=given.get("drawn", 0),
        ),
        south=side(given["rival"], relic(0), hall=given.get("rivals_hall", 0)),
        choices={"reveal": ["precious"]} if "reveal" in condition and met else {},
    )

    assert ("modifier bell +5" in scene.parts("north")) == met
    assert ("triggered north bell revealed" in scene.told(Triggered)) == met
    assert ("declined north bell condition" in scene.told(Declined)) == (not met)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_among_the_cases_with_both_outcomes(condition: str) -> None:
    assert {met for each, _, met in CASES if condition in each} == {True, False}


def test_a_player_is_behind_if_any_rival_is_ahead() -> None:
    bell = relic(0, {"do": "gain", "amount": 5, "if": {"behind": True}}, name="bell")
    scene = battle(north=side(wizard(), bell, hall=1), east=side(wizard(), hall=0), south=side(wizard(), hall=2))

    assert "modifier bell +5" in scene.parts("north")


@pytest.mark.parametrize(("master", "hall", "met"), [("north", 2, True), ("north", 1, False), ("south", 2, False)])
def test_of_several_parts_all_must_hold(master: str, hall: int, met: bool) -> None:
    bell = relic(0, {"do": "gain", "amount": 5, "if": {"master": True, "hall": 2}}, name="bell")
    scene = battle(master=master, north=side(wizard(), bell, hall=hall), south=side(wizard()))

    assert ("modifier bell +5" in scene.parts("north")) == met


def test_one_of_several_joined_wizards_that_fits_is_enough() -> None:
    bell = relic(0, {"do": "gain", "amount": 5, "if": {"own": {"colour": "blue"}}}, name="bell")
    scene = battle(
        north=side(
            wizard("blue", 1, {"do": "enter from hand", "joins": True}), bell, hand=[wizard("red", 1), relic(), relic()]
        ),
        south=side(wizard()),
    )

    assert "modifier bell +5" in scene.parts("north")


def test_a_wizard_that_was_replaced_does_not_count() -> None:
    bell = relic(0, {"do": "gain", "amount": 5, "if": {"own": {"colour": "blue"}}}, name="bell")
    scene = battle(
        north=side(wizard("blue", 1, {"do": "enter from hand"}), bell, hand=[wizard("red", 1), relic(), relic()]),
        south=side(wizard()),
    )

    assert "modifier bell +5" not in scene.parts("north")
