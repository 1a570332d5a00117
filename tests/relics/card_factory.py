"""Cards for tests, made on the spot, and the sides that they lie on.

A card that is made is called after what it is (`red-3`, `relic-2`, a second one `red-3-2`) unless it gets an `id`.
Sentences are written as in card files. Cards of the house set are given by their ids.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.relics import RELICS
from wizardhall.relics.cards import AnyCard, Relic, Sentence, Shrine, Wizard

HOUSE = RELICS.cards()

Card: TypeAlias = AnyCard | str
Cards: TypeAlias = int | Sequence[Card]
"""A number of cards means that many plain relics, called `filler`; in the Hall, wizards called `immortal`."""
Said: TypeAlias = dict[str, Any]


def wizard(
    colour: str = "red",
    power: int = 3,
    ability: Said | None = None,
    *,
    name: str = "",
    subtype: str = "hermit",
    rarity: str = "common",
) -> AnyCard:
    sentence = None if ability is None else _said(ability, "entering")
    return Wizard(CardId(name or f"{colour}-{power}"), colour, subtype, rarity, power, sentence, {}, {})


def relic(power: int = 1, ability: Said | None = None, *, name: str = "", rarity: str = "common") -> AnyCard:
    sentence = None if ability is None else _said(ability, "revealed")
    return Relic(CardId(name or f"relic-{power}"), rarity, power, sentence, {}, {})


def shrine(*abilities: Said, name: str = "shrine") -> AnyCard:
    return Shrine(CardId(name), tuple(_said(ability, "shrine") for ability in abilities), {}, {})


def _said(sentence: Said, when: str) -> Sentence:
    return msgspec.convert({"when": when, **sentence}, Sentence)


@dataclass(frozen=True)
class Given:
    """What one player has when a scene begins."""

    laid: tuple[Card, ...]
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    hall: Cards = ()
    drawn: int = 0


def side(
    *laid: Card, hand: Cards = (), deck: Cards = (), discard: Cards = (), hall: Cards = (), drawn: int = 0
) -> Given:
    """A wizard and its relics, then the rest. Decks are given from the top, discard piles from the bottom."""
    return Given(laid, hand, deck, discard, hall, drawn)


class Box:
    """The cards of a scene, all with names of their own."""

    def __init__(self) -> None:
        self.cards: dict[CardId, AnyCard] = {}

    def put(self, cards: Cards, filler: Card | None = None) -> list[CardId]:
        if isinstance(cards, int):
            cards = [filler or relic(name="filler")] * cards
        return [self._put(HOUSE.cards[CardId(card)] if isinstance(card, str) else card) for card in cards]

    def _put(self, card: AnyCard) -> CardId:
        name, number = card.id, 1
        while name in self.cards:
            number += 1
            name = CardId(f"{card.id}-{number}")
        self.cards[name] = msgspec.structs.replace(card, id=name)
        return name
