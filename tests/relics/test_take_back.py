"""Taking a card back from the discard pile."""

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.relics.events import Declined, Drew, TookBack

RIVAL = side(wizard("red", 3, name="rival"), hand=2, discard=[relic(name="theirs")])


def test_a_card_of_ones_choice_goes_from_the_own_pile_to_hand() -> None:
    pile = [relic(name="a"), wizard(name="b"), relic(name="c")]
    scene = battle(north=side(wizard("red", 1, {"do": "take back"}), hand=2, discard=pile), south=RIVAL, choices=["b"])

    assert scene.asked == ["north take-back"]
    assert scene["north"].hand[-1] == "b"
    assert scene["north"].discard == ["a", "c"]
    assert scene["south"].discard == ["theirs"]


def test_everybody_sees_which_card_it_is() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "take back"}), hand=2, discard=[relic(name="a")]), south=RIVAL)

    assert scene.told(TookBack, eyes="south") == ["took-back north a"]


def test_only_a_card_that_fits() -> None:
    pile = [relic(name="a"), wizard(name="b"), relic(name="c")]
    takes = wizard("red", 1, {"do": "take back", "card": {"kind": "wizard"}})
    scene = battle(north=side(takes, hand=2, discard=pile), south=RIVAL)

    assert scene.asked == [], "there is only one"
    assert scene.told(TookBack) == ["took-back north b"]


def test_several_cards_as_far_as_there_are() -> None:
    takes = wizard("red", 1, {"do": "take back", "amount": 3})
    scene = battle(north=side(takes, hand=2, discard=[relic(name="a"), relic(name="b")]), south=RIVAL, choices=["b"])

    assert scene.told(TookBack) == ["took-back north b", "took-back north a"]


def test_it_is_not_drawing() -> None:
    scene = battle(north=side(wizard("red", 1, {"do": "take back"}), hand=2, discard=1), south=RIVAL)

    assert scene["north"].drawn == 0
    assert scene.told(Drew) == []


def test_from_a_pile_without_such_a_card_it_is_impossible_and_nothing_follows() -> None:
    takes = wizard("red", 1, {"do": "take back", "card": {"kind": "wizard"}, "then": {"do": "gain", "amount": 5}})

    scene = battle(north=side(takes, hand=2, discard=[relic()]), south=RIVAL)
    assert scene.told(TookBack, Declined) == ["declined north red-1 impossible"]
    assert scene.power["north"] == 1
    assert battle(north=side(takes, hand=2, discard=[wizard()]), south=RIVAL).power["north"] == 6


def test_after_discarding_from_the_deck_what_was_discarded_can_be_taken() -> None:
    digs = {"do": "discard from deck", "amount": 2, "then": {"do": "take back", "card": {"kind": "wizard"}}}
    scene = battle(
        north=side(wizard("red", 1, digs), hand=2, deck=[relic(), wizard(name="found"), relic()]), south=RIVAL
    )

    assert scene.told(TookBack) == ["took-back north found"]
    assert scene["north"].discard == ["relic-1"]
