"""Our own rulings on hands, decks and what is asked: REL-K7 to REL-K15."""

from pathlib import Path

import pytest

from tests.relics.card_factory import Card
from tests.relics.scenes import HOUSE, battle, relic, rounds, shrine, side, wizard
from wizardhall.core.cards import CardId
from wizardhall.core.errors import CardFileError
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics.cardfile import HOUSE_SET, read_card_file
from wizardhall.relics.events import (
    Buried,
    CardDiscarded,
    Declined,
    Drew,
    Laid,
    NoWinner,
    PeekedAtDeck,
    Replenished,
    SetAside,
    Triggered,
)
from wizardhall.relics.judge import Question, SideOfQuestion, judge
from wizardhall.relics.seats import NORTH, SOUTH

GAIN = {"do": "gain", "amount": 2}
TWO_MORE = [relic(), relic()]


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
