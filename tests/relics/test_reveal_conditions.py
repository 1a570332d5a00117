"""Conditions that reveal cards: the top of the deck, or one from hand."""

import pytest

from tests.relics.card_factory import Card, Given
from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.relics.events import Declined, Reshuffled, RevealedFromHand, TopRevealed

RIVAL = side(wizard("red", 3, name="rival"))
IF_TOP = {"do": "gain", "amount": 4, "if": {"top": {"kind": "wizard"}}}
IF_REVEAL = {"do": "gain", "amount": 4, "if": {"reveal": {"kind": "relic", "plain": True}}}


@pytest.mark.parametrize(("top", "power"), [(wizard("red", 2, name="top"), 5), (relic(2, name="top"), 1)])
def test_the_top_card_is_revealed_and_the_condition_holds_if_it_fits(top: Card, power: int) -> None:
    scene = battle(north=side(wizard("red", 1, IF_TOP), hand=2, deck=[top, wizard(), relic()]), south=RIVAL)

    assert scene.told(TopRevealed) == ["top-revealed north top"]
    assert scene.power["north"] == power
    assert scene["north"].deck[0] == "top"
    assert scene.asked == []


def test_an_empty_deck_is_made_from_the_discard_pile_to_reveal_its_top() -> None:
    scene = battle(north=side(wizard("red", 1, IF_TOP), hand=2, discard=[wizard("red", 2), relic()]), south=RIVAL)

    assert scene.told(Reshuffled, TopRevealed) == ["reshuffled north 2", "top-revealed north red-2"]
    assert scene.power["north"] == 5


def test_without_any_card_to_reveal_it_does_not_hold() -> None:
    scene = battle(north=side(wizard("red", 1, IF_TOP), hand=2), south=RIVAL)

    assert scene.told(TopRevealed, Declined) == ["declined north red-1 condition"]
    assert scene.power["north"] == 1


def test_nothing_is_revealed_if_the_rest_of_the_condition_fails() -> None:
    both = {"do": "gain", "if": {"behind": True, "top": {"kind": "wizard"}, "reveal": {"kind": "relic"}}}
    scene = battle(north=side(wizard("red", 1, both), hand=2, deck=[wizard()]), south=RIVAL)

    assert scene.told(TopRevealed, RevealedFromHand) == []
    assert scene.asked == []


def showing() -> Given:
    hand = [relic(2, {"do": "draw"}, name="enchanted"), relic(1, name="basic"), relic(3, name="also"), wizard()]
    return side(wizard("red", 1, IF_REVEAL), hand=hand)


def test_a_player_may_reveal_a_card_from_hand_that_fits() -> None:
    scene = battle(north=showing(), south=RIVAL, choices=["also"])

    assert scene.told(RevealedFromHand) == ["revealed-from-hand north also"]
    assert scene.power["north"] == 5


def test_only_cards_that_fit_are_offered() -> None:
    offered: list[str] = []

    def choose(table: object, ask: object) -> None:
        offered.extend(getattr(ask, "keys", ()))

    battle(north=showing(), south=RIVAL, choices=[choose])

    assert offered == ["basic", "also"]


def test_nobody_has_to_reveal() -> None:
    scene = battle(north=showing(), south=RIVAL, choices=[None])

    assert scene.told(RevealedFromHand, Declined) == ["declined north red-1 condition"]
    assert scene.power["north"] == 1
