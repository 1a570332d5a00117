"""Relics that are ignored: one, or all of some kind; before the reveal and after."""

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.relics.events import Declined, RelicIgnored, RelicsIgnored, Triggered

ONE = {"do": "ignore relic", "to": "rival"}
ALL = {"do": "ignore relic", "to": "rivals"}
BELL = relic(3, {"do": "gain", "amount": 2}, name="bell")


def test_one_relic_before_the_reveal() -> None:
    scene = battle(north=side(wizard("red", 1, ONE), relic(1)), south=side(wizard("red", 1), BELL))

    assert scene.told(RelicIgnored) == ["relic-ignored north south 1 -"]
    assert scene.parts("south") == ["base red-1-2 +1"]


def test_one_relic_after_the_reveal_and_before_it_resolves() -> None:
    scene = battle(north=side(wizard("red", 1), relic(1, ONE, name="blanket")), south=side(wizard("red", 1), BELL))

    assert scene.told(RelicIgnored) == ["relic-ignored north south 1 bell"]
    assert scene.parts("south") == ["base red-1-2 +1"]
    assert scene.told(Triggered) == ["triggered north blanket revealed"]


def test_one_relic_that_has_resolved_loses_its_power_and_what_it_did_stands() -> None:
    scene = battle(master="south", north=side(wizard("red", 1), relic(1, ONE)), south=side(wizard("red", 1), BELL))

    assert scene.parts("south") == ["base red-1-2 +1", "modifier bell +2"]


def test_its_player_chooses_among_all_relics_of_all_rivals() -> None:
    scene = battle(
        north=side(wizard("red", 1, ONE)),
        east=side(wizard("red", 1), relic(2)),
        south=side(wizard("red", 1), relic(3), relic(4)),
        choices=["south 2"],
    )

    assert scene.power == {"north": 1, "east": 3, "south": 4}


def test_one_that_is_ignored_already_is_not_offered_again() -> None:
    scene = battle(
        north=side(wizard("red", 1, ONE), relic(1, ONE)),
        south=side(wizard("red", 1), relic(2)),
    )

    assert scene.told(RelicIgnored) == ["relic-ignored north south 1 -"]
    assert scene.told(Declined) == ["declined north relic-1 impossible"]


def test_without_a_relic_to_ignore_nothing_happens() -> None:
    scene = battle(north=side(wizard("red", 1, {**ONE, "then": {"do": "gain"}})), south=side(wizard("red", 1)))

    assert scene.power == {"north": 1, "south": 1}


def test_all_relics_of_all_rivals_before_the_reveal() -> None:
    scene = battle(
        north=side(wizard("red", 1, ALL), relic(1)),
        east=side(wizard("red", 1), BELL),
        south=side(wizard("red", 1), relic(3), relic(4)),
    )

    assert scene.power == {"north": 2, "east": 1, "south": 1}
    assert scene.told(RelicsIgnored) == ["relics-ignored east red-1", "relics-ignored south red-1"]
    assert scene.told(Triggered) == ["triggered north red-1 entering"]


def test_all_relics_after_the_reveal_let_stand_what_was_done() -> None:
    scene = battle(
        master="south",
        north=side(wizard("red", 1), relic(1, ALL)),
        east=side(wizard("red", 1), relic(3, {"do": "gain", "amount": 2}, name="too-late")),
        south=side(wizard("red", 1), BELL),
    )

    assert scene.power == {"north": 2, "east": 1, "south": 1 + 2}


def test_all_relics_of_a_kind() -> None:
    common = {**ALL, "card": {"kind": "relic", "rarity": "common"}}
    scene = battle(
        north=side(wizard("red", 1, common)),
        south=side(wizard("red", 1), relic(2, name="plain"), relic(4, rarity="superb", name="fine")),
    )

    assert scene.parts("south") == ["base red-1-2 +1", "relic fine +4"]


def test_all_enchanted_relics_do_not_trigger() -> None:
    silence = relic(0, {**ALL, "card": {"kind": "relic", "plain": False}}, name="silence")
    scene = battle(north=side(wizard("red", 1), silence), south=side(wizard("red", 1), BELL, relic(2)))

    assert scene.parts("south") == ["base red-1-2 +1", "relic relic-2 +2"]
    assert scene.told(Triggered) == ["triggered north silence revealed"]


def test_ones_own_relics_are_left_alone_unless_it_says_all() -> None:
    rivals = battle(north=side(wizard("red", 1, ALL), relic(1)), south=side(wizard("red", 1), relic(1)))
    everybody = battle(
        north=side(wizard("red", 1, {**ALL, "to": "all"}), relic(1)), south=side(wizard("red", 1), relic(1))
    )
    oneself = battle(
        north=side(wizard("red", 1, {**ALL, "to": "self"}), relic(1)), south=side(wizard("red", 1), relic(1))
    )

    assert rivals.power == {"north": 2, "south": 1}
    assert everybody.power == {"north": 1, "south": 1}
    assert oneself.power == {"north": 1, "south": 2}


def test_a_relic_added_later_in_the_battle_is_ignored_as_well() -> None:
    scene = battle(
        north=side(wizard("red", 1, ALL)),
        south=side(wizard("red", 1, {"do": "add relic"}), relic(2), hand=[BELL, wizard(), wizard()]),
    )

    assert scene.power["south"] == 1
