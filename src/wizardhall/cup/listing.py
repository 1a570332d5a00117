"""A card set as plain data, for programs: lower-case English words and numbers."""

from typing import Any

import msgspec

from wizardhall.core.game import ListedCard
from wizardhall.core.text import LANGUAGES, text
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.teller import CupTeller

__all__ = ["CupCard", "listing"]


class CupCard(ListedCard, frozen=True):
    """A wizard. `power` is a verb with its `arguments`, or `none`; `type` says when it works."""

    value: int
    element: str
    type: str
    power: str
    arguments: dict[str, Any]


def listing(cards: CupSet, language: str) -> list[CupCard]:
    """Names and texts are in `language`; `names` has them all."""
    tellers = {each: CupTeller(cards, text(each), {}) for each in LANGUAGES}
    return [_listed(wizard, language, tellers) for wizard in cards.wizards.values()]


def _listed(wizard: Wizard, language: str, tellers: dict[str, CupTeller]) -> CupCard:
    arguments = msgspec.to_builtins(wizard.power) if wizard.power else {"verb": "none"}
    return CupCard(
        id=wizard.id,
        name=tellers[language].card(wizard.id),
        text=tellers[language].power(wizard.power),
        names={each: teller.card(wizard.id) for each, teller in tellers.items()},
        source=wizard.source,
        value=wizard.value,
        element=wizard.element,
        type=wizard.type,
        power=arguments.pop("verb"),
        arguments=arguments,
    )
