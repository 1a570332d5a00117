"""A card set as plain data, for programs: lower-case English words and numbers."""

from collections.abc import Mapping, Sequence

import msgspec

from wizardhall.core.errors import UnknownName
from wizardhall.core.game import ListedCard
from wizardhall.core.text import LANGUAGES, text
from wizardhall.relics.cards import AnyCard, Filter, Kind, RelicsSet, Sentence, Shrine, Wizard
from wizardhall.relics.teller import RelicsTeller

__all__ = ["RelicsCard", "found", "listing", "mechanics", "sentences"]


class RelicsCard(ListedCard, frozen=True):
    """A wizard, relic or shrine. What a kind of card does not have is `none`, or null for its power."""

    kind: Kind
    colour: str
    subtype: str
    rarity: str
    power: int | None
    advantage: str
    """The colour that a wizard has advantage over."""
    plain: bool
    """Has it no ability?"""
    mechanics: list[str]
    """The words that it can be found by."""
    abilities: list[str]
    flavour: str
    sentences: tuple[Sentence, ...]


def listing(cards: RelicsSet, language: str) -> list[RelicsCard]:
    """Names, texts and flavour are in `language`; `names` has them all."""
    tellers = {each: RelicsTeller(cards, text(each), {}) for each in LANGUAGES}
    return [_listed(card, language, tellers) for card in cards.cards.values()]


def found(rows: Sequence[RelicsCard], wanted: Mapping[str, str | None]) -> list[RelicsCard]:
    """Those that fit all that is wanted of `kind`, `colour`, `rarity` and `mechanic`; raises `UnknownName`."""
    given = {field: value for field, value in wanted.items() if value is not None}
    for field, value in given.items():
        known = {word for row in rows for word in _words(row, field)} - {"none"}
        if value not in known:
            raise UnknownName("relics-error-wanted", field=field, name=value, known=", ".join(sorted(known)))
    return [row for row in rows if all(value in _words(row, field) for field, value in given.items())]


def _words(row: RelicsCard, field: str) -> list[str]:
    return row.mechanics if field == "mechanic" else [getattr(row, field)]


def _listed(card: AnyCard, language: str, tellers: dict[str, RelicsTeller]) -> RelicsCard:
    teller = tellers[language]
    return RelicsCard(
        id=card.id,
        name=teller.card(card.id),
        text=teller.abilities(card),
        names={each: other.card(card.id) for each, other in tellers.items()},
        source=card.source,
        kind=card.kind,
        colour=card.colour if isinstance(card, Wizard) else "none",
        subtype=card.subtype if isinstance(card, Wizard) else "none",
        rarity="none" if isinstance(card, Shrine) else card.rarity,
        power=None if isinstance(card, Shrine) else card.power,
        advantage=card.over if isinstance(card, Wizard) else "none",
        plain=not sentences(card),
        mechanics=mechanics(card),
        abilities=[teller.sentence(sentence) for sentence in sentences(card)],
        flavour=teller.flavour(card.id),
        sentences=sentences(card),
    )


def sentences(card: AnyCard) -> tuple[Sentence, ...]:
    if isinstance(card, Shrine):
        return card.abilities
    return (card.ability,) if card.ability else ()


def mechanics(card: AnyCard) -> list[str]:
    """The words that a card can be found by: its verbs, counts, conditions, and how it does them."""
    found: dict[str, None] = {}
    for sentence in sentences(card):
        for part in (sentence, sentence.then):
            if part is None:
                continue
            found[part.do] = None
            if part.per:
                found[f"per {part.per}"] = None
            if part.joins:
                found["joins"] = None
        if sentence.may:
            found["may"] = None
        if sentence.when == "discarded":
            found["when discarded"] = None
        for condition, value in msgspec.structs.asdict(sentence.condition).items() if sentence.condition else ():
            if value is not None:
                found[f"if {condition}"] = None
                if isinstance(value, Filter):
                    found |= {f"by {field}": None for field in msgspec.to_builtins(value) if field != "kind"}
    return list(found)
