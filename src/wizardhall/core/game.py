"""What a game must offer, so that a match, a bot or a page can play it without knowing it.

A game is a plug-in: one object of a subclass of `Game` declares all that the rest of the house needs of it. How to
write one: `docs/contributing/add-a-game.md`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from wizardhall.core.asks import Play
from wizardhall.core.cards import CardId, CardSet
from wizardhall.core.changes import DiffTracker, Tracker
from wizardhall.core.dice import Dice
from wizardhall.core.events import Event
from wizardhall.core.options import Option, complete
from wizardhall.core.reference import Part
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text, Texts

__all__ = ["Game", "ListedCard", "PlayerAid", "Result", "Table", "Teller", "View"]


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


class ListedCard(msgspec.Struct, frozen=True):
    """A card as plain data, for galleries and programs. Each game adds what is printed on its own."""

    id: CardId
    name: str
    text: str
    """What it does."""
    names: dict[str, str]
    """What it is called, by language."""
    source: dict[str, str]
    """The provenance of its fields."""


class PlayerAid(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules in a nutshell, as data: what a front end draws as a reminder, with the words of the game's texts."""

    weak_to: dict[str, tuple[str, ...]] = {}
    """Each element, colour or sign, and those that it loses to."""
    criteria: tuple[str, ...] = ()
    """What is compared, in this order, until it decides."""
    phases: tuple[str, ...] = ()
    """The parts of a round, in their order."""
    to_win: dict[int, int] = {}
    """By the number of players: how many tokens, or wizards in the Hall, win the match."""


class Game(ABC, Generic[TableT]):
    """Declarations first, then what it does. What has a default here may be left out."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: a record is replayed only under the rules it was played by."""
    texts: ClassVar[Texts]
    """Its Fluent resources. The first is its main one: `<resource>-event-<tag>`, `<resource>-seat-<seat>`."""
    events: ClassVar[ModuleType]
    """The module that defines its events; `__all__` lists them."""

    options: ClassVar[tuple[Option, ...]] = ()
    player_aid: ClassVar[PlayerAid] = PlayerAid()
    house_set: ClassVar[Path | None] = None
    """The card file of its own cards, if they are in one."""

    bots: ClassVar[Mapping[str, Part]] = MappingProxyType({})
    """From the weakest to the strongest: each makes a `Bot` from a card set. `random` plays every game already."""
    judge: ClassVar[Part | None] = None
    """`judge_line(line, cards, options) -> bytes`: settles what lies on a real table, a JSON line each."""
    analyst: ClassVar[Part | None] = None
    """Makes an `Analyst` (`wizardhall.lab.analysis`) from a card set, a walked record, its seed and an `Effort`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "texts" in cls.__dict__:
            cls.texts.declare()

    def complete_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in; raises `UnknownName`."""
        return complete(self.options, chosen)

    @abstractmethod
    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]: ...

    @abstractmethod
    def cards(self, file: Path | None = None) -> CardSet:
        """The house set, or the set in a card file."""

    @abstractmethod
    def listing(self, cards: Any, language: str) -> Sequence[ListedCard]:
        """Every card with what is printed on it; names and texts are in `language`."""

    @abstractmethod
    def lay(self, options: Mapping[str, str], cards: Any) -> TableT:
        """An empty table, ready to play at."""

    @abstractmethod
    def play(self, table: TableT, dice: Dice) -> Play[Result]:
        """The whole game, top to bottom."""

    @abstractmethod
    def view(self, table: TableT, eyes: Seat) -> View: ...

    def tracker(self, table: TableT) -> Tracker:
        """What tells each pair of eyes how its view of a table changes. A game may know a faster way than this."""
        return DiffTracker(lambda eyes: self.view(table, eyes))

    @abstractmethod
    def teller(self, cards: Any, text: Text, players: Mapping[Seat, str]) -> Teller: ...
