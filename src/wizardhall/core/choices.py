"""What can be chosen where an ask wants one of some: each choice says what it is, and has a key.

The key is the answer, in a record and on the wire. Nobody has to read anything out of it.
"""

from typing import TypeAlias

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat

__all__ = ["AbilityChoice", "AnyChoice", "CardChoice", "Choice", "PlaceChoice", "SeatChoice", "WordChoice"]


class Choice(
    msgspec.Struct, frozen=True, tag_field="kind", tag=lambda name: name.removesuffix("Choice").lower()
):  # fmt: skip
    key: str


class CardChoice(Choice, frozen=True):
    """A card; the key is its id."""

    @property
    def card(self) -> CardId:
        return CardId(self.key)


class SeatChoice(Choice, frozen=True):
    """A player; the key is their seat."""

    @property
    def seat(self) -> Seat:
        return Seat(self.key)


class PlaceChoice(Choice, frozen=True):
    """A card by where it lies, since its face may be hidden: in front of a seat, the first has number 1."""

    seat: Seat
    number: int

    @classmethod
    def of(cls, seat: Seat, number: int) -> "PlaceChoice":
        return cls(f"{seat} {number}", seat, number)


class AbilityChoice(Choice, frozen=True):
    """One of several abilities of a card; the first has number 1, and the number is the key."""

    card: CardId
    number: int

    @classmethod
    def of(cls, card: CardId, number: int) -> "AbilityChoice":
        return cls(str(number), card, number)


class WordChoice(Choice, frozen=True):
    """Something to do, in a word of the game."""


AnyChoice: TypeAlias = CardChoice | SeatChoice | PlaceChoice | AbilityChoice | WordChoice
