"""The rulebook's own examples, with the cards that it names.

How strong those cards are is ours and may change; what the book says of them may not.
"""

import pytest

from tests.relics.scenes import HOUSE, Scene, battle, relic, rounds, shrine, side, wizard
from wizardhall.core.cards import CardId
from wizardhall.relics.events import (
    BattleBegan,
    BattleDecided,
    CardDiscarded,
    Drew,
    EnteredHall,
    Replenished,
    Triggered,
    WizardEntered,
)

WEAK = side(wizard("red", 1, name="weak"), relic(1), hand=3, deck=9)
TWO_MORE = [relic(), relic()]


def test_eight_cards_at_the_start_of_spoils_one_discarded_two_drawn_makes_nine() -> None:
    scene = rounds(
        north=side(wizard("red", 6), relic(5), hand=3, deck=9), south=side(wizard("red", 1), relic(1), hand=8, deck=9)
    )

    assert scene.asked[2:] == ["south down", "north spoils"]
    assert len(scene["south"].hand) == 9


def test_a_tie_repeats_phases_two_and_three_and_the_last_wizard_goes_to_the_hall() -> None:
    scene = rounds(
        north=side(wizard("red", 5), relic(2), hand=[wizard("red", 6), *TWO_MORE], deck=9),
        south=side(wizard("red", 4), relic(3), hand=[wizard("red", 3), *TWO_MORE], deck=9),
        choices={"spoils": ["relic-3"]},
    )

    assert [list(e.totals.values()) for e in scene.table.events if isinstance(e, BattleDecided)] == [[7, 7], [7, 4]]
    assert scene.told(BattleBegan)[1] == "battle-began 2 north south"
    assert scene.told(EnteredHall) == ["entered-hall north red-6 1"]
    assert "relic-3" in scene["north"].hand, "a relic of the tied battle, as spoils"


@pytest.mark.parametrize(("hall", "hand"), [(0, 7), (1, 6), (2, 5), (3, 4), (4, 3)])
def test_replenish_is_seven_minus_the_hall(hall: int, hand: int) -> None:
    scene = battle(north=side(wizard(), relic(), hand=1, deck=9, hall=hall), south=side(wizard(), relic()))

    assert len(scene["north"].hand) == hand


def advantage(scene: Scene) -> list[str]:
    return [seat for seat in scene.power for part in scene.parts(seat) if part.startswith("advantage")]


def test_jeff_the_mage_brings_a_wizard_into_play_and_that_changes_advantage() -> None:
    """Jeff's Blue has advantage over Red; but if he brings a Green wizard, Red has advantage over that."""
    north, south = side("jeff-the-mage", hand=[wizard("green", 2), *TWO_MORE]), side(wizard("red", 2))
    alone = battle(north=north, south=south, choices=[None])
    with_another = battle(north=north, south=south, choices=["green-2"])

    assert advantage(alone) == ["north"]
    assert with_another.told(WizardEntered) == ["wizard-entered north green-2 hand False"]
    assert advantage(with_another) == ["south"]


def test_the_wizard_that_jeff_brings_meets_the_shrine_and_then_uses_its_ability() -> None:
    late = wizard("red", 2, {"do": "gain", "amount": 3}, name="late")
    scene = battle(
        shrine=shrine({"for": {"colour": "red"}, "do": "gain", "amount": 4}),
        north=side("jeff-the-mage", hand=[late, *TWO_MORE]),
        south=side(wizard("blue", 2)),
        choices=["late"],
    )

    assert scene.told(Triggered)[-2:] == ["triggered north shrine shrine", "triggered north late entering"]
    assert {"base late +2", "shrine shrine +4", "ability late +3"} <= set(scene.parts("north"))
    assert not [part for part in scene.parts("north") if part.startswith("base jeff")]


def test_wand_of_equality_changes_advantage() -> None:
    blue, red = wizard("blue", 2), wizard("red", 2)

    assert advantage(battle(north=side(blue, relic(2)), south=side(red, relic(2)))) == ["north"]
    assert advantage(battle(north=side(blue, relic(2)), south=side(red, "wand-of-equality"))) == []


def test_dusty_tome_resolves_after_the_replenish() -> None:
    """No wizard in hand: the hand is discarded, seven cards are drawn, and only then the Tome has its say."""
    scene = rounds(north=side(hand=["dusty-tome", relic()], deck=[wizard("red", 6), *[relic()] * 9]), south=WEAK)

    assert [line.split()[:3] for line in scene.told(CardDiscarded, Replenished, Drew, Triggered)[:4]] == [
        ["card-discarded", "north", "dusty-tome"],
        ["replenished", "north", "7"],
        ["drew", "north", "7"],
        ["triggered", "north", "dusty-tome"],
    ]


def test_dusty_tome_does_nothing_when_it_leaves_play() -> None:
    scene = rounds(north=side(wizard("red", 6), "dusty-tome", hand=3, deck=9), south=WEAK)

    assert "dusty-tome" in scene["north"].discard
    assert scene.told(Triggered) == []


def gathered(scene: Scene) -> int:
    """How many cards The Gatherer has counted in the last battle."""
    ability = HOUSE.wizards[CardId("the-gatherer")].ability
    assert ability is not None
    (gain,) = [part for part in (ability, ability.then) if part is not None and part.per == "drawn"]
    (bonus,) = [part for part in scene.parts("north") if part.startswith("ability the-gatherer")]
    return int(bonus.split()[-1]) // gain.amount


def drawn(scene: Scene) -> int:
    """Cards that North drew before the last battle was decided."""
    events = scene.table.events
    decided = max(number for number, event in enumerate(events) if isinstance(event, BattleDecided))
    return sum(event.number for event in events[:decided] if isinstance(event, Drew) and event.seat == "north")


def test_the_gatherer_counts_cards_that_were_replenished_before_a_tie() -> None:
    """One card left after laying: six are drawn. Then a tie; and now The Gatherer is laid."""
    scene = rounds(
        north=side(wizard("red", 4), relic(1), hand=["the-gatherer"], deck=20),
        south=side(wizard("red", 4), relic(1), hand=[wizard("red", 1), *TWO_MORE], deck=20),
    )

    assert scene.told(Replenished)[0] == "replenished north 7"
    assert len(scene.told(BattleBegan)) == 2
    assert gathered(scene) == drawn(scene) >= 6


def test_the_gatherer_does_not_count_the_spoils_of_the_round_before() -> None:
    scene = rounds(
        2,
        north=side(wizard("red", 1), relic(1), hand=["the-gatherer", *TWO_MORE], deck=20),
        south=side(wizard("red", 6), relic(1), hand=[wizard("red", 6), *TWO_MORE], deck=20),
    )

    assert gathered(scene) == drawn(scene) - 2
