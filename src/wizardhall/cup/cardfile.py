"""Reading a card file: eighteen wizards, each field checked, each with its provenance."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wizardhall.cup.cards import POWER_TYPES, PROVENANCES, SET_SIZE, CupSet, Power, Wizard
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.powers import VERBS
from wizardhall.table.cards import CardFile, CardId, Entry
from wizardhall.table.text import LANGUAGES

__all__ = ["HOUSE_SET", "read_card_file"]

HOUSE_SET: Final = Path(__file__).with_name("cards.toml")

_SOURCED: Final = ("name", "element", "type", "value", "power")
_VALUES: Final = (0, 20)


def read_card_file(path: Path) -> CupSet:
    """The set in a card file; raises `CardFileError` with file, line and reason."""
    file = CardFile(path)
    head = Entry(file, 1, file.data)
    head.known_fields(("game", "name", "source", "wizard"))
    head.word("game", ("cup",))
    name = head.get("name", str).strip() or head.refuse("name", "table-error-missing-field", field="name")
    default = head.word("source", PROVENANCES) if "source" in file.data else None

    wizards: dict[CardId, Wizard] = {}
    for entry in file.entries("wizard"):
        wizard = _wizard(entry, default)
        if wizard.id in wizards:
            entry.refuse("id", "table-error-duplicate", card=wizard.id)
        wizards[wizard.id] = wizard
    if len(wizards) != SET_SIZE:
        file.refuse(1, "cup-error-set-size", wanted=SET_SIZE, given=len(wizards))
    return CupSet(name, tuple(wizards.values()))


def _wizard(entry: Entry, default_source: str | None) -> Wizard:
    entry.known_fields(("id", "name", "element", "type", "value", "power", "source"))
    card: str = entry.get("id", str)
    if not re.fullmatch(r"[a-z][a-z0-9-]*", card):
        entry.refuse("id", "table-error-card-id", card=card)
    type_ = entry.word("type", POWER_TYPES)
    return Wizard(
        id=CardId(card),
        value=entry.number("value", *_VALUES),
        element=entry.word("element", ELEMENTS),
        type=type_,
        power=_power(entry, type_),
        names=_names(entry),
        source=_source(entry, default_source),
    )


def _power(entry: Entry, type_: str) -> Power | None:
    if type_ == "none":
        if "power" in entry.data:
            entry.refuse("power", "cup-error-power-without-type")
        return None
    power = entry.table("power")
    words = power.word("verb", tuple(VERBS))
    verb = VERBS[words]
    if verb.type != type_:
        entry.refuse("type", "cup-error-power-type", verb=words, wanted=verb.type, given=type_)
    power.known_fields(("verb", *verb.needs, *verb.takes))
    for argument in verb.needs:
        power.get(argument, object)
    if verb.moment == "claim" and len(power.data) == 1:
        power.refuse("verb", "cup-error-against-whom", known=", ".join(verb.takes))
    return Power(words, **{argument: _ARGUMENTS[argument](power) for argument in power.data if argument != "verb"})


_ARGUMENTS: Final[dict[str, Callable[[Entry], Any]]] = {
    "amount": lambda power: power.number("amount", -_VALUES[1], _VALUES[1]),
    "element": lambda power: power.word("element", ELEMENTS),
    "at_least": lambda power: power.number("at_least", *_VALUES),
    "at_most": lambda power: power.number("at_most", *_VALUES),
    "type": lambda power: power.word("type", POWER_TYPES),
}


def _names(entry: Entry) -> dict[str, str]:
    if "name" not in entry.data:
        return {}
    names = entry.table("name")
    names.known_fields(LANGUAGES)
    return {language: names.get(language, str) for language in names.data}


def _source(entry: Entry, default: str | None) -> dict[str, str]:
    if default and "source" not in entry.data:
        return dict.fromkeys(_SOURCED, default)
    source = entry.table("source")
    source.known_fields(_SOURCED)
    return {
        field: default if default and field not in source.data else source.word(field, PROVENANCES)
        for field in _SOURCED
    }
