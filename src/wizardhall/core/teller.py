"""Events as sentences: the fields of an event become the arguments of its Fluent message.

Every event of a game is told by the message `<resource>-event-<tag>`. Seats become players' names, cards become cards'
names, lists are listed, and what is empty or hidden is `none`. A field that has a value for each seat gives one
argument for each, `tokens-black`, and one that lists them all.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text

__all__ = ["NOTHING", "EventTeller", "TextArguments"]

NOTHING: Final = "none"

TextArguments = dict[str, str | int]


class EventTeller(ABC):
    resource: ClassVar[str]
    seat_fields: ClassVar = frozenset({"seat", "owner"})
    seat_lists: ClassVar = frozenset({"losers", "winners", "fighters", "highest"})
    card_fields: ClassVar[frozenset[str]]
    skipped_fields: ClassVar = frozenset({"reasons", "parts"})
    """Fields that have sentences of their own."""

    def __init__(self, text: Text, seats: Sequence[Seat], players: Mapping[Seat, str]) -> None:
        self._text = text
        self._seats = seats
        self._players = dict(players)

    @abstractmethod
    def card(self, card: CardId) -> str: ...

    def player(self, seat: Seat) -> str:
        return self._players.get(seat) or self._text(f"{self.resource}-seat-{seat}")

    def event(self, event: Event) -> str:
        """One line that says what happened."""
        arguments = self.arguments(msgspec.structs.asdict(event))
        return self._text.format(f"{self.resource}-event-{event.__struct_config__.tag}", arguments)

    def arguments(self, fields: Mapping[str, Any]) -> TextArguments:
        arguments: TextArguments = {f"player-{seat}": self.player(seat) for seat in self._seats}
        for field, value in fields.items():
            if field not in self.skipped_fields:
                arguments |= self._argument(field, value)
        return arguments

    def players_in(self, field: str, seats: Sequence[Seat]) -> TextArguments:
        listed = self._text.listed(map(self.player, seats)) if seats else NOTHING
        return {field: listed, f"{field}-number": len(seats)}

    def _argument(self, field: str, value: Any) -> TextArguments:
        if field in self.seat_fields:
            return {"player" if field == "seat" else field: self.player(value)}
        if field in self.seat_lists:
            return self.players_in(field, value)
        if isinstance(value, dict):
            cells: TextArguments = {f"{field}-{seat}": self._cell(field, value.get(seat)) for seat in self._seats}
            shown = ", ".join(f"{self.player(seat)} {self._cell(field, each)}" for seat, each in value.items())
            return {**cells, field: shown or NOTHING}
        return {field: self._cell(field, value)}

    def _cell(self, field: str, value: Any) -> str | int:
        if value is None or value == ():
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self._text.listed(map(self.card, value))
        if isinstance(value, str) and field in self.card_fields:
            return self.card(CardId(value))
        return value  # type: ignore[no-any-return]
