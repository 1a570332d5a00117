"""Card sets made by chance: sentences of the house set taken apart and put together differently."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.relics import RELICS
from wizardhall.relics.cardfile import _mistakes
from wizardhall.relics.cards import (
    COLOURS,
    COUNTS,
    RARITIES,
    TARGETS,
    AnyCard,
    Condition,
    Filter,
    Relic,
    RelicsSet,
    Sentence,
    Shrine,
    Wizard,
)
from wizardhall.relics.verbs import VERBS

HOUSE = RELICS.cards()
SUBTYPES = tuple(dict.fromkeys(card.subtype for card in HOUSE.wizards.values()))


def recombined(seed: int) -> RelicsSet:
    """A set that a card file could hold. Some have few cards, so that decks run out."""
    random = Random(seed)
    cards: list[AnyCard] = []
    for kind in ("wizard", "relic"):
        sizes = [4 * random.randint(0, 6 if seed % 2 else 2) for _ in RARITIES]
        sizes[random.randrange(3)] += 4
        for rarity, size in zip(RARITIES, sizes, strict=True):
            cards += [_card(random, kind, rarity, len(cards) + number) for number in range(size)]
    for number in range(random.randint(1, 12)):
        abilities = tuple(_ability(random, "shrine") for _ in range(random.randint(1, 3)))
        cards.append(Shrine(CardId(f"shrine-{number}"), abilities, {}, {}))
    return RelicsSet(f"recombined {seed}", tuple(cards))


def _card(random: Random, kind: str, rarity: str, number: int) -> AnyCard:
    name, power = CardId(f"{kind}-{number}"), random.randint(0, 6)
    when = "discarded" if random.random() < 0.15 else "entering" if kind == "wizard" else "revealed"
    ability = None if random.random() < 0.2 else _ability(random, when)
    if kind == "relic":
        return Relic(name, rarity, power, ability, {}, {})
    return Wizard(name, random.choice(COLOURS), random.choice(SUBTYPES), rarity, power, ability, {}, {})


def _ability(random: Random, when: str) -> Sentence:
    while True:
        then = _clause(random) if random.random() < 0.5 else None
        condition = _condition(random) if random.random() < 0.4 else None
        sentence = msgspec.structs.replace(
            _clause(random),
            when=when,
            may=random.random() < 0.4,
            condition=condition,
            meets=_filter(random) if when == "shrine" and random.random() < 0.8 else None,
            then=then,
        )
        if not any(_mistakes(sentence)):
            return sentence


def _clause(random: Random) -> Sentence:
    do = random.choice(list(VERBS))
    takes = VERBS[do].takes
    low = -3 if VERBS[do].gives_power else 0
    return Sentence(
        do,
        amount=random.randint(low, 4) if "amount" in takes else 1,
        per=random.choice(COUNTS) if "per" in takes and random.random() < 0.4 else None,
        to=random.choice(TARGETS) if "to" in takes else "self",
        card=_filter(random) if "card" in takes and random.random() < 0.6 else None,
        joins="joins" in takes and random.random() < 0.5,
    )


def _filter(random: Random) -> Filter:
    chosen: dict[str, Sequence[Any]] = {
        "kind": ("wizard", "relic"),
        "colour": COLOURS,
        "subtype": SUBTYPES,
        "rarity": RARITIES,
        "plain": (True, False),
        "power": range(7),
    }
    fields = random.sample(list(chosen), random.choice((1, 1, 1, 2)))
    return Filter(**{field: random.choice(chosen[field]) for field in fields})


def _condition(random: Random) -> Condition:
    chosen: dict[str, Callable[[], Any]] = {
        **{word: lambda: _filter(random) for word in ("own", "rival", "top", "reveal")},
        **{word: lambda: random.random() < 0.5 for word in ("advantage", "behind", "master", "again")},
        **{word: lambda: random.randint(0, 5) for word in ("hand", "drawn", "discard", "hall")},
        "shrine": lambda: random.choice((*COLOURS, "plain", "enlightened")),
    }
    words = random.sample(list(chosen), random.choice((1, 1, 2, 3)))
    return Condition(**{word: chosen[word]() for word in words})
