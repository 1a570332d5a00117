"""Our own rulings: REL-K1 to REL-K13."""

from pathlib import Path

import pytest

from tests.relics.making import Card
from tests.relics.scenes import HOUSE, battle, relic, rounds, shrine, side, wizard
from wizardhall.relics import RELICS
from wizardhall.relics.cardfile import HOUSE_SET, read_card_file
from wizardhall.relics.events import (
    Buried,
    CardDiscarded,
    Declined,
    Drew,
    Laid,
    NoWinner,
    PeekedAtDeck,
    RelicIgnored,
    RelicsExchanged,
    Replenished,
    SetAside,
    Triggered,
)
from wizardhall.relics.judge import Question, SideOfQuestion, judge
from wizardhall.relics.seats import EAST, NORTH, SOUTH
from wizardhall.relics.table import RelicsTable
from wizardhall.table.cards import CardId
from wizardhall.table.errors import CardFileError
from wizardhall.table.seats import SPECTATOR

BRING = {"do": "enter from hand", "card": {"kind": "wizard"}}
SWAP = {"do": "exchange relic"}
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
        options.extend(getattr(ask, "options", ()))
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


def test_REL_K7_hands_are_replenished_before_discarded_cards_react_from_the_master_wizard_clockwise() -> None:
    def reacts(name: str) -> Card:
        return relic(1, {"when": "discarded", **GAIN}, name=name)

    scene = battle(
        master="east",
        north=side(wizard("red", 1, {"do": "discard", "to": "all"}), hand=[reacts("n"), relic()], deck=9),
        east=side(wizard(), hand=[reacts("e"), *TWO_MORE], deck=9),
        south=side(wizard(), hand=[reacts("s"), relic()], deck=9),
    )

    assert scene.told(Replenished, Triggered) == [
        "triggered north red-1 entering",
        "replenished south 7",
        "replenished north 7",
        "triggered east e discarded",
        "triggered south s discarded",
        "triggered north n discarded",
    ]


def test_REL_K8_the_owner_of_a_deck_does_not_see_what_a_rival_looks_at() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "peek"})),
        south=side(wizard(), hand=2, deck=[relic(name="top"), relic(name="second")]),
        choices=[True],
    )

    assert scene.told(PeekedAtDeck, Buried) == ["peeked-at-deck north south top", "buried north south top"]
    assert scene.told(PeekedAtDeck, Buried, eyes="north") == scene.told(PeekedAtDeck, Buried)
    for eyes in ("south", SPECTATOR):
        assert scene.told(PeekedAtDeck, Buried, eyes=eyes) == ["peeked-at-deck north south -", "buried north south -"]
    assert scene.view("south").sides[SOUTH].deck == ("second", "top")


def test_REL_K9_a_round_without_winner_checks_hands_then_puts_away_then_draws() -> None:
    one_wizard = side(wizard("red", 2), relic(), hand=9, deck=9)
    scene = rounds(master="south", north=one_wizard, south=one_wizard)

    assert [line.split()[:2] for line in scene.told(NoWinner, CardDiscarded, SetAside, Drew)] == [
        ["no-winner", "1"],
        ["card-discarded", "south"],
        ["card-discarded", "north"],
        ["set-aside", "south"],
        ["set-aside", "north"],
        ["drew", "south"],
        ["drew", "north"],
    ]
    assert [len(scene[seat].hand) for seat in ("north", "south")] == [9, 9]


def test_REL_K10_a_count_of_some_cards_in_hand_is_refused(tmp_path: Path) -> None:
    house = HOUSE_SET.read_text(encoding="utf-8")
    whole = 'ability = { do = "gain", amount = 1, per = "hand" }'
    some = 'ability = { do = "gain", amount = 1, per = "hand", card = { colour = "blue" } }'
    assert whole in house
    file = tmp_path / "mine.toml"
    file.write_text(house.replace(whole, some, 1), encoding="utf-8")

    with pytest.raises(CardFileError, match="would tell what is in the hand"):
        read_card_file(file)


def test_REL_K10_per_card_in_hand_counts_them_all() -> None:
    hand = [wizard("red", 1), wizard("blue", 2), relic(1), relic(2, GAIN)]
    scene = battle(north=side(wizard("red", 1, {"do": "gain", "per": "hand"}), hand=hand), south=side(wizard()))

    assert scene.power["north"] == 5


def test_REL_K11_after_a_hundred_new_hands_both_kinds_count_as_not_to_be_had() -> None:
    """Nothing is shuffled here, and so seven wizards and seven relics come in turn for ever."""
    scene = rounds(
        north=side(hand=[wizard("red", 2)] * 7, deck=[relic()] * 7),
        south=side(wizard("red", 6), relic(), hand=3, deck=9),
    )

    assert len(scene.told(CardDiscarded)) == 100
    assert scene.told(Laid)[0] == "laid north red-2 - 0"


def test_REL_K12_the_judge_shuffles_nothing() -> None:
    gatherer, stick, hat, wand = (
        CardId(name) for name in ("the-gatherer", "the-very-big-stick", "second-best-hat", "bent-wand")
    )
    ladle, comb = CardId("ceremonial-ladle"), CardId("dragonbone-comb")
    question = Question(
        seats={
            NORTH: SideOfQuestion(gatherer, hand=(ladle, comb), discard=(stick, hat, wand)),
            SOUTH: SideOfQuestion(CardId("mother-magma")),
        },
        master=NORTH,
    )
    drew = [event for event in judge(question, HOUSE).events if isinstance(event, Drew)]

    assert [event.cards for event in drew] == [(stick, hat)]


@pytest.mark.parametrize("verb", ["enter from hand", "add relic"])
def test_REL_K13_a_may_about_the_hand_is_asked_even_if_no_card_fits(verb: str) -> None:
    could = battle(
        north=side(wizard("red", 3, {"do": verb, "may": True}), hand=[wizard("red", 2), relic(), relic()]),
        south=side(wizard()),
    )
    could_not = battle(
        north=side(
            wizard("red", 3, {"do": verb, "card": {"power": 9}, "may": True}), hand=[wizard("red", 2), *TWO_MORE]
        ),
        south=side(wizard()),
    )

    assert len(could.asked) == len(could_not.asked) == 1
    for scene in (could, could_not):
        assert scene.told(Declined, Triggered, eyes="south") == ["declined north red-3 declined"]


def test_REL_K13_so_is_a_condition_that_reveals_a_card() -> None:
    shows = wizard("red", 3, {**GAIN, "if": {"reveal": {"rarity": "glorious"}}})
    could = battle(north=side(shows, hand=[relic(rarity="glorious"), relic()]), south=side(wizard()), choices=[None])
    could_not = battle(north=side(shows, hand=2), south=side(wizard()))

    assert could.asked == could_not.asked == ["north reveal"]
    assert could.told(Declined) == could_not.told(Declined) == ["declined north red-3 condition"]


def test_REL_K14_a_discard_from_the_deck_stops_where_the_deck_ends() -> None:
    thrower = wizard("red", 1, {"do": "discard from deck", "amount": 3})
    scene = battle(north=side(thrower, hand=2, deck=1, discard=2), south=side(wizard()))

    assert (len(scene["north"].deck), len(scene["north"].discard)) == (0, 3)


def test_REL_K14_an_empty_deck_is_made_from_the_discard_pile_first() -> None:
    thrower = wizard("red", 1, {"do": "discard from deck", "amount": 1})
    scene = battle(north=side(thrower, hand=2, deck=0, discard=3), south=side(wizard()))

    assert (len(scene["north"].deck), len(scene["north"].discard)) == (2, 1)


def test_REL_K15_the_order_of_shrine_abilities_is_asked_only_where_it_can_matter() -> None:
    both_give = shrine({"do": "gain", "amount": 1}, {"do": "gain", "amount": 2})
    scene = battle(shrine=both_give, north=side(wizard("red", 1)), south=side(wizard("red", 1)))

    assert scene.asked == []
    assert scene.power == {"north": 4, "south": 4}


def test_REL_K15_the_chosen_order_is_the_order_in_which_they_resolve() -> None:
    well = shrine({"do": "gain", "amount": 4, "if": {"drawn": 1}}, {"do": "draw"})
    scene = battle(
        shrine=well,
        north=side(wizard("red", 1), hand=2, deck=3),
        south=side(wizard("red", 1), hand=2, deck=3),
        choices=["2", "1"],
    )

    assert scene.power == {"north": 5, "south": 1}
