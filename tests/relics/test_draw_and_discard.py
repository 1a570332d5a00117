"""Drawing, and discarding from hand and from deck."""

import pytest

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.relics.events import CardDiscarded, Declined, Drew, Reshuffled
from wizardhall.relics.table import RelicsTable

RIVAL = side(wizard("red", 3, name="rival"), hand=4, deck=5)


def test_draw_from_the_top_of_the_deck_into_hand() -> None:
    deck = [relic(name="top"), relic(name="second"), relic(name="third")]
    scene = battle(north=side(wizard("red", 1, {"do": "draw", "amount": 2}), hand=2, deck=deck), south=RIVAL)

    assert scene["north"].hand[2:] == ["top", "second"]
    assert scene["north"].deck == ["third"]
    assert scene["north"].drawn == 2


def test_others_see_how_many_cards_are_drawn_and_not_which() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "draw"}), hand=2, deck=[relic(name="top")]), south=RIVAL)

    assert scene.told(Drew, eyes="north") == ["drew north 1 top"]
    assert scene.told(Drew, eyes="south") == ["drew north 1 -"]


@pytest.mark.parametrize(
    ("to", "drawn"), [("self", (2, 0, 0)), ("rivals", (0, 2, 2)), ("all", (2, 2, 2)), ("rival", (0, 0, 2))]
)
def test_draw_is_for_whom_the_card_says(to: str, drawn: tuple[int, int, int]) -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "draw", "amount": 2, "to": to}), hand=4, deck=5),
        east=RIVAL,
        south=RIVAL,
        choices=["south"] if to == "rival" else [],
    )

    assert tuple(scene[seat].drawn for seat in ("north", "east", "south")) == drawn


def test_draw_for_each_of_something() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "draw", "per": "hall"}), hand=2, deck=9, hall=3), south=RIVAL)

    assert scene["north"].drawn == 3


def test_what_follows_a_draw_does_not_follow_if_nothing_could_be_drawn() -> None:
    draws = wizard("red", 1, {"do": "draw", "then": {"do": "gain", "amount": 5}})

    assert battle(north=side(draws, hand=2, deck=1), south=RIVAL).power["north"] == 6
    assert battle(north=side(draws, hand=2), south=RIVAL).power["north"] == 1


def test_discard_a_card_of_ones_choice_from_hand() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "discard"}), hand=4), south=RIVAL, choices=["filler-3"])

    assert scene.asked == ["north discard"]
    assert scene["north"].hand == ["filler", "filler-2", "filler-4"]
    assert scene["north"].discard == ["filler-3"]
    assert scene.told(CardDiscarded, eyes="south") == ["card-discarded north filler-3 hand"]


def test_rivals_discard_at_the_same_time_each_of_their_own_choice() -> None:
    def nobody_has_discarded(table: RelicsTable, ask: object) -> str:
        assert not any(each.discard for each in table.sides.values())
        return "filler-9"

    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "to": "rivals"}), hand=4),
        east=side(wizard(), hand=3),
        south=side(wizard(), hand=4),
        choices=["filler-6", nobody_has_discarded],
    )

    assert scene.asked == ["east discard", "south discard"]
    assert scene["east"].discard == ["filler-6"]
    assert scene["south"].discard == ["filler-9"]
    assert scene["north"].discard == []


@pytest.mark.parametrize(
    ("to", "gone"), [("self", (2, 0, 0)), ("rivals", (0, 2, 2)), ("all", (2, 2, 2)), ("rival", (0, 0, 2))]
)
def test_discard_is_for_whom_the_card_says(to: str, gone: tuple[int, int, int]) -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard", "amount": 2, "to": to}), hand=4, deck=5),
        east=RIVAL,
        south=RIVAL,
        choices={"rival": ["south"]} if to == "rival" else {},
    )

    assert tuple(len(scene[seat].discard) for seat in ("north", "east", "south")) == gone


def test_who_has_no_more_than_must_go_discards_all_unasked() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "discard", "amount": 3}), hand=2), south=RIVAL)

    assert scene.asked == []
    assert scene.told(CardDiscarded) == ["card-discarded north filler filler-2 hand"]


def test_without_a_hand_discarding_is_impossible_and_nothing_follows() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "discard", "then": {"do": "gain", "amount": 5}})), south=RIVAL)

    assert scene.told(Declined) == ["declined north red-1 impossible"]
    assert scene.power["north"] == 1


def test_discard_from_the_top_of_the_deck() -> None:
    deck = [relic(name="top"), relic(name="second"), relic(name="third")]
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard from deck", "amount": 2}), hand=2, deck=deck, discard=1),
        south=RIVAL,
    )

    assert scene["north"].discard == ["filler-3", "top", "second"]
    assert scene["north"].deck == ["third"]
    assert scene.told(CardDiscarded) == ["card-discarded north top second deck"]
    assert scene["north"].drawn == 0


@pytest.mark.parametrize(
    ("to", "gone"), [("self", (2, 0, 0)), ("rivals", (0, 2, 2)), ("all", (2, 2, 2)), ("rival", (0, 0, 2))]
)
def test_discard_from_deck_is_for_whom_the_card_says(to: str, gone: tuple[int, int, int]) -> None:
    scene = battle(
        north=side(wizard("red", 1, {"do": "discard from deck", "amount": 2, "to": to}), hand=4, deck=5),
        east=RIVAL,
        south=RIVAL,
        choices=["south"] if to == "rival" else [],
    )

    assert tuple(5 - len(scene[seat].deck) for seat in ("north", "east", "south")) == gone


def test_a_deck_that_runs_out_is_made_anew_from_the_discard_pile() -> None:
    mills = wizard("red", 1, {"do": "discard from deck", "amount": 2})
    scene = battle(north=side(mills, hand=2, discard=[relic(name="a"), relic(name="b"), relic(name="c")]), south=RIVAL)

    assert scene.told(Reshuffled, CardDiscarded) == ["reshuffled north 3", "card-discarded north a b deck"]
    assert (scene["north"].deck, scene["north"].discard) == (["c"], ["a", "b"])


def test_without_deck_and_discard_pile_it_is_impossible() -> None:
    mills = wizard("red", 1, {"do": "discard from deck", "then": {"do": "gain", "amount": 5}})

    assert battle(north=side(mills, hand=2), south=RIVAL).power["north"] == 1
    assert battle(north=side(mills, hand=2, deck=1), south=RIVAL).power["north"] == 6
