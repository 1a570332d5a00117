"""Cards that react to being discarded."""

from pathlib import Path

import pytest

from tests.relics.card_factory import Card, Cards, Given
from tests.relics.scenes import battle, relic, rounds, side, wizard
from wizardhall.core.errors import CardFileError
from wizardhall.relics.cardfile import HOUSE_SET, read_card_file
from wizardhall.relics.events import CardDiscarded, Declined, Drew, TookBack, Triggered

RIVAL = side(wizard("red", 3, name="rival"), hand=4)
TWO_MORE = [relic(), relic()]


def reacting(**sentence: object) -> Card:
    return relic(1, {"when": "discarded", **sentence}, name="reacts")


def after_discarding(card: Card, *, deck: Cards = (), discard: Cards = ()) -> Given:
    return side(wizard("red", 1, {"do": "discard"}), hand=[card, *TWO_MORE], deck=deck, discard=discard)


def test_gain_counts_in_this_battle() -> None:
    scene = battle(north=after_discarding(reacting(do="gain", amount=3)), south=RIVAL)

    assert scene.parts("north") == ["base red-1 +1", "modifier reacts +3"]


def test_a_wizard_reacts_as_a_relic_does() -> None:
    reacts = wizard("blue", 1, {"when": "discarded", "do": "gain", "amount": 3}, name="reacts")
    scene = battle(north=after_discarding(reacts), south=RIVAL)

    assert scene.parts("north") == ["base red-1 +1", "modifier reacts +3"]


def test_draw() -> None:
    scene = battle(north=after_discarding(reacting(do="draw", amount=2), deck=5), south=RIVAL)

    assert scene["north"].drawn == 2


def test_take_back_can_take_any_card_of_the_pile_even_itself() -> None:
    scene = battle(
        north=after_discarding(reacting(do="take back"), discard=[wizard("red", 2, name="old")]),
        south=RIVAL,
        choices={"take-back": ["reacts"]},
    )

    assert scene.told(TookBack) == ["took-back north reacts"]
    assert scene["north"].discard == ["old"]


def test_discard_from_deck_can_set_off_the_next_trigger() -> None:
    second = relic(1, {"when": "discarded", "do": "gain", "amount": 3}, name="second")
    scene = battle(north=after_discarding(reacting(do="discard from deck"), deck=[second, relic()]), south=RIVAL)

    assert scene.told(Triggered)[1:] == ["triggered north reacts discarded", "triggered north second discarded"]
    assert scene.power["north"] == 4


def test_look() -> None:
    scene = battle(
        north=after_discarding(reacting(do="look", amount=2), deck=[relic(name="a"), relic(name="b")]),
        south=RIVAL,
        choices={"look": ["b a"]},
    )

    assert scene["north"].deck == ["b", "a"]


def test_it_reacts_for_the_player_who_discarded_it_whoever_caused_that() -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "to": "rivals"}), hand=4),
        south=side(wizard("red", 3), hand=[reacting(do="gain", amount=3), *TWO_MORE]),
    )

    assert scene.power == {"north": 1, "south": 6}


def test_the_effect_that_discards_it_is_finished_first() -> None:
    spends = wizard("red", 1, {"do": "discard", "then": {"do": "draw"}})
    scene = battle(
        north=side(spends, hand=[reacting(do="gain"), *TWO_MORE], deck=3),
        south=RIVAL,
    )

    assert [line.split()[0] for line in scene.told(CardDiscarded, Drew, Triggered)] == [
        "triggered",
        "card-discarded",
        "drew",
        "triggered",
    ]


def test_its_condition_is_asked_when_it_reacts() -> None:
    behind = reacting(do="gain", amount=3, **{"if": {"behind": True}})

    assert battle(north=after_discarding(behind), south=side(wizard(), hall=1)).power["north"] == 4
    assert battle(north=after_discarding(behind), south=side(wizard())).power["north"] == 1


def test_a_may_is_asked() -> None:
    optional = reacting(do="gain", amount=3, may=True)

    assert battle(north=after_discarding(optional), south=RIVAL, choices={"use": [True]}).power["north"] == 4
    assert battle(north=after_discarding(optional), south=RIVAL, choices={"use": [False]}).power["north"] == 1


def test_in_play_it_does_nothing() -> None:
    reacts = {"when": "discarded", "do": "gain", "amount": 3}
    scene = battle(north=side(wizard("red", 1, reacts), relic(1, reacts)), south=RIVAL)

    assert scene.power["north"] == 2
    assert scene.told(Triggered, Declined) == []


def test_discarded_down_to_seven_it_reacts_but_there_is_no_battle_to_gain_in() -> None:
    scene = rounds(
        north=side(wizard("red", 5), relic(5), hand=3, deck=9),
        south=side(
            wizard("red", 1),
            relic(1),
            hand=[reacting(do="gain"), *[relic()] * 7],
            deck=9,
        ),
        choices={"down": ["reacts"]},
    )

    assert scene.told(Triggered, Declined) == ["declined south reacts impossible"]


def test_in_the_search_for_both_kinds_a_gain_counts_in_the_battle_that_follows() -> None:
    scene = rounds(
        north=side(hand=[reacting(do="gain", amount=3), relic()], deck=[wizard("red", 5), *[relic()] * 8]),
        south=side(wizard("red", 1), relic(1), hand=3, deck=9),
    )

    assert "modifier reacts +3" in scene.parts("north")


@pytest.mark.parametrize("order", [("n1", "n2"), ("n2", "n1")])
def test_several_of_one_player_in_the_order_of_their_choice(order: tuple[str, str]) -> None:
    hand = [relic(1, {"when": "discarded", "do": "draw"}, name=name) for name in ("n1", "n2")]
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "amount": 2}), hand=[*hand, *TWO_MORE], deck=5),
        south=RIVAL,
        choices=["n1 n2", order[0]],
    )

    assert scene.told(Triggered)[1:] == [f"triggered north {name} discarded" for name in order]


def test_a_discarded_card_brings_nobody_into_play_not_even_by_what_follows(tmp_path: Path) -> None:
    house = HOUSE_SET.read_text(encoding="utf-8")
    plain = 'ability = { when = "discarded", do = "draw", amount = 1 }'
    entering = 'ability = { when = "discarded", do = "draw", amount = 1, then = { do = "enter" } }'
    assert plain in house
    file = tmp_path / "mine.toml"
    file.write_text(house.replace(plain, entering, 1), encoding="utf-8")

    with pytest.raises(CardFileError, match="cannot be “enter”"):
        read_card_file(file)
