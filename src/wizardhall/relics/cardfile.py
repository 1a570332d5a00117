"""Reading a card file: wizards, relics and shrines, each field checked, each sentence one that can be done."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from wizardhall.core.cards import CardFile, CardId, Entry
from wizardhall.core.errors import shortened
from wizardhall.relics.cards import (
    COLOURS,
    COUNTS,
    RARITIES,
    TARGETS,
    AnyCard,
    Filter,
    Relic,
    RelicsSet,
    Sentence,
    Shrine,
    Wizard,
)
from wizardhall.relics.chains import endless_chain
from wizardhall.relics.verbs import VERBS

__all__ = ["HOUSE_SET", "read_card_file"]

HOUSE_SET: Final = Path(__file__).with_name("cards.toml")

DECKS: Final = 4
MOST_ABILITIES: Final = 14
"""Of one shrine; the fast path has room for as many."""
_POWERS: Final = (0, 20)
_SENTENCE: Final = tuple(field.encode_name for field in msgspec.structs.fields(Sentence))
_AMOUNTS: Final = (-20, 20)
"""Of power; of cards there can be no fewer than none."""
_WORDS: Final = {"kind": ("wizard", "relic"), "colour": COLOURS, "rarity": RARITIES}
_SHRINE_FOR: Final = (*COLOURS, "plain", "enlightened")


def read_card_file(path: Path) -> RelicsSet:
    """The set in a card file; raises `CardFileError` with file, line and reason."""
    file = CardFile(path)
    name, default = file.head("relics", ("wizard", "relic", "shrine"))
    cards: dict[CardId, AnyCard] = {}
    entries: dict[CardId, Entry] = {}
    readers: dict[str, Callable[[Entry, str | None], AnyCard]] = {"wizard": _wizard, "relic": _relic, "shrine": _shrine}
    for kind, read in readers.items():
        for entry in file.entries(kind):
            card = read(entry, default)
            if card.id in cards:
                entry.refuse("id", "core-error-duplicate", card=card.id)
            cards[card.id], entries[card.id] = card, entry
    found = RelicsSet(name, tuple(cards.values()))
    _refuse_what_cannot_be_dealt(file, found)
    endless = endless_chain(found)
    if endless is not None:
        entries[endless.id].refuse("ability", "relics-error-endless", card=endless.id)
    return found


def _wizard(entry: Entry, default: str | None) -> Wizard:
    entry.known_fields(("id", "name", "colour", "subtype", "rarity", "power", "ability", "source"))
    return Wizard(
        id=entry.id(),
        colour=entry.word("colour", COLOURS),
        subtype=entry.free_word("subtype"),
        rarity=entry.word("rarity", RARITIES),
        power=entry.number("power", *_POWERS),
        ability=_ability(entry, "entering"),
        names=entry.names(),
        source=entry.source(("name", "colour", "subtype", "rarity", "power", "ability"), default),
    )


def _relic(entry: Entry, default: str | None) -> Relic:
    entry.known_fields(("id", "name", "rarity", "power", "ability", "source"))
    return Relic(
        id=entry.id(),
        rarity=entry.word("rarity", RARITIES),
        power=entry.number("power", *_POWERS),
        ability=_ability(entry, "revealed"),
        names=entry.names(),
        source=entry.source(("name", "rarity", "power", "ability"), default),
    )


def _shrine(entry: Entry, default: str | None) -> Shrine:
    entry.known_fields(("id", "name", "abilities", "source"))
    abilities = entry.get("abilities", list)
    if not abilities:
        entry.refuse("abilities", "relics-error-no-abilities")
    if len(abilities) > MOST_ABILITIES:
        entry.refuse("abilities", "relics-error-abilities", most=MOST_ABILITIES)
    return Shrine(
        id=entry.id(),
        abilities=tuple(_sentence(entry, "abilities", data, "shrine") for data in abilities),
        names=entry.names(),
        source=entry.source(("name", "ability"), default),
    )


def _ability(entry: Entry, when: str) -> Sentence | None:
    if "ability" not in entry.data:
        return None
    return _sentence(entry, "ability", entry.get("ability", dict), when)


def _sentence(entry: Entry, field: str, data: Any, when: str) -> Sentence:
    if isinstance(data, dict):
        inner = Entry(entry.file, entry.file.line_of(field, entry.line), data, one_line=True)
        inner.known_fields(_SENTENCE)
        inner.get("do", str)
    try:
        sentence = msgspec.convert(data, Sentence)
    except msgspec.ValidationError as error:
        entry.refuse(field, "relics-error-sentence", reason=shortened(str(error), 200))
    if sentence.when != "discarded":
        sentence = msgspec.structs.replace(sentence, when=when)
    elif when == "shrine":
        entry.refuse(field, "relics-error-when")
    for message, details in _mistakes(sentence):
        entry.refuse(field, message, **details)
    return sentence


def _mistakes(sentence: Sentence, inner: bool = False) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What is wrong with a sentence, in the order in which its reader would see it."""
    if sentence.do not in VERBS:
        yield _unknown("do", sentence.do, tuple(VERBS))
        return
    verb = VERBS[sentence.do]
    if sentence.when == "discarded":
        can = tuple(words for words, each in VERBS.items() if each.when_discarded)
        for part in (sentence, sentence.then):
            if part is not None and part.do not in can:
                yield _unknown("do", part.do, can)
    if sentence.to not in TARGETS:
        yield _unknown("to", sentence.to, TARGETS)
    if sentence.per is not None and sentence.per not in COUNTS:
        yield _unknown("per", sentence.per, COUNTS)
    low, high = _AMOUNTS if verb.gives_power else (0, _AMOUNTS[1])
    if not low <= sentence.amount <= high:
        yield "core-error-number-range", {"field": "amount", "number": sentence.amount, "low": low, "high": high}
    defaults = Sentence(sentence.do)
    for field in ("amount", "per", "to", "card", "joins"):
        taken = field in verb.takes and field not in verb.unused(sentence)
        if not taken and getattr(sentence, field) != getattr(defaults, field):
            yield "relics-error-unused", {"verb": sentence.do, "field": field}
    if sentence.per == "hand" and sentence.card is not None:
        yield "relics-error-hand-filter", {}
    elif sentence.per not in (None, "discard") and sentence.card is not None:
        yield "relics-error-unused", {"verb": f"{sentence.do}, per {sentence.per}", "field": "card"}
    yield from _mistakes_in_filters(sentence)
    if sentence.then is not None:
        if inner or sentence.then.condition or sentence.then.may or sentence.then.when == "discarded":
            yield "relics-error-then", {}
        yield from _mistakes(sentence.then, inner=True)


def _mistakes_in_filters(sentence: Sentence) -> Iterator[tuple[str, dict[str, str | int]]]:
    condition = sentence.condition
    filters: list[Filter | None] = [sentence.card, sentence.meets]
    if condition is not None:
        filters += [condition.own, condition.rival, condition.top, condition.reveal]
        if condition.shrine is not None and condition.shrine not in _SHRINE_FOR:
            yield _unknown("shrine", condition.shrine, _SHRINE_FOR)
    for each in filters:
        for field, known in _WORDS.items():
            word = getattr(each, field, None)
            if word is not None and word not in known:
                yield _unknown(field, word, known)


def _unknown(field: str, word: str, known: tuple[str, ...]) -> tuple[str, dict[str, str | int]]:
    return "core-error-unknown-word", {"field": field, "word": word, "known": ", ".join(known)}


def _refuse_what_cannot_be_dealt(file: CardFile, cards: RelicsSet) -> None:
    """REL-S1: every rarity of every kind goes evenly into four decks, and a deck has both kinds."""
    for kind, pile in (("wizard", cards.wizards), ("relic", cards.relics)):
        if not pile:
            file.refuse(1, "relics-error-none", kind=kind)
        for rarity in RARITIES:
            number = sum(card.rarity == rarity for card in pile.values())
            if number % DECKS:
                file.refuse(1, "relics-error-deal", kind=kind, rarity=rarity, number=number, decks=DECKS)
    if not cards.shrines:
        file.refuse(1, "relics-error-none", kind="shrine")
