"""Every card of the house set, once where its sentence applies and once where it does not.

The situation is made from the sentence itself. Where it has no condition, a wizard stays in hand, a relic is ignored, a
shrine meets a wizard that it is not for, and a card that reacts to being discarded just leaves play.
"""

import pytest

from tests.relics.scenes import HOUSE, Scene, relic, rounds, side, wizard
from tests.relics.situations import Situation, ability_of, like, shrine_with, unlike
from tests.relics.traces import did, traces
from wizardhall.core.cards import CardId
from wizardhall.relics.cards import Relic, Wizard
from wizardhall.relics.events import BonusGiven, TookBack, Triggered

LAID: list[Wizard | Relic] = [*HOUSE.wizards.values(), *HOUSE.relics.values()]
PLAIN = [card.id for card in LAID if card.ability is None]
REACTING = [card.id for card in LAID if card.ability and card.ability.when == "discarded"]
IN_PLAY = [card.id for card in LAID if card.ability and card.ability.when != "discarded"]
CONDITIONAL = [card for card in IN_PLAY if ability_of(card).condition]
UNCONDITIONAL = [card for card in IN_PLAY if not ability_of(card).condition]
OPTIONAL = [card for card in IN_PLAY if ability_of(card).may]
HELPING = [(card.id, number) for card in HOUSE.shrines.values() for number in range(len(card.abilities))]
HELPING_IF = [(card, number) for card, number in HELPING if HOUSE.shrines[card].abilities[number].condition]


def test_the_sweep_is_over_all_cards() -> None:
    assert {*PLAIN, *REACTING, *IN_PLAY} | {card for card, _ in HELPING} == set(HOUSE.cards)


def laid(card: CardId, situation: Situation) -> Situation:
    """The card where it acts: as the wizard, or as the relic."""
    if isinstance(HOUSE.cards[card], Wizard):
        situation.own = card
    else:
        situation.relics = [card]
    return situation


def own_part(card: CardId) -> str:
    made = HOUSE.cards[card]
    assert isinstance(made, Wizard | Relic)
    return f"{'base' if isinstance(made, Wizard) else 'relic'} {card} {made.power:+d}"


@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_card_gives_its_power_and_does_nothing_else(card: CardId) -> None:
    scene = laid(card, Situation()).fight()

    assert own_part(card) in scene.parts("north")
    assert scene.told(Triggered) == []
    assert not without(card).parts("north").count(own_part(card))


@pytest.mark.parametrize("card", IN_PLAY)
def test_where_it_applies_it_does_what_its_sentence_says(card: CardId) -> None:
    sentence = ability_of(card)
    situation = laid(card, Situation()).prepare(sentence)
    scene = situation.meeting(sentence.condition).fight(sentence)

    assert did(scene, situation, sentence, card)


@pytest.mark.parametrize("card", CONDITIONAL)
def test_where_its_condition_fails_it_does_nothing(card: CardId) -> None:
    sentence = ability_of(card)
    scene = laid(card, Situation()).prepare(sentence).failing(sentence.condition).fight()

    assert not traces(scene, sentence, card)
    assert own_part(card) in scene.parts("north")


@pytest.mark.parametrize("card", UNCONDITIONAL)
def test_a_wizard_not_laid_or_a_relic_ignored_does_nothing(card: CardId) -> None:
    scene = without(card)

    assert not traces(scene, ability_of(card), card)
    assert own_part(card) not in scene.parts("north")


def without(card: CardId) -> Scene:
    """The wizard is in hand and another one is laid; or the relic is laid, and a rival has it ignored."""
    made = HOUSE.cards[card]
    situation = Situation(colour=made.colour if isinstance(made, Wizard) else "red")
    if made.ability if isinstance(made, Wizard | Relic) else None:
        situation.prepare(ability_of(card))
    if isinstance(made, Wizard):
        situation.hand.append(card)
    else:
        situation.relics = [card]
        situation.south = wizard(situation.south_colour, 2, {"do": "ignore relic", "to": "rival"}, name="south-wizard")
    return situation.fight(choices={} if isinstance(made, Wizard) else {"south ignore": ["north 1"]})


@pytest.mark.parametrize("card", OPTIONAL)
def test_where_it_may_be_declined_declining_does_nothing(card: CardId) -> None:
    sentence = ability_of(card)
    scene = laid(card, Situation()).prepare(sentence).meeting(sentence.condition).fight()

    assert not traces(scene, sentence, card)
    assert own_part(card) in scene.parts("north")


@pytest.mark.parametrize(("card", "number"), HELPING)
def test_a_shrine_helps_the_wizards_that_it_is_for_and_no_others(card: CardId, number: int) -> None:
    sentence = HOUSE.shrines[card].abilities[number]
    assert sentence.meets is not None
    for fits in (True, False):
        situation = Situation(shrine=shrine_with(card, number))
        situation.own = like(sentence.meets, "red", "me") if fits else unlike(sentence.meets, "red", "me")
        scene = situation.prepare(sentence).meeting(sentence.condition).fight(sentence)

        assert did(scene, situation, sentence, card) == fits
        assert traces(scene, sentence, card) == fits


@pytest.mark.parametrize(("card", "number"), HELPING_IF)
def test_a_shrine_does_nothing_where_its_condition_fails(card: CardId, number: int) -> None:
    sentence = HOUSE.shrines[card].abilities[number]
    assert sentence.meets is not None
    situation = Situation(shrine=shrine_with(card, number))
    situation.own = like(sentence.meets, "red", "me")
    scene = situation.prepare(sentence).failing(sentence.condition).fight()

    assert not traces(scene, sentence, card)


@pytest.mark.parametrize("card", REACTING)
def test_discarded_it_does_what_its_sentence_says(card: CardId) -> None:
    sentence = ability_of(card)
    situation = Situation().prepare(sentence)
    situation.own = wizard("red", 2, {"do": "discard"}, name="me")
    situation.hand.append(card)
    scene = situation.meeting(sentence.condition).fight(choices={"north discard": [card]})

    assert did(scene, situation, sentence, card)


@pytest.mark.parametrize("card", REACTING)
def test_leaving_play_it_does_nothing(card: CardId) -> None:
    made = HOUSE.cards[card]
    mine = [card, relic(1, name="mine")] if isinstance(made, Wizard) else [wizard("red", 1, name="me"), card]
    scene = rounds(
        north=side(*mine, hand=3, deck=9, discard=[wizard(), relic()]),
        south=side(wizard("red", 9), relic(9), hand=3, deck=9),
    )

    assert card in scene["north"].discard
    assert scene.told(Triggered, BonusGiven, TookBack) == []
    assert scene["north"].drawn == 2, "as a loser, and no more"


def test_the_situation_itself_leaves_no_traces() -> None:
    scene = Situation().fight()

    assert scene.power == {"north": 2 + 1, "east": 2 + 2, "south": 2 + 2}
    assert scene.asked == []
