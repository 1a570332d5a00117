"""An additional relic."""

import pytest

from tests.relics.scenes import battle, relic, rounds, side, wizard
from wizardhall.relics.events import Declined, RelicAdded, RelicsRevealed, Triggered

RIVAL = side(wizard("red", 3, name="rival"), relic(1, name="of-rival"))
TWO_MORE = [wizard(), wizard()]


def test_a_wizard_adds_a_relic_that_counts_and_resolves_in_the_relic_reveal() -> None:
    more = relic(2, {"do": "gain", "amount": 3}, name="more")
    scene = battle(north=side(wizard("red", 1, {"do": "add relic"}), relic(1), hand=[more, *TWO_MORE]), south=RIVAL)

    assert scene.told(RelicsRevealed) == ["relics-revealed north=relic-1 more south=of-rival"]
    assert scene.parts("north") == ["base red-1 +1", "relic relic-1 +1", "relic more +2", "modifier more +3"]


def test_only_a_relic_that_fits() -> None:
    basic = {"do": "add relic", "card": {"kind": "relic", "plain": True}}
    hand = [relic(2, {"do": "gain"}, name="enchanted"), relic(3, name="basic"), relic(4, name="also"), *TWO_MORE]
    offered: list[str] = []

    def choose(table: object, ask: object) -> str:
        offered.extend(getattr(ask, "keys", ()))
        return "also"

    scene = battle(north=side(wizard("red", 1, basic), hand=hand), south=RIVAL, choices=[choose])

    assert offered == ["basic", "also"]
    assert scene.power["north"] == 5


def test_without_one_that_fits_it_is_impossible() -> None:
    basic = {"do": "add relic", "card": {"plain": True}}
    scene = battle(north=side(wizard("red", 1, basic), hand=[relic(2, {"do": "gain"}), *TWO_MORE]), south=RIVAL)

    assert scene.told(Declined, RelicAdded) == ["declined north red-1 impossible"]


def test_a_relic_adds_a_relic_that_is_revealed_at_once_and_resolves_in_the_same_turn() -> None:
    more = relic(2, {"do": "gain", "amount": 3}, name="more")
    scene = battle(
        north=side(wizard("red", 1), relic(1, {"do": "add relic"}, name="bag"), hand=[more, *TWO_MORE]),
        south=side(wizard("red", 1), relic(0, {"do": "gain"}, name="bell")),
    )

    assert [(event.card, event.face_up) for event in scene.seen(RelicAdded, "south")] == [("more", True)]
    assert scene.told(Triggered) == [
        "triggered north bag revealed",
        "triggered north more revealed",
        "triggered south bell revealed",
    ]


def test_relics_added_to_relics_make_a_chain() -> None:
    bag = {"do": "add relic"}
    scene = battle(
        north=side(
            wizard("red", 1),
            relic(1, bag, name="bag"),
            hand=[relic(2, bag, name="bag-in-bag"), relic(3, name="bottom"), *TWO_MORE],
        ),
        south=RIVAL,
        choices=["bag-in-bag", "bottom"],
    )

    assert scene.power["north"] == 1 + 1 + 2 + 3


def test_a_late_wizard_in_the_relic_reveal_adds_its_relic_face_up() -> None:
    newcomer = wizard("red", 1, {"do": "add relic"}, name="late")
    scene = battle(
        north=side(
            wizard("red", 1),
            relic(0, {"do": "enter from hand"}, name="door"),
            hand=[newcomer, relic(2, {"do": "gain", "amount": 3}, name="more"), relic(), relic()],
        ),
        south=RIVAL,
        choices=["late", "more"],
    )

    assert [(event.card, event.face_up) for event in scene.seen(RelicAdded, "south")] == [("more", True)]
    assert scene.power["north"] == 1 + 0 + 2 + 3


@pytest.mark.parametrize("power", [6, 1])
def test_all_relics_go_to_the_discard_pile_afterwards(power: int) -> None:
    scene = rounds(
        north=side(
            wizard("red", power, {"do": "add relic"}),
            relic(1, name="one"),
            hand=[relic(0, name="two"), *TWO_MORE],
            deck=9,
        ),
        south=side(wizard("red", 3), relic(2), hand=3, deck=9),
        choices={"lay": [f"red-{power} one"], "add": ["two"]},
    )

    assert {"one", "two"} <= set(scene["north"].discard)
