"""What a game must be able to draw, so that the terminal can play it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from wizardhall.core.asks import AnyAsk
from wizardhall.core.cards import CardId
from wizardhall.core.choices import AbilityChoice, AnyChoice, CardChoice, PlaceChoice, SeatChoice
from wizardhall.core.events import Event
from wizardhall.core.game import Teller, View
from wizardhall.core.reference import load
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.games import game as game_named
from wizardhall.match import Frame

__all__ = ["Painter", "painter_for"]

PAINTERS: Final = {
    "cup": "wizardhall.terminal.cup.painter:CupPainter",
    "relics": "wizardhall.terminal.relics.painter:RelicsPainter",
}
"""Who draws each game. Any other is drawn by `PlainPainter`, in words."""


class Painter(ABC):
    """Draws one game in one language. Views and events are given as somebody's eyes see them."""

    game: str
    text: HallText
    ids: tuple[CardId, ...]

    def __init__(self, headings: Mapping[Seat, str]) -> None:
        self._headings = headings

    @property
    @abstractmethod
    def teller(self) -> Teller: ...

    def heading(self, seat: Seat) -> str:
        """A player's name with who it is, for where the name stands alone."""
        return self._headings.get(seat) or self.text(f"{self.game}-seat-{seat}")

    # Cards and other choices

    @abstractmethod
    def row(self, card: CardId, view: View | None = None) -> Text:
        """A card in one line of aligned columns; at a table perhaps with whose it is."""

    @abstractmethod
    def sentence(self, card: CardId, view: View | None = None) -> Text:
        """A card with everything that is printed on it; at a table perhaps with whose it is."""

    def option(self, choice: AnyChoice, view: View) -> Text | None:
        """A choice that is no card, in words: a seat, a place on the table, something to do; `None` for a card."""
        match choice:
            case CardChoice():
                return None
            case SeatChoice():
                return Text(self.heading(choice.seat))
            case PlaceChoice():
                return Text(f"{self.heading(choice.seat)}, {choice.number}")
            case AbilityChoice():
                return Text(f"{self.teller.card(choice.card)}, {choice.number}")
        return Text(choice.key)

    def called(self, choice: AnyChoice, view: View) -> list[str]:
        """What such a choice can be called by somebody who types."""
        return [] if isinstance(choice, CardChoice) else [choice.key]

    def about(self, choice: AnyChoice, view: View) -> CardId | None:
        """The card that a choice is about, if these eyes know it."""
        return choice.card if isinstance(choice, CardChoice) else None

    def beside_title(self, ask: AnyAsk, view: View) -> Text:
        """What a question is decided by, where the table above it may be out of sight."""
        return Text()

    @abstractmethod
    def tally(self, ask: AnyAsk, view: View, chosen: Sequence[CardId]) -> Text | None:
        """What the chosen cards come to, where that matters."""

    # The table

    @abstractmethod
    def setting(self, ask: AnyAsk, view: View, width: int) -> list[RenderableType]:
        """What to have before one's eyes when deciding."""

    def piles(self, view: View, width: int) -> list[RenderableType]:
        """What one may look through besides: nothing, if the picture shows all."""
        return []

    def piles_described(self, view: View) -> list[str]:
        """The same in words."""
        return []

    @abstractmethod
    def picture(self, view: View, width: int) -> RenderableType: ...

    @abstractmethod
    def described(self, view: View) -> list[str]:
        """The picture in words."""

    # What happens

    @abstractmethod
    def line(self, event: Event) -> Text:
        """The event's sentence, in colours."""

    def notes(self, event: Event) -> list[str]:
        """What the cards say that have just been seen for the first time."""
        return []

    def why(self, event: Event) -> list[str]:
        return self.teller.why(event)

    @abstractmethod
    def opens(self, event: Event) -> bool:
        """Does a new scene begin, that wants a picture?"""

    def waits_before(self, event: Event, told: int) -> bool:
        """Should there be a pause before a new scene, after so many other events?"""
        return told > 0

    @abstractmethod
    def closes(self, event: Event) -> bool:
        """Does a round end with it?"""

    # The whole

    @abstractmethod
    def summary(self, frames: Sequence[Frame], view: View) -> list[RenderableType]:
        """How a match went, and how the table lies at its end, when nothing is secret any more."""

    @abstractmethod
    def catalogue(self, width: int) -> list[RenderableType]:
        """All cards with all that is printed on them, and where it comes from."""

    @abstractmethod
    def reminder(self) -> str:
        """The rules in a nutshell."""


def painter_for(
    game: str, cards: Any, text: HallText, players: Mapping[Seat, str], headings: Mapping[Seat, str] | None = None
) -> Painter:
    """The painter of a game, with its players' names in sentences and headings; raises `UnknownName`."""
    if game in PAINTERS:
        painter: Painter = load(PAINTERS[game])(cards, text, players, headings or {})
        return painter
    from wizardhall.terminal.plain_painter import PlainPainter

    return PlainPainter(game_named(game), cards, text, players, headings or {})
