"""Looking at the own deck, and peeking at a rival's."""

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics.events import Buried, Declined, LookedAtDeck, PeekedAtDeck, Reshuffled

RIVAL = side(wizard("red", 3, name="rival"))
DECK = [relic(name=name) for name in "abcd"]
LOOKS = wizard("red", 1, {"do": "look", "amount": 3, "then": {"do": "gain", "amount": 2}})
PEEKS = wizard("red", 1, {"do": "peek", "then": {"do": "gain", "amount": 2}})


def test_the_top_cards_go_back_in_any_order() -> None:
    scene = battle(north=side(LOOKS, hand=2, deck=DECK), south=RIVAL, choices=["c a b"])

    assert scene.asked == ["north look"]
    assert scene["north"].deck == ["c", "a", "b", "d"]
    assert scene.power["north"] == 3


def test_only_the_player_sees_them() -> None:
    scene = battle(north=side(LOOKS, hand=2, deck=DECK), south=RIVAL, choices=["c a b"])

    assert scene.told(LookedAtDeck, eyes="north") == ["looked-at-deck north 3 c a b"]
    for eyes in ("south", SPECTATOR):
        assert scene.told(LookedAtDeck, eyes=eyes) == ["looked-at-deck north 3 -"]


def test_a_single_card_is_looked_at_without_a_choice() -> None:
    scene = battle(north=side(LOOKS, hand=2, deck=DECK[:1]), south=RIVAL)

    assert scene.asked == []
    assert scene.told(LookedAtDeck) == ["looked-at-deck north 1 a"]


def test_an_empty_deck_is_made_anew_before_it_is_looked_at() -> None:
    scene = battle(north=side(LOOKS, hand=2, discard=DECK), south=RIVAL, choices=["b a c"])

    assert scene.told(Reshuffled) == ["reshuffled north 4"]
    assert scene["north"].deck == ["b", "a", "c", "d"]


def test_without_any_cards_there_is_nothing_to_look_at() -> None:
    scene = battle(north=side(LOOKS, hand=2), south=RIVAL)

    assert scene.told(LookedAtDeck, Declined) == ["declined north red-1 impossible"]
    assert scene.power["north"] == 1


def test_the_top_card_of_a_rivals_deck_can_be_left_there() -> None:
    scene = battle(north=side(PEEKS), south=side(wizard(), hand=2, deck=DECK), choices=[False])

    assert scene.told(PeekedAtDeck, Buried) == ["peeked-at-deck north south a"]
    assert scene["south"].deck == ["a", "b", "c", "d"]
    assert scene.power["north"] == 3


def test_or_be_put_on_the_bottom() -> None:
    scene = battle(north=side(PEEKS), south=side(wizard(), hand=2, deck=DECK), choices=[True])

    assert scene.asked == ["north bury"]
    assert scene["south"].deck == ["b", "c", "d", "a"]


def test_its_player_chooses_the_rival() -> None:
    other = side(wizard(), hand=2, deck=DECK)
    scene = battle(north=side(PEEKS), east=other, south=other, choices=["south", True])

    assert scene.asked == ["north peek", "north bury"]
    assert scene["east"].deck == ["a", "b", "c", "d"]
    assert scene["south"].deck == ["b-2", "c-2", "d-2", "a-2"]


def test_a_rival_without_cards_cannot_be_chosen() -> None:
    scene = battle(north=side(PEEKS), east=side(wizard()), south=side(wizard(), hand=2, deck=DECK[:1]))

    assert scene.asked == [], "one deck, one card in it: nothing to choose"
    assert scene.told(PeekedAtDeck) == ["peeked-at-deck north south a"]


def test_if_no_rival_has_cards_it_is_impossible() -> None:
    scene = battle(north=side(PEEKS, hand=2, deck=DECK), south=side(wizard()))

    assert scene.told(PeekedAtDeck, Declined) == ["declined north red-1 impossible"]
    assert scene.power["north"] == 1


def test_a_rivals_empty_deck_is_made_anew() -> None:
    scene = battle(north=side(PEEKS), south=side(wizard(), hand=2, discard=DECK), choices=[False])

    assert scene.told(Reshuffled, PeekedAtDeck) == ["reshuffled south 4", "peeked-at-deck north south a"]
