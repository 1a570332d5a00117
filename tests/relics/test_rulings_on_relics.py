"""Our own rulings on relics that are exchanged or ignored: REL-K5 and REL-K6."""

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics import RELICS
from wizardhall.relics.events import (
    RelicIgnored,
    RelicsExchanged,
    Triggered,
)
from wizardhall.relics.seats import EAST, NORTH, SOUTH
from wizardhall.relics.table import RelicsTable

SWAP = {"do": "exchange relic"}
GAIN = {"do": "gain", "amount": 2}


def test_REL_K5_an_ignored_relic_stays_ignored_when_it_changes_hands() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "ignore relic", "to": "rival"}), relic(2)),
        south=side(wizard("red", 1, SWAP), relic(4, GAIN, name="bell")),
    )

    assert scene.power == {"north": 1, "south": 3}
    assert scene.told(Triggered) == ["triggered north red-1 entering", "triggered south red-1-2 entering"]


def test_REL_K5_a_resolved_relic_does_not_resolve_again() -> None:
    scene = battle(
        north=side(wizard("red", 1), relic(3, GAIN, name="bell")),
        south=side(wizard("red", 1), relic(1, SWAP, name="swap")),
    )

    assert scene.power == {"north": 1 + 1 + 2, "south": 1 + 3}


def test_REL_K5_if_the_new_holders_turn_is_over_it_resolves_in_a_further_turn() -> None:
    """South has two relics; it gives away the one that has not resolved."""
    scene = battle(
        north=side(wizard("red", 1), relic(1)),
        south=side(wizard("red", 1), relic(1, SWAP, name="swap"), relic(3, GAIN, name="bell")),
        choices=["swap", "south 2"],
    )

    assert scene.parts("north") == ["base red-1 +1", "relic bell +3", "modifier bell +2"]
    assert scene.told(Triggered) == ["triggered south swap revealed", "triggered north bell revealed"]


def test_REL_K5_an_effect_on_all_relics_of_a_player_holds_for_what_the_player_has() -> None:
    """North has all of South's relics ignored; then South exchanges."""
    scene = battle(
        north=side(wizard("red", 1, {"do": "ignore relic", "to": "rivals"}), relic(2)),
        south=side(wizard("red", 1, SWAP), relic(4)),
    )

    assert scene.power == {"north": 1 + 4, "south": 1}


def test_REL_K6_a_relic_exchanged_face_down_is_known_to_both_players() -> None:
    seen = {}

    def look_around(table: RelicsTable, ask: object) -> bool:
        for eyes in (NORTH, EAST, SOUTH, SPECTATOR):
            sides = RELICS.view(table, eyes).sides
            seen[eyes] = [sides[seat].relics[0].card for seat in (NORTH, EAST, SOUTH)]
        return False

    scene = battle(
        north=side(wizard("red", 1, SWAP), relic(name="from-north")),
        east=side(wizard(), relic(name="of-east")),
        south=side(wizard("red", 1, {"do": "gain", "may": True}), relic(name="from-south")),
        choices=["south 1", look_around],
    )

    assert seen == {
        NORTH: ["from-south", None, "from-north"],
        EAST: [None, "of-east", None],
        SOUTH: ["from-south", None, "from-north"],
        SPECTATOR: [None, None, None],
    }
    for eyes in (EAST, SPECTATOR):
        assert [(event.given, event.taken) for event in scene.seen(RelicsExchanged, eyes)] == [(None, None)]


def test_REL_K6_effects_on_face_down_relics_name_them_by_place_only() -> None:
    options: list[str] = []

    def look_around(table: RelicsTable, ask: object) -> str:
        options.extend(getattr(ask, "keys", ()))
        return "south 1"

    ignore = {"do": "ignore relic", "to": "rival"}
    face_down = battle(
        north=side(wizard("red", 1, ignore)),
        east=side(wizard(), relic(name="of-east")),
        south=side(wizard(), relic(name="of-south")),
        choices=[look_around],
    )
    face_up = battle(north=side(wizard(), relic(1, ignore)), south=side(wizard(), relic(name="of-south")))

    assert options == ["east 1", "south 1"]
    assert face_down.told(RelicIgnored) == ["relic-ignored north south 1 -"]
    assert face_up.told(RelicIgnored) == ["relic-ignored north south 1 of-south"]
