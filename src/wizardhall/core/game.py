"""What a game must offer, so that a match, a bot or a page can play it without knowing it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from wizardhall.core.asks import Play
from wizardhall.core.cards import CardId, CardSet
from wizardhall.core.dice import Dice
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text

__all__ = ["Game", "Result", "Table", "Teller", "View"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended. Several winners share the victory."""

    winners: tuple[Seat, ...]
    clause: str


class View(msgspec.Struct, frozen=True):
    """What one pair of eyes may see of a table. Each game has its own."""

    eyes: Seat
    round: int


class Table:
    """All that lies on a table, secrets included. It changes first and tells of it then."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.watcher: Callable[[Event], None] | None = None

    def tell(self, event: Event) -> None:
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)


class Teller(Protocol):
    """Puts a game into words of one language."""

    def card(self, card: CardId) -> str: ...

    def event(self, event: Event) -> str:
        """One line that says what happened."""
        ...

    def why(self, event: Event) -> list[str]:
        """The reasons of an outcome, each with its clause; empty for events that need none."""
        ...


TableT = TypeVar("TableT", bound=Table)


class Game(ABC, Generic[TableT]):
    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: a record is replayed only under the rules it was played by."""

    @abstractmethod
    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in; raises `UnknownName`."""

    @abstractmethod
    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]: ...

    @abstractmethod
    def cards(self, file: Path | None = None) -> CardSet:
        """The house set, or the set in a card file."""

    @abstractmethod
    def lay(self, options: Mapping[str, str], cards: Any) -> TableT:
        """An empty table, ready to play at."""

    @abstractmethod
    def play(self, table: TableT, dice: Dice) -> Play[Result]:
        """The whole game, top to bottom."""

    @abstractmethod
    def view(self, table: TableT, eyes: Seat) -> View: ...

    @abstractmethod
    def teller(self, cards: Any, text: Text, players: Mapping[Seat, str]) -> Teller: ...
