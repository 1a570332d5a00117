"""A wizard, its Magic power, and a set of eighteen (CUP-S1, CUP-S2)."""

from typing import Final

import msgspec

from wizardhall.core.cards import CardId, content_hash

__all__ = ["POWER_TYPES", "SET_SIZE", "CupSet", "Power", "Wizard"]

SET_SIZE: Final = 18
POWER_TYPES: Final = ("immediate", "dormant", "permanent", "none")


class Power(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verb of the vocabulary (`powers.py`) with its arguments."""

    verb: str
    amount: int = 0
    element: str | None = None
    at_least: int | None = None
    at_most: int | None = None
    type: str | None = None


class Wizard(msgspec.Struct, frozen=True):
    id: CardId
    value: int
    element: str
    type: str
    power: Power | None
    names: dict[str, str]
    """By language, where the card file gives them; the house set's are in the Fluent files."""
    source: dict[str, str]
    """The provenance of name, element, type, value and power."""


class CupSet:
    """Eighteen wizards. Only what the rules can tell apart goes into the digest, not what cards are called."""

    def __init__(self, name: str, wizards: tuple[Wizard, ...]) -> None:
        self.name = name
        self.wizards = {wizard.id: wizard for wizard in wizards}
        self.digest = content_hash([[w.id, w.value, w.element, w.type, w.power] for w in wizards])

    @property
    def ids(self) -> tuple[CardId, ...]:
        return tuple(self.wizards)
