"""Wizards Cup in words. Which words is Fluent's business; here events become its arguments.

Every event is told by the message `cup-event-<tag>` and every reason by `cup-why-<kind>`, with the fields as
arguments: seats as players' names, cards as cards' names, `none` where there is nothing or it is hidden.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from wizardhall.cup.cards import CupSet, Power, Wizard
from wizardhall.cup.events import Discarded, DuelDecided, GameEnded, Idle, Reason, RoundEnded
from wizardhall.cup.seats import SEATS
from wizardhall.table.cards import CardId
from wizardhall.table.events import Event
from wizardhall.table.seats import Seat
from wizardhall.table.text import Text

__all__ = ["CupTeller"]

_SEATS = {"seat", "owner"}
_SEAT_LISTS = {"losers", "winners"}
_CARDS = {"card", "entered", "top", "left", "joined", "waiting", "other"}
NOTHING = "none"

Words = dict[str, str | int]


class CupTeller:
    def __init__(self, cards: CupSet, text: Text, players: Mapping[Seat, str]) -> None:
        self._cards = cards
        self._text = text
        self._players = dict(players)

    def card(self, card: CardId) -> str:
        names = self._cards.wizards[card].names
        if self._text.language in names:
            return names[self._text.language]
        message = f"cup-card-{card}"
        if self._text.has(message):
            return self._text(message)
        return next(iter(names.values()), card.replace("-", " ").title())

    def player(self, seat: Seat) -> str:
        return self._players.get(seat) or self._text(f"cup-seat-{seat}")

    def element(self, wizard: Wizard) -> str:
        return self._text(f"cup-element-{wizard.element}")

    def type(self, wizard: Wizard) -> str:
        return self._text(f"cup-type-{wizard.type}")

    def power(self, power: Power | None) -> str:
        """What a power does, generated from its verb and arguments."""
        if power is None:
            return self._text("cup-power-none")
        words: Words = {
            "amount": f"{power.amount:+d}",
            "element": self._text(f"cup-element-{power.element}") if power.element else NOTHING,
            "least": NOTHING if power.at_least is None else power.at_least,
            "most": NOTHING if power.at_most is None else power.at_most,
            "type": self._text(f"cup-type-{power.type}") if power.type else NOTHING,
        }
        return self._text.format(f"cup-power-{power.verb.replace(' ', '-')}", words)

    def event(self, event: Event) -> str:
        tag = event.__struct_config__.tag
        return self._text.format(f"cup-event-{tag}", self._words(msgspec.structs.asdict(event)))

    def why(self, event: Event) -> list[str]:
        match event:
            case DuelDecided():
                criterion = self._text(f"cup-criterion-{event.criterion.lower()}", clause="CUP-D2")
                return [criterion, *(self.reason(reason) for reason in event.reasons), self._verdict(event)]
            case Discarded() | Idle() | RoundEnded() | GameEnded():
                return [self._text(f"cup-clause-{event.clause[4:].lower()}", clause=event.clause)]
        return []

    def reason(self, reason: Reason) -> str:
        wizard = self._cards.wizards[reason.card]
        words = self._words(msgspec.structs.asdict(reason))
        words["element"] = self.element(wizard)
        words["power"] = self.power(wizard.power)
        if reason.other is not None:
            words["other-element"] = self.element(self._cards.wizards[reason.other])
        return self._text.format(f"cup-why-{reason.kind}", words)

    def _verdict(self, event: DuelDecided) -> str:
        return self._text.format(
            "cup-why-verdict", {**self._players_in("losers", event.losers), "clause": event.clause}
        )

    def _words(self, fields: Mapping[str, Any]) -> Words:
        words: Words = {}
        for field, value in fields.items():
            if field == "reasons":
                continue
            if value is None:
                words[field] = NOTHING
            elif field in _SEATS:
                words["player" if field == "seat" else field] = self.player(value)
            elif field in _SEAT_LISTS:
                words |= self._players_in(field, value)
            elif field in _CARDS:
                words[field] = self.card(value)
            elif isinstance(value, dict):
                words |= {f"{field}-{seat}": self._cell(value.get(seat)) for seat in SEATS}
            elif isinstance(value, tuple):
                words[field] = self._text.listed(self.card(card) for card in value) if value else NOTHING
            elif isinstance(value, str | int):
                words[field] = value
        return words | {f"player-{seat}": self.player(seat) for seat in SEATS}

    def _players_in(self, field: str, seats: tuple[Seat, ...]) -> Words:
        return {field: self._text.listed(map(self.player, seats)), f"{field}-number": len(seats)}

    def _cell(self, value: CardId | int | None) -> str | int:
        if isinstance(value, str):
            return self.card(value)
        return NOTHING if value is None else value
