"""Relics that are exchanged: face down, face up, and for whom they resolve."""

from tests.relics.scenes import battle, relic, side, wizard
from wizardhall.core.seats import SPECTATOR
from wizardhall.relics.events import Declined, RelicsExchanged, RelicsRevealed, Triggered

SWAP = {"do": "exchange relic"}
GAIN = {"do": "gain", "amount": 2}


def test_face_down_in_the_wizard_reveal() -> None:
    scene = battle(
        north=side(wizard("red", 1, SWAP), relic(1)), south=side(wizard("red", 1), relic(4, GAIN, name="bell"))
    )

    assert [(event.given, event.taken) for event in scene.seen(RelicsExchanged, SPECTATOR)] == [(None, None)]
    assert scene.told(RelicsRevealed) == ["relics-revealed north=bell south=relic-1"]
    assert scene.power == {"north": 1 + 4 + 2, "south": 1 + 1}


def test_face_up_in_the_relic_reveal() -> None:
    scene = battle(
        north=side(wizard("red", 1), relic(1, SWAP, name="hat")), south=side(wizard("red", 1), relic(4, name="taken"))
    )

    assert [(event.given, event.taken) for event in scene.seen(RelicsExchanged, SPECTATOR)] == [("hat", "taken")]
    assert scene.power == {"north": 5, "south": 2}


def test_one_that_has_not_resolved_resolves_once_for_its_new_holder() -> None:
    scene = battle(
        north=side(wizard("red", 1), relic(1, SWAP, name="hat")),
        south=side(wizard("red", 1), relic(4, GAIN, name="bell")),
    )

    assert scene.told(Triggered) == ["triggered north hat revealed", "triggered north bell revealed"]
    assert scene.power == {"north": 1 + 4 + 2, "south": 1 + 1}


def test_one_that_has_resolved_does_not_resolve_again() -> None:
    scene = battle(
        master="south",
        north=side(wizard("red", 1), relic(1, SWAP, name="hat")),
        south=side(wizard("red", 1), relic(4, GAIN, name="bell")),
    )

    assert scene.told(Triggered) == ["triggered south bell revealed", "triggered north hat revealed"]
    assert scene.power == {"north": 1 + 4, "south": 1 + 1 + 2}


def test_one_given_to_a_player_whose_turn_is_over_resolves_in_a_further_turn() -> None:
    """North's turn is over when South gives it a bell that has not rung; East's turn comes before."""
    scene = battle(
        north=side(wizard("red", 1), relic(1, GAIN, name="first")),
        east=side(wizard("red", 1), relic(1, GAIN, name="next")),
        south=side(wizard("red", 1), relic(0, SWAP, name="hat"), relic(4, GAIN, name="bell")),
        choices=["hat", "south 2", "north 1"],
    )

    assert scene.told(Triggered) == [
        "triggered north first revealed",
        "triggered east next revealed",
        "triggered south hat revealed",
        "triggered north bell revealed",
    ]
    assert scene.parts("north") == ["base red-1 +1", "relic bell +4", "modifier first +2", "modifier bell +2"]


def test_the_exchanging_relic_itself_can_be_given_and_does_not_exchange_back() -> None:
    scene = battle(north=side(wizard("red", 1), relic(0, SWAP, name="hat")), south=side(wizard("red", 1), relic(4)))

    assert scene.told(Triggered) == ["triggered north hat revealed"]
    assert [each.card.id for each in scene["south"].relics] == ["hat"]


def test_its_player_chooses_which_to_give_and_which_to_take() -> None:
    scene = battle(
        north=side(wizard("red", 1, SWAP), relic(1), relic(2)),
        east=side(wizard("red", 1), relic(3)),
        south=side(wizard("red", 1), relic(4), relic(5)),
        choices=["north 1", "south 2"],
    )

    assert scene.asked == ["north give", "north take"]
    assert scene.power == {"north": 1 + 2 + 5, "east": 4, "south": 1 + 4 + 1}


def test_without_a_relic_on_both_sides_it_is_impossible() -> None:
    none_of_mine = battle(north=side(wizard("red", 1, SWAP)), south=side(wizard("red", 1), relic(1)))
    none_of_theirs = battle(north=side(wizard("red", 1, SWAP), relic(1)), south=side(wizard("red", 1)))

    assert none_of_mine.told(Declined) == none_of_theirs.told(Declined) == ["declined north red-1 impossible"]


def test_two_exchanges_in_a_row() -> None:
    """North takes the four, South takes it back."""
    scene = battle(north=side(wizard("red", 1, SWAP), relic(1)), south=side(wizard("red", 1, SWAP), relic(4)))

    assert scene.power == {"north": 2, "south": 5}


def test_a_bonus_for_each_relic_counts_what_the_player_has_now() -> None:
    counts = wizard("red", 1, {"do": "gain", "per": "relic"}, name="counts")
    scene = battle(
        north=side(counts, relic(1), relic(2)), south=side(wizard("red", 1, SWAP), relic(3)), choices=["north 1"]
    )

    assert scene.power == {"north": 1 + 3 + 2 + 2, "south": 1 + 1}
