"""What the words mean: REL-W1 to REL-W10."""

import pytest

from tests.relics.scenes import battle, relic, rounds, shrine, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics import RELICS
from wizardhall.relics.events import (
    BonusGiven,
    CardDiscarded,
    Declined,
    Drew,
    RelicAdded,
    RelicTaken,
    Reshuffled,
    RevealedFromHand,
    TookBack,
    TopRevealed,
    Triggered,
)
from wizardhall.relics.seats import NORTH, SOUTH
from wizardhall.relics.table import RelicsTable

REACT = {"when": "discarded", "do": "gain", "amount": 3}
REACTS = relic(1, REACT, name="reacts")
IGNORE = {"do": "ignore relic", "to": "rival"}


def test_REL_W1_discarding_is_from_hand_to_the_discard_pile() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard"}), hand=[REACTS, relic(), relic()]), south=side(wizard())
    )

    assert scene.told(CardDiscarded) == ["card-discarded north reacts hand"]
    assert scene.told(Triggered)[1:] == ["triggered north reacts discarded"]


def test_REL_W1_or_from_deck_if_that_is_stated() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard from deck"}), hand=2, deck=[REACTS, relic()]), south=side(wizard())
    )

    assert scene.told(CardDiscarded) == ["card-discarded north reacts deck"]
    assert scene.told(Triggered)[1:] == ["triggered north reacts discarded"]


def test_REL_W1_cards_that_leave_play_are_not_discarded() -> None:
    scene = rounds(
        north=side(wizard("red", 5, REACT), REACTS, hand=3, deck=9),
        south=side(wizard("red", 1, REACT), REACTS, hand=3, deck=9),
    )

    assert scene["north"].discard == ["reacts"]
    assert scene["south"].discard == ["red-1", "reacts-2"]
    assert scene.told(CardDiscarded, Triggered) == []


def test_REL_W2_taking_a_card_back_is_not_drawing_and_it_goes_to_hand() -> None:
    takes = wizard("red", 1, {"do": "take back", "then": {"do": "gain", "per": "drawn"}})
    scene = battle(north=side(takes, hand=2, discard=[relic(name="old")]), south=side(wizard()))

    assert scene.told(TookBack, Drew) == ["took-back north old"]
    assert scene["north"].hand[-1] == "old"
    assert scene["north"].drawn == 0
    assert scene.power["north"] == 1


def test_REL_W2_spoils_taken_are_not_drawn() -> None:
    scene = rounds(
        north=side(wizard("red", 5), relic(), hand=3, deck=9),
        south=side(wizard("red", 1), relic(name="spoils"), hand=3, deck=9),
        choices={"spoils": ["spoils"]},
    )

    assert scene["north"].hand[-1] == "spoils"
    assert scene["north"].drawn == 0


def test_REL_W3_rivals_and_all_mean_the_players_of_the_current_battle() -> None:
    loud = wizard(
        "red", 3, {"do": "gain", "to": "all", "then": {"do": "gain", "amount": -1, "to": "rivals"}}, name="loud"
    )
    scene = rounds(
        north=side(wizard("red", 3), relic(), hand=[loud, relic(), relic()], deck=9),
        east=side(wizard("red", 1), relic(), hand=3, deck=9),
        south=side(wizard("red", 3), relic(), hand=[wizard("red", 1), relic(), relic()], deck=9),
    )

    assert scene.told(BonusGiven) == [
        "bonus-given north loud 1 -",
        "bonus-given south loud 1 -",
        "bonus-given south loud -1 -",
    ]


def test_REL_W4_cards_of_an_earlier_battle_of_the_round_are_not_in_play() -> None:
    counts = wizard("red", 3, {"do": "gain", "per": "relic"}, name="counts")
    watches = relic(0, {"do": "gain", "amount": 9, "if": {"rival": {"colour": "green"}}})
    scene = rounds(
        north=side(wizard("red", 3), relic(), hand=[counts, relic(), relic()], deck=9),
        south=side(wizard("green", 4), relic(), hand=[wizard("red", 1), relic(), relic()], deck=9),
    )
    also = rounds(
        north=side(wizard("red", 3), relic(), hand=[wizard("red", 3), watches, relic()], deck=9),
        south=side(wizard("green", 4), relic(), hand=[wizard("red", 1), relic(), relic()], deck=9),
    )

    assert "ability counts +1" in scene.parts("north")
    assert also.power == {"north": 3, "south": 2}


def test_REL_W4_cards_in_hands_piles_and_halls_are_not_in_play() -> None:
    watches = wizard("red", 1, {"do": "gain", "amount": 9, "if": {"rival": {"colour": "green"}}})
    green = [wizard("green", 3)] * 2
    scene = battle(north=side(watches), south=side(wizard("red", 1), hand=green, deck=green, discard=green, hall=green))

    assert scene.power["north"] == 1


def test_REL_W5_an_ignored_relic_has_no_power_and_its_enchantment_does_not_trigger() -> None:
    scene = battle(
        north=side(wizard("red", 1, IGNORE), relic(1)),
        south=side(wizard("red", 1), relic(4, {"do": "gain", "amount": 4})),
    )

    assert scene.power == {"north": 2, "south": 1}
    assert scene.told(Triggered) == ["triggered north red-1 entering"]


def test_REL_W5_what_it_already_did_stands() -> None:
    scene = battle(
        master="south",
        north=side(wizard("red", 1), relic(1, IGNORE)),
        south=side(wizard("red", 1), relic(4, {"do": "gain", "amount": 5}, name="bell")),
    )

    assert scene.parts("south") == ["base red-1-2 +1", "modifier bell +5"]


def test_REL_W5_it_can_still_be_exchanged() -> None:
    scene = battle(
        north=side(wizard("red", 1, IGNORE), relic(1, {"do": "exchange relic"}, name="swap")),
        south=side(wizard("red", 1), relic(4)),
    )

    assert [each.card.id for each in scene["north"].relics] == ["relic-4"]
    assert scene.power == {"north": 1, "south": 2}, "ignored it is wherever it goes"


def test_REL_W5_it_can_still_be_taken_as_spoils() -> None:
    scene = rounds(
        north=side(wizard("red", 5, IGNORE), relic(1), hand=3, deck=9),
        south=side(wizard("red", 1), relic(4), hand=3, deck=9),
        choices={"spoils": ["relic-4"]},
    )

    assert scene.told(RelicTaken) == ["relic-taken north south relic-4"]


def test_REL_W6_an_exchanged_relic_counts_and_resolves_for_whoever_has_it_now() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "exchange relic"}), relic(1)),
        south=side(wizard("red", 1), relic(4, {"do": "gain", "amount": 2}, name="bell")),
    )

    assert scene.parts("north") == ["base red-1 +1", "relic bell +4", "modifier bell +2"]
    assert scene.parts("south") == ["base red-1-2 +1", "relic relic-1 +1"]


def test_REL_W6_its_enchantment_resolves_at_most_once() -> None:
    scene = battle(
        master="south",
        north=side(wizard("red", 1), relic(1, {"do": "exchange relic"}, name="swap")),
        south=side(wizard("red", 1), relic(4, {"do": "gain", "amount": 2}, name="bell")),
    )

    assert scene.parts("north") == ["base red-1 +1", "relic bell +4"]
    assert scene.parts("south") == ["base red-1-2 +1", "relic swap +1", "modifier bell +2"]


def test_REL_W6_it_ends_in_the_discard_pile_of_whoever_has_it() -> None:
    scene = rounds(
        north=side(wizard("red", 5, {"do": "exchange relic"}), relic(1, name="given"), hand=3, deck=9),
        south=side(wizard("red", 1), relic(4, name="taken"), hand=3, deck=9),
    )

    assert scene["north"].discard == ["taken"]
    assert scene["south"].discard == ["red-1", "given"]


def test_REL_W7_a_card_revealed_from_a_hand_is_seen_by_all_and_stays_there() -> None:
    shows = wizard("red", 1, {"do": "gain", "amount": 2, "if": {"reveal": {"rarity": "glorious"}}})
    scene = battle(
        north=side(shows, hand=[relic(), relic(rarity="glorious", name="precious")]),
        south=side(wizard()),
        choices=["precious"],
    )

    for eyes in ("north", "south", SPECTATOR):
        assert scene.told(RevealedFromHand, eyes=eyes) == ["revealed-from-hand north precious"]
    assert "precious" in scene["north"].hand


def test_REL_W7_a_card_revealed_from_a_deck_goes_back_on_top() -> None:
    shows = wizard("red", 1, {"do": "gain", "amount": 2, "if": {"top": {"kind": "wizard"}}})
    deck = [wizard("red", 2, name="top"), relic(name="second"), relic(name="third")]
    scene = battle(north=side(shows, hand=2, deck=deck), south=side(wizard()))

    assert scene.told(TopRevealed, eyes="south") == ["top-revealed north top"]
    assert scene["north"].deck == ["top", "second", "third"]


def test_REL_W8_an_ability_is_mandatory_unless_it_says_may() -> None:
    harmful = {"do": "gain", "amount": -5}
    must = battle(north=side(wizard("red", 6, harmful)), south=side(wizard("red", 1)))
    may = battle(north=side(wizard("red", 6, {**harmful, "may": True})), south=side(wizard("red", 1)), choices=[False])

    assert (must.asked, must.power["north"]) == ([], 1)
    assert (may.asked, may.power["north"]) == (["north use"], 6)


@pytest.mark.parametrize("says", ["enter from discard", "take back"])
def test_REL_W8_what_a_look_at_the_deck_makes_impossible_is_skipped(says: str) -> None:
    """To see the top of an empty deck the discard pile is shuffled into it; then there is nothing left to take."""
    looks = wizard("red", 1, {"do": says, "card": {"kind": "wizard"}, "if": {"top": {"kind": "wizard"}}})

    scene = battle(north=side(looks, hand=2, discard=[wizard("red", 5, name="far")]), south=side(wizard()))

    assert scene.told(Reshuffled, Declined) == ["reshuffled north 1", "declined north red-1 impossible"]
    assert scene["north"].deck == ["far"]
    assert scene.asked == []


def test_REL_W8_what_is_impossible_is_skipped() -> None:
    bring = {"do": "enter from hand", "card": {"colour": "blue"}, "then": {"do": "gain", "amount": 5}}
    scene = battle(north=side(wizard("red", 3, bring), hand=[wizard("red", 2), relic()]), south=side(wizard()))

    assert scene.asked == []
    assert scene.told(Declined, Triggered) == ["declined north red-3 impossible"]
    assert scene.power["north"] == 3


def test_REL_W9_an_additional_relic_is_played_from_hand_face_down() -> None:
    seen = {}

    def look_around(table: RelicsTable, ask: object) -> bool:
        for eyes in (NORTH, SOUTH, SPECTATOR):
            seen[eyes] = [(each.card, each.face_up) for each in RELICS.view(table, eyes).sides[NORTH].relics]
        return False

    scene = battle(
        north=side(wizard("red", 1, {"do": "add relic"}), relic(1), hand=[relic(4, name="more"), wizard(), wizard()]),
        south=side(wizard("red", 1, {"do": "gain", "may": True})),
        choices={"north add": ["more"], "south use": [look_around]},
    )

    assert seen[NORTH] == [("relic-1", False), ("more", False)]
    assert seen[SOUTH] == seen[SPECTATOR] == [(None, False), (None, False)]
    assert [(event.card, event.face_up) for event in scene.seen(RelicAdded, "south")] == [(None, False)]
    assert scene.power["north"] == 6
    assert "more" not in scene["north"].hand


def test_REL_W9_during_the_relic_reveal_it_is_revealed_at_once_and_resolves_in_its_players_turn() -> None:
    more = relic(2, {"do": "gain", "amount": 3}, name="more")
    scene = battle(
        north=side(wizard("red", 1), relic(1, {"do": "add relic"}, name="bag"), hand=[more, wizard(), wizard()]),
        south=side(wizard("red", 1), relic(1, {"do": "gain"}, name="later")),
    )

    assert [(event.card, event.face_up) for event in scene.seen(RelicAdded, "south")] == [("more", True)]
    assert scene.told(Triggered) == [
        "triggered north bag revealed",
        "triggered north more revealed",
        "triggered south later revealed",
    ]
    assert scene.power["north"] == 1 + 1 + 2 + 3


@pytest.mark.parametrize("first", ["one", "two"])
def test_REL_W10_a_player_chooses_the_order_of_several_discard_triggers(first: str) -> None:
    hand = [relic(1, REACT, name="one"), relic(1, REACT, name="two"), relic(), relic()]
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "amount": 2}), hand=hand),
        south=side(wizard()),
        choices=["one two", first],
    )
    second = {"one": "two", "two": "one"}[first]

    assert scene.asked == ["north discard", "north trigger"]
    assert scene.told(Triggered)[1:] == [f"triggered north {first} discarded", f"triggered north {second} discarded"]


def test_REL_W10_a_player_chooses_the_order_of_several_shrine_abilities() -> None:
    """Who may draw first has drawn a card when the other ability asks for that."""
    well = shrine({"do": "gain", "amount": 4, "if": {"drawn": 1}}, {"do": "draw"})
    scene = battle(
        shrine=well, north=side(wizard("red", 1), hand=2, deck=3), south=side(wizard("red", 1), hand=2, deck=3)
    )

    assert len(scene.asked) == 2, "each player has two abilities to put in order"
