"""A set of Wizards & Relics that is all action: every card has an ability, most of them look at a hand."""

from functools import cache
from random import Random

from wizardhall.core.cards import CardId
from wizardhall.relics.cards import (
    COLOURS,
    COUNTS,
    RARITIES,
    TARGETS,
    Condition,
    Filter,
    Relic,
    RelicsSet,
    Sentence,
    Shrine,
    Wizard,
)
from wizardhall.relics.verbs import VERBS

__all__ = ["busy_set"]

PILES = {"common": 24, "superb": 24, "glorious": 12}


@cache
def busy_set(seed: int) -> RelicsSet:
    """Any sentences that a card file could hold, drawn at random; the same for the same seed."""
    rng = Random(seed)
    cards: list[Wizard | Relic | Shrine] = []
    for rarity in RARITIES:
        for number in range(PILES[rarity]):
            colour, power = COLOURS[number % 3], rng.randint(1, 6)
            ability = _sentence(rng, "entering")
            cards.append(Wizard(CardId(f"w-{rarity}-{number}"), colour, "mage", rarity, power, ability, {}, {}))
            enchantment = None if number % 3 == 0 else _sentence(rng, "revealed")
            cards.append(Relic(CardId(f"r-{rarity}-{number}"), rarity, rng.randint(0, 5), enchantment, {}, {}))
    cards += [Shrine(CardId(f"s-{number}"), (_sentence(rng, "shrine"),), {}, {}) for number in range(12)]
    return RelicsSet("busy", tuple(cards))


def _sentence(rng: Random, when: str) -> Sentence:
    verbs = [*VERBS, "enter from hand", "add relic", "add relic"]
    if when != "shrine" and rng.random() < 0.1:
        when, verbs = "discarded", ["gain", "draw", "take back", "discard from deck", "look"]
    verb = rng.choice(verbs)
    takes = VERBS[verb].takes
    to = rng.choice(TARGETS) if "to" in takes else "self"
    per = rng.choice(COUNTS) if "per" in takes and rng.random() < 0.3 else None
    filtered = "card" in takes and per != "hand" and "card" not in VERBS[verb].unused(Sentence(verb, to=to))
    return Sentence(
        do=verb,
        when=when,
        amount=rng.choice((1, 2, 3)) if "amount" in takes else 1,
        per=per,
        to=to,
        card=rng.choice(FILTERS) if filtered else None,
        condition=rng.choice(CONDITIONS),
        may=rng.random() < 0.7,
        joins="joins" in takes and rng.random() < 0.5,
    )


FILTERS = (None, Filter(plain=True), Filter(plain=False), Filter(power=2), Filter(power=3))
CONDITIONS = (
    *(None,) * 6,
    *(Condition(reveal=Filter(power=power)) for power in range(1, 6)),
    *(Condition(reveal=Filter(colour=colour)) for colour in COLOURS),
    Condition(reveal=Filter(kind="relic", plain=True)),
    Condition(top=Filter(kind="wizard")),
    Condition(rival=Filter(colour="red")),
    Condition(hand=5),
    Condition(behind=True),
    Condition(again=True),
)
