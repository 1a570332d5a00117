"""A card set as plain data, for programs: lower-case English words and numbers."""

from typing import Any

import msgspec

from wizardhall.core.text import LANGUAGES, text
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.teller import CupTeller

__all__ = ["listing"]


def listing(cards: CupSet, language: str) -> list[dict[str, Any]]:
    """Names and texts are in `language`; `names` has them all."""
    tellers = {each: CupTeller(cards, text(each), {}) for each in LANGUAGES}
    return [_listed(wizard, language, tellers) for wizard in cards.wizards.values()]


def _listed(wizard: Wizard, language: str, tellers: dict[str, CupTeller]) -> dict[str, Any]:
    arguments = msgspec.to_builtins(wizard.power) if wizard.power else {"verb": "none"}
    return {
        "id": wizard.id,
        "name": tellers[language].card(wizard.id),
        "value": wizard.value,
        "element": wizard.element,
        "type": wizard.type,
        "power": arguments.pop("verb"),
        "arguments": arguments,
        "text": tellers[language].power(wizard.power),
        "names": {each: teller.card(wizard.id) for each, teller in tellers.items()},
        "source": wizard.source,
    }
