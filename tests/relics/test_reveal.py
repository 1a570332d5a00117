"""Shrine, play and reveal: REL-P1 to REL-P6."""

import pytest

from tests.relics.scenes import battle, relic, rounds, shrine, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics import RELICS
from wizardhall.relics.events import (
    BattleDecided,
    Laid,
    RelicsRevealed,
    ShrineTurned,
    Triggered,
    WizardEntered,
    WizardLeft,
    WizardsRevealed,
)
from wizardhall.relics.seats import NORTH, SOUTH
from wizardhall.relics.table import RelicsTable

FOR_RED = {"for": {"colour": "red"}, "do": "gain", "amount": 2}
BRING = {"do": "enter from hand", "card": {"kind": "wizard"}}


def test_REL_P1_each_round_turns_up_the_next_shrine() -> None:
    scene = rounds(
        2,
        shrines=[shrine(name="first"), shrine(name="second"), shrine(name="third")],
        north=side(wizard("red", 5), relic(1), hand=[wizard("red", 5), relic(1), wizard()], deck=5),
        south=side(wizard("red", 3), relic(1), hand=[wizard("red", 3), relic(1), wizard()], deck=5),
    )

    assert scene.told(ShrineTurned) == ["shrine-turned first", "shrine-turned second"]
    assert scene.table.used_shrines == ["first"]


def test_REL_P1_a_shrine_holds_for_the_whole_round_ties_included() -> None:
    scene = rounds(
        shrines=[shrine(FOR_RED), shrine(name="next")],
        north=side(wizard("red", 1), relic(1), hand=[wizard("red", 3), relic(1), wizard()], deck=5),
        south=side(wizard("red", 1), relic(1), hand=[wizard("red", 1), relic(1), wizard()], deck=5),
    )
    battles = [event for event in scene.table.events if isinstance(event, BattleDecided)]

    assert [event.totals for event in battles] == [{"north": 4, "south": 4}, {"north": 6, "south": 4}]
    assert scene.told(ShrineTurned) == ["shrine-turned shrine"]


def test_REL_P2_all_lay_a_wizard_and_a_relic_at_the_same_time() -> None:
    def nothing_is_laid_yet(table: RelicsTable, ask: object) -> str:
        assert not any(each.wizards or each.relics for each in table.sides.values())
        return "red-2 relic-3"

    scene = rounds(
        north=side(wizard("red", 5), relic(1), hand=3, deck=5),
        south=side(wizard("red", 1), relic(1), hand=[wizard("red", 2), relic(3)], deck=5),
        choices={"south lay": [nothing_is_laid_yet]},
    )

    assert scene.asked[:2] == ["north lay", "south lay"]
    assert scene.told(Laid) == ["laid north red-5 relic-1 1", "laid south red-2 relic-3 1"]


def test_REL_P2_what_is_laid_is_secret_until_it_is_revealed() -> None:
    """South uses an ability in the wizard reveal: then relics still lie face down."""
    seen = {}

    def look_around(table: RelicsTable, ask: object) -> bool:
        for eyes in (NORTH, SOUTH, SPECTATOR):
            ours = RELICS.view(table, eyes).sides[NORTH]
            seen[eyes] = (ours.wizards[0], ours.relics[0].card)
        return False

    scene = battle(
        north=side(wizard("red", 5), relic(3)),
        south=side(wizard("red", 1, {"do": "gain", "may": True}), relic(1)),
        choices=[look_around],
    )

    assert seen == {NORTH: ("red-5", "relic-3"), SOUTH: ("red-5", None), SPECTATOR: ("red-5", None)}
    assert scene.told(Laid, eyes="south") == ["laid north - - 1", "laid south red-1 relic-1 1"]
    assert scene.told(Laid, eyes=SPECTATOR) == ["laid north - - 1", "laid south - - 1"]


def test_REL_P3_shrine_abilities_then_wizard_abilities_each_from_the_master_wizard_clockwise() -> None:
    scene = battle(
        master="east",
        shrine=shrine({"do": "gain"}),
        north=side(wizard("red", 1, {"do": "gain"}, name="n")),
        east=side(wizard("red", 1, {"do": "gain"}, name="e")),
        south=side(wizard("red", 1, {"do": "gain"}, name="s")),
    )

    assert scene.told(WizardsRevealed, Triggered) == [
        "wizards-revealed east=e south=s north=n",
        "triggered east shrine shrine",
        "triggered south shrine shrine",
        "triggered north shrine shrine",
        "triggered east e entering",
        "triggered south s entering",
        "triggered north n entering",
    ]


def test_REL_P3_advantage_is_there_before_the_shrine_is_asked() -> None:
    if_advantage = shrine({"do": "gain", "amount": 5, "if": {"advantage": True}})
    scene = battle(master="south", shrine=if_advantage, north=side(wizard("blue", 1)), south=side(wizard("red", 1)))

    assert scene.power == {"north": 7, "south": 1}


def test_REL_P3_what_the_shrine_did_is_there_for_the_wizards_ability() -> None:
    scene = battle(
        shrine=shrine({"for": {"colour": "red"}, "do": "draw"}),
        north=side(wizard("red", 1, {"do": "gain", "amount": 4, "if": {"drawn": 1}}), hand=3, deck=3),
        south=side(wizard("red", 1), hand=3),
    )

    assert scene.power == {"north": 5, "south": 1}


def test_REL_P4_relics_are_revealed_after_the_wizards_and_resolve_from_the_master_wizard_clockwise() -> None:
    scene = battle(
        master="south",
        north=side(wizard("red", 1, {"do": "gain"}, name="w"), relic(1, {"do": "gain"}, name="n")),
        east=side(wizard(), relic(1, {"do": "gain"}, name="e")),
        south=side(wizard(), relic(1, {"do": "gain"}, name="s")),
    )

    assert scene.told(RelicsRevealed, Triggered) == [
        "triggered north w entering",
        "relics-revealed south=s north=n east=e",
        "triggered south s revealed",
        "triggered north n revealed",
        "triggered east e revealed",
    ]


@pytest.mark.parametrize(("first", "power"), [("draws", 6), ("counts", 2)])
def test_REL_P4_a_player_with_several_relics_chooses_their_order(first: str, power: int) -> None:
    draws = relic(1, {"do": "draw"}, name="draws")
    counts = relic(0, {"do": "gain", "amount": 4, "if": {"drawn": 1}}, name="counts")
    scene = battle(
        north=side(wizard("red", 1), draws, counts, hand=2, deck=2),
        south=side(wizard("red", 1)),
        choices=[first],
    )

    assert scene.asked == ["north order"]
    assert scene.power["north"] == power


def test_REL_P5_a_late_wizard_checks_advantage_meets_the_shrine_and_uses_its_ability() -> None:
    late = wizard("blue", 2, {"do": "gain", "amount": 4}, name="late")
    scene = battle(
        shrine=shrine({"for": {"colour": "blue"}, "do": "gain", "amount": 3}),
        north=side(wizard("green", 1, BRING), relic(1), hand=[late, *[relic()] * 2]),
        south=side(wizard("red", 1), relic(1)),
    )

    assert scene.told(Triggered) == [
        "triggered north green-1 entering",
        "triggered north shrine shrine",
        "triggered north late entering",
    ]
    assert scene.parts("north") == [
        "base late +2",
        "relic relic-1 +1",
        "advantage late +1",
        "shrine shrine +3",
        "ability late +4",
    ]
    assert scene.parts("south") == ["base red-1 +1", "relic relic-1-2 +1"], "red had advantage over green before"


def test_REL_P5_it_replaces_the_wizard_that_was_there() -> None:
    scene = battle(
        north=side(wizard("red", 5, BRING), hand=[wizard("red", 1, name="late"), relic(), relic()]),
        south=side(wizard("red", 1)),
    )

    assert scene.told(WizardLeft, WizardEntered) == ["wizard-left north red-5", "wizard-entered north late hand False"]
    assert scene.power == {"north": 1, "south": 1}
    assert scene["north"].aside == ["red-5"]


def test_REL_P5_it_joins_if_the_card_says_so() -> None:
    scene = battle(
        north=side(wizard("red", 5, {**BRING, "joins": True}), hand=[wizard("red", 1, name="late"), relic(), relic()]),
        south=side(wizard("red", 1)),
    )

    assert scene.told(WizardLeft, WizardEntered) == ["wizard-entered north late hand True"]
    assert scene.power == {"north": 6, "south": 1}


@pytest.mark.parametrize(("late", "power"), [("replaces", 1), ("joins", 6)])
def test_REL_P5_option_every_late_wizard_joins(late: str, power: int) -> None:
    scene = battle(
        late=late,
        north=side(wizard("red", 5, BRING), hand=[wizard("red", 1, name="late"), relic(), relic()]),
        south=side(wizard("red", 1)),
    )

    assert scene.power["north"] == power


@pytest.mark.parametrize("joins", [True, False])
def test_REL_P5_one_wizard_at_most_goes_to_the_hall(joins: bool) -> None:
    scene = rounds(
        north=side(
            wizard("red", 5, {**BRING, "joins": joins}),
            relic(5),
            hand=[wizard("red", 4, name="late"), relic(), relic()],
            deck=3,
        ),
        south=side(wizard("red", 1), relic(1), hand=3, deck=3),
    )

    assert scene["north"].hall == ["late"]
    assert sorted(scene["north"].discard) == ["red-5", "relic-5"]


def test_REL_P6_advantage_follows_every_change_of_wizards() -> None:
    """South's Blue has advantage over Red until Red is replaced by Green."""
    before = battle(north=side(wizard("red", 1)), south=side(wizard("blue", 1)))
    after = battle(
        north=side(wizard("red", 1, BRING), hand=[wizard("green", 1), relic(), relic()]), south=side(wizard("blue", 1))
    )

    assert before.power == {"north": 1, "south": 2}
    assert after.power == {"north": 2, "south": 1}


def test_REL_P6_advantage_follows_every_change_of_advantage() -> None:
    scene = battle(
        north=side(wizard("red", 1), relic(0, {"do": "lose advantage", "to": "rivals"})),
        south=side(wizard("blue", 1, {"do": "gain", "amount": 2, "if": {"advantage": True}}), relic(0)),
    )

    assert scene.parts("south") == ["base blue-1 +1", "relic relic-0-2 +0", "ability blue-1 +2"]
