"""Reading a card file: eighteen wizards, each field checked, each with its provenance."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wizardhall.core.cards import CardFile, CardId, Entry
from wizardhall.cup.cards import POWER_TYPES, SET_SIZE, CupSet, Power, Wizard
from wizardhall.cup.elements import ELEMENTS
from wizardhall.cup.powers import VERBS

__all__ = ["HOUSE_SET", "read_card_file"]

HOUSE_SET: Final = Path(__file__).with_name("cards.toml")

_SOURCED: Final = ("name", "element", "type", "value", "power")
_VALUES: Final = (0, 20)


def read_card_file(path: Path) -> CupSet:
    """The set in a card file; raises `CardFileError` with file, line and reason."""
    file = CardFile(path)
    name, default = file.head("cup", ("wizard",))

    wizards: dict[CardId, Wizard] = {}
    for entry in file.entries("wizard"):
        wizard = _wizard(entry, default)
        if wizard.id in wizards:
            entry.refuse("id", "core-error-duplicate", card=wizard.id)
        wizards[wizard.id] = wizard
    if len(wizards) != SET_SIZE:
        file.refuse(1, "cup-error-set-size", wanted=SET_SIZE, given=len(wizards))
    return CupSet(name, tuple(wizards.values()))


def _wizard(entry: Entry, default_source: str | None) -> Wizard:
    entry.known_fields(("id", "name", "element", "type", "value", "power", "source"))
    type_ = entry.word("type", POWER_TYPES)
    return Wizard(
        id=entry.id(),
        value=entry.number("value", *_VALUES),
        element=entry.word("element", ELEMENTS),
        type=type_,
        power=_power(entry, type_),
        names=entry.names(),
        source=entry.source(_SOURCED, default_source),
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
