"""When cards run low: REL-B1 to REL-B6."""

import pytest

from tests.relics.scenes import battle, relic, rounds, shrine, side, wizard
from wizardhall.core.dice import ScriptedDice
from wizardhall.relics.events import (
    BattleDecided,
    CardDiscarded,
    Drew,
    Laid,
    Replenished,
    Reshuffled,
    SatOut,
    ShrinesReshuffled,
    ShrineTurned,
    TopRevealed,
    Triggered,
)

IDLE = side(wizard("red", 1), relic(1), hand=3, deck=9)
BRING = {"do": "enter from hand", "card": {"kind": "wizard"}}


@pytest.mark.parametrize(("hand", "hall", "drawn"), [(0, 0, 7), (1, 0, 6), (0, 2, 5), (1, 4, 2), (2, 0, 0), (2, 4, 0)])
def test_REL_B1_with_one_card_or_none_draw_up_to_seven_minus_the_hall(hand: int, hall: int, drawn: int) -> None:
    scene = battle(north=side(wizard(), relic(), hand=hand, deck=20, hall=hall), south=side(wizard(), relic()))

    assert scene["north"].drawn == drawn
    assert len(scene["north"].hand) == hand + drawn
    assert scene.told(Replenished) == ([f"replenished north {7 - hall}"] if drawn else [])


def test_REL_B1_laying_wizard_and_relic_is_one_action() -> None:
    scene = rounds(north=side(wizard("red", 5), relic(1), deck=9), south=IDLE)

    assert scene.told(Drew)[0].split()[:3] == ["drew", "north", "7"], "not six, as it would be after the wizard alone"


def test_REL_B1_an_effect_is_finished_first() -> None:
    spends = wizard("red", 1, {"do": "discard", "amount": 2, "then": {"do": "draw"}})
    scene = battle(north=side(spends, hand=3, deck=9), south=side(wizard()), choices=["filler filler-2"])

    assert scene.told(Replenished) == []
    assert len(scene["north"].hand) == 2


def test_REL_B1_a_rival_who_was_made_to_discard_replenishes_too() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "to": "rivals"}), hand=3, deck=9),
        south=side(wizard(), hand=2, deck=9),
    )

    assert scene.told(Replenished) == ["replenished south 7"]
    assert len(scene["south"].hand) == 7


def test_REL_B1_a_late_wizard_that_leaves_a_single_card_in_hand_finds_the_hand_replenished() -> None:
    """The effect that caused it is that of the first wizard; the late one's own ability is the next effect."""
    late = wizard("red", 2, {"do": "gain", "amount": 4, "if": {"hand": 5}}, name="late")
    scene = battle(north=side(wizard("red", 1, BRING), hand=[late, relic()], deck=9), south=side(wizard()))

    assert scene.power["north"] == 6


def test_REL_B2_cards_drawn_so_count_as_drawn_this_round() -> None:
    scene = rounds(
        north=side(wizard("red", 1, {"do": "gain", "per": "drawn"}, name="counts"), relic(0), deck=9), south=IDLE
    )

    assert "ability counts +7" in scene.parts("north")


def test_REL_B2_every_round_counts_anew() -> None:
    counts = wizard("red", 1, {"do": "gain", "per": "drawn"}, name="counts")
    scene = rounds(
        2,
        north=side(wizard("red", 1), relic(1), hand=[counts, relic(), relic(), relic()], deck=9),
        south=side(wizard("red", 5), relic(1), hand=[wizard("red", 5), relic(), relic(), relic()], deck=9),
    )
    decided = [event for event in scene.table.events if isinstance(event, BattleDecided)]

    assert len(scene.told(Drew)) == 4, "both draw in the Spoils of both rounds"
    assert decided[1].totals == {"north": 2, "south": 6}


def test_REL_B3_a_hand_without_a_relic_is_discarded_and_replenished() -> None:
    scene = rounds(
        north=side(hand=[wizard("red", 2), wizard("red", 3)], deck=[wizard("red", 5), relic(4), *[relic()] * 7]),
        south=IDLE,
    )

    assert scene.told(CardDiscarded, Replenished)[:2] == [
        "card-discarded north red-2 red-3 hand",
        "replenished north 7",
    ]
    assert scene.told(Laid)[0] == "laid north red-5 relic-4 1"


def test_REL_B3_a_hand_without_a_wizard_is_discarded_and_replenished_and_the_hall_counts() -> None:
    scene = rounds(north=side(hand=4, deck=[wizard("red", 5), *[relic(4)] * 8], hall=2), south=IDLE)

    assert scene.told(CardDiscarded, Replenished)[:2] == [
        "card-discarded north filler filler-2 filler-3 filler-4 hand",
        "replenished north 5",
    ]
    assert scene["north"].hall[-1] == "red-5"


def test_REL_B3_again_and_again_until_both_kinds_are_there() -> None:
    scene = rounds(
        north=side(hand=2, deck=[*[relic()] * 7, *[relic()] * 7, wizard("red", 5), *[relic()] * 6]), south=IDLE
    )

    assert [line.split()[0] for line in scene.told(CardDiscarded, Replenished)[:6]] == [
        "card-discarded",
        "replenished",
    ] * 3
    assert scene["north"].hall == ["red-5"]


def test_REL_B3_the_search_goes_through_the_discard_pile_too() -> None:
    scene = rounds(north=side(hand=2, discard=[relic(2), wizard("red", 5)]), south=IDLE)

    assert scene.told(Laid)[0] == "laid north red-5 relic-2 1"


def test_REL_B3_nothing_is_discarded_when_it_is_certain_that_it_would_not_help() -> None:
    scene = rounds(north=side(hand=[wizard("red", 3)] * 3, deck=[wizard("red", 3)] * 3), south=IDLE)

    assert scene.told(CardDiscarded) == []
    assert scene.told(Laid)[0] == "laid north red-3 - 0"


def test_REL_B3_discard_triggers_resolve_after_the_draw() -> None:
    reacts = relic(1, {"when": "discarded", "do": "draw"}, name="reacts")
    scene = rounds(north=side(hand=[reacts, relic()], deck=[wizard("red", 5), *[relic()] * 9]), south=IDLE)

    assert [line.split()[:3] for line in scene.told(CardDiscarded, Drew, Triggered)[:4]] == [
        ["card-discarded", "north", "reacts"],
        ["drew", "north", "7"],
        ["triggered", "north", "reacts"],
        ["drew", "north", "1"],
    ]


def test_REL_B3_with_both_kinds_in_hand_no_hand_is_changed() -> None:
    scene = rounds(north=side(wizard("red", 5), relic(1), deck=9), south=IDLE)

    assert scene.told(CardDiscarded) == []


def test_REL_B4_without_a_relic_a_wizard_battles_alone() -> None:
    scene = rounds(north=side(hand=[wizard("red", 3)] * 3), south=IDLE)

    assert scene.parts("north") == ["base red-3 +3"]
    assert scene["north"].hall == ["red-3"]


def test_REL_B4_that_there_is_no_relic_can_be_seen() -> None:
    scene = rounds(north=side(hand=[wizard("red", 3)] * 3), south=IDLE)

    assert scene.told(Laid, eyes="south")[0] == "laid north - - 0"


def test_REL_B4_without_a_wizard_a_player_sits_the_battle_out_as_a_loser() -> None:
    scene = rounds(north=side(hand=3, deck=9), east=IDLE, south=side(wizard("red", 5), relic(1), hand=3, deck=9))

    assert scene.told(SatOut) == ["sat-out north"]
    assert scene.power == {"east": 2, "south": 6}
    assert len(scene["north"].hand) == 5
    assert scene["north"].discard == []


def test_REL_B4_who_sits_out_is_no_rival() -> None:
    counts = wizard("red", 1, {"do": "gain", "amount": 3, "per": "rival"}, name="counts")
    scene = rounds(north=side(hand=3, deck=9), east=IDLE, south=side(counts, relic(1), hand=3, deck=9))

    assert "ability counts +3" in scene.parts("south")


def test_REL_B5_the_discard_pile_is_shuffled_into_the_deck_and_the_draw_goes_on() -> None:
    dice = ScriptedDice(("north reshuffle", ["c", "a", "b"]))
    pile = [relic(name=name) for name in "abc"]
    scene = battle(
        dice=dice,
        north=side(wizard("red", 1, {"do": "draw", "amount": 3}), hand=2, deck=1, discard=pile),
        south=side(wizard()),
    )

    dice.finish()
    assert scene["north"].hand == ["filler", "filler-2", "filler-3", "c", "a"]
    assert (scene["north"].deck, scene["north"].discard) == (["b"], [])
    assert scene.told(Drew, Reshuffled) == ["reshuffled north 3", "drew north 3 filler-3 c a"]


def test_REL_B5_so_it_is_when_a_card_must_be_looked_at() -> None:
    looks = wizard("red", 1, {"do": "gain", "if": {"top": {"kind": "relic"}}})
    scene = battle(north=side(looks, hand=2, discard=[relic(name="top")]), south=side(wizard()))

    assert scene.told(Reshuffled, TopRevealed) == ["reshuffled north 1", "top-revealed north top"]


@pytest.mark.parametrize(("reshuffle", "deck"), [("when-needed", 0), ("at-once", 3)])
def test_REL_B5_option_at_once_when_the_deck_becomes_empty(reshuffle: str, deck: int) -> None:
    scene = battle(
        reshuffle=reshuffle,
        north=side(wizard("red", 1, {"do": "draw", "amount": 2}), hand=2, deck=2, discard=3),
        south=side(wizard()),
    )

    assert (len(scene["north"].deck), len(scene["north"].discard)) == (deck, 3 - deck)


@pytest.mark.parametrize(("reshuffle", "deck"), [("when-needed", 0), ("at-once", 5)])
def test_REL_B5_option_at_once_when_the_deck_is_discarded(reshuffle: str, deck: int) -> None:
    scene = battle(
        reshuffle=reshuffle,
        north=side(wizard("red", 1, {"do": "discard from deck", "amount": 2}), hand=2, deck=2, discard=3),
        south=side(wizard()),
    )

    assert (len(scene["north"].deck), len(scene["north"].discard)) == (deck, 5 - deck)


def test_REL_B5_with_both_empty_draw_what_there_is_without_penalty() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "draw", "amount": 5}), hand=2, deck=1, discard=1),
        south=side(wizard("red", 1)),
    )

    assert len(scene["north"].hand) == 4
    assert scene.power == {"north": 1, "south": 1}


def test_REL_B6_when_the_shrines_run_out_the_used_ones_are_shuffled_again() -> None:
    dice = ScriptedDice(("shrines", ["second", "first"]))
    scene = rounds(
        3,
        dice=dice,
        shrines=[shrine(name="first"), shrine(name="second")],
        north=side(wizard("red", 5), relic(), hand=[*[wizard("red", 5), relic()] * 2, relic()], deck=9),
        south=side(wizard("red", 1), relic(), hand=[*[wizard("red", 1), relic()] * 2, relic()], deck=9),
    )

    dice.finish()
    assert scene.told(ShrineTurned, ShrinesReshuffled) == [
        "shrine-turned first",
        "shrine-turned second",
        "shrines-reshuffled ",
        "shrine-turned second",
    ]
